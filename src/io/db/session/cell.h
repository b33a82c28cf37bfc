#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// An exact number that a double cannot hold, as digits.
struct Decimal {
    std::string digits;
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

struct Blob {
    std::string bytes;
    friend bool operator==(const Blob&, const Blob&) = default;
};

/// A date, a time or both, as the engine writes it.
struct Temporal {
    std::string text;
    friend bool operator==(const Temporal&, const Temporal&) = default;
};

struct Json {
    std::string text;
    friend bool operator==(const Json&, const Json&) = default;
};

/// One cell of a result; the first alternative is NULL.
using Cell = std::variant<std::monostate, bool, std::int64_t, double, Decimal, std::string, Blob, Temporal, Json>;

/// The alternatives of a Cell, in their order.
enum class CellTag : std::uint8_t { null, boolean, integer, real, decimal, text, blob, temporal, json };

static_assert(std::variant_size_v<Cell> == static_cast<std::size_t>(CellTag::json) + 1);

struct ResultColumn {
    std::string name;
    std::string type; ///< as the engine names it; empty if it does not say
};

using CellRow = std::vector<Cell>;

} // namespace querymend
