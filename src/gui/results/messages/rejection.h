#pragma once

#include "db/session/engineerror.h"

#include <QString>

#include <string_view>

namespace querymend {

/// The code of a database's error, as far as its message tells.
[[nodiscard]] ErrorCode rejectionCode(const EngineError& error, std::string_view statement);
/// What a database found wrong with a statement, in a few words of ours; they name what it is about.
[[nodiscard]] QString rejectionTitle(const EngineError& error, std::string_view statement);
/// What the user can do about it; empty if that is clear.
[[nodiscard]] QString rejectionAdvice(const EngineError& error, std::string_view statement);

} // namespace querymend
