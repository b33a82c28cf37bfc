#include "sql/tokens/lexer.h"

#include "base/ascii.h"
#include "sql/tokens/charclass.h"

#include <array>
#include <bit>
#include <cstring>

namespace querymend {

namespace {

/// Builds a token in one piece: writing it field by field and reading it back whole would stall on the stores.
Token assembled(std::uint32_t begin, std::uint32_t end, TokenKind kind, Quoting quoting, Keyword keyword)
{
    using Words = std::array<std::uint32_t, 3>;
    if constexpr (std::endian::native == std::endian::little && sizeof(Token) == sizeof(Words)) {
        const std::uint32_t rest = static_cast<std::uint32_t>(kind) | (static_cast<std::uint32_t>(quoting) << 8U)
            | (static_cast<std::uint32_t>(keyword) << 16U);
        return std::bit_cast<Token>(Words{begin, end, rest});
    } else {
        return {begin, end, kind, quoting, keyword};
    }
}

} // namespace

Lexer::Lexer(std::string_view text, const LexRules& rules)
    : m_text(text.substr(0, longestText)), m_rules(rules), m_size(static_cast<std::uint32_t>(m_text.size())),
      m_wordMask(static_cast<std::uint8_t>(wordBody | (rules.dollarInNames ? wordDollar : 0)
                                           | (rules.hashNames ? wordHash : 0) | (rules.atInNames ? wordAt : 0)))
{}

Token Lexer::make(TokenKind kind, std::uint32_t end, Quoting quoting)
{
    const Token token = assembled(m_at, end, kind, quoting, Keyword::None);
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
    const std::uint32_t end = endOfWord(m_at + 1);
    const Keyword keyword = keywordOf(m_text.data() + m_at, end - m_at);
    const Token token = assembled(m_at, end, TokenKind::word, Quoting::none, keyword);
    m_at = end;
    return token;
}

/// Reads a word or a literal whose prefix it may be: b, e, n, q, u, x.
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

Token Lexer::oper()
{
    return m_rules.customOperators ? customOperator()
                                   : make(TokenKind::op, m_at + fixedOperatorLength(m_text.substr(m_at)));
}

/// PostgreSQL's rule: the longest run of operator bytes without a comment start; a run of more than one byte
/// may end in + or - only if it contains a byte that standard operators do not use.
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
    tokens.reserve(text.size() / 3 + 8);
    Lexer lexer(text, rules);
    for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next())
        tokens.push_back(token);
    return tokens;
}

} // namespace querymend
