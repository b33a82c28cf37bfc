#include "common/elidedlabel.h"

#include "common/elidedlines.h"
#include "common/fittingparts.h"
#include "common/plaintip.h"
#include "common/textflags.h"

#include <QHelpEvent>
#include <QStylePainter>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace querymend {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
}

int ElidedLabel::heightForWidth(int width) const
{
    if (m_mostLines == 1)
        return QLabel::heightForWidth(width);
    const QMargins around = contentsMargins();
    const auto lines = elidedLines(text(), font(), width - around.left() - around.right(), m_mostLines).size();
    return around.top() + around.bottom() + static_cast<int>(std::max<qsizetype>(1, lines)) * fontMetrics().height();
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {1, QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shown() const
{
    const int width = contentsRect().width();
    if (m_mostLines > 1)
        return elidedLines(text(), font(), width, m_mostLines).join(QLatin1Char('\n'));
    constexpr qsizetype least = 12; // a shorter rest tells nothing
    const bool isAside = property("role") == QStringLiteral("meta");
    QString line = isAside ? fittingParts(text(), fontMetrics(), width) : QString();
    if (line.isEmpty())
        line = fontMetrics().elidedText(text(), Qt::ElideRight, width);
    const bool isElided = !text().startsWith(line);
    return isElided && (line == QChar(0x2026) || (isAside && line.size() <= least)) ? QString() : line;
}

bool ElidedLabel::isCut() const
{
    const QChar ellipsis(0x2026);
    return m_mostLines > 1 ? shown().count(ellipsis) > text().count(ellipsis) : shown() != text();
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    if (toolTip().contains(text().toHtmlEscaped()) || toolTip().contains(text()))
        return QLabel::event(event);
    const bool isOfMarkup = Qt::mightBeRichText(toolTip());
    const QString all = toolTip().isEmpty() ? text() : text() + QStringLiteral(" · ") + toolTip();
    const QString tip = isOfMarkup ? wrappedTip(text()) + toolTip() : plainTip(all);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    const QString lines = shown();
    const bool isOneLine = m_mostLines == 1;
    const Qt::Alignment upright = alignment() & Qt::AlignVertical_Mask;
    const int flags = isOneLine ? textFlags(lines, alignment(), layoutDirection())
                                : textFlags(text(), Qt::AlignLeading | upright, layoutDirection());
    painter.drawItemText(contentsRect(), flags, palette(), isEnabled(), lines, foregroundRole());
}

} // namespace querymend

#include "moc_elidedlabel.cpp"
