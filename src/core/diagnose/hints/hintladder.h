#pragma once

#include "diagnose/hints/hint.h"
#include "diagnose/hints/hintfacts.h"

namespace querymend {

/// The hint about a failed statement at the level that was chosen. Pure: the same facts give the same hint.
[[nodiscard]] Hint hintFor(const HintFacts& facts);

} // namespace querymend
