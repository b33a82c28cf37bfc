#pragma once

#include "base/result.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// What a value for a parameter is meant as.
enum class ParameterType : std::uint8_t {
    text,
    number,
    date,
    timestamp,
    truth,
    null,
    texts, ///< a list, after IN
    numbers,
};

/// The type as records and options spell it.
[[nodiscard]] std::string_view name(ParameterType type);
[[nodiscard]] std::optional<ParameterType> parameterTypeNamed(std::string_view name);
[[nodiscard]] constexpr bool isList(ParameterType type)
{
    return type == ParameterType::texts || type == ParameterType::numbers;
}

/// A value as a person writes it.
struct ParameterValue {
    ParameterType type = ParameterType::text;
    std::string text;

    friend bool operator==(const ParameterValue&, const ParameterValue&) = default;
};

/// By names of parameters.
using ParameterValues = std::map<std::string, ParameterValue, std::less<>>;

/// Why a value cannot be put into a statement.
enum class ParameterProblem : std::uint8_t {
    badCharacter,
    notANumber,
    notADate,
    notATimestamp,
    notATruth,
    emptyList,
    openQuote,     ///< an item of a list whose quotes do not close, or have something after them
    listOutsideIn, ///< a list where only one value can be
    noPlace,       ///< the statement would be read in another way around it
};

/// The value in SQL; a list without parentheses. The dialect reads it back as exactly this value.
[[nodiscard]] Result<std::string, ParameterProblem> literalOf(const ParameterValue& value, const Dialect& dialect);

/// Whether a parameter's name sounds like that of a secret, which is not remembered or shown.
[[nodiscard]] bool namesSecret(std::string_view parameter);

} // namespace querymend
