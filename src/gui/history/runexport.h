#pragma once

#include "run/event.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a file dialog offers for runs: a filter for each format, JSON first.
[[nodiscard]] QString runFileFilters();

/// Writes a run as its file's name asks for: .html, .md, .otel.json, or else as the run's own file, which is `record`.
/// All or nothing; the reason where it cannot.
[[nodiscard]] std::optional<QString> exportRunFile(const QString& path, const std::vector<RunEvent>& events,
                                                   const std::string& record);

} // namespace querymend
