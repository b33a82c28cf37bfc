#pragma once

#include "diagnose/hints/hint.h"
#include "diagnose/hints/hintfacts.h"

namespace querymend {

/// Builds the hint about a failed statement at the chosen level. Pure: the same facts give the same hint.
[[nodiscard]] Hint hintFor(const HintFacts& facts);

} // namespace querymend
