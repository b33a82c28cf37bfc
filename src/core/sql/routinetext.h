#pragma once

#include "sql/functions.h"
#include "sql/lexrules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace querymend {

/// A name in a stored text, called or only mentioned.
struct UsedName {
    std::string qualifier; ///< the part before the last dot
    std::string name;
    bool called = false;
};

/// What the text of a function names. It is not understood, only cut into tokens: what a function does to whom depends
/// on what it is called with, so a name anywhere in it counts.
struct RoutineText {
    std::vector<UsedName> names;
    std::vector<std::string> operators;
    std::unordered_set<std::string> words; ///< in lower case: bare, not called and without dots
    bool setsVariable = false;             ///< SET of what the text does not declare itself

    /// Any of a list of words parted by blanks.
    [[nodiscard]] bool saysAny(std::string_view list) const;
};

/// Parameters are names that SET may change.
[[nodiscard]] RoutineText readRoutineText(std::string_view text, const LexRules& rules,
                                          std::span<const std::string> parameters);

/// The first name that a query may not use: a denied function, or a relation of the server that is kept back.
[[nodiscard]] std::optional<std::string> refusedName(const RoutineText& text, const FunctionLists& lists);

} // namespace querymend
