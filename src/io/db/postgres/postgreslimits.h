#pragma once

#include "db/session/session.h"

#include <chrono>
#include <string>
#include <vector>

namespace querymend {

/// The server's own limits for a session, kept if tighter than ours. 0 is no limit.
struct PostgresLimits {
    std::chrono::milliseconds statement{0};
    std::chrono::milliseconds lock{0};
    std::chrono::milliseconds clientCheck{0}; ///< how often it checks that the client is still there
    bool checksClient = false;                ///< whether the server can do that
};

/// The statements that limit one transaction. A setting of the session could be undone by a function.
[[nodiscard]] std::vector<std::string> postgresSettings(const Limits& limits, const PostgresLimits& servers);

} // namespace querymend
