#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The notations for date formats, in the column order of the table of parts.
enum class DateNotation : std::uint8_t {
    postgresql, ///< TO_CHAR: YYYY-MM-DD; only written, never read, because other dialects have TO_CHAR too
    oracle,     ///< TO_CHAR, as far as PostgreSQL and Oracle agree
    mysql,      ///< DATE_FORMAT: %Y-%m-%d, with minutes as %i
    sqlserver,  ///< FORMAT: yyyy-MM-dd
    sqlite,     ///< strftime: %Y-%m-%d, with minutes as %M
    duckdb,     ///< strftime with more than SQLite's
};

enum class FormatUse : std::uint8_t { writing, reading };

/// The same format in another notation; nothing if any part is not understood or has no equivalent there. A format
/// for reading must hold a whole date and nothing else: functions differ in what they assume for the rest.
[[nodiscard]] std::optional<std::string> respelledFormat(std::string_view format, DateNotation from, DateNotation to,
                                                         FormatUse use);

} // namespace querymend
