#include "check/datewriting.h"

#include "base/ascii.h"

namespace querymend {

namespace {

using Order = DateWriting::Order;

struct Number {
    int value = 0;
    int digits = 0;
};

Number takeNumber(std::string_view& text)
{
    Number read;
    while (!text.empty() && asciiIsDigit(text.front()) && read.digits < 8) {
        read.value = read.value * 10 + (text.front() - '0');
        ++read.digits;
        text.remove_prefix(1);
    }
    return read;
}

bool isSound(const DateWriting& date)
{
    const int first = date.month;
    const int second = date.day;
    const bool fits = date.order == Order::unsure ? first >= 1 && first <= 12 && second >= 1 && second <= 12
                                                  : first >= 1 && first <= 12 && second >= 1 && second <= 31;
    return fits && date.year >= 1000 && date.year <= 2999;
}

std::optional<DateWriting> checked(DateWriting date, std::string_view rest)
{
    date.hasTime = !rest.empty();
    const bool isTime = rest.size() >= 2 && (rest.front() == ' ' || rest.front() == 'T') && asciiIsDigit(rest[1]);
    if ((!rest.empty() && !isTime) || !isSound(date))
        return std::nullopt;
    return date;
}

/// Decides which of the two numbers is the month.
void order(DateWriting& date, int first, int second)
{
    const bool isDayFirst = date.separator == '.' || first > 12;
    const bool isMonthFirst = second > 12;
    date.order = isDayFirst ? Order::dayFirst : isMonthFirst ? Order::monthFirst : Order::unsure;
    date.month = isDayFirst ? second : first;
    date.day = isDayFirst ? first : second;
}

std::string twoDigits(int number)
{
    return {static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
}

} // namespace

bool DateWriting::isLike(const DateWriting& other) const
{
    const bool isYearFirst = order == Order::yearFirst;
    if (separator != other.separator || isYearFirst != (other.order == Order::yearFirst))
        return false;
    // 2024-10-11 may be padded or not.
    const auto isTelling = [](const DateWriting& date) { return date.month < 10 || date.day < 10; };
    if (isPadded != other.isPadded && isTelling(*this) && isTelling(other))
        return false;
    return order == other.order || order == Order::unsure || other.order == Order::unsure;
}

std::optional<DateWriting> dateWritingOf(std::string_view text)
{
    constexpr std::string_view separators = "-/.";
    DateWriting date;
    const Number first = takeNumber(text);
    if (first.digits == 8) {
        date.separator = '\0';
        date.year = first.value / 10000;
        date.month = first.value / 100 % 100;
        date.day = first.value % 100;
        return checked(date, text);
    }
    if (text.empty() || separators.find(text.front()) == std::string_view::npos)
        return std::nullopt;
    date.separator = text.front();
    text.remove_prefix(1);
    const Number second = takeNumber(text);
    if (text.empty() || text.front() != date.separator)
        return std::nullopt;
    text.remove_prefix(1);
    const Number third = takeNumber(text);
    const bool isYearFirst = first.digits == 4 && second.digits <= 2 && third.digits <= 2;
    const bool isYearLast = first.digits <= 2 && second.digits <= 2 && third.digits == 4;
    if ((!isYearFirst && !isYearLast) || first.digits == 0 || second.digits == 0 || third.digits == 0)
        return std::nullopt;
    date.isPadded = second.digits == 2 && (isYearFirst ? third.digits : first.digits) == 2;
    if (isYearFirst) {
        date.year = first.value;
        date.month = second.value;
        date.day = third.value;
    } else {
        date.year = third.value;
        order(date, first.value, second.value);
    }
    return checked(date, text);
}

std::string rewrittenDate(const DateWriting& date, const DateWriting& format)
{
    if (date.order == Order::unsure || format.order != Order::yearFirst || !format.isPadded)
        return {};
    const std::string between = format.separator == '\0' ? std::string() : std::string(1, format.separator);
    return std::to_string(date.year) + between + twoDigits(date.month) + between + twoDigits(date.day);
}

} // namespace querymend
