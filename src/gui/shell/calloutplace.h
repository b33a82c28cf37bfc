#pragma once

#include <QList>
#include <QRect>

#include <cstdint>
#include <functional>

namespace querymend {

/// The side of a callout that points at something.
enum class CalloutBeak : std::uint8_t { none, left, top, right, bottom };

/// How wide a callout may be, and how high it is then, without its beak.
struct CalloutSizes {
    int usual = 0;
    int least = 0;
    std::function<int(int width)> heightFor;
};

struct CalloutPlace {
    QRect bubble; ///< without the beak
    CalloutBeak beak = CalloutBeak::none;
    int tip = 0; ///< where the beak points, along its side

    friend bool operator==(const CalloutPlace&, const CalloutPlace&) = default;
};

inline constexpr int beakLength = 8; ///< and half of its width
inline constexpr int bubbleRadius = 8;

/// Returns where in the room a callout is beside a target, which it does not cover. It is at the sides of the target or
/// above and below it, as `beside` says, or the other way if there is no room. There it moves along the target, or is
/// narrower, so as to cover as little as possible of what is in use. With no room anywhere, or no target, it has no
/// beak.
[[nodiscard]] CalloutPlace placeCallout(const QRect& room, const QRect& target, const CalloutSizes& sizes,
                                        Qt::Orientation beside, const QList<QRect>& inUse = {});

} // namespace querymend
