#pragma once

#include "arguments/command.h"
#include "run/event.h"
#include "store/runstore.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The options that choose the runs of a report over many runs.
inline constexpr Option searchRunsOption{"--search", "TEXT",
                                         "only runs with these words in the question, database or\n"
                                         "model"};
inline constexpr Option modelOfRunsOption{"--model", "NAME", "only runs of this model"};
inline constexpr Option databaseOfRunsOption{"--database", "NAME",
                                             "only runs on this database, as `runs list` names it"};

using TakeRun = std::function<void(const std::vector<RunEvent>& events)>;

/// Opens the store and reads the named runs, or else all that the options choose, the oldest first. Complains of what
/// cannot be read, as `command`.
[[nodiscard]] ExitStatus eachRun(const Arguments& arguments, std::string_view command, const Console& console,
                                 const TakeRun& take);

} // namespace querymend
