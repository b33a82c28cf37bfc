#pragma once

#include "db/postgres/postgreslink.h"
#include "db/session/cell.h"

#include <cstddef>
#include <string_view>

namespace querymend {

/// Returns the columns of a described statement, with the server's names for their types.
[[nodiscard]] Result<std::vector<ResultColumn>, EngineError> postgresColumns(PostgresLink& link,
                                                                             const PGresult& described);

/// Converts a row in text form, each cell by its column's type.
[[nodiscard]] CellRow postgresRow(const PGresult& result, int row);
[[nodiscard]] std::size_t postgresRowBytes(const PGresult& result, int row);

/// Converts a value that is not NULL.
[[nodiscard]] Cell postgresCell(Oid type, std::string_view text);

} // namespace querymend
