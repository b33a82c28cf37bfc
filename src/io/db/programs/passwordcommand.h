#pragma once

#include "base/result.h"
#include "base/secret.h"
#include "db/session/engineerror.h"

#include <chrono>
#include <string_view>

namespace querymend {

/// How long a command may take; some ask a person to touch a key.
inline constexpr std::chrono::milliseconds timeForPassword{60000};

/// Runs a command that prints a password and returns the first line that it prints. What it prints is repeated in no
/// error and no log.
[[nodiscard]] Result<Secret, EngineError> passwordFrom(std::string_view command,
                                                       std::chrono::milliseconds limit = timeForPassword);

} // namespace querymend
