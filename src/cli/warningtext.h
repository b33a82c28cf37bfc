#pragma once

#include "db/databasewarning.h"

#include <string>

namespace querymend {

/// A warning as a line for a terminal, in English.
[[nodiscard]] std::string textOf(const DatabaseWarning& warning);

} // namespace querymend
