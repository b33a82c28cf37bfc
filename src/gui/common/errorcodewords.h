#pragma once

#include "base/errorcode.h"

#include <QString>

#include <optional>

namespace querymend {

/// A code in the window's language: "Unknown column".
[[nodiscard]] QString wordOf(ErrorCode code);
/// The code that a record names in words, whatever their case: "unknown_column", "Unknown column".
[[nodiscard]] std::optional<ErrorCode> errorCodeIn(const QString& words);

} // namespace querymend
