#pragma once

#include "db/engineerror.h"

#include <string_view>

#include <libpq-fe.h>

namespace querymend {

/// What stands before a statement when it is sent: places that the server tells lie that much farther behind.
struct SentStatement {
    std::string_view prefix;
    std::string_view text;
};

[[nodiscard]] bool isErrorResult(const PGresult* result);

/// What the server says is wrong with a statement. The message is empty where there is no result.
[[nodiscard]] EngineError errorIn(const PGresult* result, const SentStatement& statement);

/// Whether a statement ended because it was cancelled, by its own limit or by a request.
[[nodiscard]] bool wasInterrupted(const EngineError& error);

} // namespace querymend
