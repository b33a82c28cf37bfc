#pragma once

#include "db/duckdb/duckdbtype.h"
#include "db/session/cell.h"
#include "db/session/rowsink.h"

#include <cstddef>

namespace querymend {

/// Reads one value of a result; nested values become text, as DuckDB itself writes it.
[[nodiscard]] Cell duckdbCell(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                              duckdbapi::Index row);

/// Puts it into the sink and returns its size as counted against byte limits.
std::size_t putDuckdbCell(RowSink& sink, const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                          duckdbapi::Index row);

} // namespace querymend
