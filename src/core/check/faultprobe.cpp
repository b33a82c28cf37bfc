#include "check/faultprobe.h"

#include "base/ascii.h"
#include "check/datewriting.h"
#include "schema/editdistance.h"
#include "schema/nearest.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr double nearConfidence = 0.7;
constexpr double dateConfidence = 0.7;
constexpr std::size_t fewValues = 12;
constexpr std::size_t mostOffers = 5;
constexpr std::size_t longestValue = 40;

bool hasDigit(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), asciiIsDigit);
}

bool haveSameLetters(std::string a, std::string b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

/// Whether a word was written for another with a slip: one letter in a word of five or more, two in a long one, or two
/// swapped. Short words, and those with digits, are often others.
bool isSlip(std::string_view literal, std::string_view value)
{
    constexpr std::size_t shortest = 4;
    constexpr std::size_t longEnoughForTwo = 9;
    if (literal.size() < shortest || hasDigit(literal))
        return false;
    const std::size_t most = literal.size() >= longEnoughForTwo ? 2 : 1;
    const std::string written = asciiLowered(literal);
    const std::string stored = asciiLowered(value);
    return editDistance(written, stored, most) <= most
        && (literal.size() > shortest || haveSameLetters(written, stored));
}

/// The stored value that was probably meant: the same but for case, blanks and separators, or for a slip.
const std::string* valueMeant(const std::string& literal, const std::vector<std::string>& values)
{
    const std::vector<std::string_view> views(values.begin(), values.end());
    for (const NearName& near : nearest(literal, views, 1)) {
        if (near.resemblance <= Resemblance::otherSeparators)
            return &values[near.index];
    }
    const auto slip =
        std::find_if(values.begin(), values.end(), [&](const std::string& value) { return isSlip(literal, value); });
    return slip == values.end() ? nullptr : &*slip;
}

std::string quotedText(std::string_view value)
{
    std::string quoted = "'";
    for (const char c : value)
        quoted += c == '\'' ? std::string("''") : std::string(1, c);
    return quoted + '\'';
}

bool isPlain(std::string_view value)
{
    return value.size() <= longestValue && value.find('\\') == std::string_view::npos;
}

} // namespace

std::optional<Finding> confirmedByValues(const FaultProbe& probe, const StoredValues& stored)
{
    if (stored.values.empty() || probe.literals.empty())
        return std::nullopt;
    Finding made = probe.finding;
    for (std::size_t i = 0; i < probe.literals.size(); ++i) {
        const std::string* const meant = valueMeant(probe.literals[i], stored.values);
        if (!meant)
            continue;
        if (std::find(made.suggestions.begin(), made.suggestions.end(), Suggestion{*meant}) == made.suggestions.end())
            made.suggestions.push_back({*meant});
        if (i >= probe.places.size() || !isPlain(*meant))
            continue;
        if (made.fixes.empty())
            made.fixes.push_back({{}, "use the stored value", nearConfidence});
        made.fixes.front().edits.push_back({probe.places[i], quotedText(*meant)});
    }
    if (!made.suggestions.empty())
        return made;
    // In a column of a few values that come up again and again, another one is a misunderstanding.
    const bool isCoded = stored.isComplete && stored.doRepeat && stored.values.size() <= fewValues
        && std::none_of(probe.literals.begin(), probe.literals.end(), hasDigit)
        && std::all_of(stored.values.begin(), stored.values.end(),
                       [](const std::string& value) { return isPlain(value); });
    if (!isCoded)
        return std::nullopt;
    for (std::size_t i = 0; i < std::min(mostOffers, stored.values.size()); ++i)
        made.suggestions.push_back({stored.values[i]});
    return made;
}

std::optional<Finding> confirmedByDates(const FaultProbe& probe, const StoredValues& stored)
{
    if (stored.values.empty() || probe.literals.empty())
        return std::nullopt;
    std::optional<DateWriting> format;
    for (const std::string& value : stored.values) {
        const auto read = dateWritingOf(value);
        if (!read || (format && !read->isLike(*format)))
            return std::nullopt;
        format = read;
    }
    Finding made = probe.finding;
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i < probe.literals.size(); ++i) {
        const auto written = dateWritingOf(probe.literals[i]);
        if (!written || written->isLike(*format))
            continue;
        made.suggestions = {{stored.values.front()}};
        made.message = probe.finding.message + " A stored value is, for example, " + stored.values.front() + '.';
        const std::string rewritten = rewrittenDate(*written, *format);
        if (i < probe.places.size() && !rewritten.empty())
            edits.push_back({probe.places[i], quotedText(rewritten)});
    }
    if (!edits.empty()) {
        // Not pushed back as a whole: g++ 12 misreads the move of the short reason as reading past its end.
        Fix& fix = made.fixes.emplace_back();
        fix.edits = std::move(edits);
        fix.reason = "write the date as it is stored";
        fix.confidence = dateConfidence;
    }
    made.messageWithoutData = probe.finding.message;
    return made.suggestions.empty() ? std::nullopt : std::optional(std::move(made));
}

} // namespace querymend
