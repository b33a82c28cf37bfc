#include "check/syntaxtokens.h"

namespace querymend {

SyntaxTokens::SyntaxTokens(std::string_view text, const std::vector<Token>& tokens) : m_text(text)
{
    for (const Token& token : tokens) {
        if (!token.isComment() && token.kind != TokenKind::end)
            m_tokens.push_back(token);
    }
    m_closes.assign(size(), size());
    m_opensAround.assign(size(), size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < size(); ++i) {
        if (!open.empty())
            m_opensAround[i] = open.back();
        if (is(i, TokenKind::openParen)) {
            open.push_back(i);
        } else if (is(i, TokenKind::closeParen) && !open.empty()) {
            m_closes[open.back()] = i;
            open.pop_back();
        }
    }
}

std::size_t beginOfOperand(const SyntaxTokens& in, std::size_t end, const SyntaxRules& rules)
{
    std::size_t at = end;
    if (at > 0 && in.is(at - 1, TokenKind::closeParen)) {
        at = in.openAround(at - 1);
        if (at >= end || at == 0 || !isNameToken(in.at(at - 1)))
            return at;
        if (contains(rules.notNames, in.at(at - 1).keyword) && !in.is(at - 1, Keyword::Cast))
            return at;
        --at;
    } else if (at > 0) {
        --at;
    }
    while (at > 1 && in.is(at - 1, TokenKind::dot) && isNameToken(in.at(at - 2)))
        at -= 2;
    return at;
}

std::size_t endOfOperand(const SyntaxTokens& in, std::size_t begin)
{
    std::size_t at = begin;
    while (isNameToken(in.at(at)) && in.is(at + 1, TokenKind::dot) && isNameToken(in.at(at + 2)))
        at += 2;
    const bool isCall = isNameToken(in.at(at)) && in.is(at + 1, TokenKind::openParen);
    if (isCall)
        ++at;
    return in.is(at, TokenKind::openParen) ? in.closeOf(at) : at;
}

} // namespace querymend
