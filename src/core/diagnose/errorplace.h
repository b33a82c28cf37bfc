#pragma once

#include "base/errorcode.h"
#include "diagnose/classify.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// The position in the statement that an engine points to, as far as it is known.
struct ErrorPlace {
    std::optional<std::uint32_t> line;
    std::optional<std::uint32_t> column;
};

/// The statement from the mistake on, as MySQL and MariaDB quote it: `near '…' at line 3`.
[[nodiscard]] std::optional<std::string_view> quotedRest(std::string_view message);

/// Locates an error by the caret under a quoted line, the quoted rest of the statement, the numbers in the message, or
/// the only occurrence in the statement of what the message names.
[[nodiscard]] ErrorPlace placeOf(const Dialect& dialect, const EngineMessage& message, ErrorCode code,
                                 std::string_view identifier);

} // namespace querymend
