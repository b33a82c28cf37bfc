#pragma once

#include "diagnose/hints/hint.h"

#include <cstdint>
#include <span>
#include <string>

namespace querymend {

/// What an attempt of a lane is recognised by.
struct AttemptMark {
    std::uint64_t fingerprint = 0; ///< of the statement, with its literals; 0: it had none
    std::string signature;         ///< of what was wrong with it
};

/// In what way a lane goes round in circles.
enum class Stuck : std::uint8_t {
    notAtAll,
    sameStatement, ///< an earlier attempt of the lane said the same
    backAndForth,  ///< that was the last but one: A, B, A
    sameMistake,   ///< another statement with the mistake of the one before
};

/// The level of the next hint, and why it is that.
struct HintChoice {
    HintLevel level = HintLevel::general;
    Stuck stuck = Stuck::notAtAll;
    std::size_t like = 0; ///< the number, from 1, of the attempt that is repeated
};

/// The first failure of a lane gets the general hint, the second the specific one, all later ones the explicit one; a
/// lane that is stuck gets one level more at once. The attempts are those of the lane, the one that just failed last.
[[nodiscard]] HintChoice hintLevel(std::uint32_t retry, std::span<const AttemptMark> attempts);

} // namespace querymend
