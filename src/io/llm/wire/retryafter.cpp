#include "llm/wire/retryafter.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

using namespace std::chrono;

std::string_view valueOf(std::span<const WireHeader> headers, std::string_view name)
{
    for (const WireHeader& header : headers) {
        if (asciiEqualsIgnoringCase(header.name, name))
            return asciiTrimmed(header.value);
    }
    return {};
}

milliseconds bounded(double time)
{
    constexpr double day = 86'400'000;
    return milliseconds(static_cast<std::int64_t>(std::clamp(time, 0.0, day)));
}

std::optional<milliseconds> timeIn(std::string_view text, double unit)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || !(number == number))
        return std::nullopt;
    return bounded(number * unit);
}

/// The words and numbers of a date, with any separators.
std::vector<std::string_view> partsOf(std::string_view date)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < date.size();) {
        const std::size_t begin = date.find_first_not_of(" ,-:", at);
        if (begin == std::string_view::npos)
            break;
        at = std::min(date.find_first_of(" ,-:", begin), date.size());
        parts.push_back(date.substr(begin, at - begin));
    }
    return parts;
}

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.size() > 4 || error != std::errc() || end != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

std::optional<unsigned> monthNamed(std::string_view name)
{
    constexpr std::array<std::string_view, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found = std::find(months.begin(), months.end(), name);
    if (found == months.end())
        return std::nullopt;
    return static_cast<unsigned>(found - months.begin()) + 1;
}

/// All three forms begin with the day of the week and differ in the order of the rest:
/// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`, `Sun Nov  6 08:49:37 1994`.
std::optional<sys_seconds> dateIn(std::string_view text)
{
    const std::vector<std::string_view> parts = partsOf(text);
    if (parts.size() < 7)
        return std::nullopt;
    const bool isMonthFirst = monthNamed(parts[1]).has_value();
    const auto month = monthNamed(parts[isMonthFirst ? 1 : 2]);
    const auto dayOfMonth = numberIn(parts[isMonthFirst ? 2 : 1]);
    auto yearNumber = numberIn(parts[isMonthFirst ? 6 : 3]);
    const std::size_t clock = isMonthFirst ? 3 : 4;
    const auto hour = numberIn(parts[clock]);
    const auto minute = numberIn(parts[clock + 1]);
    const auto second = numberIn(parts[clock + 2]);
    if (!month || !dayOfMonth || !yearNumber || !hour || !minute || !second)
        return std::nullopt;
    if (*yearNumber < 100)
        *yearNumber += 2000; // two-digit years are of this century: a server does not name a past one
    const year_month_day date{year(*yearNumber), std::chrono::month(*month), day(static_cast<unsigned>(*dayOfMonth))};
    if (!date.ok() || *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    return sys_days(date) + hours(*hour) + minutes(*minute) + seconds(*second);
}

} // namespace

RetryAdvice retryAdviceIn(std::span<const WireHeader> headers, system_clock::time_point now)
{
    RetryAdvice advice;
    const std::string_view should = valueOf(headers, "x-should-retry");
    if (should == "true" || should == "false")
        advice.shouldRetry = should == "true";
    advice.after = timeIn(valueOf(headers, "retry-after-ms"), 1);
    const std::string_view after = valueOf(headers, "retry-after");
    if (!advice.after)
        advice.after = timeIn(after, 1000);
    if (const auto date = advice.after ? std::nullopt : dateIn(after))
        advice.after = bounded(duration<double, std::milli>(*date - floor<milliseconds>(now)).count());
    return advice;
}

} // namespace querymend
