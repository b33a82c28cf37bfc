#pragma once

#include "sql/tokens/token.h"

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace querymend {

/// Walks over the tokens, without comments, up to a limit: a closing parenthesis or a statement's end.
/// Beyond the limit there is only `end`.
class TokenCursor {
public:
    using Position = std::uint32_t;
    static constexpr Position noMatch = 0xFFFFFFFF;

    TokenCursor(std::string_view text, const std::vector<Token>& tokens);

    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] Position at() const { return m_at; }
    [[nodiscard]] Position limit() const { return m_limit; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_limit; }
    [[nodiscard]] Position size() const { return static_cast<Position>(m_tokens.size()); }
    /// By absolute position, ignoring the limit.
    [[nodiscard]] const Token& token(Position position) const { return position < size() ? m_tokens[position] : m_end; }
    [[nodiscard]] const Token& peek(Position ahead = 0) const
    {
        return m_at + ahead < m_limit ? m_tokens[m_at + ahead] : m_end;
    }
    [[nodiscard]] bool is(TokenKind kind, Position ahead = 0) const { return peek(ahead).kind == kind; }
    [[nodiscard]] bool is(Keyword keyword, Position ahead = 0) const
    {
        const Token& token = peek(ahead);
        return token.keyword == keyword && token.kind == TokenKind::word;
    }
    /// Whether the next two tokens are these words.
    [[nodiscard]] bool is(Keyword first, Keyword second) const { return is(first) && is(second, 1); }
    [[nodiscard]] bool isAny(std::initializer_list<Keyword> keywords, Position ahead = 0) const;
    /// Whether the token is a word, reserved or not, or a quoted name.
    [[nodiscard]] bool isName(Position ahead = 0) const
    {
        return is(TokenKind::word, ahead) || is(TokenKind::quotedName, ahead);
    }
    [[nodiscard]] bool isOperator(std::string_view op, Position ahead = 0) const
    {
        const Token& token = peek(ahead);
        return token.kind == TokenKind::op && token.text(m_text) == op;
    }
    [[nodiscard]] Keyword keyword(Position ahead = 0) const
    {
        const Token& token = peek(ahead);
        return token.kind == TokenKind::word ? token.keyword : Keyword::None;
    }
    void advance(Position by = 1) { m_at = m_at + by < m_limit ? m_at + by : m_limit; }
    void moveTo(Position position) { m_at = position; }
    bool accept(Keyword keyword)
    {
        const bool here = is(keyword);
        if (here)
            advance();
        return here;
    }
    bool accept(Keyword first, Keyword second)
    {
        const bool here = is(first, second);
        if (here)
            advance(2);
        return here;
    }
    bool accept(TokenKind kind)
    {
        const bool here = is(kind);
        if (here)
            advance();
        return here;
    }
    bool acceptAny(std::initializer_list<Keyword> keywords)
    {
        const bool here = isAny(keywords);
        if (here)
            advance();
        return here;
    }
    void setLimit(Position limit) { m_limit = limit; }

    /// The position of the parenthesis, bracket or brace that pairs with this one in its statement, or noMatch.
    [[nodiscard]] Position matchOf(Position open) const { return open < m_matches.size() ? m_matches[open] : noMatch; }
    [[nodiscard]] const std::vector<Position>& unpaired() const { return m_unpaired; }

    /// The bytes covered by the tokens from `from` to `to`, `to` excluded.
    [[nodiscard]] ByteRange bytes(Position from, Position to) const;
    [[nodiscard]] ByteRange bytesSince(Position from) const { return bytes(from, m_at); }
    /// The range of the next token; at the limit, the empty range after the last one.
    [[nodiscard]] ByteRange here() const;

private:
    void matchPairs();

    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::vector<Position> m_matches;
    std::vector<Position> m_unpaired;
    Token m_end;
    Position m_at = 0;
    Position m_limit = 0;
};

} // namespace querymend
