#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <string>

namespace querymend {

/// By what a file is known to be the one that was read.
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
    QString reason; ///< the system's words; empty where there are none
};

enum class TextEncoding : std::uint8_t {
    utf8,
    utf8WithMark,
    utf16,  ///< it has a mark that says so
    latin1, ///< it is not UTF-8; in Latin-1 every byte is a character, so nothing is lost
};

/// The text of a file as UTF-8.
struct SqlFileText {
    std::string text;
    TextEncoding encoding = TextEncoding::utf8;
    FileStamp stamp;
    bool isCut = false; ///< it is the beginning of a longer one
};

/// More than a person writes. The library counts the characters before the caret at every key, for screen readers, and
/// in longer texts that is felt: they are shown and not changed.
inline constexpr qint64 largestSqlFile = 2 * 1024 * 1024;
/// Of what is longer than this, the beginning is shown.
inline constexpr qint64 longestShownFile = 8 * 1024 * 1024;

[[nodiscard]] Result<SqlFileText, SqlFileProblem> readSqlFile(const QString& path);

/// As UTF-8, with a byte order mark where `encoding` says so. Not written where the file is no longer the one that was
/// read; a stamp without a size does not ask.
[[nodiscard]] Result<FileStamp, SqlFileProblem> writeSqlFile(const QString& path, const std::string& text,
                                                             TextEncoding encoding, const FileStamp& asRead);

} // namespace querymend
