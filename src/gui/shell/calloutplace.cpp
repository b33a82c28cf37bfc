#include "shell/calloutplace.h"

#include <algorithm>
#include <array>
#include <optional>

namespace querymend {

namespace {

constexpr int gap = 2; ///< between the beak and the target
constexpr int reach = beakLength + gap;

/// Also if there is less room than wanted.
int clamped(int value, int least, int most)
{
    return std::max(least, std::min(value, most));
}

QRect roomAt(CalloutBeak beak, const QRect& room, const QRect& target)
{
    QRect free = room;
    switch (beak) {
    case CalloutBeak::left:
        free.setLeft(target.right() + 1 + reach);
        break;
    case CalloutBeak::top:
        free.setTop(target.bottom() + 1 + reach);
        break;
    case CalloutBeak::right:
        free.setRight(target.left() - 1 - reach);
        break;
    case CalloutBeak::bottom:
        free.setBottom(target.top() - 1 - reach);
        break;
    case CalloutBeak::none:
        break;
    }
    return free;
}

/// Beside the middle of the target, as far as the room allows.
CalloutPlace placeAt(CalloutBeak beak, const QRect& room, const QRect& target, const QSize& size)
{
    const QRect free = roomAt(beak, room, target);
    QRect bubble(QPoint(), size);
    bubble.moveCenter(target.center());
    bubble.moveLeft(clamped(bubble.left(), free.left(), free.right() + 1 - size.width()));
    bubble.moveTop(clamped(bubble.top(), free.top(), free.bottom() + 1 - size.height()));
    constexpr int corner = bubbleRadius + beakLength;
    const bool isAcross = beak == CalloutBeak::left || beak == CalloutBeak::right;
    const int tip = isAcross ? clamped(target.center().y(), bubble.top() + corner, bubble.bottom() - corner)
                             : clamped(target.center().x(), bubble.left() + corner, bubble.right() - corner);
    return {bubble, beak, tip};
}

/// First the side with more room.
std::array<CalloutBeak, 2> sidesAlong(Qt::Orientation along, const QRect& room, const QRect& target)
{
    if (along == Qt::Horizontal) {
        const bool isLeft = target.left() - room.left() > room.right() - target.right();
        return isLeft ? std::array{CalloutBeak::right, CalloutBeak::left}
                      : std::array{CalloutBeak::left, CalloutBeak::right};
    }
    const bool isAbove = target.top() - room.top() > room.bottom() - target.bottom();
    return isAbove ? std::array{CalloutBeak::bottom, CalloutBeak::top}
                   : std::array{CalloutBeak::top, CalloutBeak::bottom};
}

std::optional<CalloutPlace> fittingPlace(Qt::Orientation along, const QRect& room, const QRect& target,
                                         const CalloutSizes& sizes)
{
    for (const int wanted : {sizes.usual, sizes.usual * 3 / 4, sizes.least, sizes.usual * 3 / 2, room.width()}) {
        const int width = clamped(wanted, sizes.least, room.width());
        const QSize size(width, sizes.heightFor(width));
        for (const CalloutBeak beak : sidesAlong(along, room, target)) {
            const QRect free = roomAt(beak, room, target);
            if (size.width() <= free.width() && size.height() <= free.height())
                return placeAt(beak, room, target, size);
        }
    }
    return std::nullopt;
}

/// In the corner where it covers the least.
CalloutPlace cornerPlace(const QRect& room, const QRect& target, const QSize& size)
{
    CalloutPlace best;
    int least = -1;
    for (const QPoint& corner : {QPoint(1, 1), QPoint(0, 1), QPoint(1, 0), QPoint(0, 0)}) {
        const QPoint at(room.left() + corner.x() * (room.width() - size.width()),
                        room.top() + corner.y() * (room.height() - size.height()));
        const QRect bubble(at, size);
        const QRect covered = bubble & target;
        const int area = covered.isEmpty() ? 0 : covered.width() * covered.height();
        if (least >= 0 && area >= least)
            continue;
        least = area;
        best.bubble = bubble;
    }
    return best;
}

} // namespace

CalloutPlace placeCallout(const QRect& room, const QRect& target, const CalloutSizes& sizes, Qt::Orientation beside)
{
    if (!target.isEmpty()) {
        const Qt::Orientation other = beside == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
        for (const Qt::Orientation along : {beside, other}) {
            if (const auto place = fittingPlace(along, room, target, sizes))
                return *place;
        }
    }
    const int width = clamped(sizes.usual, sizes.least, room.width());
    const QSize size(width, std::min(sizes.heightFor(width), room.height()));
    if (!target.isEmpty())
        return cornerPlace(room, target, size);
    CalloutPlace place;
    place.bubble = QRect(QPoint(), size);
    place.bubble.moveCenter(room.center());
    place.bubble.moveBottom(room.bottom());
    return place;
}

} // namespace querymend
