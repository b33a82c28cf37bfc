#pragma once

#include "db/session/databasewarning.h"

#include <string>

namespace querymend {

/// Returns a warning as one line for a terminal, in English.
[[nodiscard]] std::string textOf(const DatabaseWarning& warning);

} // namespace querymend
