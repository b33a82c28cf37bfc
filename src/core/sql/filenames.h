#pragma once

#include <string_view>

namespace querymend {

/// Whether DuckDB could read a file where a query names this table and the database has none of that name: by the
/// name's ending, also before a compression's or a query string, as an address, or as a path. The parts of the name
/// stand with dots between them, without quotes. A file with any other name in it can be told from a table by looking
/// at the disk only, which the session's fence keeps DuckDB from doing.
[[nodiscard]] bool mayNameFile(std::string_view name);

} // namespace querymend
