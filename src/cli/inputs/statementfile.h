#pragma once

#include "arguments/arguments.h"

#include <string>
#include <string_view>

namespace querymend {

/// Reads a file that is one statement, or standard input for `-`; refuses what is no text.
[[nodiscard]] Result<std::string, Complaint> readStatement(std::string_view file);

} // namespace querymend
