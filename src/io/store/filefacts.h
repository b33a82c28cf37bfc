#pragma once

#include <QString>

#include <array>

namespace querymend {

/// Whether the disk on which the file lies can take more. True where that is not known.
[[nodiscard]] bool hasRoom(const QString& path);
/// What the names of files end in that hold what was written and is not in the SQLite file yet.
inline constexpr std::array sqliteLeftovers{"-wal", "-journal"};
/// Whether there is anything in them.
[[nodiscard]] bool hasLeftovers(const QString& path);

} // namespace querymend
