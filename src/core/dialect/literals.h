#pragma once

#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// The text in single quotes, spelled so that the engine reads the same text back.
[[nodiscard]] std::string textLiteral(std::string_view text, const LexRules& rules, const LiteralForms& forms);
[[nodiscard]] std::string textLiteral(std::string_view text, const Dialect& dialect);

/// A date such as 2024-01-31, as the dialect writes one.
[[nodiscard]] std::string dateLiteral(std::string_view date, const Dialect& dialect);
/// A date with a time, such as 2024-01-31 10:20:30.
[[nodiscard]] std::string timestampLiteral(std::string_view timestamp, const Dialect& dialect);

} // namespace querymend
