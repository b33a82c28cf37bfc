#include "report/maskedevent.h"

#include "base/ascii.h"
#include "base/json.h"
#include "run/eventrecord.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

void replaceWord(std::string& text, const std::string& word)
{
    const auto isSame = [](char a, char b) { return asciiLower(a) == asciiLower(b); };
    auto from = text.begin();
    while (!word.empty()) {
        const auto found = std::search(from, text.end(), word.begin(), word.end(), isSame);
        if (found == text.end())
            return;
        const auto place = found - text.begin();
        text.replace(static_cast<std::size_t>(place), word.size(), maskSign);
        from = text.begin() + place + static_cast<std::ptrdiff_t>(std::string(maskSign).size());
    }
}

/// What stands between two marks, without line breaks; the marks stay.
void replaceBetween(std::string& text, const std::string& before, char after)
{
    std::size_t from = 0;
    while (true) {
        const std::size_t begin = text.find(before, from);
        if (begin == std::string::npos)
            return;
        const std::size_t first = begin + before.size();
        const std::size_t end = text.find_first_of(std::string("\n") + after, first);
        if (end == std::string::npos || text[end] == '\n') {
            from = first;
            continue;
        }
        text.replace(first, end - first, maskSign);
        from = first + std::string(maskSign).size() + 1;
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

std::string maskedText(std::string text, const MaskRules& rules)
{
    for (const std::string& word : rules.words)
        replaceWord(text, word);
    if (rules.values == MaskedValues::yes) {
        replaceBetween(text, "'", '\'');
        replaceBetween(text, "Examples: [", ']');
    }
    return text;
}

/// By its record, which has every text that an event has.
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
