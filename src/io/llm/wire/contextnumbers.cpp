#include "llm/wire/contextnumbers.h"

#include "base/ascii.h"

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

/// Whole numbers, also with commas between their thousands; not those that are part of a name.
std::vector<std::uint64_t> numbersIn(std::string_view text)
{
    constexpr std::size_t longest = 12;
    std::vector<std::uint64_t> out;
    for (std::size_t at = 0; at < text.size();) {
        const bool isPartOfName = at > 0 && (asciiIsAlpha(text[at - 1]) || text[at - 1] == '-' || text[at - 1] == '.');
        std::size_t end = at;
        std::uint64_t number = 0;
        for (; end < text.size() && end - at <= longest; ++end) {
            const bool isComma = text[end] == ',' && end > at && end + 1 < text.size() && asciiIsDigit(text[end + 1]);
            if (!asciiIsDigit(text[end]) && !isComma)
                break;
            number = isComma ? number : number * 10 + static_cast<std::uint64_t>(text[end] - '0');
        }
        if (end > at && !isPartOfName && end - at <= longest && (end == text.size() || !asciiIsAlpha(text[end])))
            out.push_back(number);
        at = std::max(end, at + 1);
    }
    return out;
}

std::uint64_t sum(const std::vector<std::uint64_t>& numbers)
{
    std::uint64_t all = 0;
    for (const std::uint64_t number : numbers)
        all += number;
    return all;
}

} // namespace

ContextNumbers contextNumbersIn(std::string_view message)
{
    ContextNumbers out;
    // "199000 + 8000 > 200000": what was asked for stands before the sign, in parts.
    if (const std::size_t sign = message.find(" > "); sign != std::string_view::npos) {
        const std::vector<std::uint64_t> asked = numbersIn(message.substr(0, sign));
        const std::vector<std::uint64_t> room = numbersIn(message.substr(sign));
        if (!asked.empty() && !room.empty())
            return {sum(asked), room.front()};
    }
    const std::vector<std::uint64_t> numbers = numbersIn(message);
    if (numbers.size() >= 2) {
        out.prompt = std::max(numbers[0], numbers[1]);
        out.context = std::min(numbers[0], numbers[1]);
    } else if (numbers.size() == 1) {
        out.context = numbers.front();
    }
    return out;
}

} // namespace querymend
