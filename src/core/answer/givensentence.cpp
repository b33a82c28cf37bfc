#include "answer/givensentence.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr auto filterVerbs = std::to_array<std::string_view>({" always where ", " sempre dove ", " всегда где "});
constexpr auto joinVerbs = std::to_array<std::string_view>({" joins ", " si unisce a ", " соединяется с "});
constexpr auto joinLinks = std::to_array<std::string_view>({" by ", " on ", " per ", " su ", " по "});
constexpr auto metricVerbs = std::to_array<std::string_view>({" is ", " è ", " — это ", " это ", " = "});

using Halves = std::pair<std::string, std::string>;

/// What is before and after the first of these words; nothing if one of both is empty.
std::optional<Halves> splitAt(std::string_view text, std::span<const std::string_view> words)
{
    for (const std::string_view word : words) {
        const std::size_t at = text.find(word);
        if (at == std::string_view::npos)
            continue;
        const std::string_view before = asciiTrimmed(text.substr(0, at));
        const std::string_view after = asciiTrimmed(text.substr(at + word.size()));
        if (!before.empty() && !after.empty())
            return Halves{before, after};
    }
    return std::nullopt;
}

std::string withoutQuotes(std::string text)
{
    const bool isQuoted =
        text.size() > 2 && text.front() == text.back() && (text.front() == '"' || text.front() == '\'');
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

} // namespace

std::optional<GivenSentence> givenSentenceIn(std::string_view sentence)
{
    sentence = asciiTrimmed(sentence);
    if (sentence.ends_with('.'))
        sentence.remove_suffix(1);
    if (auto filter = splitAt(sentence, filterVerbs))
        return GivenFilter{std::move(filter->first), std::move(filter->second)};
    if (auto join = splitAt(sentence, joinVerbs)) {
        if (auto rest = splitAt(join->second, joinLinks))
            return GivenJoin{std::move(join->first), std::move(rest->first), std::move(rest->second)};
    }
    if (auto meaning = termMeaningIn(sentence))
        return *std::move(meaning);
    auto metric = splitAt(sentence, metricVerbs);
    if (metric && metric->second.find('(') != std::string::npos)
        return GivenMetric{withoutQuotes(std::move(metric->first)), std::move(metric->second)};
    return std::nullopt;
}

} // namespace querymend
