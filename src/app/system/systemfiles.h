#pragma once

#include "system/systemfinding.h"

#include <QString>

#include <vector>

namespace querymend {

/// The run store, the files that the user's settings are in, the folders of the program, and its log. Nothing is made
/// or changed.
[[nodiscard]] std::vector<SystemFinding> examineFiles();

/// A folder, or the place where it can be made. `health` is for one that cannot be used.
[[nodiscard]] SystemFinding examineFolder(const char* subject, const QString& path, Health health = Health::fault);

/// The file that the programs log to.
[[nodiscard]] SystemFinding examineLog(const QString& path);

} // namespace querymend
