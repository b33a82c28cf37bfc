#include "report/maskedevent.h"

#include "base/ascii.h"
#include "base/json.h"
#include "run/eventrecord.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Whether the match is a whole word: `postgres` is not one in `PostgreSQL`.
bool isWordOfItsOwn(std::string_view text, ByteRange place)
{
    const bool goesOnBefore = place.begin > 0 && isLetter(text[place.begin]) && isLetter(text[place.begin - 1]);
    const bool goesOnBehind = place.end < text.size() && isLetter(text[place.end - 1]) && isLetter(text[place.end]);
    return !goesOnBefore && !goesOnBehind;
}

void findWord(std::string_view text, const std::string& word, std::vector<ByteRange>& places)
{
    const auto isSame = [](char a, char b) { return asciiLower(a) == asciiLower(b); };
    auto from = text.begin();
    while (!word.empty()) {
        const auto found = std::search(from, text.end(), word.begin(), word.end(), isSame);
        if (found == text.end())
            return;
        const auto begin = static_cast<std::uint32_t>(found - text.begin());
        const ByteRange place{begin, begin + static_cast<std::uint32_t>(word.size())};
        if (isWordOfItsOwn(text, place))
            places.push_back(place);
        from = found + 1;
    }
}

/// Finds the text between two delimiters on one line; the delimiters stay visible.
void findBetween(std::string_view text, std::string_view before, char after, std::vector<ByteRange>& places)
{
    std::size_t from = 0;
    while (true) {
        const std::size_t begin = text.find(before, from);
        if (begin == std::string_view::npos)
            return;
        const std::size_t first = begin + before.size();
        const std::size_t end = text.find_first_of(std::string("\n") + after, first);
        if (end == std::string_view::npos || text[end] == '\n') {
            from = first;
            continue;
        }
        places.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(end)});
        from = end + 1;
    }
}

void maskAll(Json& json, const MaskRules& rules)
{
    if (json.is_string()) {
        json = maskedText(json.get<std::string>(), rules);
        return;
    }
    if (json.is_structured()) {
        for (Json& part : json)
            maskAll(part, rules);
    }
}

} // namespace

std::vector<ByteRange> maskedPlaces(std::string_view text, const MaskRules& rules)
{
    std::vector<ByteRange> places;
    for (const std::string& word : rules.words)
        findWord(text, word, places);
    if (rules.values == MaskedValues::yes) {
        findBetween(text, "'", '\'', places);
        findBetween(text, "Examples: [", ']', places);
    }
    std::sort(places.begin(), places.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
    std::vector<ByteRange> apart;
    for (const ByteRange place : places) {
        if (!apart.empty() && place.begin <= apart.back().end)
            apart.back().end = std::max(apart.back().end, place.end);
        else
            apart.push_back(place);
    }
    return apart;
}

std::string maskedText(std::string_view text, const MaskRules& rules)
{
    std::string masked;
    std::uint32_t done = 0;
    for (const ByteRange place : maskedPlaces(text, rules)) {
        masked += text.substr(done, place.begin - done);
        masked += maskSign;
        done = place.end;
    }
    return masked += text.substr(done);
}

/// Works on the event's record, which holds all of its texts.
RunEvent maskedEvent(const RunEvent& event, const MaskRules& rules)
{
    Json json = Json::parse(toRecord(event), nullptr, false);
    for (auto& [name, part] : json.items()) {
        if (name != "run" && name != "type")
            maskAll(part, rules);
    }
    auto made = readRecord(toJsonLine(json));
    if (made)
        return std::move(made).value();
    return {event.run, event.seq, event.at, UnknownEvent{"masked", "{}"}};
}

} // namespace querymend
