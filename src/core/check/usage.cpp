#include "check/usage.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

bool startsWithWord(std::string_view text, std::string_view word)
{
    return text.size() >= word.size() && asciiEqualsIgnoringCase(text.substr(0, word.size()), word)
        && (text.size() == word.size() || !asciiIsAlpha(text[word.size()]));
}

std::string_view trimmedStart(std::string_view text)
{
    while (!text.empty() && asciiIsSpace(text.front()))
        text.remove_prefix(1);
    return text;
}

bool isDateLike(std::string_view literal)
{
    constexpr std::size_t dateSize = 10;
    if (literal.size() < dateSize)
        return false;
    constexpr std::string_view pattern = "dddd-dd-dd";
    for (std::size_t i = 0; i < dateSize; ++i) {
        if (pattern[i] == 'd' ? !asciiIsDigit(literal[i]) : literal[i] != '-')
            return false;
    }
    return true;
}

/// The literal at the beginning of a text.
Usage literalAt(std::string_view text)
{
    text = trimmedStart(text);
    if (text.empty())
        return {};
    if (text.front() == '\'') {
        const std::size_t end = text.find('\'', 1);
        if (end == std::string_view::npos)
            return {};
        const std::string_view value = text.substr(1, end - 1);
        return {isDateLike(value) ? ValueKind::moment : ValueKind::text, std::string(value)};
    }
    if (!asciiIsDigit(text.front()))
        return {};
    std::size_t end = 0;
    while (end < text.size() && (asciiIsDigit(text[end]) || text[end] == '.'))
        ++end;
    return {ValueKind::fraction, std::string(text.substr(0, end))};
}

/// What follows a column: an operator and a literal.
Usage usageAfter(std::string_view rest)
{
    rest = trimmedStart(rest);
    for (const std::string_view sign : {"<=", ">=", "<>", "!=", "==", "=", "<", ">"}) {
        if (rest.starts_with(sign))
            return literalAt(rest.substr(sign.size()));
    }
    if (startsWithWord(rest, "not"))
        rest = trimmedStart(rest.substr(3));
    if (startsWithWord(rest, "like") || startsWithWord(rest, "ilike"))
        return {ValueKind::text, {}};
    if (startsWithWord(rest, "between"))
        return literalAt(rest.substr(7));
    if (!startsWithWord(rest, "in"))
        return {};
    rest = trimmedStart(rest.substr(2));
    return rest.starts_with('(') ? literalAt(rest.substr(1)) : Usage();
}

} // namespace

Usage usageOf(const ColumnRef& reference, std::string_view text, const Outline& outline)
{
    if (Usage after = usageAfter(text.substr(reference.range.end)); after.kind != ValueKind::unknown)
        return after;
    for (const Call& call : outline.calls) {
        const bool isSum = call.arguments.size() == 1 && ByteRange{call.arguments.front()}.contains(reference.range)
            && asciiTrimmed(call.arguments.front().of(text)).size() == reference.range.size();
        const auto parts = outline.parts(call.name);
        if (isSum && !parts.empty()
            && (asciiEqualsIgnoringCase(parts.back().text, "sum") || asciiEqualsIgnoringCase(parts.back().text, "avg")))
            return {ValueKind::fraction, {}};
    }
    return {};
}

bool canMeet(ValueKind stored, ValueKind needed)
{
    if (stored == ValueKind::unknown || needed == ValueKind::unknown || areAlike(stored, needed))
        return true;
    // Dates are often stored as texts or years.
    const auto isEither = [&](ValueKind kind) { return stored == kind || needed == kind; };
    if (isEither(ValueKind::truth))
        return true;
    return isEither(ValueKind::moment) && isEither(ValueKind::text);
}

} // namespace querymend
