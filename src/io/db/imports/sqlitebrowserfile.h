#pragma once

#include "base/result.h"
#include "db/imports/foundconnection.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The paths in the list of recent files that DB Browser for SQLite keeps in its settings: databases and projects. A
/// file that is damaged or cut off gives those that could be read.
[[nodiscard]] std::vector<std::string> recentFilesOfSqliteBrowser(std::string_view settings);

/// Whether a file is a project of DB Browser for SQLite, by its name.
[[nodiscard]] bool isSqliteBrowserProject(std::string_view path);

/// Reads the databases of a project; relative paths begin at its folder.
[[nodiscard]] Result<std::vector<FoundConnection>, ImportFailure> readSqliteBrowserProject(std::string_view text,
                                                                                           std::string_view folder);

/// A connection to a file, named after it.
[[nodiscard]] FoundConnection foundSqliteFile(std::string_view path);

} // namespace querymend
