#pragma once

#include "dialect/dialectforms.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// A day of the calendar.
struct CalendarDay {
    int year = 1970;
    int month = 1;
    int day = 1;

    friend constexpr auto operator<=>(const CalendarDay&, const CalendarDay&) = default;
};

/// `2024-03-01`.
[[nodiscard]] std::string isoDate(CalendarDay day);
/// Reads YYYY-MM-DD; nothing if it is no day.
[[nodiscard]] std::optional<CalendarDay> dayFrom(std::string_view iso);

/// The first day of the unit that the day is in: of its week, a Monday.
[[nodiscard]] CalendarDay startOf(DateUnit unit, CalendarDay day);
/// The day moved by a number of units. A month after 31 January is the last of February.
[[nodiscard]] CalendarDay moved(CalendarDay day, DateUnit unit, int count);

/// Days from one up to, and without, another; open where a bound is missing.
struct DaySpan {
    std::optional<CalendarDay> from{};
    std::optional<CalendarDay> to{};

    friend bool operator==(const DaySpan&, const DaySpan&) = default;
};

/// The whole unit that the day is in.
[[nodiscard]] DaySpan wholeUnit(DateUnit unit, CalendarDay day);

} // namespace querymend
