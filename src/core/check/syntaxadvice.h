#pragma once

#include "check/refusals.h"

namespace querymend {

/// Adds what a syntax error may have meant: a misspelt keyword, a comma or a parenthesis too many.
void adviseOnSyntax(Finding& finding, const JudgedText& judged);

} // namespace querymend
