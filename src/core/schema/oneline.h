#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Database text on a single line: each run of blanks and control characters becomes one blank, the ends are trimmed,
/// and invalid UTF-8 becomes U+FFFD.
[[nodiscard]] std::string oneLine(std::string_view text);
/// `schema.table`, or the table alone.
[[nodiscard]] std::string oneLineName(std::string_view schema, std::string_view table);

} // namespace querymend
