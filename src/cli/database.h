#pragma once

#include "arguments.h"
#include "command.h"
#include "console.h"
#include "db/session.h"

#include <memory>
#include <string_view>

namespace querymend {

/// What the shell is told where a database cannot be had: a URL that says nothing, or a database that is not there.
struct DatabaseProblem {
    ExitStatus status = ExitStatus::badUsage;
    Complaint complaint;
};

/// Opens the database that `--db` names. What its login may do and should not is told on standard error.
[[nodiscard]] Result<std::unique_ptr<Session>, DatabaseProblem> openDatabase(std::string_view url,
                                                                             const Console& console);

} // namespace querymend
