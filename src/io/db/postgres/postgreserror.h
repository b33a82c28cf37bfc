#pragma once

#include "db/session/engineerror.h"

#include <string_view>

#include <libpq-fe.h>

namespace querymend {

/// A statement and the prefix sent with it, by which positions that the server reports are shifted.
struct SentStatement {
    std::string_view prefix;
    std::string_view text;
};

[[nodiscard]] bool isErrorResult(const PGresult* result);

/// Returns the server's error for a statement. The message is empty if there is no result.
[[nodiscard]] EngineError errorIn(const PGresult* result, const SentStatement& statement);

/// Whether a statement ended because it was cancelled, by its own limit or by a request.
[[nodiscard]] bool wasInterrupted(const EngineError& error);

} // namespace querymend
