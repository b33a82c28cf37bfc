#pragma once

#include "base/result.h"
#include "db/session/session.h"

#include <chrono>
#include <functional>
#include <memory>

namespace querymend {

using SessionOpener = std::function<Result<std::unique_ptr<Session>, EngineError>()>;
using SteadyClock = std::function<std::chrono::steady_clock::time_point()>;

/// Opens a session that reconnects after its connection was lost. The statement that noticed fails and is never run
/// twice; the next one connects. If that fails too, the server is left alone for a time that doubles with each failure.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openReconnecting(SessionOpener opener, SteadyClock now);

/// How long a server is left alone after this many consecutive failures to connect.
[[nodiscard]] std::chrono::milliseconds waitAfter(int failures);

} // namespace querymend
