// Characters that word processors and chat windows substitute for those of SQL.

#include "sql/sanitizer/stages.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

namespace {

/// A decoded character of up to three UTF-8 bytes, which is all that this file needs.
struct Sign {
    std::uint32_t code = 0;
    std::uint32_t length = 1;
};

constexpr std::uint32_t noSign = 0xFFFD; ///< not UTF-8, or longer than three bytes

Sign signAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const std::uint32_t lead = byte(at);
    if (lead < 0x80)
        return {lead, 1};
    if (lead >= 0xC2 && lead < 0xE0 && continues(at + 1))
        return {(lead & 0x1FU) << 6U | (byte(at + 1) & 0x3FU), 2};
    if (lead >= 0xE0 && lead < 0xF0 && continues(at + 1) && continues(at + 2))
        return {(lead & 0x0FU) << 12U | (byte(at + 1) & 0x3FU) << 6U | (byte(at + 2) & 0x3FU), 3};
    return {noSign, 1};
}

Sign signBefore(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && at - begin < 3 && (static_cast<unsigned char>(text[begin - 1]) & 0xC0U) == 0x80U)
        --begin;
    if (begin == 0)
        return at == 0 ? Sign{' ', 0} : Sign{noSign, 1};
    const Sign sign = signAt(text, begin - 1);
    return begin - 1 + sign.length == at ? sign : Sign{noSign, 1};
}

bool isInvisible(std::uint32_t code)
{
    return (code >= 0x200B && code <= 0x200F) || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2060 && code <= 0x2064) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF || code == 0xAD;
}

bool isUnusualBlank(std::uint32_t code)
{
    return code == 0xA0 || code == 0x85 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 || code == 0x2029
        || code == 0x202F || code == 0x205F || code == 0x3000;
}

/// The ASCII sign that corresponds to a full-width one, or NUL.
char narrow(std::uint32_t code)
{
    const char c = code > 0xFF00 && code < 0xFF5F ? static_cast<char>(code - 0xFEE0) : '\0';
    return std::string_view("()*+,-./;<=>%").find(c) != std::string_view::npos && c != '\0' ? c : '\0';
}

/// Whether a character beside this one may be stray; among letters of other scripts it may be intended.
bool isPlainNeighbour(std::uint32_t code)
{
    return code < 0x80 || isInvisible(code) || isUnusualBlank(code) || narrow(code) != '\0';
}

bool isSingleQuote(std::uint32_t code)
{
    return code >= 0x2018 && code <= 0x201B;
}

bool isDoubleQuote(std::uint32_t code)
{
    return code >= 0x201C && code <= 0x201F;
}

bool isWordByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c < 0;
}

/// Whether two characters, once adjacent, could begin or end a comment or a literal.
bool joinsBadly(char before, char after)
{
    const bool quote = after == '\'' || after == '"' || after == '`' || after == '[';
    const bool comment = (before == '-' && after == '-') || (before == '/' && after == '*')
        || (before == '*' && after == '/') || (before == '#') || (before == '/' && after == '/');
    return quote || comment;
}

bool isKeyword(std::string_view word)
{
    return keywordOf(word) != Keyword::None;
}

/// The run of ASCII letters, digits and underscores that ends at an offset.
std::string_view wordBefore(std::string_view text, std::size_t at)
{
    std::size_t begin = at;
    while (begin > 0 && text[begin - 1] > 0 && isWordByte(text[begin - 1]))
        --begin;
    return text.substr(begin, at - begin);
}

std::string_view wordBehind(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && text[end] > 0 && isWordByte(text[end]))
        ++end;
    return text.substr(at, end - at);
}

Rewrite rewriteFor(std::uint32_t code)
{
    if (isInvisible(code))
        return Rewrite::invisibleCharacter;
    return isUnusualBlank(code) ? Rewrite::unicodeBlank : Rewrite::fullWidthSign;
}

/// Whether a character is unintended. An invisible one always is. A blank or full-width sign may be part of a name
/// that an engine accepts, so it is stray only in an unreadable text or at the edge of a name.
bool isStray(std::uint32_t code, bool atEdge, bool readable)
{
    return isInvisible(code) || ((isUnusualBlank(code) || narrow(code) != '\0') && (atEdge || !readable));
}

/// A blank if the invisible characters separate a keyword from a word, or neighbours that must not meet; else nothing.
std::string replacementForInvisible(std::string_view text, std::size_t begin, std::size_t end)
{
    if (begin == 0 || end == text.size())
        return {};
    const std::string_view before = wordBefore(text, begin);
    const std::string_view behind = wordBehind(text, end);
    const bool parts = signAt(text, begin).code == 0x200B && !before.empty() && !behind.empty()
        && (isKeyword(before) || isKeyword(behind));
    return parts || joinsBadly(text[begin - 1], text[end]) ? " " : "";
}

/// Whether only this range and blanks separate two literals: PostgreSQL joins literals on consecutive lines.
bool partsLiterals(std::string_view text, std::size_t begin, std::size_t end)
{
    const std::size_t next = text.find_first_not_of(" \t\r\n\f\v", end);
    return begin > 0 && text[begin - 1] == '\'' && next != std::string_view::npos && text[next] == '\'';
}

/// Whether a narrowed sign could form a comment with a neighbour.
bool mayComment(std::uint32_t before, char sign, std::uint32_t after)
{
    const auto isPart = [](std::uint32_t code) {
        const std::uint32_t plain = narrow(code) != '\0' ? static_cast<std::uint32_t>(narrow(code)) : code;
        return plain == '-' || plain == '/' || plain == '*';
    };
    return isPart(static_cast<std::uint32_t>(sign)) && (isPart(before) || isPart(after));
}

/// Whether the rest of a split word could be the prefix of a literal (E, N, X, q, U&), or begins with a digit.
bool mayBePrefix(std::string_view text, ByteRange piece)
{
    constexpr std::uint32_t longestPrefix = 2;
    const char next = piece.end < text.size() ? text[piece.end] : ' ';
    const std::string_view spelled = piece.of(text);
    const bool number = !piece.empty() && asciiIsDigit(spelled.front());
    if (number && spelled.find_first_not_of("0123456789") != std::string_view::npos)
        return true; // would be a number and a word instead of one word
    return !piece.empty() && !number && piece.size() <= longestPrefix && (next == '\'' || next == '"' || next == '&');
}

/// Whether a reserved word is beside a range, and therefore not part of a name.
bool isBesideReserved(std::string_view text, std::size_t begin, std::size_t end, const KeywordSet& reserved)
{
    return contains(reserved, keywordOf(wordBefore(text, begin)))
        || contains(reserved, keywordOf(wordBehind(text, end)));
}

void signsOfWord(std::string_view text, const Token& word, bool readable, const KeywordSet& reserved, Changes& out)
{
    const std::size_t found = out.size();
    std::uint32_t pieceBegin = word.begin;
    for (std::uint32_t at = word.begin; at < word.end;) {
        const Sign sign = signAt(text, at);
        std::uint32_t next = at + sign.length;
        while (isInvisible(sign.code) && next < word.end && isInvisible(signAt(text, next).code))
            next += signAt(text, next).length;
        const bool atEdge = at == pieceBegin || next == word.end
            || (isUnusualBlank(sign.code) && isBesideReserved(text, at, next, reserved));
        const bool stray = isStray(sign.code, atEdge, readable);
        const std::uint32_t before = signBefore(text, at).code;
        const std::uint32_t after = next < text.size() ? signAt(text, next).code : ' ';
        // After two dashes a blank would make the rest a comment.
        const bool dashes = at >= 2 && text.substr(at - 2, 2) == "--";
        // These mean more at the beginning of a word than in the middle.
        const bool begins = after == '&' || after == '$' || after == '@' || after == '#';
        if (stray && !dashes && !begins && isPlainNeighbour(before) && isPlainNeighbour(after)
            && !mayComment(before, narrow(sign.code), after) && !partsLiterals(text, at, next)) {
            std::string replacement = isInvisible(sign.code) ? replacementForInvisible(text, at, next)
                : isUnusualBlank(sign.code)                  ? std::string(" ")
                                                             : std::string(1, narrow(sign.code));
            out.push_back({rewriteFor(sign.code), {{at, next}, std::move(replacement)}});
            pieceBegin = next;
        }
        at = next;
    }
    if (out.size() > found && mayBePrefix(text, {pieceBegin, word.end}))
        out.erase(out.begin() + static_cast<std::ptrdiff_t>(found), out.end());
}

/// The offset of the quote that closes the one at an offset; npos if the pair is in doubt.
std::size_t closingQuote(std::string_view text, std::size_t openAt, char straight)
{
    const bool single = straight == '\'';
    for (std::size_t at = openAt + 3; at < text.size();) {
        const Sign sign = signAt(text, at);
        if (single ? isSingleQuote(sign.code) : isDoubleQuote(sign.code)) {
            const std::size_t after = at + sign.length;
            return after < text.size() && isWordByte(text[after]) ? std::string_view::npos : at;
        }
        if (text[at] == straight || text[at] == '\n' || text[at] == '\\' || text[at] == '`')
            return std::string_view::npos;
        at += sign.length;
    }
    return std::string_view::npos;
}

} // namespace

Changes quoteChanges(const SanitizerView& view)
{
    Changes out;
    std::size_t done = 0;
    for (const Token& token : view.tokens) {
        for (std::size_t at = std::max<std::size_t>(token.begin, done);
             token.kind == TokenKind::word && at < token.end;) {
            const Sign sign = signAt(view.text, at);
            if (!isSingleQuote(sign.code) && !isDoubleQuote(sign.code)) {
                at += sign.length;
                continue;
            }
            const char straight = isSingleQuote(sign.code) ? '\'' : '"';
            const std::size_t close =
                at == token.begin || at == done ? closingQuote(view.text, at, straight) : std::string_view::npos;
            if (close == std::string_view::npos)
                return {};
            if (holdsTextWithin(view, at, close) || touches(view.text, at, close + 3, straight))
                return {};
            const auto range = [](std::size_t begin) {
                return ByteRange{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + 3)};
            };
            out.push_back({Rewrite::typographicQuote, {range(at), std::string(1, straight)}});
            out.push_back({Rewrite::typographicQuote, {range(close), std::string(1, straight)}});
            at = done = close + 3;
        }
    }
    return out;
}

Changes signChanges(const SanitizerView& view, const Outline& outline)
{
    const bool readable = outline.problems.empty()
        && std::none_of(outline.statements.begin(), outline.statements.end(),
                        [](const Statement& s) { return s.kind == StatementKind::unknownWord; });
    Changes out;
    for (const Token& token : view.tokens) {
        if (token.kind == TokenKind::word)
            signsOfWord(view.text, token, readable, view.target.syntax.notNames, out);
    }
    return out;
}

} // namespace querymend
