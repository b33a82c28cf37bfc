#include "db/duckdb/duckdbtimes.h"

#include "db/duckdb/duckdbtext.h"

#include <cstdlib>
#include <limits>
#include <string_view>

namespace querymend {

namespace {

using namespace duckdbapi;

constexpr std::int64_t nanosOfSecond = 1'000'000'000;
constexpr std::int64_t secondsOfDay = 86'400;

/// Adds leading zeros.
std::string padded(std::int64_t number, std::size_t width)
{
    const std::string digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

std::int64_t floorDivided(std::int64_t number, std::int64_t by)
{
    return number / by - (number % by < 0 ? 1 : 0);
}

/// Formats days since 1970 in the Gregorian calendar, which repeats every 400 years.
std::string dateText(std::int64_t days)
{
    constexpr std::int64_t daysOfEra = 146'097;
    constexpr std::int64_t daysFromMarchOfYear0 = 719'468;
    const std::int64_t shifted = days + daysFromMarchOfYear0;
    const std::int64_t era = floorDivided(shifted, daysOfEra);
    const std::int64_t dayOfEra = shifted - era * daysOfEra;
    const std::int64_t yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const std::int64_t dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::int64_t month = (5 * dayOfYear + 2) / 153; // counted from March
    const std::int64_t day = dayOfYear - (153 * month + 2) / 5 + 1;
    const std::int64_t year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0);
    const std::string text = padded(year > 0 ? year : 1 - year, 4) + '-' + padded(month < 10 ? month + 3 : month - 9, 2)
        + '-' + padded(day, 2);
    return year > 0 ? text : text + " (BC)";
}

/// The fraction after the seconds, without trailing zeros.
std::string fractionText(std::int64_t nanos)
{
    if (nanos == 0)
        return {};
    std::string digits = padded(nanos, 9);
    digits.erase(digits.find_last_not_of('0') + 1);
    return '.' + digits;
}

std::string clockText(std::int64_t seconds, std::int64_t nanos)
{
    return padded(seconds / 3600, 2) + ':' + padded(seconds / 60 % 60, 2) + ':' + padded(seconds % 60, 2)
        + fractionText(nanos);
}

std::string clockText(std::int64_t count, std::int64_t perSecond, std::int64_t nanosEach)
{
    return clockText(count / perSecond, count % perSecond * nanosEach);
}

/// Formats a count of units since 1970, of which `perSecond` make a second.
std::string timestampText(std::int64_t count, std::int64_t perSecond, std::string_view zone)
{
    constexpr std::int64_t infinite = std::numeric_limits<std::int64_t>::max();
    if (count == infinite || count == -infinite)
        return count > 0 ? "infinity" : "-infinity";
    const std::int64_t seconds = floorDivided(count, perSecond);
    const std::int64_t days = floorDivided(seconds, secondsOfDay);
    return dateText(days) + ' '
        + clockText(seconds - days * secondsOfDay, (count - seconds * perSecond) * (nanosOfSecond / perSecond))
        + std::string(zone);
}

/// The upper bits hold the time, the lower 24 how far the zone's offset is below the largest, +15:59:59, in seconds.
std::string zonedTimeText(std::uint64_t bits)
{
    constexpr std::uint64_t zoneBits = 24;
    constexpr std::int64_t westernmost = 16 * 3600 - 1;
    const auto offset = westernmost - static_cast<std::int64_t>(bits & ((1U << zoneBits) - 1));
    const std::int64_t size = std::abs(offset);
    std::string text = clockText(static_cast<std::int64_t>(bits >> zoneBits), 1'000'000, 1000);
    text += (offset < 0 ? '-' : '+') + padded(size / 3600, 2);
    if (size % 3600 != 0)
        text += ':' + padded(size / 60 % 60, 2);
    return size % 60 == 0 ? text : text + ':' + padded(size % 60, 2);
}

std::string intervalText(const Interval& value)
{
    std::string out;
    const auto add = [&](std::int64_t number, std::string_view unit) {
        if (number == 0)
            return;
        out += (out.empty() ? "" : " ") + std::to_string(number) + ' ' + std::string(unit);
        if (number != 1 && number != -1)
            out += 's';
    };
    add(value.months / 12, "year");
    add(value.months % 12, "month");
    add(value.days, "day");
    if (value.micros == 0)
        return out.empty() ? "00:00:00" : out;
    const std::int64_t size = value.micros < 0 ? -value.micros : value.micros;
    return out + (out.empty() ? "" : " ") + (value.micros < 0 ? "-" : "") + clockText(size, 1'000'000, 1000);
}

/// Stored with the highest bit flipped, so that it sorts as a signed number.
std::string uuidText(const Wide& value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const std::uint64_t upper = static_cast<std::uint64_t>(value.upper) ^ (std::uint64_t{1} << 63U);
    std::string out;
    for (unsigned i = 0; i < 32; ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20)
            out += '-';
        const std::uint64_t half = i < 16 ? upper : value.lower;
        out += digits[(half >> (60 - 4 * (i % 16))) & 0xFU];
    }
    return out;
}

std::string dateOrInfinity(std::int32_t days)
{
    constexpr std::int32_t infinite = std::numeric_limits<std::int32_t>::max();
    if (days == infinite || days == -infinite)
        return days > 0 ? "infinity" : "-infinity";
    return dateText(days);
}

} // namespace

std::string timeText(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    const auto count = [&] { return valueAt<std::int64_t>(api, vector, row); };
    switch (type.id) {
    case dateType:
        return dateOrInfinity(valueAt<std::int32_t>(api, vector, row));
    case timeType:
        return clockText(count(), 1'000'000, 1000);
    case timeNanosType:
        return clockText(count(), nanosOfSecond, 1);
    case timeTzType:
        return zonedTimeText(valueAt<std::uint64_t>(api, vector, row));
    case timestampType:
        return timestampText(count(), 1'000'000, "");
    case timestampSecondsType:
        return timestampText(count(), 1, "");
    case timestampMillisType:
        return timestampText(count(), 1000, "");
    case timestampNanosType:
        return timestampText(count(), nanosOfSecond, "");
    case timestampTzType:
        return timestampText(count(), 1'000'000, "+00");
    case intervalType:
        return intervalText(valueAt<Interval>(api, vector, row));
    case uuidType:
        return uuidText(valueAt<Wide>(api, vector, row));
    default: // not a time
        return {};
    }
}

} // namespace querymend
