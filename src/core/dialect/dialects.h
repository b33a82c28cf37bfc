#pragma once

#include "dialect/dialect.h"

namespace querymend {

[[nodiscard]] Dialect postgresqlDialect();
[[nodiscard]] Dialect mysqlDialect();
[[nodiscard]] Dialect mariadbDialect();
[[nodiscard]] Dialect sqlserverDialect();
[[nodiscard]] Dialect sqliteDialect();
[[nodiscard]] Dialect oracleDialect();
[[nodiscard]] Dialect duckdbDialect();

} // namespace querymend
