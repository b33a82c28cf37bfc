#pragma once

#include "db/cell.h"
#include "db/duckdb/duckdbtype.h"

namespace querymend {

/// One value of a result; what is nested is text, as DuckDB itself writes it.
[[nodiscard]] Cell duckdbCell(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                              duckdbapi::Index row);

} // namespace querymend
