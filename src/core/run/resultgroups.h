#pragma once

#include "run/effect.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

/// A value of a result as far as it takes part in a comparison; the first alternative is NULL.
using ComparedValue = std::variant<std::monostate, double, std::string>;

/// What a candidate gave, or the first rows of it.
struct ComparedResult {
    LaneId lane;
    std::vector<std::string> columns;
    std::vector<std::vector<ComparedValue>> rows;
};

/// How much work a comparison may be, in values that are looked at: a limit that is the same on every machine.
inline constexpr std::uint64_t mostComparedValues = 20'000'000;

/// Whether two results say the same: the same rows as often, in any order or in theirs. Numbers may differ by what
/// adding them up in another order changes, also where one of them was written as text. Columns are matched by name
/// where both results have the same names, each once, and else by place. Nothing where `work` does not suffice, of
/// which what was needed is taken off.
[[nodiscard]] std::optional<bool> sayTheSame(const ComparedResult& a, const ComparedResult& b, RowOrder order,
                                             std::uint64_t& work);

/// The lanes in groups with the same result, each with its first; what cannot be compared within the limit stands alone
/// and is told.
[[nodiscard]] Comparison groupResults(std::span<const ComparedResult> results, RowOrder order,
                                      std::uint64_t work = mostComparedValues);

/// Whether a question asks for rows in an order.
[[nodiscard]] RowOrder orderAskedFor(std::string_view question);

} // namespace querymend
