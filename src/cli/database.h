#pragma once

#include "arguments.h"
#include "command.h"
#include "console.h"
#include "db/connectiontarget.h"
#include "db/reconnectingsession.h"
#include "db/session.h"
#include "run/event.h"
#include "stoponinterrupt.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Of this program.
[[nodiscard]] std::optional<std::string> environmentVariable(std::string_view name);

/// A database for as long as a command needs it; Ctrl-C stops what it does.
struct OpenDatabase {
    std::unique_ptr<StopOnInterrupt> interrupt;
    std::unique_ptr<Session> session;
};

/// How every command opens a database: as the window does.
[[nodiscard]] SessionOpener openerOf(const ConnectionTarget& target);

/// Opens the database that `--db` names. What its login may do and should not is told on standard error.
[[nodiscard]] Result<OpenDatabase, CommandProblem> openDatabase(std::string_view url, const Console& console);

/// What `--db` names.
[[nodiscard]] Result<ConnectionTarget, CommandProblem> databaseTarget(std::string_view url);
/// What `--db` names, or else the database that the run was made on.
[[nodiscard]] Result<ConnectionTarget, CommandProblem> databaseTarget(const Arguments& arguments,
                                                                      const RunStarted& started);

} // namespace querymend
