#include "common/elidedlabel.h"

#include "common/elidedlines.h"
#include "common/fittingparts.h"
#include "common/textflags.h"

#include <QStylePainter>

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

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    const QRect place = contentsRect();
    if (m_mostLines > 1) {
        const QString lines = elidedLines(text(), font(), place.width(), m_mostLines).join(QLatin1Char('\n'));
        const Qt::Alignment upright = alignment() & Qt::AlignVertical_Mask;
        const int start = textFlags(text(), Qt::AlignLeading | upright, layoutDirection());
        return painter.drawItemText(place, start, palette(), isEnabled(), lines, foregroundRole());
    }
    constexpr qsizetype least = 12; // a shorter rest tells nothing
    const bool isAside = property("role") == QStringLiteral("meta");
    QString shown = isAside ? fittingParts(text(), fontMetrics(), place.width()) : QString();
    if (shown.isEmpty())
        shown = fontMetrics().elidedText(text(), Qt::ElideRight, place.width());
    if (!text().startsWith(shown) && (shown == QChar(0x2026) || (isAside && shown.size() <= least)))
        return;
    painter.drawItemText(place, textFlags(shown, alignment(), layoutDirection()), palette(), isEnabled(), shown,
                         foregroundRole());
}

} // namespace querymend

#include "moc_elidedlabel.cpp"
