#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <string>

namespace querymend {

/// Tells whether a file is unchanged since it was read.
struct FileStamp {
    QDateTime modified;
    qint64 size = -1;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

enum class SqlFileFailure : std::uint8_t {
    notText,
    cannotRead,
    cannotWrite,
    changedByOthers, ///< since it was read
};

struct SqlFileProblem {
    SqlFileFailure failure = SqlFileFailure::cannotRead;
    QString reason; ///< the system's message; may be empty
};

enum class TextEncoding : std::uint8_t {
    utf8,
    utf8WithMark,
    utf16,  ///< has a byte order mark
    latin1, ///< not UTF-8; in Latin-1 every byte is a character, so nothing is lost
};

/// The text of a file as UTF-8.
struct SqlFileText {
    std::string text;
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    bool isCut = false; ///< only the beginning of the file
};

/// More than anyone writes by hand; longer texts are shown but cannot be edited. At every key the library counts the
/// characters before the caret, for screen readers, and in longer texts that is noticeable.
inline constexpr qint64 largestSqlFile = 2 * 1024 * 1024;
/// Of a longer file, only the beginning is shown.
inline constexpr qint64 longestShownFile = 8 * 1024 * 1024;

/// Has no size if there is no such file.
[[nodiscard]] FileStamp stampOf(const QString& path);

[[nodiscard]] Result<SqlFileText, SqlFileProblem> readSqlFile(const QString& path);

/// Writes UTF-8, with a byte order mark if `encoding` says so. Fails if the file has changed since `asRead`; a stamp
/// without a size skips that check.
[[nodiscard]] Result<FileStamp, SqlFileProblem> writeSqlFile(const QString& path, const std::string& text,
                                                             TextEncoding encoding, const FileStamp& asRead);

} // namespace querymend
