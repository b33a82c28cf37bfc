#pragma once

#include "sql/tokens/syntaxrules.h"

#include <string_view>

namespace querymend {

/// The words that a dialect reserves, by where they cannot be used as a name.
struct ReservedWords {
    std::string_view everywhere;
    std::string_view asNames;
    std::string_view asAliases;
    std::string_view asTableAliases;
    std::string_view asFunctions;
};

inline void reserve(SyntaxRules& rules, const ReservedWords& words)
{
    const KeywordSet everywhere = keywordSet(words.everywhere);
    rules.notNames = everywhere | keywordSet(words.asNames);
    rules.notAliases = everywhere | keywordSet(words.asAliases);
    rules.notTableAliases = everywhere | keywordSet(words.asTableAliases);
    rules.notFunctions = everywhere | keywordSet(words.asFunctions);
}

} // namespace querymend
