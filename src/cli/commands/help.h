#pragma once

#include "arguments/command.h"

#include <string>

namespace querymend {

[[nodiscard]] std::string generalHelp();
[[nodiscard]] std::string helpFor(const Command& command);

} // namespace querymend
