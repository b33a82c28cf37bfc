#pragma once

#include "sql/lexrules.h"
#include "sql/syntaxrules.h"

#include <string>
#include <string_view>

namespace querymend {

/// Lays a text out in the house style: clauses on lines of their own, keywords and the functions that every dialect
/// has in upper case, four columns per level. Only blanks, the case of those words and the side of a comma on which a
/// line comment stands ever change.
/// Works on broken text too; formatting what is formatted changes nothing.
[[nodiscard]] std::string formatted(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

} // namespace querymend
