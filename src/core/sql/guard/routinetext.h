#pragma once

#include "sql/guard/functions.h"
#include "sql/tokens/lexrules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace querymend {

/// A name in the text of a stored routine, called or only mentioned.
struct UsedName {
    std::string qualifier; ///< the part before the last dot
    std::string name;
    bool called = false;
};

/// The names in the text of a stored routine. The text is only lexed, not parsed: what it does depends on its
/// arguments, so every name counts wherever it appears.
struct RoutineText {
    std::vector<UsedName> names;
    std::vector<std::string> operators;
    std::unordered_set<std::string> words; ///< unquoted words in lower case, neither called nor qualified
    bool setsVariable = false;             ///< SET of something that the text does not declare

    /// Whether `words` contains any word of a blank-separated list.
    [[nodiscard]] bool saysAny(std::string_view list) const;
};

/// Lexes the text of a routine. SET of one of its parameters does not count as setting a variable.
[[nodiscard]] RoutineText readRoutineText(std::string_view text, const LexRules& rules,
                                          std::span<const std::string> parameters);

/// The first name that a query may not use: a denied function, or a catalog relation that is kept back.
[[nodiscard]] std::optional<std::string> refusedName(const RoutineText& text, const FunctionLists& lists);

} // namespace querymend
