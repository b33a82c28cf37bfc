#pragma once

#include <QColor>
#include <QPixmap>
#include <QSize>

#include <map>
#include <tuple>

class QPainter;
class QPoint;

namespace querymend {

/// What a card is painted on: a frame with round corners, and a bar in the colour of its category.
struct CardGround {
    QSize size;
    QColor panel;
    QColor frame;
    QColor bar;
    bool isFocused = false;
    bool isMirrored = false; ///< the bar is on the right
};

inline constexpr int cardBarWidth = 4;
inline constexpr int cardRadius = 6;

/// The grounds of cards. Each is painted once and then copied, because round corners take longer than the texts.
class CardGrounds {
public:
    void paint(QPainter& painter, const QPoint& place, const CardGround& ground);

private:
    /// Width, height, panel, frame, bar, whether it has the focus and is mirrored, and pixels per unit.
    using Key = std::tuple<int, int, QRgb, QRgb, QRgb, bool, bool, int>;

    std::map<Key, QPixmap> m_known;
};

} // namespace querymend
