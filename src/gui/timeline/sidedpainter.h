#pragma once

#include <QPainter>
#include <QRect>
#include <QRectF>
#include <QString>

namespace querymend {

/// Paints within a rectangle of a view. Places are given as from left to right; in a view from right to left, they are
/// on the other side of the rectangle. Texts and icons are moved, but not turned round, and code stays on the left.
class SidedPainter {
public:
    /// Paints from left to right.
    SidedPainter(QPainter& painter) : m_painter(painter) {} // NOLINT(google-explicit-constructor): the usual case
    SidedPainter(QPainter& painter, const QRect& whole, Qt::LayoutDirection direction)
        : m_painter(painter), m_whole(whole), m_isMirrored(direction == Qt::RightToLeft)
    {}

    [[nodiscard]] bool isMirrored() const { return m_isMirrored; }
    /// Returns where a rectangle is painted.
    [[nodiscard]] QRect placed(const QRect& rect) const;
    /// For what has been placed already.
    [[nodiscard]] QPainter& plain() const { return m_painter; }

    void fillRect(const QRect& rect, const QBrush& brush) const { m_painter.fillRect(placed(rect), brush); }
    void fillRect(const QRect& rect, const QColor& colour) const { m_painter.fillRect(placed(rect), colour); }
    void drawRect(const QRect& rect) const;
    void drawRoundedRect(const QRectF& rect, qreal xRadius, qreal yRadius) const;
    void drawLine(int x1, int y1, int x2, int y2) const;
    void drawPixmap(const QPoint& place, const QPixmap& pixmap) const;
    /// Draws a check without the circle of the icon, which could not be read in a small mark.
    void drawCheck(const QRect& rect, const QColor& colour) const;
    void drawText(const QRect& rect, int flags, const QString& text) const;
    void drawCode(const QRect& rect, int flags, const QString& code) const;
    void clipTo(const QRect& rect) const { m_painter.setClipRect(placed(rect), Qt::IntersectClip); }

    void setPen(const QPen& pen) const { m_painter.setPen(pen); }
    void setPen(const QColor& colour) const { m_painter.setPen(colour); }
    void setPen(Qt::PenStyle style) const { m_painter.setPen(style); }
    void setBrush(const QBrush& brush) const { m_painter.setBrush(brush); }
    void setFont(const QFont& font) const { m_painter.setFont(font); }
    void setOpacity(qreal opacity) const { m_painter.setOpacity(opacity); }
    void setRenderHint(QPainter::RenderHint hint, bool isOn = true) const { m_painter.setRenderHint(hint, isOn); }
    void save() const { m_painter.save(); }
    void restore() const { m_painter.restore(); }
    [[nodiscard]] const QFont& font() const { return m_painter.font(); }
    [[nodiscard]] qreal pixelRatio() const { return m_painter.device()->devicePixelRatioF(); }

private:
    QPainter& m_painter;
    QRect m_whole;
    bool m_isMirrored = false;
};

} // namespace querymend
