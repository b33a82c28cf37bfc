#pragma once

#include "base/result.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <variant>

namespace querymend {

/// Why a file of ours could not be used.
enum class FileTrouble : std::uint8_t {
    unreadable,
    broken, ///< no JSON, or not of this kind; it was put aside
    newer,  ///< written by a later version; it is left as it is
    unwritable,
};

struct FileProblem {
    FileTrouble trouble = FileTrouble::unreadable;
    QString path;
    QString keptAs;     ///< where a broken file was put; empty where it could not be moved
    std::string reason; ///< in English
};

/// A kind of file that the program keeps for itself: JSON that says what it is and in which version.
struct FileKind {
    const char* format;
    int version;
};

/// What is broken is put aside under another name by whoever writes the file anew, so that nothing is lost.
enum class WhenBroken : std::uint8_t { putAside, leave };

/// Null where there is no file yet.
[[nodiscard]] Result<nlohmann::json, FileProblem> readVersioned(const QString& path, const FileKind& kind,
                                                                WhenBroken whenBroken = WhenBroken::putAside);

/// What there is to say of a file that is no good, once it is out of the way or left where it is.
[[nodiscard]] FileProblem brokenFile(const QString& path, std::string reason, WhenBroken whenBroken);

/// All of it or nothing; only its owner may read it. A file of a later version is not written over.
[[nodiscard]] Result<std::monostate, FileProblem> writeVersioned(const QString& path, const FileKind& kind,
                                                                 const nlohmann::ordered_json& content);

} // namespace querymend
