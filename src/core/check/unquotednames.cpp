#include "check/unquotednames.h"

#include "base/ascii.h"

#include <algorithm>
#include <map>
#include <string>

namespace querymend {

namespace {

constexpr double quotingConfidence = 0.9;
constexpr std::size_t mostNames = 2000; ///< searched for in one text

bool isFiller(char c)
{
    return asciiIsSpace(c) || c == '_';
}

bool needsQuotes(std::string_view name)
{
    return std::any_of(name.begin(), name.end(),
                       [](char c) { return c >= 0 && !asciiIsAlpha(c) && !asciiIsDigit(c) && c != '_'; });
}

/// Where a name ends that is spelled out from an offset, with blanks or underscores for its blanks; 0 if it is not.
std::uint32_t endOfSpelled(std::string_view name, std::string_view text, std::uint32_t begin)
{
    std::size_t at = begin;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (isFiller(name[i]))
            continue;
        while (at > begin && at < text.size() && isFiller(text[at]))
            ++at;
        if (at >= text.size() || asciiLowered(text.substr(at, 1)) != asciiLowered(name.substr(i, 1)))
            return 0;
        ++at;
    }
    return static_cast<std::uint32_t>(at);
}

/// The places of a text that spell out a name with several tokens.
std::vector<ByteRange> placesOf(std::string_view name, std::string_view text, const std::vector<Token>& tokens)
{
    std::vector<ByteRange> places;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != TokenKind::word && tokens[i].kind != TokenKind::number)
            continue;
        const std::uint32_t end = endOfSpelled(name, text, tokens[i].begin);
        if (end <= tokens[i].end)
            continue;
        const bool isEnd = std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, tokens.end(),
                                       [&](const Token& token) { return token.end == end; });
        if (isEnd)
            places.push_back({tokens[i].begin, end});
    }
    return places;
}

/// Whether a finding is about something in a place or right beside it.
bool isAbout(const Finding& finding, ByteRange place)
{
    return finding.range.begin <= place.end && place.begin <= finding.range.end;
}

} // namespace

void adviseOnUnquotedNames(std::vector<Finding>& findings, std::string_view text, const std::vector<Token>& tokens,
                           const Dialect& dialect, const Catalog& catalog)
{
    if (findings.empty())
        return;
    std::map<std::string_view, std::vector<ByteRange>> names;
    for (const Table& table : catalog.snapshot().tables) {
        if (names.size() < mostNames && needsQuotes(table.name))
            names.emplace(table.name, placesOf(table.name, text, tokens));
        for (const Column& column : table.columns) {
            if (names.size() < mostNames && needsQuotes(column.name) && names.count(column.name) == 0)
                names.emplace(column.name, placesOf(column.name, text, tokens));
        }
    }
    for (const auto& [name, places] : names) {
        const auto isInOne = [&places = places](const Finding& finding) {
            return std::any_of(places.begin(), places.end(), [&](ByteRange place) { return isAbout(finding, place); });
        };
        const auto first = std::find_if(findings.begin(), findings.end(), isInOne);
        if (first == findings.end())
            continue;
        Fix fix{{}, "a name with blanks or signs needs quotes", quotingConfidence};
        for (const ByteRange place : places)
            fix.edits.push_back({place, quoted(dialect, name)});
        first->suggestions = {{quoted(dialect, name), {}, fix.reason}};
        first->fixes = {std::move(fix)};
        findings.erase(std::remove_if(first + 1, findings.end(), isInOne), findings.end());
    }
}

} // namespace querymend
