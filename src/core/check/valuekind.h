#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// The kind of values that a column's declared type promises.
enum class ValueKind : std::uint8_t { unknown, integer, bigInteger, fraction, text, moment, truth };

/// Of a type as the database names it.
[[nodiscard]] ValueKind valueKindOf(std::string_view type);

[[nodiscard]] constexpr bool isNumber(ValueKind kind)
{
    return kind == ValueKind::integer || kind == ValueKind::bigInteger || kind == ValueKind::fraction;
}

/// Whether the two are the same, or both numbers.
[[nodiscard]] constexpr bool areAlike(ValueKind a, ValueKind b)
{
    return a == b || (isNumber(a) && isNumber(b));
}

} // namespace querymend
