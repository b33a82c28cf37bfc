#pragma once

#include "arguments/command.h"

#include <string>

namespace querymend {

[[nodiscard]] std::string generalHelp();
[[nodiscard]] std::string helpFor(const Command& command);

// Parts of the general help, in lines:
/// The forms of database URLs; options follow a question mark, as in ?sslmode=require.
[[nodiscard]] std::string databaseForms();
[[nodiscard]] std::string exitStatuses();

} // namespace querymend
