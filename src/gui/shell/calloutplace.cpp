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

bool isAcross(CalloutBeak beak)
{
    return beak == CalloutBeak::left || beak == CalloutBeak::right;
}

qint64 areaCovered(const QRect& bubble, const QList<QRect>& inUse)
{
    qint64 area = 0;
    for (const QRect& used : inUse) {
        const QRect covered = bubble & used;
        area += covered.isEmpty() ? 0 : qint64{covered.width()} * covered.height();
    }
    return area;
}

/// Beside the middle of the target, moved along it by so much, as far as the room allows.
QRect bubbleAt(CalloutBeak beak, const QRect& free, const QRect& target, const QSize& size, int by)
{
    QRect bubble(QPoint(), size);
    bubble.moveCenter(target.center() + (isAcross(beak) ? QPoint(0, by) : QPoint(by, 0)));
    bubble.moveLeft(clamped(bubble.left(), free.left(), free.right() + 1 - size.width()));
    bubble.moveTop(clamped(bubble.top(), free.top(), free.bottom() + 1 - size.height()));
    return bubble;
}

/// Where it covers the least while its beak still points at the target; of equal places, the nearest to the middle.
QRect bestBubble(CalloutBeak beak, const QRect& free, const QRect& target, const QSize& size, const QList<QRect>& inUse)
{
    constexpr int step = 4;
    const int along = isAcross(beak) ? size.height() + target.height() : size.width() + target.width();
    const int most = std::max(0, along / 2 - bubbleRadius - beakLength);
    QRect best = bubbleAt(beak, free, target, size, 0);
    for (int by = step; by <= most; by += step) {
        for (const int signedBy : {by, -by}) {
            const QRect bubble = bubbleAt(beak, free, target, size, signedBy);
            if (areaCovered(bubble, inUse) < areaCovered(best, inUse))
                best = bubble;
        }
    }
    return best;
}

CalloutPlace placeAt(CalloutBeak beak, const QRect& free, const QRect& target, const QSize& size,
                     const QList<QRect>& inUse)
{
    const QRect bubble = bestBubble(beak, free, target, size, inUse);
    constexpr int corner = bubbleRadius + beakLength;
    const int tip = isAcross(beak) ? clamped(target.center().y(), bubble.top() + corner, bubble.bottom() - corner)
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
                                         const CalloutSizes& sizes, const QList<QRect>& inUse)
{
    std::optional<CalloutPlace> best;
    const auto covers = [&](const CalloutPlace& place) { return areaCovered(place.bubble, inUse); };
    for (const int wanted :
         {sizes.usual, sizes.usual * 7 / 8, sizes.usual * 3 / 4, sizes.least, sizes.usual * 3 / 2, room.width()}) {
        const int width = clamped(wanted, sizes.least, room.width());
        const QSize size(width, sizes.heightFor(width));
        for (const CalloutBeak beak : sidesAlong(along, room, target)) {
            const QRect free = roomAt(beak, room, target);
            if (size.width() > free.width() || size.height() > free.height())
                continue;
            const CalloutPlace place = placeAt(beak, free, target, size, inUse);
            if (!best || (best->beak == beak && covers(place) == 0))
                best = place;
        }
        if (best && covers(*best) == 0)
            break;
    }
    return best;
}

/// In the corner where it covers the least.
CalloutPlace cornerPlace(const QRect& room, const QRect& target, const QSize& size)
{
    CalloutPlace best;
    qint64 least = -1;
    for (const QPoint& corner : {QPoint(1, 1), QPoint(0, 1), QPoint(1, 0), QPoint(0, 0)}) {
        const QPoint at(room.left() + corner.x() * (room.width() - size.width()),
                        room.top() + corner.y() * (room.height() - size.height()));
        const QRect bubble(at, size);
        const qint64 area = areaCovered(bubble, {target});
        if (least >= 0 && area >= least)
            continue;
        least = area;
        best.bubble = bubble;
    }
    return best;
}

} // namespace

CalloutPlace placeCallout(const QRect& room, const QRect& target, const CalloutSizes& sizes, Qt::Orientation beside,
                          const QList<QRect>& inUse)
{
    if (!target.isEmpty()) {
        const Qt::Orientation other = beside == Qt::Horizontal ? Qt::Vertical : Qt::Horizontal;
        for (const Qt::Orientation along : {beside, other}) {
            if (const auto place = fittingPlace(along, room, target, sizes, inUse))
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
