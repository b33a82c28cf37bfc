#pragma once

#include "base/errorcode.h"
#include "base/textmap.h"
#include "check/verdict.h"

#include <string>
#include <vector>

namespace querymend {

/// A fix that is less certain is not applied by itself.
inline constexpr double leastMendingConfidence = 0.5;
/// Of two fixes whose confidence differs by no more than this, neither is clearly meant.
inline constexpr double mendingMargin = 0.1;

/// What may be applied to a text in one round: a fix, together with that of every finding of the same mistake.
struct MendingMove {
    ErrorCode code = ErrorCode::unclassified;
    std::string reason;
    double confidence = 0;
    std::vector<TextEdit> edits; ///< in the order of the text, without overlaps
};

/// The moves for one finding, best first.
using MovesOfFinding = std::vector<MendingMove>;

/// The moves for each mistake of a text that may be corrected without asking, the primary one first; none if the text
/// must not be mended.
[[nodiscard]] std::vector<MovesOfFinding> movesFor(const Verdict& verdict);

/// All moves together that are clearly the best for their findings and do not touch each other; without edits if there
/// are fewer than two.
[[nodiscard]] MendingMove jointMove(const std::vector<MovesOfFinding>& moves);

} // namespace querymend
