#include "check/mending/trivialcomparisons.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"
#include "sql/tokens/tokentests.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

bool isComparison(const Token& token, std::string_view text)
{
    constexpr std::array<std::string_view, 9> operators{"=", "<>", "!=", "<", ">", "<=", ">=", "==", "<=>"};
    return token.kind == TokenKind::op
        && std::find(operators.begin(), operators.end(), token.text(text)) != operators.end();
}

bool isLiteral(const Token& token)
{
    return token.kind == TokenKind::string || token.kind == TokenKind::number;
}

/// A column or literal beside a comparison; empty if it is something else.
using SimpleOperand = std::vector<std::string>;

class TokenComparison {
public:
    TokenComparison(std::string_view text, const std::vector<Token>& tokens, std::size_t at)
        : m_text(text), m_tokens(tokens), m_at(at)
    {}

    [[nodiscard]] bool isTrivial() const
    {
        const SimpleOperand left = before();
        const SimpleOperand right = after();
        if (left.empty() || right.empty() || left.back() != right.back())
            return false;
        return left == right || left.size() == 1 || right.size() == 1;
    }

private:
    [[nodiscard]] std::string spelled(const Token& token) const
    {
        return isName(token) ? asciiLowered(decoded(token, m_text)) : std::string(token.text(m_text));
    }

    [[nodiscard]] bool isBound(const Token& token) const
    {
        constexpr std::string_view signs = "+-*/%|&^~#";
        return token.kind == TokenKind::openParen || token.kind == TokenKind::openBracket
            || (token.kind == TokenKind::op && signs.find(token.text(m_text).front()) != std::string_view::npos);
    }

    [[nodiscard]] SimpleOperand before() const
    {
        SimpleOperand parts;
        std::size_t i = m_at;
        while (i > 0 && (isName(m_tokens[i - 1]) || (parts.empty() && isLiteral(m_tokens[i - 1])))) {
            parts.insert(parts.begin(), spelled(m_tokens[--i]));
            if (i == 0 || m_tokens[i - 1].kind != TokenKind::dot)
                break;
            --i;
        }
        const bool isPart = i > 0 && isBound(m_tokens[i - 1]) && m_tokens[i - 1].kind != TokenKind::openParen;
        return isPart ? SimpleOperand() : parts;
    }

    [[nodiscard]] SimpleOperand after() const
    {
        SimpleOperand parts;
        std::size_t i = m_at + 1;
        while (i < m_tokens.size() && (isName(m_tokens[i]) || (parts.empty() && isLiteral(m_tokens[i])))) {
            parts.push_back(spelled(m_tokens[i++]));
            if (i == m_tokens.size() || m_tokens[i].kind != TokenKind::dot)
                break;
            ++i;
        }
        return i < m_tokens.size() && isBound(m_tokens[i]) ? SimpleOperand() : parts;
    }

    std::string_view m_text;
    const std::vector<Token>& m_tokens;
    std::size_t m_at;
};

} // namespace

std::size_t trivialComparisons(std::string_view text, const std::vector<Token>& tokens)
{
    std::size_t found = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (isComparison(tokens[i], text) && TokenComparison(text, tokens, i).isTrivial())
            ++found;
    }
    return found;
}

} // namespace querymend
