#pragma once

#include "inspector/textpiece.h"
#include "statementreader.h"

namespace querymend {

/// How an engine would run a statement: its steps as an indented tree, with the most expensive marked, followed by the
/// plan as the engine gave it.
[[nodiscard]] TextPieces planPieces(const Plan& plan);

} // namespace querymend
