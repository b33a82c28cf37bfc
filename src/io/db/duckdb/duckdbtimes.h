#pragma once

#include "db/duckdb/duckdbtype.h"

#include <cstdint>
#include <string>

namespace querymend {

/// A date, time, timestamp, interval or UUID as DuckDB writes it; with a time zone always in UTC. Empty for any other.
[[nodiscard]] std::string timeText(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                   duckdbapi::Index row);

} // namespace querymend
