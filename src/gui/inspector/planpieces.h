#pragma once

#include "inspector/textpiece.h"
#include "statementreader.h"

namespace querymend {

/// How an engine would run a statement: its steps as an indented tree, those that cost most marked, and below it the
/// engine's own words.
[[nodiscard]] TextPieces planPieces(const Plan& plan);

} // namespace querymend
