#pragma once

#include "base/strongid.h"

#include <cstdint>

namespace querymend {

using LaneId = StrongId<struct LaneTag>;
using EffectId = StrongId<struct EffectTag>;

/// One attempt of one lane, counted from 0.
struct AttemptRef {
    LaneId lane;
    std::uint32_t number = 0;

    friend bool operator==(const AttemptRef&, const AttemptRef&) = default;
};

} // namespace querymend
