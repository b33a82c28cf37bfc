#pragma once

#include "dialect/dialect.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// This dialect's equivalent of another dialect's call with these arguments; nothing if it has the function itself, or
/// if something would have to be chosen.
[[nodiscard]] std::optional<std::string> callInDialect(const Dialect& dialect, std::string_view name,
                                                       std::span<const std::string_view> arguments);

} // namespace querymend
