#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// A text from the database made fit for one line of a listing: control characters and runs of blanks
/// become one blank, none at the ends; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string oneLine(std::string_view text);
/// `schema.table`, or the table alone.
[[nodiscard]] std::string oneLineName(std::string_view schema, std::string_view table);

} // namespace querymend
