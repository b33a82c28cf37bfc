#pragma once

#include "dialect/dialect.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// How this dialect says another dialect's call with these arguments; nothing where it has that function itself, or
/// where something has to be chosen.
[[nodiscard]] std::optional<std::string> callInDialect(const Dialect& dialect, std::string_view name,
                                                       std::span<const std::string_view> arguments);

} // namespace querymend
