#pragma once

#include "check/refusals.h"

namespace querymend {

/// Adds likely fixes for a syntax error: a misspelt keyword, an unquoted reserved word, an extra comma or parenthesis.
void adviseOnSyntax(Finding& finding, const JudgedText& judged);

} // namespace querymend
