#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "db/addresses/connectiontarget.h"
#include "db/session/reconnectingsession.h"
#include "db/session/session.h"
#include "run/event.h"
#include "schema/snapshot.h"
#include "terminal/console.h"
#include "terminal/stoponinterrupt.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// A database open for the duration of a command; Ctrl-C stops its work.
struct OpenDatabase {
    std::unique_ptr<StopOnInterrupt> interrupt;
    std::unique_ptr<Session> session;
};

/// Returns how every command opens a database: like the window.
[[nodiscard]] SessionOpener openerOf(const ConnectionTarget& target);

/// Opens the database that `--db` names. Reports its warnings, such as excessive rights, on standard error.
[[nodiscard]] Result<OpenDatabase, CommandProblem> openDatabase(std::string_view url, const Arguments& arguments,
                                                                const Console& console);

/// Why `--db` is no use.
[[nodiscard]] CommandProblem cannotOpen(const ConnectionTarget& target, const EngineError& error);
/// Reports warnings on standard error.
void warnOf(const DatabaseWarnings& warnings, const Console& console);

/// Reads the schema of a database that openDatabase opened; reports what the reading itself warns of.
[[nodiscard]] Result<Snapshot, EngineError> readWholeSchema(Session& session, const Console& console);

/// Returns the target that `--db` names, with what `--allow-function` allows there and the tables of `--only-table`.
[[nodiscard]] Result<ConnectionTarget, CommandProblem> databaseTarget(std::string_view url, const Arguments& arguments);
/// Returns the target that `--db` names, or else the database of the run.
[[nodiscard]] Result<ConnectionTarget, CommandProblem> databaseTarget(const Arguments& arguments,
                                                                      const RunStarted& started);

/// The option of every command that checks statements against a database.
inline constexpr Option allowFunctionOption{"--allow-function", "NAME",
                                            "a function, table or view to allow although it does\n"
                                            "more than read; may be repeated"};

/// The option of every command that checks statements; with it, no other tables exist for them.
inline constexpr Option onlyTableOption{"--only-table", "NAME",
                                        "the only tables that statements may use: orders,\n"
                                        "sales.orders or 'sales.*'; may be repeated"};

/// The option of every command that connects to a database.
inline constexpr Option passwordCommandOption{"--password-command", "CMD",
                                              "a program, with arguments, that prints the\n"
                                              "password of the database; run without a shell"};
/// Has such a command for a `--db` whose URL has no password.
inline constexpr std::string_view passwordCommandVariable = "QUERYMEND_PASSWORD_COMMAND";

/// Does for a schema read from a file what `--allow-function` and `--only-table` ask.
void applyChoices(Snapshot& snapshot, NameRules rules, const Arguments& arguments, const Console& console);

} // namespace querymend
