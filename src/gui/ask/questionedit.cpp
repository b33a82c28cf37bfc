#include "ask/questionedit.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

constexpr int mostLines = 5;
constexpr int mostRemembered = 200;

} // namespace

QuestionEdit::QuestionEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setProperty("role", QStringLiteral("question"));
    setTabChangesFocus(true);
    setPlaceholderText(tr("Ask a question about this database"));
    setAccessibleName(tr("Question"));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &QuestionEdit::fit);
}

void QuestionEdit::remember(const QString& question)
{
    m_earlier.removeAll(question);
    m_earlier.append(question);
    if (m_earlier.size() > mostRemembered)
        m_earlier.removeFirst();
    m_place = m_earlier.size();
}

QSize QuestionEdit::sizeHint() const
{
    // The frame that the style sheet adds is known only from the viewport's height.
    const int frame = height() - viewport()->height() + static_cast<int>(std::ceil(2 * document()->documentMargin()));
    return {200, std::clamp(lines(), 1, mostLines) * fontMetrics().lineSpacing() + frame};
}

int QuestionEdit::lines() const
{
    int count = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && count <= mostLines; block = block.next())
        count += std::max(1, block.layout()->lineCount());
    return count;
}

void QuestionEdit::fit()
{
    const bool hasRoom = lines() <= mostLines;
    setVerticalScrollBarPolicy(hasRoom ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
    if (hasRoom)
        verticalScrollBar()->setValue(0); // it may have scrolled while there was less room
}

void QuestionEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !event->modifiers().testFlag(Qt::ShiftModifier)) {
        Q_EMIT asked();
        return;
    }
    const QTextBlock block = textCursor().block();
    if (event->key() == Qt::Key_Up && event->modifiers() == Qt::NoModifier && block == document()->firstBlock()
        && recall(-1))
        return;
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier && block == document()->lastBlock()
        && recall(1))
        return;
    QPlainTextEdit::keyPressEvent(event);
}

void QuestionEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fit(); // the lines wrap differently at another width
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
