#pragma once

#include "db/duckdb/duckdbtype.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

[[nodiscard]] bool isNumber(const DuckdbType& type);

/// A number of any type but BIGNUM as DuckDB writes it; also TRUE and FALSE, which it writes small.
[[nodiscard]] std::string numberText(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                     duckdbapi::Index row);

/// A BIGNUM: three bytes of sign and length, then the digits in base 256, all inverted where it is negative.
[[nodiscard]] std::string bignumText(std::string_view bytes);

/// The shortest digits that mean the same, laid out as DuckDB does.
[[nodiscard]] std::string floatingText(double value);
[[nodiscard]] std::string floatingText(float value);

} // namespace querymend
