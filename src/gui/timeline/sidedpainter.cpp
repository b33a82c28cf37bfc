#include "timeline/sidedpainter.h"

#include "common/textflags.h"

#include <QPen>
#include <QPixmap>
#include <QStyle>

#include <array>

namespace querymend {

QRect SidedPainter::placed(const QRect& rect) const
{
    return m_isMirrored ? QStyle::visualRect(Qt::RightToLeft, m_whole, rect) : rect;
}

/// Unlike a filled one, an outline is one pixel wider than its rectangle.
void SidedPainter::drawRect(const QRect& rect) const
{
    m_painter.drawRect(placed(rect.adjusted(0, 0, 1, 1)).adjusted(0, 0, -1, -1));
}

void SidedPainter::drawRoundedRect(const QRectF& rect, qreal xRadius, qreal yRadius) const
{
    const QRectF whole(m_whole);
    const qreal x = m_isMirrored ? whole.left() + whole.right() - rect.right() : rect.left();
    m_painter.drawRoundedRect(QRectF(QPointF(x, rect.top()), rect.size()), xRadius, yRadius);
}

void SidedPainter::drawLine(int x1, int y1, int x2, int y2) const
{
    const auto at = [this](int x) { return placed(QRect(x, 0, 1, 1)).left(); };
    m_painter.drawLine(at(x1), y1, at(x2), y2);
}

void SidedPainter::drawPixmap(const QPoint& place, const QPixmap& pixmap) const
{
    m_painter.drawPixmap(placed(QRect(place, pixmap.deviceIndependentSize().toSize())).topLeft(), pixmap);
}

void SidedPainter::drawCheck(const QRect& rect, const QColor& colour) const
{
    const QRectF box = placed(rect);
    const auto at = [&box](qreal x, qreal y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    const std::array check{at(0.2, 0.5), at(0.42, 0.72), at(0.8, 0.28)};
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(colour, box.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolyline(check.data(), static_cast<int>(check.size()));
    m_painter.restore();
}

void SidedPainter::drawText(const QRect& rect, int flags, const QString& text) const
{
    if (!m_isMirrored) {
        m_painter.drawText(rect, flags, text);
        return;
    }
    constexpr int placing = Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask;
    const int sided = textFlags(text, Qt::Alignment(flags & placing), Qt::RightToLeft);
    m_painter.drawText(placed(rect), (flags & ~placing) | sided, text);
}

void SidedPainter::drawCode(const QRect& rect, int flags, const QString& code) const
{
    m_painter.drawText(placed(rect), flags | Qt::AlignAbsolute | Qt::TextForceLeftToRight, code);
}

} // namespace querymend
