#pragma once

#include "db/duckdb/duckdbtype.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

[[nodiscard]] bool isNumber(const DuckdbType& type);

/// Formats a number of any type but BIGNUM as DuckDB does, and a boolean as `true` or `false`.
[[nodiscard]] std::string numberText(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                     duckdbapi::Index row);

/// Formats a BIGNUM: three bytes of sign and length, then the digits in base 256, all inverted if it is negative.
[[nodiscard]] std::string bignumText(std::string_view bytes);

/// Formats the shortest digits that read back as the same value, laid out as DuckDB does.
[[nodiscard]] std::string floatingText(double value);
[[nodiscard]] std::string floatingText(float value);

} // namespace querymend
