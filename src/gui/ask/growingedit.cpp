#include "ask/growingedit.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace querymend {

GrowingEdit::GrowingEdit(int mostLines, QWidget* parent) : QPlainTextEdit(parent), m_mostLines(mostLines)
{
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::fit);
}

QSize GrowingEdit::sizeHint() const
{
    // The frame that the style sheet adds is known only from the viewport's height.
    const int frame = height() - viewport()->height() + static_cast<int>(std::ceil(2 * document()->documentMargin()));
    return {200, std::clamp(lines(), 1, m_mostLines) * fontMetrics().lineSpacing() + frame};
}

int GrowingEdit::lines() const
{
    int count = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && count <= m_mostLines; block = block.next())
        count += std::max(1, block.layout()->lineCount());
    return count;
}

void GrowingEdit::fit()
{
    const bool hasRoom = lines() <= m_mostLines;
    setVerticalScrollBarPolicy(hasRoom ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
    if (hasRoom)
        verticalScrollBar()->setValue(0); // it may have scrolled while there was less room
}

void GrowingEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !event->modifiers().testFlag(Qt::ShiftModifier))
        return Q_EMIT asked();
    QPlainTextEdit::keyPressEvent(event);
}

void GrowingEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fit(); // the lines wrap differently at another width
}

} // namespace querymend

#include "moc_growingedit.cpp"
