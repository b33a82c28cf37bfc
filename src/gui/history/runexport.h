#pragma once

#include "history/runpicture.h"
#include "run/event.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Returns the filters of a file dialog for runs, one for each format, the run's own file first.
[[nodiscard]] QString runFileFilters();

/// Whether a file of this name would show rows of the run's answer if they were given, and the policy lets them out.
[[nodiscard]] bool wouldShowRows(const QString& path, const std::vector<RunEvent>& events);

/// Writes a run in the format of the file's ending, or else as the run's own file, which is `record`. Pages
/// and pictures have the look and the rows given. Writes all or nothing; returns the reason on failure.
[[nodiscard]] std::optional<QString> exportRunFile(const QString& path, const std::vector<RunEvent>& events,
                                                   const std::string& record, const RunLook& look = {});

} // namespace querymend
