#include "sql/tokens/tokencursor.h"

#include <algorithm>

namespace querymend {

namespace {

bool opens(TokenKind kind)
{
    return kind == TokenKind::openParen || kind == TokenKind::openBracket || kind == TokenKind::openBrace;
}

TokenKind openerOf(TokenKind closer)
{
    if (closer == TokenKind::closeParen)
        return TokenKind::openParen;
    return closer == TokenKind::closeBracket ? TokenKind::openBracket : TokenKind::openBrace;
}

bool closes(TokenKind kind)
{
    return kind == TokenKind::closeParen || kind == TokenKind::closeBracket || kind == TokenKind::closeBrace;
}

} // namespace

TokenCursor::TokenCursor(std::string_view text, const std::vector<Token>& tokens) : m_text(text)
{
    const auto size = static_cast<std::uint32_t>(text.size());
    m_end = Token{size, size, TokenKind::end, Quoting::none, Keyword::None};
    m_tokens.reserve(tokens.size());
    for (const Token& token : tokens) {
        if (!token.isComment())
            m_tokens.push_back(token);
    }
    m_limit = this->size();
    matchPairs();
}

void TokenCursor::matchPairs()
{
    m_matches.assign(m_tokens.size(), noMatch);
    std::vector<Position> open;
    const auto leaveOpen = [&] {
        m_unpaired.insert(m_unpaired.end(), open.begin(), open.end());
        open.clear();
    };
    for (Position i = 0; i < m_tokens.size(); ++i) {
        const TokenKind kind = m_tokens[i].kind;
        if (opens(kind)) {
            open.push_back(i);
        } else if (kind == TokenKind::semicolon) {
            leaveOpen();
        } else if (closes(kind)) {
            if (open.empty() || m_tokens[open.back()].kind != openerOf(kind)) {
                m_unpaired.push_back(i);
                continue;
            }
            m_matches[open.back()] = i;
            m_matches[i] = open.back();
            open.pop_back();
        }
    }
    leaveOpen();
}

bool TokenCursor::isAny(std::initializer_list<Keyword> keywords, Position ahead) const
{
    const Keyword here = keyword(ahead);
    return here != Keyword::None && std::find(keywords.begin(), keywords.end(), here) != keywords.end();
}

ByteRange TokenCursor::bytes(Position from, Position to) const
{
    if (from >= size())
        return {m_end.begin, m_end.end};
    const Token& first = m_tokens[from];
    if (to <= from)
        return {first.begin, first.begin};
    return {first.begin, m_tokens[to - 1].end};
}

ByteRange TokenCursor::here() const
{
    if (!atEnd())
        return peek().range();
    if (m_at > 0 && m_at <= size())
        return {m_tokens[m_at - 1].end, m_tokens[m_at - 1].end};
    return {m_end.begin, m_end.end};
}

} // namespace querymend
