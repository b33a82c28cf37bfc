#pragma once

#include "diagnose/hints/hint.h"

#include <cstdint>
#include <span>
#include <string>

namespace querymend {

/// What identifies an attempt of a lane, so that repetition is noticed.
struct AttemptMark {
    std::uint64_t fingerprint = 0; ///< of the statement, with its literals; 0 if it had none
    std::string signature;         ///< of its mistake
};

/// How a lane is going round in circles.
enum class Stuck : std::uint8_t {
    notAtAll,
    sameStatement, ///< an earlier attempt of the lane had this statement
    backAndForth,  ///< the last attempt but one had it: A, B, A
    sameMistake,   ///< a different statement with the previous mistake
};

/// The level of the next hint, and the reason for it.
struct HintChoice {
    HintLevel level = HintLevel::general;
    Stuck stuck = Stuck::notAtAll;
    std::size_t like = 0; ///< the number, from 1, of the attempt that is repeated
};

/// Chooses the general hint for the first failure of a lane, the specific one for the second and the explicit one after
/// that; one level higher if the lane is stuck. The attempts are those of the lane, the one that just failed last.
[[nodiscard]] HintChoice hintLevel(std::uint32_t retry, std::span<const AttemptMark> attempts);

} // namespace querymend
