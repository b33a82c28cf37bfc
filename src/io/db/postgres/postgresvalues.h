#pragma once

#include "db/cell.h"
#include "db/postgres/postgreslink.h"

#include <cstddef>
#include <string_view>

namespace querymend {

/// The columns of a described statement, their types by the names that the server gives them.
[[nodiscard]] Result<std::vector<ResultColumn>, EngineError> postgresColumns(PostgresLink& link,
                                                                             const PGresult& described);

/// A row that arrived in text form, each cell by its column's type.
[[nodiscard]] CellRow postgresRow(const PGresult& result, int row);
[[nodiscard]] std::size_t postgresRowBytes(const PGresult& result, int row);

/// One value that is not NULL.
[[nodiscard]] Cell postgresCell(Oid type, std::string_view text);

} // namespace querymend
