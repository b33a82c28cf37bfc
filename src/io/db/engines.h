#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/session.h"

#include <memory>
#include <span>
#include <string_view>

namespace querymend {

/// One kind of database engine and how a session on it is opened.
struct Engine {
    EngineKind kind;
    std::string_view displayName;
    Result<std::unique_ptr<Session>, EngineError> (*open)(const ConnectionTarget& target);
};

/// The engines that a session can be opened on.
[[nodiscard]] std::span<const Engine> allEngines();

/// Opens a session that can only read, on the calling thread, or says why there is none.
[[nodiscard]] Result<std::unique_ptr<Session>, EngineError> openSession(const ConnectionTarget& target);

} // namespace querymend
