#pragma once

#include "arguments/arguments.h"
#include "terminal/console.h"

#include <span>
#include <string_view>

namespace querymend {

/// The program's exit status.
enum class ExitStatus : int {
    fine = 0,
    foundWrong = 1, ///< completed, and found something wrong
    badUsage = 2,
    unusable = 3, ///< a database, model or file could not be used
};

/// Returns the more severe of two.
[[nodiscard]] constexpr ExitStatus worse(ExitStatus a, ExitStatus b)
{
    return static_cast<int>(a) > static_cast<int>(b) ? a : b;
}

/// Why a command cannot do its work, and the exit status for it.
struct CommandProblem {
    ExitStatus status = ExitStatus::badUsage;
    Complaint complaint;
};

/// A command of the program.
struct Command {
    std::string_view name;
    std::string_view synopsis; ///< what follows the name
    std::string_view summary;
    std::string_view details; ///< lines for `help NAME`
    std::span<const Option> options;
    ExitStatus (*run)(const Arguments& arguments, const Console& console);
};

extern const Command askCommand;
extern const Command checkCommand;
extern const Command classifyCommand;
extern const Command completionCommand;
extern const Command connectionsCommand;
extern const Command demoCommand;
extern const Command doctorCommand;
extern const Command hintCommand;
extern const Command ledgerCommand;
extern const Command linkCommand;
extern const Command manualCommand;
extern const Command mcpCommand;
extern const Command memoryCommand;
extern const Command mendCommand;
extern const Command modelsCommand;
extern const Command presetsCommand;
extern const Command promptCommand;
extern const Command replayCommand;
extern const Command runsCommand;
extern const Command schemaCommand;
extern const Command statsCommand;

} // namespace querymend
