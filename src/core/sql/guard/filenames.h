#pragma once

#include <string_view>

namespace querymend {

/// Whether DuckDB may read this name as a file if the database has no such table: it ends like a file (perhaps before
/// a compression suffix or a query string), or is a URL or a path. Name parts are joined by dots, without quotes. A
/// file with any other name can only be found on the disk; the session's fence keeps DuckDB from reading it.
[[nodiscard]] bool mayNameFile(std::string_view name);

} // namespace querymend
