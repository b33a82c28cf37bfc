#include "diagnose/keywordrows.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace querymend {

namespace {

/// Phrases that must all occur, in this order; `#` in one stands for a number.
struct KeywordRow {
    std::array<std::string_view, 2> phrases;
    ErrorCode code;
};

// Narrower rows come before wider ones.
constexpr KeywordRow rows[] = {
    {{"multiple sql statements"}, ErrorCode::multipleStatements},
    {{"# statements"}, ErrorCode::multipleStatements},
    {{"multiple statements"}, ErrorCode::multipleStatements},
    {{"not a select"}, ErrorCode::notSelect},
    {{"invalid request"}, ErrorCode::invalidRequest},
    {{"no sql"}, ErrorCode::noSql},
    {{"comments not allowed"}, ErrorCode::comment},
    {{"sanitization", "error"}, ErrorCode::sanitizeFailed},
    {{"sanitization", "failed"}, ErrorCode::sanitizeFailed},
    {{"test", "failed"}, ErrorCode::testFailed},
    {{"tests", "failed"}, ErrorCode::testFailed},
    {{"forbidden sql keyword"}, ErrorCode::forbiddenOperation},
    {{"forbidden operation"}, ErrorCode::forbiddenOperation},
    {{"connection refused"}, ErrorCode::databaseDown},
    {{"connection lost"}, ErrorCode::connectionLost},
    {{"lost connection"}, ErrorCode::connectionLost},
    {{"connection", "closed"}, ErrorCode::connectionLost},
    {{"connection", "reset"}, ErrorCode::connectionLost},
    {{"could not connect"}, ErrorCode::databaseDown},
    {{"database", "unavailable"}, ErrorCode::databaseDown},
    {{"permission denied"}, ErrorCode::permission},
    {{"access denied"}, ErrorCode::permission},
    {{"timed out"}, ErrorCode::timeout},
    {{"timeout"}, ErrorCode::timeout},
    {{"out of memory"}, ErrorCode::memoryLimit},
    {{"division by zero"}, ErrorCode::divisionByZero},
    {{"divide by zero"}, ErrorCode::divisionByZero},
    {{"ambiguous"}, ErrorCode::ambiguousColumn},
    {{"unknown column"}, ErrorCode::unknownColumn},
    {{"no such column"}, ErrorCode::unknownColumn},
    {{"column", "does not exist"}, ErrorCode::unknownColumn},
    {{"column", "not found"}, ErrorCode::unknownColumn},
    {{"unknown table"}, ErrorCode::unknownTable},
    {{"unknown tables"}, ErrorCode::unknownTable},
    {{"no such table"}, ErrorCode::unknownTable},
    {{"table", "does not exist"}, ErrorCode::unknownTable},
    {{"table", "not found"}, ErrorCode::unknownTable},
    {{"unknown function"}, ErrorCode::unknownFunction},
    {{"no such function"}, ErrorCode::unknownFunction},
    {{"function", "does not exist"}, ErrorCode::unknownFunction},
    {{"function", "not found"}, ErrorCode::unknownFunction},
    {{"window function", "must appear"}, ErrorCode::aggregateMisuse},
    {{"syntax error"}, ErrorCode::syntax},
    {{"syntax is not supported"}, ErrorCode::syntax},
    {{"parse error"}, ErrorCode::syntax},
    {{"invalid sql"}, ErrorCode::syntax},
    {{"invalid syntax"}, ErrorCode::syntax},
    {{"group by"}, ErrorCode::grouping},
    {{"type mismatch"}, ErrorCode::typeMismatch},
    {{"join condition"}, ErrorCode::join},
    {{"join clause"}, ErrorCode::join},
    {{"invalid join"}, ErrorCode::join},
    {{"no rows"}, ErrorCode::emptyResult},
    {{"no results"}, ErrorCode::emptyResult},
    {{"empty result"}, ErrorCode::emptyResult},
};

bool isWordByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// The end of the phrase if it begins here, or npos; a blank in it matches any run of blanks, `#` any run of digits.
std::size_t endOfPhraseAt(std::string_view message, std::size_t at, std::string_view phrase)
{
    for (const char wanted : phrase) {
        if (at >= message.size())
            return std::string_view::npos;
        const bool isRun = wanted == ' ' || wanted == '#';
        const auto fits = [wanted](char c) {
            return wanted == ' ' ? asciiIsSpace(c) : wanted == '#' ? asciiIsDigit(c) : asciiLower(c) == wanted;
        };
        if (!fits(message[at++]))
            return std::string_view::npos;
        while (isRun && at < message.size() && fits(message[at]))
            ++at;
    }
    return at < message.size() && isWordByte(message[at]) ? std::string_view::npos : at;
}

std::size_t endOfPhrase(std::string_view message, std::size_t from, std::string_view phrase)
{
    for (std::size_t at = from; at < message.size(); ++at) {
        if (at > 0 && isWordByte(message[at - 1]))
            continue;
        const std::size_t end = endOfPhraseAt(message, at, phrase);
        if (end != std::string_view::npos)
            return end;
    }
    return std::string_view::npos;
}

bool occurs(std::string_view message, const KeywordRow& row)
{
    std::size_t at = 0;
    for (const std::string_view phrase : row.phrases) {
        if (!phrase.empty())
            at = endOfPhrase(message, at, phrase);
        if (at == std::string_view::npos)
            return false;
    }
    return true;
}

struct QuotedSpan {
    std::size_t begin = std::string_view::npos; ///< of the quote itself
    std::size_t end = 0;
};

/// The next quoted part; an apostrophe inside a word does not open one.
QuotedSpan nextQuoted(std::string_view message, std::size_t from)
{
    for (std::size_t at = from; at < message.size(); ++at) {
        const char quote = message[at];
        const bool opens = quote == '"' || quote == '`' || (quote == '\'' && (at == 0 || !isWordByte(message[at - 1])));
        if (!opens)
            continue;
        const std::size_t end = message.find(quote, at + 1);
        if (end != std::string_view::npos && end > at + 1)
            return {at, end + 1};
    }
    return {};
}

std::string_view firstQuoted(std::string_view message)
{
    const QuotedSpan span = nextQuoted(message, 0);
    return span.end == 0 ? std::string_view() : message.substr(span.begin + 1, span.end - span.begin - 2);
}

/// Masks the quoted parts of a message, which are names and values and not its own words.
std::string withoutQuoted(std::string_view message)
{
    std::string out(message);
    for (QuotedSpan span = nextQuoted(message, 0); span.end != 0; span = nextQuoted(message, span.end))
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(span.begin) + 1,
                  out.begin() + static_cast<std::ptrdiff_t>(span.end) - 1, '?');
    return out;
}

} // namespace

std::optional<KeywordMatch> matchKeywords(std::string_view message)
{
    // Only the first paragraphs are read; after them a transcript may quote anything.
    constexpr std::size_t longest = 4096;
    message = message.substr(0, longest);
    const std::string words = withoutQuoted(message);
    const auto row =
        std::find_if(std::begin(rows), std::end(rows), [&](const KeywordRow& r) { return occurs(words, r); });
    if (row == std::end(rows))
        return std::nullopt;
    return KeywordMatch{row->code, firstQuoted(message)};
}

} // namespace querymend
