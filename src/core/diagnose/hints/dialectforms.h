#pragma once

#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// How a dialect writes what models get wrong in it, beyond DialectAdvice. `$1` is a placeholder for an expression.
struct DialectForms {
    std::string_view folding;  ///< how the case of names is treated
    std::string_view cast;     ///< to a number
    std::string_view safeCast; ///< the same, but NULL if it fails
    std::string_view dateLiteral;
    std::string_view year;
    std::string_view dateDifference;
    std::string_view listAggregate;
    std::string_view doubleQuotes;   ///< what they mean
    std::string_view fullJoin;       ///< a sentence if there is none
    std::string_view permissionNote; ///< a sentence if messages mix up lacking permission and missing objects
};

[[nodiscard]] const DialectForms& formsOf(DialectId dialect);

/// Puts an expression in place of each `$1` of a form.
[[nodiscard]] std::string withExpression(std::string_view form, std::string_view expression);

} // namespace querymend
