// Finds what models write after a statement on the same line: notes, end marks and invisible characters.

#include "check/reply/parts.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::string_view endMark = "<|"; ///< as in <|im_end|>

bool isLetter(char c)
{
    return asciiIsAlpha(c);
}

/// Removes blanks and the invisible characters U+200B to U+200F, U+2060 and U+FEFF at the beginning.
std::string_view withoutInvisible(std::string_view text)
{
    constexpr std::array<std::string_view, 7> invisible{"\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8E",
                                                        "\xE2\x80\x8F", "\xE2\x81\xA0", "\xEF\xBB\xBF"};
    for (bool isFound = true; isFound;) {
        isFound = false;
        while (!text.empty() && asciiIsSpace(text.front()))
            text.remove_prefix(1);
        for (const std::string_view sign : invisible) {
            if (text.starts_with(sign)) {
                text.remove_prefix(sign.size());
                isFound = true;
            }
        }
    }
    return text;
}

/// `Note:`, also in brackets or after the marks of Markdown.
bool beginsNote(std::string_view text)
{
    constexpr std::array<std::string_view, 6> labels{"note", "notes", "explanation", "hint", "reasoning", "answer"};
    text.remove_prefix(std::min(text.find_first_not_of(" ([*_#-"), text.size()));
    const auto end = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isLetter) - text.begin());
    const bool isLabel = std::any_of(labels.begin(), labels.end(), [&](std::string_view label) {
        return asciiEqualsIgnoringCase(label, text.substr(0, end));
    });
    const std::size_t colon = text.find_first_not_of('*', end);
    return isLabel && colon != std::string_view::npos && text[colon] == ':' && text.substr(colon, 2) != "::";
}

/// Whether anything but blanks follows a semicolon: that may be another statement, so nothing is left out.
bool goesOn(std::string_view tail)
{
    const std::size_t semicolon = tail.find(';');
    return semicolon != std::string_view::npos && !asciiTrimmed(tail.substr(semicolon + 1)).empty();
}

bool isTailBehindSemicolon(std::string_view rest, const LexRules& rules)
{
    const std::string_view visible = withoutInvisible(rest);
    if (visible.empty())
        return !asciiTrimmed(rest).empty();
    return visible.starts_with(endMark) || beginsNote(visible) || (visible.front() == '#' && !rules.hashComments)
        || (openingOf(visible, rules) == Opening::prose);
}

/// Whether a text may have a tail at all; most have none, and need not be read again.
bool mayHaveTail(std::string_view text)
{
    const std::size_t semicolon = text.find(';');
    return (semicolon != std::string_view::npos && !asciiTrimmed(text.substr(semicolon + 1)).empty())
        || text.find(endMark) != std::string_view::npos || text.find("ote:") != std::string_view::npos
        || text.find('#') != std::string_view::npos;
}

} // namespace

std::size_t beginOfTail(std::string_view text, const LexRules& rules)
{
    if (!mayHaveTail(text))
        return text.size();
    Lexer lexer(text, rules);
    std::uint32_t before = 0;
    for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
        const std::string_view rest = text.substr(token.begin);
        const bool isFirst = before == 0;
        if (token.kind == TokenKind::semicolon && !goesOn(text.substr(token.end))
            && isTailBehindSemicolon(text.substr(token.end), rules))
            return token.end;
        const bool isHash = rest.front() == '#' && !rules.customOperators && !rules.hashNames && !token.isComment()
            && rest.size() > 1 && rest[1] == ' ';
        const bool isNote = token.kind == TokenKind::openParen && beginsNote(rest);
        const bool isEndMark = rest.starts_with(endMark) && rest.find("|>") != std::string_view::npos;
        if (!isFirst && !holdsText(token) && (isHash || isNote || isEndMark) && !goesOn(rest))
            return token.begin;
        before = token.end;
    }
    return text.size();
}

} // namespace querymend
