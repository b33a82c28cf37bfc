#pragma once

#include "arguments.h"
#include "command.h"
#include "console.h"
#include "db/connectiontarget.h"
#include "db/session.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Of this program.
[[nodiscard]] std::optional<std::string> environmentVariable(std::string_view name);

/// Opens the database that `--db` names. What its login may do and should not is told on standard error.
[[nodiscard]] Result<std::unique_ptr<Session>, CommandProblem> openDatabase(std::string_view url,
                                                                            const Console& console);

/// What `--db` names.
[[nodiscard]] Result<ConnectionTarget, CommandProblem> databaseTarget(std::string_view url);

} // namespace querymend
