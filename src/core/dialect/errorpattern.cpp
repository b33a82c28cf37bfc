#include "dialect/errorpattern.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

namespace querymend {

namespace {

constexpr std::string_view identifierMark = "%s";
constexpr std::string_view anythingMark = "%*";
/// MySQL quotes at most 80 characters of the statement; others quote one token.
constexpr std::size_t longestIdentifier = 512;
/// Everything recognisable is at the beginning; the rest of a huge message is user data.
constexpr std::size_t longestMessage = 32768;

bool isWordCharacter(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_';
}

/// Whether the range begins or ends in the middle of a word.
bool cutsWord(std::string_view message, std::size_t begin, std::size_t end)
{
    const bool before = begin > 0 && isWordCharacter(message[begin - 1]) && isWordCharacter(message[begin]);
    const bool after = end < message.size() && isWordCharacter(message[end]) && isWordCharacter(message[end - 1]);
    return before || after;
}

std::size_t findLiteral(std::string_view message, std::string_view literal, std::size_t from)
{
    const auto begin = message.begin() + static_cast<std::ptrdiff_t>(std::min(from, message.size()));
    const auto found = std::search(begin, message.end(), literal.begin(), literal.end(),
                                   [](char a, char b) { return asciiLower(a) == asciiLower(b); });
    return found == message.end() ? std::string_view::npos : static_cast<std::size_t>(found - message.begin());
}

std::size_t lineEnd(std::string_view message, std::size_t from)
{
    return std::min(message.find_first_of("\r\n", from), message.size());
}

std::string_view withoutTail(std::string_view text, std::span<const std::string_view> tails)
{
    std::size_t end = text.size();
    for (const std::string_view tail : tails)
        end = std::min(end, text.find(tail, 1));
    text = asciiTrimmed(text.substr(0, end));
    while (text.size() > 1 && (text.back() == '.' || text.back() == '!' || text.back() == ';'))
        text.remove_suffix(1);
    return text;
}

std::string_view withoutQuotes(std::string_view text)
{
    if (text.size() < 3)
        return text;
    const char open = text.front();
    const char close = open == '[' ? ']' : open;
    if ((open != '"' && open != '\'' && open != '`' && open != '[') || text.back() != close)
        return text;
    const std::string_view inner = text.substr(1, text.size() - 2);
    return inner.find(close) == std::string_view::npos ? inner : text;
}

struct Occurrence {
    std::size_t begin = std::string_view::npos;
    std::string_view identifier;
};

/// One piece of a pattern: a literal and the mark after it, if any.
struct Piece {
    std::string_view literal;
    std::string_view mark;
};

Piece nextPiece(std::string_view& pattern)
{
    std::size_t at = pattern.find('%');
    while (at != std::string_view::npos && pattern.substr(at, 2) != identifierMark
           && pattern.substr(at, 2) != anythingMark)
        at = pattern.find('%', at + 1);
    const Piece piece{pattern.substr(0, at), at == std::string_view::npos ? std::string_view() : pattern.substr(at, 2)};
    pattern.remove_prefix(at == std::string_view::npos ? pattern.size() : at + 2);
    return piece;
}

/// Matches the rest of a pattern after its first literal, which ends at `position`.
bool fits(std::string_view rest, std::string_view mark, std::string_view message, std::size_t position,
          std::span<const std::string_view> tails, std::string_view& identifier)
{
    while (!mark.empty()) {
        const bool wanted = mark == identifierMark;
        if (rest.empty()) {
            const std::string_view tail = message.substr(position, lineEnd(message, position) - position);
            if (wanted)
                identifier = withoutQuotes(withoutTail(tail, tails));
            return !wanted || !identifier.empty();
        }
        const Piece piece = nextPiece(rest);
        // An identifier has at least one character, even if it is a quote that would close others.
        const std::size_t limit = wanted ? position + longestIdentifier : lineEnd(message, position);
        const std::size_t at =
            findLiteral(message.substr(0, limit + piece.literal.size()), piece.literal, position + (wanted ? 1 : 0));
        if (at == std::string_view::npos)
            return false;
        if (wanted)
            identifier = withoutQuotes(message.substr(position, at - position));
        position = at + piece.literal.size();
        mark = piece.mark;
    }
    return true;
}

Occurrence findPattern(std::string_view pattern, std::string_view message, std::span<const std::string_view> tails,
                       std::size_t from = 0)
{
    const Piece first = nextPiece(pattern);
    for (std::size_t at = findLiteral(message, first.literal, from); at != std::string_view::npos;
         at = findLiteral(message, first.literal, at + 1)) {
        const std::size_t end = at + first.literal.size();
        std::string_view identifier;
        if (cutsWord(message, at, end) || !fits(pattern, first.mark, message, end, tails, identifier))
            continue;
        // A pattern that begins with a quote could otherwise match from any earlier quote.
        const bool fromAnotherQuote =
            first.literal.size() == 1 && identifier.find(first.literal) != std::string_view::npos;
        if (!fromAnotherQuote)
            return {at, identifier};
    }
    return {};
}

std::optional<CodeRow> findExact(std::span<const CodeRow> rows, std::string_view code)
{
    const auto row = std::lower_bound(rows.begin(), rows.end(), code,
                                      [](const CodeRow& r, std::string_view c) { return r.code < c; });
    if (row == rows.end() || row->code != code)
        return std::nullopt;
    return *row;
}

std::optional<CodeRow> findExtendedCode(const ErrorTable& table, std::string_view code)
{
    unsigned value = 0;
    const auto [end, error] = std::from_chars(code.data(), code.data() + code.size(), value);
    if (error != std::errc() || end != code.data() + code.size() || table.extendedFrom == 0
        || value < table.extendedFrom)
        return std::nullopt;
    std::array<char, 4> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), value % 256);
    return findExact(table.codes, {digits.data(), static_cast<std::size_t>(written.ptr - digits.data())});
}

} // namespace

std::optional<CodeRow> findCode(const ErrorTable& table, std::string_view code)
{
    code = asciiTrimmed(code);
    for (const std::string_view prefix : {std::string_view("ORA-"), std::string_view("Msg ")}) {
        if (asciiEqualsIgnoringCase(code.substr(0, prefix.size()), prefix))
            code.remove_prefix(prefix.size());
    }
    if (const auto row = findExact(table.codes, code))
        return row;
    const bool isSqlState = code.size() == 5 && !table.codeClasses.empty();
    if (isSqlState) {
        if (const auto row = findExact(table.codeClasses, code.substr(0, 2)))
            return row;
    }
    const std::size_t firstDigit = code.find_first_not_of('0');
    if (firstDigit != 0 && firstDigit != std::string_view::npos)
        return findExact(table.codes, code.substr(firstDigit));
    return findExtendedCode(table, code);
}

std::optional<PatternMatch> matchMessage(const ErrorTable& table, std::string_view message)
{
    message = message.substr(0, longestMessage);
    std::optional<PatternMatch> best;
    std::size_t begin = std::string_view::npos;
    for (const ErrorPattern& pattern : table.patterns) {
        const Occurrence found = findPattern(pattern.text, message, table.tails);
        if (found.begin >= begin)
            continue;
        begin = found.begin;
        best = PatternMatch{pattern.error, found.identifier, pattern.text};
    }
    return best;
}

std::optional<std::string_view> codeInMessage(const ErrorTable& table, std::string_view message)
{
    message = message.substr(0, longestMessage);
    for (const std::string_view form : table.codeForms) {
        std::size_t from = 0;
        for (Occurrence found = findPattern(form, message, {}, from); found.begin != std::string_view::npos;
             found = findPattern(form, message, {}, from)) {
            const bool oneWord = std::all_of(found.identifier.begin(), found.identifier.end(), isWordCharacter);
            if (oneWord && findCode(table, found.identifier))
                return found.identifier;
            from = found.begin + 1;
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> lineInMessage(const ErrorTable& table, std::string_view message)
{
    message = message.substr(0, longestMessage);
    for (const std::string_view form : table.lineForms) {
        // Take the last one: a client that names a line of its own prints it before the engine's text.
        std::optional<std::uint32_t> line;
        std::size_t from = 0;
        for (Occurrence found = findPattern(form, message, {}, from); found.begin != std::string_view::npos;
             found = findPattern(form, message, {}, from)) {
            std::uint32_t value = 0;
            const char* const digits = found.identifier.data();
            if (std::from_chars(digits, digits + found.identifier.size(), value).ec == std::errc() && value > 0)
                line = value;
            from = found.begin + 1;
        }
        if (line)
            return line;
    }
    return std::nullopt;
}

} // namespace querymend
