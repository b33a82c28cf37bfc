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

/// A result value as it is compared; the first alternative is NULL.
using ComparedValue = std::variant<std::monostate, double, std::string>;

/// A candidate's result, possibly only its first rows.
struct ComparedResult {
    LaneId lane;
    std::vector<std::string> columns;
    std::vector<std::vector<ComparedValue>> rows;
};

/// The work limit of a comparison, counted in values visited so that it is the same on every machine.
inline constexpr std::uint64_t mostComparedValues = 20'000'000;

/// Whether two results have the same rows, equally often, in any order or in theirs. Numbers may differ by the rounding
/// of a sum in another order, even if one of them is given as text. Columns are matched by name if both results have
/// the same unique names, otherwise by position. Returns nothing if `work` is insufficient; the work done is deducted
/// from it.
[[nodiscard]] std::optional<bool> sayTheSame(const ComparedResult& a, const ComparedResult& b, RowOrder order,
                                             std::uint64_t& work);

/// Groups the lanes by result, comparing each with the first of every group. A comparison beyond the work limit counts
/// as different and is noted.
[[nodiscard]] Comparison groupResults(std::span<const ComparedResult> results, RowOrder order,
                                      std::uint64_t work = mostComparedValues);

/// Whether the question asks for sorted rows.
[[nodiscard]] RowOrder orderAskedFor(std::string_view question);

} // namespace querymend
