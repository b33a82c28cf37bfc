#pragma once

#include <cstdint>
#include <string>

#include <mysql.h>

namespace querymend {

/// How a column's values are read.
enum class MysqlKind : std::uint8_t { integer, real, shortReal, decimal, text, blob, temporal, json, bits };

/// Returns a column's type as one would declare it: `bigint(20) unsigned`.
[[nodiscard]] std::string mysqlTypeName(const MYSQL_FIELD& field);
[[nodiscard]] MysqlKind mysqlKind(const MYSQL_FIELD& field);

} // namespace querymend
