#pragma once

#include <QString>

#include <array>

namespace querymend {

/// Whether there is room on the file's disk. True if unknown.
[[nodiscard]] bool hasRoom(const QString& path);
/// Suffixes of the files that hold data not yet written to the SQLite file.
inline constexpr std::array sqliteLeftovers{"-wal", "-journal"};
/// Whether any of these files has content.
[[nodiscard]] bool hasLeftovers(const QString& path);

} // namespace querymend
