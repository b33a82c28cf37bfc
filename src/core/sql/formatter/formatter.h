#pragma once

#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"

#include <string>
#include <string_view>

namespace querymend {

/// Lays a text out in the house style: clauses on separate lines, keywords and functions common to all dialects in
/// upper case, four columns per level. Changes only blanks, the case of those words, and on which side of a comma a
/// line comment is. Works on broken text; formatting twice changes nothing more.
[[nodiscard]] std::string formatted(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

} // namespace querymend
