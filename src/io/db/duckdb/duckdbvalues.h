#pragma once

#include "db/duckdb/duckdbtype.h"
#include "db/session/cell.h"

namespace querymend {

/// Reads one value of a result; nested values become text, as DuckDB itself writes it.
[[nodiscard]] Cell duckdbCell(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                              duckdbapi::Index row);

} // namespace querymend
