#pragma once

#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// How a dialect says what models get wrong in it, beyond what DialectAdvice has. `$1` stands for an expression.
struct DialectForms {
    std::string_view folding;  ///< what becomes of the case of names
    std::string_view cast;     ///< to a number
    std::string_view safeCast; ///< the same, NULL where it cannot be done
    std::string_view dateLiteral;
    std::string_view year;
    std::string_view dateDifference;
    std::string_view listAggregate;
    std::string_view doubleQuotes;   ///< what they mean
    std::string_view fullJoin;       ///< a sentence where there is none
    std::string_view permissionNote; ///< a sentence where a missing function is reported as a missing permission
};

[[nodiscard]] const DialectForms& formsOf(DialectId dialect);

/// The form with an expression in its places.
[[nodiscard]] std::string withExpression(std::string_view form, std::string_view expression);

} // namespace querymend
