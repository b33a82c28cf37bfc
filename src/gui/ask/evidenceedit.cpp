#include "ask/evidenceedit.h"

#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int mostLines = 3;
constexpr int margin = 2; ///< as in fields of one line

} // namespace

EvidenceEdit::EvidenceEdit(QWidget* parent) : GrowingEdit(mostLines, parent)
{
    setPlaceholderText(tr("Background, e.g. revenue excludes returns"));
    setAccessibleName(tr("Evidence"));
    document()->setDocumentMargin(margin);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        const bool isAnother = text() != std::exchange(m_known, text()); // it is also emitted for another look
        if (isAnother && !m_isFilling)
            Q_EMIT edited();
    });
}

void EvidenceEdit::setText(const QString& text)
{
    m_isFilling = true;
    setPlainText(text);
    m_isFilling = false;
}

void EvidenceEdit::setCaret(int place)
{
    QTextCursor caret = textCursor();
    caret.setPosition(std::clamp(place, 0, static_cast<int>(text().size())));
    setTextCursor(caret);
}

void EvidenceEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn)
        return Q_EMIT asked();
    GrowingEdit::keyPressEvent(event);
}

void EvidenceEdit::insertFromMimeData(const QMimeData* source)
{
    insertPlainText(source->text().simplified());
}

} // namespace querymend

#include "moc_evidenceedit.cpp"
