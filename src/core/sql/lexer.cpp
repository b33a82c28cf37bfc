#include "sql/lexer.h"

#include "base/ascii.h"
#include "sql/charclass.h"

#include <cstring>

namespace querymend {

namespace {

constexpr std::uint32_t notFound = static_cast<std::uint32_t>(-1);

std::uint32_t findByte(std::string_view text, char byte, std::uint32_t from)
{
    if (from >= text.size())
        return notFound;
    const void* hit = std::memchr(text.data() + from, byte, text.size() - from);
    return hit ? static_cast<std::uint32_t>(static_cast<const char*>(hit) - text.data()) : notFound;
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

Lexer::Lexer(std::string_view text, const LexRules& rules)
    : m_text(text.substr(0, longestText)), m_rules(rules), m_size(static_cast<std::uint32_t>(m_text.size())),
      m_wordMask(static_cast<std::uint8_t>(wordBody | (rules.dollarInNames ? wordDollar : 0)
                                           | (rules.hashNames ? wordHash : 0) | (rules.atInNames ? wordAt : 0)))
{}

char Lexer::peek(std::uint32_t offset) const
{
    return offset < m_size ? m_text[offset] : '\0';
}

Token Lexer::make(TokenKind kind, std::uint32_t end, Quoting quoting)
{
    const Token token{m_at, end, kind, quoting, Keyword::None};
    m_at = end;
    return token;
}

std::uint32_t Lexer::blankLength(std::uint32_t from) const
{
    const char c = m_text[from];
    if (asciiIsSpace(c))
        return 1;
    if (c >= 0)
        return 0;
    if (m_rules.byteOrderMarkIsBlank && m_text.substr(from, 3) == "\xEF\xBB\xBF")
        return 3;
    return m_rules.unicodeBlanks ? unicodeBlankLength(m_text.substr(from)) : 0;
}

void Lexer::skipBlanks()
{
    while (m_at < m_size) {
        const std::uint32_t length = blankLength(m_at);
        if (length == 0)
            return;
        m_at += length;
    }
}

Token Lexer::next()
{
    skipBlanks();
    if (m_at >= m_size)
        return make(TokenKind::end, m_at);
    switch (byteClass(m_text[m_at])) {
    case ByteClass::letter:
        return word();
    case ByteClass::prefixLetter:
        return prefixedOrWord();
    case ByteClass::digit:
        return number();
    case ByteClass::singleQuote:
        return quoted(m_at, TokenKind::string, m_rules.backslashEscapes ? Quoting::backslash : Quoting::plain);
    case ByteClass::doubleQuote:
        if (m_rules.doubleQuotesAreStrings)
            return quoted(m_at, TokenKind::string, m_rules.backslashEscapes ? Quoting::backslash : Quoting::plain);
        return quoted(m_at, TokenKind::quotedName, Quoting::plain);
    case ByteClass::backtick:
        return m_rules.backtickNames ? quoted(m_at, TokenKind::quotedName, Quoting::plain) : oper();
    case ByteClass::openBracket:
        return m_rules.bracketNames ? quoted(m_at, TokenKind::quotedName, Quoting::plain)
                                    : make(TokenKind::openBracket, m_at + 1);
    case ByteClass::closeBracket:
        return make(TokenKind::closeBracket, m_at + 1);
    case ByteClass::openParen:
        return make(TokenKind::openParen, m_at + 1);
    case ByteClass::closeParen:
        return make(TokenKind::closeParen, m_at + 1);
    case ByteClass::openBrace:
        return make(TokenKind::openBrace, m_at + 1);
    case ByteClass::closeBrace:
        return make(TokenKind::closeBrace, m_at + 1);
    case ByteClass::comma:
        return make(TokenKind::comma, m_at + 1);
    case ByteClass::semicolon:
        return make(TokenKind::semicolon, m_at + 1);
    case ByteClass::dot:
        return asciiIsDigit(peek(m_at + 1)) ? number() : make(TokenKind::dot, m_at + 1);
    case ByteClass::dollar:
        return dollar();
    case ByteClass::at:
        return at();
    case ByteClass::colon:
        return colon();
    case ByteClass::question:
        return question();
    case ByteClass::hash:
        return hash();
    case ByteClass::dash:
        return dash();
    case ByteClass::slash:
        return slash();
    case ByteClass::operatorByte:
        return oper();
    case ByteClass::blank:
    case ByteClass::other:
        break;
    }
    return make(TokenKind::unknown, m_at + 1);
}

bool Lexer::startsWord(std::uint32_t from) const
{
    if (from >= m_size)
        return false;
    const ByteClass c = byteClass(m_text[from]);
    return c == ByteClass::letter || c == ByteClass::prefixLetter;
}

std::uint32_t Lexer::endOfWord(std::uint32_t from) const
{
    while (from < m_size && (wordBits(m_text[from]) & m_wordMask) != 0) {
        if (m_rules.unicodeBlanks && m_text[from] < 0 && unicodeBlankLength(m_text.substr(from)) != 0)
            break;
        ++from;
    }
    return from;
}

Token Lexer::word()
{
    Token token = make(TokenKind::word, endOfWord(m_at + 1));
    token.keyword = keywordOf(m_text.data() + token.begin, token.end - token.begin);
    return token;
}

/// Letters that may be the prefix of a literal: b, e, n, q, u, x.
Token Lexer::prefixedOrWord()
{
    const char first = asciiLower(m_text[m_at]);
    const char second = peek(m_at + 1);
    if (second == '\'') {
        if (first == 'e' && m_rules.escapeStrings)
            return quoted(m_at + 1, TokenKind::string, Quoting::backslash);
        if (first == 'n' && m_rules.nationalStrings)
            return quoted(m_at + 1, TokenKind::string, m_rules.backslashEscapes ? Quoting::backslash : Quoting::plain);
        if ((first == 'x' && m_rules.hexStrings) || (first == 'b' && m_rules.bitStrings))
            return quoted(m_at + 1, TokenKind::string, Quoting::bits);
        if (first == 'q' && m_rules.oracleQuoting)
            return oracleQuoted(m_at + 1);
    }
    if (first == 'u' && second == '&' && m_rules.unicodeQuoting) {
        if (peek(m_at + 2) == '\'')
            return quoted(m_at + 2, TokenKind::string, Quoting::unicode);
        if (peek(m_at + 2) == '"')
            return quoted(m_at + 2, TokenKind::quotedName, Quoting::unicode);
    }
    if (first == 'n' && m_rules.oracleQuoting && asciiLower(second) == 'q' && peek(m_at + 2) == '\'')
        return oracleQuoted(m_at + 2);
    return word();
}

Token Lexer::number()
{
    const char second = asciiLower(peek(m_at + 1));
    std::uint32_t end = m_at;
    const auto digits = [&](auto isDigit) {
        while (end < m_size
               && (isDigit(m_text[end]) || (m_rules.digitGroups && m_text[end] == '_' && isDigit(peek(end + 1)))))
            ++end;
    };
    const auto decimal = [](char c) { return asciiIsDigit(c); };
    if (m_text[m_at] == '0' && second == 'x' && m_rules.hexNumbers) {
        end += 2;
        digits([](char c) { return asciiIsDigit(c) || (asciiLower(c) >= 'a' && asciiLower(c) <= 'f'); });
        return make(TokenKind::number, end);
    }
    const bool otherBases = m_rules.namesMayBeginWithDigit || m_rules.customOperators;
    if (m_text[m_at] == '0' && otherBases && (second == 'b' || second == 'o') && asciiIsDigit(peek(m_at + 2))) {
        end += 2;
        digits(decimal);
        return make(TokenKind::number, end);
    }
    digits(decimal);
    const std::uint32_t wholeEnd = end;
    if (m_rules.namesMayBeginWithDigit && wholeEnd > m_at) {
        const std::uint32_t nameEnd = endOfWord(end);
        const bool exponent = asciiLower(peek(end)) == 'e'
            && (asciiIsDigit(peek(end + 1))
                || ((peek(end + 1) == '-' || peek(end + 1) == '+') && asciiIsDigit(peek(end + 2))));
        if (nameEnd > end && !exponent)
            return make(TokenKind::word, nameEnd);
    }
    // `1..2` is a range in some dialects: the second dot is not part of the number.
    if (peek(end) == '.' && peek(end + 1) != '.') {
        ++end;
        digits(decimal);
    }
    if (asciiLower(peek(end)) == 'e') {
        const std::uint32_t sign = peek(end + 1) == '+' || peek(end + 1) == '-' ? 1 : 0;
        if (asciiIsDigit(peek(end + 1 + sign))) {
            end += 1 + sign;
            digits(decimal);
        }
    }
    return make(TokenKind::number, end);
}

/// The end of a quoted span, behind its last quote, or notFound.
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

/// PostgreSQL goes on with a literal when only blanks with a line break (and line comments) part
/// its pieces. Gives the offset of the next quote, or notFound.
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

/// U&"d!0061t" UESCAPE '!' is one token, so that nothing has to be looked up to decode it.
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

Token Lexer::at()
{
    if (m_rules.userVariables || m_rules.atParameters) {
        std::uint32_t from = m_at + 1;
        if (m_rules.userVariables && peek(from) == '@')
            ++from;
        if (startsWord(from) || asciiIsDigit(peek(from)))
            return make(m_rules.userVariables ? TokenKind::variable : TokenKind::parameter, endOfWord(from));
        const char quote = peek(from);
        if (m_rules.userVariables && (quote == '`' || quote == '\'' || quote == '"')) {
            const std::uint32_t end = endOfQuoted(from, Quoting::plain);
            return end == notFound ? make(TokenKind::unterminatedName, m_size) : make(TokenKind::variable, end);
        }
    }
    return oper();
}

Token Lexer::colon()
{
    if (m_rules.colonParameters && (startsWord(m_at + 1) || asciiIsDigit(peek(m_at + 1))))
        return make(TokenKind::parameter, endOfWord(m_at + 1));
    const char second = peek(m_at + 1);
    return make(TokenKind::op, m_at + (second == ':' || second == '=' ? 2U : 1U));
}

Token Lexer::question()
{
    if (!m_rules.questionParameters)
        return oper();
    std::uint32_t end = m_at + 1;
    while (asciiIsDigit(peek(end)))
        ++end;
    return make(TokenKind::parameter, end);
}

Token Lexer::hash()
{
    if (m_rules.hashComments)
        return lineComment();
    if (m_rules.hashNames && (startsWord(m_at + 1) || peek(m_at + 1) == '#'))
        return make(TokenKind::word, endOfWord(m_at + 1));
    return oper();
}

Token Lexer::dash()
{
    if (peek(m_at + 1) != '-')
        return oper();
    const char third = peek(m_at + 2);
    const bool atEnd = m_at + 2 >= m_size;
    if (!m_rules.dashCommentNeedsBlank || atEnd || (third >= 0 && third <= ' '))
        return lineComment();
    return make(TokenKind::op, m_at + 1);
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
    std::uint32_t unread = m_at + 2; // a star belongs to the opening or to the closing before it, not to both
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

Token Lexer::oper()
{
    return m_rules.customOperators ? customOperator()
                                   : make(TokenKind::op, m_at + fixedOperatorLength(m_text.substr(m_at)));
}

/// PostgreSQL's rule: the longest run of operator bytes that holds no comment start; a run of more than
/// one byte may end in + or - only if it holds a byte that standard operators do not use.
Token Lexer::customOperator()
{
    if (m_at < m_signsUntil)
        return make(TokenKind::op, m_at + 1);
    std::uint32_t end = m_at;
    bool special = false;
    while (end < m_size && isCustomOperatorByte(m_text[end]) && !(m_text[end] == '?' && m_rules.questionParameters)) {
        const char next = peek(end + 1);
        if (end > m_at && ((m_text[end] == '-' && next == '-') || (m_text[end] == '/' && next == '*')))
            break;
        special = special || std::strchr("~!@#%^&|`?", m_text[end]) != nullptr;
        ++end;
    }
    m_signsUntil = end;
    while (!special && end > m_at + 1 && (m_text[end - 1] == '+' || m_text[end - 1] == '-'))
        --end;
    return make(end == m_at ? TokenKind::unknown : TokenKind::op, std::max(end, m_at + 1));
}

std::vector<Token> lex(std::string_view text, const LexRules& rules)
{
    std::vector<Token> tokens;
    tokens.reserve(text.size() / 5 + 8);
    Lexer lexer(text, rules);
    for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next())
        tokens.push_back(token);
    return tokens;
}

} // namespace querymend
