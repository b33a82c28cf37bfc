#pragma once

#include "db/duckdb/duckdbtype.h"

#include <cstdint>
#include <string>

namespace querymend {

/// Formats a date, time, timestamp, interval or UUID as DuckDB does; timestamps with a time zone always in UTC. Empty
/// for other types.
[[nodiscard]] std::string timeText(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                   duckdbapi::Index row);

} // namespace querymend
