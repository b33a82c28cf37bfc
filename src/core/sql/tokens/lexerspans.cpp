// Tokens with an opening and a closing delimiter: literals, quoted names and comments.

#include "sql/tokens/lexer.h"

#include "base/ascii.h"
#include "sql/tokens/charclass.h"

namespace querymend {

namespace {

std::uint32_t findByte(std::string_view text, char byte, std::uint32_t from)
{
    return static_cast<std::uint32_t>(text.find(byte, from)); // npos becomes notFound
}

char closingDelimiter(char opening)
{
    switch (opening) {
    case '[':
        return ']';
    case '(':
        return ')';
    case '{':
        return '}';
    case '<':
        return '>';
    default:
        return opening;
    }
}

} // namespace

/// The offset after the closing quote, or notFound.
std::uint32_t Lexer::endOfQuoted(std::uint32_t quoteAt, Quoting quoting) const
{
    const char open = m_text[quoteAt];
    const char close = open == '[' ? ']' : open;
    std::uint32_t at = quoteAt + 1;
    while (at < m_size) {
        if (quoting == Quoting::backslash) {
            while (at < m_size && m_text[at] != close && m_text[at] != '\\')
                ++at;
            if (at < m_size && m_text[at] == '\\') {
                at += 2;
                continue;
            }
        } else {
            at = findByte(m_text, close, at);
        }
        if (at >= m_size)
            return notFound;
        if (peek(at + 1) != close || (open == '[' && !m_rules.doubledBrackets))
            return at + 1;
        at += 2;
    }
    return notFound;
}

/// The offset of the quote that continues a literal, or notFound. In PostgreSQL the pieces are separated only by
/// blanks with a line break, and line comments.
std::uint32_t Lexer::continuedString(std::uint32_t from) const
{
    bool newLine = false;
    while (from < m_size) {
        const char c = m_text[from];
        if (c == '\'')
            return newLine ? from : notFound;
        if (c == '-' && peek(from + 1) == '-') {
            while (from < m_size && m_text[from] != '\n' && m_text[from] != '\r')
                ++from;
            continue;
        }
        if (!asciiIsSpace(c))
            return notFound;
        newLine = newLine || c == '\n' || c == '\r';
        ++from;
    }
    return notFound;
}

/// The end of a UESCAPE clause, if one follows. U&"d!0061t" UESCAPE '!' is one token, so it can be decoded alone.
std::uint32_t Lexer::endOfUescape(std::uint32_t from) const
{
    constexpr std::string_view word = "uescape";
    std::uint32_t at = from;
    while (at < m_size && asciiIsSpace(m_text[at]))
        ++at;
    if (!asciiEqualsIgnoringCase(m_text.substr(at, word.size()), word))
        return from;
    at += static_cast<std::uint32_t>(word.size());
    while (at < m_size && asciiIsSpace(m_text[at]))
        ++at;
    return peek(at) == '\'' && peek(at + 1) > ' ' && peek(at + 2) == '\'' ? at + 3 : from;
}

Token Lexer::quoted(std::uint32_t quoteAt, TokenKind kind, Quoting quoting)
{
    std::uint32_t end = endOfQuoted(quoteAt, quoting);
    if (kind == TokenKind::string && m_rules.stringsContinueOverLines) {
        while (end != notFound) {
            const std::uint32_t again = continuedString(end);
            if (again == notFound)
                break;
            end = endOfQuoted(again, quoting);
        }
    }
    if (end != notFound)
        return make(kind, quoting == Quoting::unicode ? endOfUescape(end) : end, quoting);
    return make(kind == TokenKind::string ? TokenKind::unterminatedString : TokenKind::unterminatedName, m_size,
                quoting);
}

Token Lexer::oracleQuoted(std::uint32_t quoteAt)
{
    const char close = closingDelimiter(peek(quoteAt + 1));
    std::uint32_t at = quoteAt + 2;
    while ((at = findByte(m_text, close, at)) != notFound) {
        if (peek(at + 1) == '\'')
            return make(TokenKind::string, at + 2, Quoting::oracleQ);
        ++at;
    }
    return make(TokenKind::unterminatedString, m_size, Quoting::oracleQ);
}

Token Lexer::dollar()
{
    if (m_rules.dollarQuotes) {
        std::uint32_t tagEnd = m_at + 1;
        while (tagEnd < m_size && (wordBits(m_text[tagEnd]) & wordBody) != 0)
            ++tagEnd;
        const bool tagIsName = tagEnd == m_at + 1 || !asciiIsDigit(m_text[m_at + 1]);
        if (tagIsName && peek(tagEnd) == '$') {
            const std::string_view tag = m_text.substr(m_at, tagEnd + 1 - m_at);
            const std::size_t close = m_text.find(tag, tagEnd + 1);
            if (close == std::string_view::npos)
                return make(TokenKind::unterminatedString, m_size, Quoting::dollar);
            return make(TokenKind::string, static_cast<std::uint32_t>(close + tag.size()), Quoting::dollar);
        }
    }
    const char second = peek(m_at + 1);
    if (asciiIsDigit(second) && m_rules.dollarParameters) {
        std::uint32_t end = m_at + 1;
        while (asciiIsDigit(peek(end)))
            ++end;
        return make(TokenKind::parameter, end);
    }
    if (asciiIsDigit(second) && m_rules.bracketNames) { // SQL Server's money
        std::uint32_t end = m_at + 1;
        while (asciiIsDigit(peek(end)) || peek(end) == '.')
            ++end;
        return make(TokenKind::number, end);
    }
    if (startsWord(m_at + 1)) {
        const std::uint32_t end = endOfWord(m_at + 1);
        return make(m_rules.dollarParameters ? TokenKind::parameter : TokenKind::word, end);
    }
    return make(TokenKind::unknown, m_at + 1);
}

Token Lexer::lineComment()
{
    std::uint32_t end = m_at;
    while (end < m_size && m_text[end] != '\n' && !(m_rules.returnEndsComment && m_text[end] == '\r'))
        ++end;
    return make(TokenKind::lineComment, end);
}

std::uint32_t Lexer::endOfComment() const
{
    const std::size_t close = m_text.find("*/", m_at + 2);
    return close == std::string_view::npos ? notFound : static_cast<std::uint32_t>(close + 2);
}

std::uint32_t Lexer::endOfNestedComment() const
{
    std::uint32_t depth = 1;
    std::uint32_t unread = m_at + 2; // a star counts only once: the one of `/*/` opens but does not close
    for (std::uint32_t at = unread; (at = findByte(m_text, '/', at)) != notFound; at = unread) {
        const bool closes = at > unread && m_text[at - 1] == '*';
        const bool opens = !closes && peek(at + 1) == '*';
        unread = at + (opens ? 2U : 1U);
        depth += opens ? 1U : 0U;
        if (closes && --depth == 0)
            return unread;
    }
    return notFound;
}

Token Lexer::slash()
{
    if (peek(m_at + 1) != '*')
        return oper();
    const bool mayRun =
        m_rules.executableComments && (peek(m_at + 2) == '!' || (peek(m_at + 2) == 'M' && peek(m_at + 3) == '!'));
    const std::uint32_t end = m_rules.nestedComments ? endOfNestedComment() : endOfComment();
    if (end != notFound)
        return make(mayRun ? TokenKind::executableComment : TokenKind::blockComment, end);
    if (mayRun)
        return make(TokenKind::executableComment, m_size);
    return make(m_rules.openCommentMayEnd ? TokenKind::blockComment : TokenKind::unterminatedComment, m_size);
}

} // namespace querymend
