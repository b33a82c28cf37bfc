#pragma once

#include "dialect/callforms.h"

#include <optional>
#include <span>
#include <string_view>

namespace querymend {

/// The unit that a word or a literal of one names: YEAR, 'months', yy; nothing for anything else.
[[nodiscard]] std::optional<DateUnit> dateUnitNamed(std::string_view text);

/// This dialect's equivalent of a call that names a unit: EXTRACT(YEAR FROM x), DATEADD(day, 1, x), DATE_SUB(x,
/// INTERVAL 1 MONTH). The unit of EXTRACT is its first argument.
[[nodiscard]] std::optional<CallForm> dateUnitCallIn(const Dialect& dialect, std::string_view name,
                                                     std::span<const std::string_view> arguments);

/// What a dialect writes for a moment with an interval added or, with a minus, taken away: `x + INTERVAL '1 day'`.
[[nodiscard]] std::optional<CallForm> movedDateIn(const Dialect& dialect, std::string_view value, char sign,
                                                  std::string_view interval);

/// What a dialect writes for a function that takes one part of a date: YEAR(x).
[[nodiscard]] const DateUnitForm* datePartIn(const Dialect& dialect, std::string_view name);

/// The names of such functions in upper case, sorted.
[[nodiscard]] std::span<const std::string_view> datePartFunctions();

} // namespace querymend
