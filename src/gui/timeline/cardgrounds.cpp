#include "timeline/cardgrounds.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPoint>
#include <QRect>

#include <cmath>

namespace querymend {

namespace {

constexpr std::size_t mostKnown = 64; ///< in one view there are about as many as categories

void draw(QPainter& painter, const QRect& rect, const CardGround& ground)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(ground.panel);
    painter.setPen(QPen(ground.frame, 1));
    painter.drawRoundedRect(frame, cardRadius, cardRadius);
    if (ground.isFocused) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), cardRadius - 1, cardRadius - 1);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground.bar);
    const int bar = ground.isMirrored ? rect.right() - cardBarWidth : rect.left() + 1;
    painter.drawRoundedRect(QRectF(bar, rect.top() + 1, cardBarWidth, rect.height() - 2), 2, 2);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void CardGrounds::paint(QPainter& painter, const QPoint& place, const CardGround& ground)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    if (std::floor(ratio) != ratio) // a copy would not fall on whole pixels
        return draw(painter, QRect(place, ground.size), ground);
    const QSize& size = ground.size;
    const Key key{size.width(),      size.height(),    ground.panel.rgba(), ground.frame.rgba(),
                  ground.bar.rgba(), ground.isFocused, ground.isMirrored,   static_cast<int>(ratio)};
    auto known = m_known.find(key);
    if (known == m_known.end()) {
        if (m_known.size() >= mostKnown)
            m_known.clear();
        QPixmap drawn(size * ratio);
        drawn.setDevicePixelRatio(ratio);
        drawn.fill(Qt::transparent);
        QPainter onto(&drawn);
        draw(onto, QRect(QPoint(), size), ground);
        onto.end();
        known = m_known.emplace(key, drawn).first;
    }
    painter.drawPixmap(place, known->second);
}

} // namespace querymend
