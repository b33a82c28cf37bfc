#pragma once

#include "base/result.h"
#include "store/runwriter.h"

#include <QString>

namespace querymend {

class RunStore;

/// Ends the names of run files. Files that were exported as .run are read as well.
inline constexpr auto runFileSuffix = "querymend";

/// Whether the file begins as the file of a run does, whatever its name.
[[nodiscard]] bool isRunFile(const QString& path);

/// Adds the run in a file to the store. Returns the problem on failure.
[[nodiscard]] Result<ImportedRun, QString> importRunFile(RunStore& store, const QString& path);

} // namespace querymend
