// Separates the thinking that a model writes from its answer.

#include "check/reply/parts.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

ByteRange rangeOf(std::size_t begin, std::size_t end)
{
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

bool spells(std::string_view text, std::size_t at, std::string_view word)
{
    return asciiEqualsIgnoringCase(text.substr(at, word.size()), word);
}

/// The length of `<think>`, `</thinking>` and the like at an offset, or 0.
std::size_t tagLength(std::string_view text, std::size_t at, bool closing)
{
    const std::string_view begin = closing ? "</" : "<";
    if (!spells(text, at, begin))
        return 0;
    for (const std::string_view name : {"think>", "thinking>", "thought>", "reasoning>"}) {
        if (spells(text, at + begin.size(), name))
            return begin.size() + name.size();
    }
    return 0;
}

std::size_t findTag(std::string_view text, std::size_t from, bool closing)
{
    for (std::size_t at = text.find('<', from); at != npos; at = text.find('<', at + 1)) {
        if (tagLength(text, at, closing) > 0)
            return at;
    }
    return npos;
}

bool standsAlone(std::string_view text, std::size_t at, std::size_t length)
{
    const std::size_t before = text.find_last_not_of(" \t", at == 0 ? npos : at - 1);
    const bool first = at == 0 || before == npos || text[before] == '\n' || text[before] == '\r' || before >= at;
    const std::size_t behind = text.find_first_not_of(" \t", at + length);
    return first || behind == npos || text[behind] == '\n' || text[behind] == '\r';
}

/// Whether an offset in a text that begins as SQL is inside a literal, quoted name or comment.
bool isInLiteral(std::string_view text, std::size_t at, const LexRules& rules)
{
    Lexer lexer(text, rules);
    Token token = lexer.next();
    while (token.kind != TokenKind::end && token.end <= at)
        token = lexer.next();
    return token.kind != TokenKind::end && token.begin < at && holdsText(token);
}

} // namespace

std::vector<ByteRange> answersOf(std::string_view text, const LexRules& rules)
{
    const ByteRange whole = rangeOf(0, text.size());
    std::size_t close = findTag(text, 0, true);
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    if (close == npos)
        return tagLength(text, first, false) > 0 ? std::vector<ByteRange>{} : std::vector<ByteRange>{whole};
    if (openingOf(text, rules) == Opening::statement && isInLiteral(text, close, rules))
        return {whole};
    std::vector<ByteRange> out;
    std::size_t at = 0;
    std::size_t open = findTag(text, 0, false);
    for (; close != npos; close = findTag(text, close + 1, true)) {
        const std::size_t closeLength = tagLength(text, close, true);
        while (open < at)
            open = findTag(text, at, false);
        const bool paired = open < close && standsAlone(text, open, tagLength(text, open, false));
        if (paired)
            out.push_back(rangeOf(at, open));
        else if (!standsAlone(text, close, closeLength))
            continue;
        at = close + closeLength;
    }
    const std::size_t rest = text.find_first_not_of(" \t\r\n", at);
    if (rest == npos || tagLength(text, rest, false) == 0)
        out.push_back(rangeOf(at, text.size()));
    return out;
}

} // namespace querymend
