#pragma once

#include "check/finding.h"
#include "check/refusals.h"

#include <vector>

namespace querymend {

/// Corrections of the first thing that could not be read: a missing word, a missing or superfluous comma or
/// parenthesis. Each was tried: the text can then be read.
[[nodiscard]] std::vector<Fix> problemFixes(const JudgedText& judged);

/// For a text of several statements: the one that is the answer, as far as that can be told.
[[nodiscard]] std::vector<Fix> soleStatements(const JudgedText& judged);

} // namespace querymend
