#pragma once

#include "base/errorcode.h"
#include "diagnose/classify.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// Where in the statement an engine points, as far as it can be told.
struct ErrorPlace {
    std::optional<std::uint32_t> line;
    std::optional<std::uint32_t> column;
};

/// The part of the statement that MySQL and MariaDB quote from the mistake on: `near '…' at line 3`.
[[nodiscard]] std::optional<std::string_view> quotedRest(std::string_view message);

/// By the caret under a quoted line, by the quoted rest of the statement, by the numbers in the message, or by the
/// one place where the statement has what the message names.
[[nodiscard]] ErrorPlace placeOf(const Dialect& dialect, const EngineMessage& message, ErrorCode code,
                                 std::string_view identifier);

} // namespace querymend
