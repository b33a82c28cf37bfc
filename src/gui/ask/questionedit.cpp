#include "ask/questionedit.h"

#include <QKeyEvent>
#include <QTextBlock>

namespace querymend {

namespace {

constexpr int mostLines = 5;
constexpr int mostRemembered = 200;

} // namespace

QuestionEdit::QuestionEdit(QWidget* parent) : GrowingEdit(mostLines, parent)
{
    setProperty("role", QStringLiteral("question"));
    setPlaceholderText(tr("Ask a question about your data"));
    setAccessibleName(tr("Question"));
}

void QuestionEdit::remember(const QString& question)
{
    m_earlier.removeAll(question);
    m_earlier.append(question);
    if (m_earlier.size() > mostRemembered)
        m_earlier.removeFirst();
    m_place = m_earlier.size();
}

void QuestionEdit::keyPressEvent(QKeyEvent* event)
{
    const QTextBlock block = textCursor().block();
    if (event->key() == Qt::Key_Up && event->modifiers() == Qt::NoModifier && block == document()->firstBlock()
        && recall(-1))
        return;
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier && block == document()->lastBlock()
        && recall(1))
        return;
    GrowingEdit::keyPressEvent(event);
}

bool QuestionEdit::recall(int step)
{
    const qsizetype place = m_place + step;
    if (place < 0 || place > m_earlier.size())
        return false;
    if (m_place == m_earlier.size())
        m_draft = toPlainText();
    m_place = place;
    setPlainText(place == m_earlier.size() ? m_draft : m_earlier.at(place));
    moveCursor(QTextCursor::End);
    return true;
}

} // namespace querymend

#include "moc_questionedit.cpp"
