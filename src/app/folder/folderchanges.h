#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>

namespace querymend {

enum class FolderChangeFailure : std::uint8_t {
    invalidName,
    nameTaken,
    refused, ///< by the system
};

struct FolderChangeProblem {
    FolderChangeFailure failure = FolderChangeFailure::refused;
    QString reason = {}; ///< the system's message; may be empty
};

/// The path of what was created or moved.
using ChangedPath = Result<QString, FolderChangeProblem>;

/// Creates an empty file. Unless the name says that it is a glossary, it gets the suffix of SQL.
[[nodiscard]] ChangedPath createTextFile(const QString& folder, const QString& name);

/// Renames a file or folder in its folder. Nothing is overwritten.
[[nodiscard]] ChangedPath renameInFolder(const QString& path, const QString& name);

/// Returns where it is in the trash. Where there is no trash, it fails.
[[nodiscard]] ChangedPath moveToTrash(const QString& path);

} // namespace querymend
