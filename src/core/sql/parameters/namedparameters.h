#pragma once

#include "base/range.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether several values can be put where a parameter is.
enum class ListPlace : std::uint8_t {
    none,
    inParentheses, ///< IN (:name)
    afterIn,       ///< IN :name
};

/// A `:name` where a value can be.
struct NamedParameter {
    std::string name; ///< without the colon
    ByteRange range;  ///< with the colon
    ListPlace list = ListPlace::none;
};

/// The parameters of a text, in its order, whether or not its dialect has such parameters itself. A colon that belongs
/// to something else begins none: of a cast, a slice, a label, a path, a key, an alias or an assignment.
[[nodiscard]] std::vector<NamedParameter> namedParametersIn(std::string_view text, const std::vector<Token>& tokens,
                                                            const SyntaxRules& rules);
[[nodiscard]] std::vector<NamedParameter> namedParametersIn(std::string_view text, const LexRules& lexRules,
                                                            const SyntaxRules& rules);

} // namespace querymend
