#pragma once

#include "diagnose/hints/hint.h"
#include "diagnose/hints/hintfacts.h"

namespace querymend {

/// The hint about a failed statement at the level that was chosen. Pure: the same facts give the same hint.
[[nodiscard]] Hint hintFor(const HintFacts& facts);

/// The name under which the guidance on the first mistake stands, without its level: `unknown_column`, or one of the
/// situations that have their own, such as `unknown_column_case`.
[[nodiscard]] std::string guidanceName(const HintFacts& facts);

} // namespace querymend
