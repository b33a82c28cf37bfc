#include "llm/wire/contextnumbers.h"

#include "base/ascii.h"

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

/// Integers, with or without commas between thousands; skips implausibly large ones and those that are part of a name.
std::vector<std::uint64_t> numbersIn(std::string_view text)
{
    constexpr std::uint64_t most = 1'000'000'000;
    constexpr std::string_view joints = "-._";
    const auto isPartOfName = [&](std::size_t at) {
        return asciiIsAlpha(text[at]) || joints.find(text[at]) != joints.npos;
    };
    std::vector<std::uint64_t> out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!asciiIsDigit(text[at]))
            continue;
        const std::size_t begin = at;
        std::uint64_t number = 0;
        for (; at < text.size() && (asciiIsDigit(text[at]) || text[at] == ','); ++at) {
            if (text[at] != ',')
                number = std::min(number * 10 + static_cast<std::uint64_t>(text[at] - '0'), most);
        }
        const bool isName = (begin > 0 && isPartOfName(begin - 1)) || (at < text.size() && asciiIsAlpha(text[at]));
        if (!isName && number < most)
            out.push_back(number);
    }
    return out;
}

/// The text from the last opening bracket or end of a sentence on.
std::string_view clauseAtEnd(std::string_view text)
{
    const std::size_t bracket = text.rfind('(');
    const std::size_t sentence = text.rfind(". ");
    const std::size_t begin = std::max(bracket == text.npos ? 0 : bracket, sentence == text.npos ? 0 : sentence);
    return text.substr(begin);
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
    // "199000 + 8000 > 200000": the parts of the request come before the sign.
    if (const std::size_t sign = message.find(" > "); sign != std::string_view::npos) {
        const std::vector<std::uint64_t> asked = numbersIn(clauseAtEnd(message.substr(0, sign)));
        const std::vector<std::uint64_t> room = numbersIn(message.substr(sign));
        // "5000 > 4096 - 350": what is subtracted from the context was requested too.
        const bool isTakenOff = room.size() > 1 && message.substr(sign).find(" - ") != std::string_view::npos;
        if (!asked.empty() && !room.empty())
            return {sum(asked) + (isTakenOff ? room[1] : 0), room.front()};
    }
    const std::vector<std::uint64_t> numbers = numbersIn(message);
    // "context length is 16384 tokens. However, you requested 8192 output tokens …, for a total of 16385 tokens": of
    // many numbers, the first is the context and the largest is what was requested.
    if (numbers.size() > 3 && message.find("context length is ") != std::string_view::npos)
        return {*std::max_element(numbers.begin() + 1, numbers.end()), numbers.front()};
    if (numbers.size() >= 2) {
        out.prompt = std::max(numbers[0], numbers[1]);
        out.context = std::min(numbers[0], numbers[1]);
    } else if (numbers.size() == 1) {
        out.context = numbers.front();
    }
    return out;
}

} // namespace querymend
