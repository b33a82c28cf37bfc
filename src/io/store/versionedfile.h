#pragma once

#include "base/result.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>

namespace querymend {

/// Why one of the program's own files could not be used.
enum class FileFailure : std::uint8_t {
    unreadable,
    broken, ///< not JSON, or not of this kind
    newer,  ///< written by a later version; it is left unchanged
    unwritable,
};

struct FileProblem {
    FileFailure failure = FileFailure::unreadable;
    QString path;
    QString keptAs;     ///< where a broken file was put; empty if it was not moved
    std::string reason; ///< in English
};

/// A kind of file for the program's own data: JSON that states its format and version.
struct FileKind {
    const char* format;
    int version;
};

/// What to do with a broken file. A caller that will rewrite it has it renamed, so that nothing is lost.
enum class WhenBroken : std::uint8_t { putAside, leave };

/// Returns null if there is no file yet.
[[nodiscard]] Result<nlohmann::json, FileProblem> readVersioned(const QString& path, const FileKind& kind,
                                                                WhenBroken whenBroken = WhenBroken::putAside);

/// Puts a broken file aside if so requested, and describes the problem.
[[nodiscard]] FileProblem brokenFile(const QString& path, std::string reason, WhenBroken whenBroken);

/// Writes the file completely or not at all; only its owner may read it. Refuses to overwrite a later version.
[[nodiscard]] Result<void, FileProblem> writeVersioned(const QString& path, const FileKind& kind,
                                                       const nlohmann::ordered_json& content);

} // namespace querymend
