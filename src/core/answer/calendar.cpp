#include "answer/calendar.h"

#include "base/ascii.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace querymend {

namespace {

std::string padded(int number, std::size_t digits)
{
    const std::string text = std::to_string(number);
    return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::chrono::year_month_day chronoDay(CalendarDay day)
{
    return std::chrono::year(day.year) / std::chrono::month(static_cast<unsigned>(day.month))
        / std::chrono::day(static_cast<unsigned>(day.day));
}

CalendarDay calendarDay(std::chrono::year_month_day day)
{
    return {static_cast<int>(day.year()), static_cast<int>(static_cast<unsigned>(day.month())),
            static_cast<int>(static_cast<unsigned>(day.day()))};
}

CalendarDay movedByDays(CalendarDay day, int count)
{
    return calendarDay(std::chrono::year_month_day(std::chrono::sys_days(chronoDay(day)) + std::chrono::days(count)));
}

CalendarDay movedByMonths(CalendarDay day, int count)
{
    const auto moved = chronoDay({day.year, day.month, 1}) + std::chrono::months(count);
    const std::chrono::year_month_day_last last(moved.year(), std::chrono::month_day_last(moved.month()));
    CalendarDay out = calendarDay(moved);
    out.day = std::min(day.day, static_cast<int>(static_cast<unsigned>(last.day())));
    return out;
}

} // namespace

std::string isoDate(CalendarDay day)
{
    return padded(day.year, 4) + '-' + padded(day.month, 2) + '-' + padded(day.day, 2);
}

std::optional<CalendarDay> dayFrom(std::string_view iso)
{
    const bool hasForm =
        iso.size() == 10 && iso[4] == '-' && iso[7] == '-' && std::count_if(iso.begin(), iso.end(), asciiIsDigit) == 8;
    if (!hasForm)
        return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t size) {
        return std::atoi(std::string(iso.substr(at, size)).c_str());
    };
    const CalendarDay day{number(0, 4), number(5, 2), number(8, 2)};
    return chronoDay(day).ok() ? std::optional(day) : std::nullopt;
}

CalendarDay startOf(DateUnit unit, CalendarDay day)
{
    switch (unit) {
    case DateUnit::year:
        return {day.year, 1, 1};
    case DateUnit::quarter:
        return {day.year, (day.month - 1) / 3 * 3 + 1, 1};
    case DateUnit::month:
        return {day.year, day.month, 1};
    case DateUnit::week: {
        const std::chrono::weekday weekday{std::chrono::sys_days(chronoDay(day))};
        return movedByDays(day, 1 - static_cast<int>(weekday.iso_encoding()));
    }
    case DateUnit::day:
    case DateUnit::hour:
    case DateUnit::minute:
    case DateUnit::second:
    case DateUnit::dayOfWeek:
    case DateUnit::dayOfYear:
    case DateUnit::epoch:
        return day;
    }
    return day;
}

CalendarDay moved(CalendarDay day, DateUnit unit, int count)
{
    switch (unit) {
    case DateUnit::year:
        return movedByMonths(day, 12 * count);
    case DateUnit::quarter:
        return movedByMonths(day, 3 * count);
    case DateUnit::month:
        return movedByMonths(day, count);
    case DateUnit::week:
        return movedByDays(day, 7 * count);
    case DateUnit::day:
    case DateUnit::hour:
    case DateUnit::minute:
    case DateUnit::second:
    case DateUnit::dayOfWeek:
    case DateUnit::dayOfYear:
    case DateUnit::epoch:
        return movedByDays(day, count);
    }
    return day;
}

DaySpan wholeUnit(DateUnit unit, CalendarDay day)
{
    const CalendarDay begin = startOf(unit, day);
    return {begin, moved(begin, unit, 1)};
}

} // namespace querymend
