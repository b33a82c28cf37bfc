#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// How functions spell the format of a date; the columns of a table.
enum class DateNotation : std::uint8_t {
    postgresql, ///< TO_CHAR: YYYY-MM-DD; to be written only, because others have the function too
    oracle,     ///< TO_CHAR as PostgreSQL and Oracle read it alike
    mysql,      ///< DATE_FORMAT: %Y-%m-%d, with minutes as %i
    sqlserver,  ///< FORMAT: yyyy-MM-dd
    sqlite,     ///< strftime: %Y-%m-%d, with minutes as %M
    duckdb,     ///< strftime with more than SQLite's
};

enum class FormatUse : std::uint8_t { writing, reading };

/// The same format in another notation; nothing where a part of it is not understood or cannot be said there. A format
/// for reading has to hold a whole date and nothing else: functions differ in what they take for the rest.
[[nodiscard]] std::optional<std::string> respelledFormat(std::string_view format, DateNotation from, DateNotation to,
                                                         FormatUse use);

} // namespace querymend
