#include "check/literalcomparison.h"

#include "sql/tokens/lexer.h"

#include <algorithm>
#include <span>

namespace querymend {

namespace {

using Tokens = std::span<const Token>;

bool isOperator(const Token& token, std::string_view text, std::initializer_list<std::string_view> spellings)
{
    return token.kind == TokenKind::op
        && std::find(spellings.begin(), spellings.end(), token.text(text)) != spellings.end();
}

/// Reads a literal, which may have a minus sign or the name of its type before it: DATE '2024-01-01'.
std::optional<std::string> literalIn(Tokens tokens, std::string_view text)
{
    std::string sign;
    if (tokens.size() == 2) {
        if (isOperator(tokens[0], text, {"-"}))
            sign = "-";
        else if (tokens[0].kind != TokenKind::word || tokens[1].kind != TokenKind::string)
            return std::nullopt;
        tokens = tokens.subspan(1);
    }
    if (tokens.size() != 1)
        return std::nullopt;
    if (tokens[0].kind == TokenKind::number)
        return sign + std::string(tokens[0].text(text));
    if (tokens[0].kind == TokenKind::string && sign.empty())
        return decoded(tokens[0], text);
    return std::nullopt;
}

/// The index of the first fitting token outside parentheses, or the number of tokens if there is none.
template <class Fits>
std::size_t findOutside(Tokens tokens, Fits fits)
{
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (depth == 0 && fits(tokens[i]))
            return i;
        if (tokens[i].kind == TokenKind::openParen)
            ++depth;
        else if (tokens[i].kind == TokenKind::closeParen)
            --depth;
    }
    return tokens.size();
}

class ComparisonReader {
public:
    ComparisonReader(Tokens tokens, std::string_view text) : m_tokens(tokens), m_text(text) {}

    std::optional<LiteralComparison> read()
    {
        const std::size_t at = findOutside(m_tokens, [this](const Token& token) { return compares(token); });
        if (at == 0 || at + 1 >= m_tokens.size())
            return std::nullopt;
        const Tokens left = m_tokens.first(at);
        const Tokens right = m_tokens.subspan(at + 1);
        const Token& sign = m_tokens[at];
        if (sign.keyword == Keyword::In)
            return list(left, right);
        if (sign.keyword == Keyword::Between)
            return between(left, right);
        if (auto literal = literalIn(right, m_text))
            return made(matchOf(sign), left, {std::move(*literal)});
        if (auto literal = literalIn(left, m_text))
            return made(mirrored(matchOf(sign)), right, {std::move(*literal)});
        return std::nullopt;
    }

private:
    bool compares(const Token& token) const
    {
        return token.keyword == Keyword::In || token.keyword == Keyword::Between || token.keyword == Keyword::Like
            || isOperator(token, m_text, {"=", "==", "<", "<=", ">", ">="});
    }

    MatchKind matchOf(const Token& sign) const
    {
        if (sign.keyword == Keyword::Like)
            return MatchKind::pattern;
        if (isOperator(sign, m_text, {">", ">="}))
            return MatchKind::above;
        return isOperator(sign, m_text, {"<", "<="}) ? MatchKind::below : MatchKind::oneOf;
    }

    static MatchKind mirrored(MatchKind match)
    {
        if (match == MatchKind::above)
            return MatchKind::below;
        return match == MatchKind::below ? MatchKind::above : match;
    }

    std::optional<LiteralComparison> list(Tokens left, Tokens right) const
    {
        if (right.size() < 3 || right.front().kind != TokenKind::openParen
            || right.back().kind != TokenKind::closeParen)
            return std::nullopt;
        std::vector<std::string> literals;
        Tokens rest = right.subspan(1, right.size() - 2);
        while (!rest.empty()) {
            const std::size_t comma =
                findOutside(rest, [](const Token& token) { return token.kind == TokenKind::comma; });
            auto literal = literalIn(rest.first(comma), m_text);
            if (!literal)
                return std::nullopt;
            literals.push_back(std::move(*literal));
            rest = rest.subspan(std::min(comma + 1, rest.size()));
        }
        return made(MatchKind::oneOf, left, std::move(literals));
    }

    std::optional<LiteralComparison> between(Tokens left, Tokens right) const
    {
        const std::size_t at = findOutside(right, [](const Token& token) { return token.keyword == Keyword::And; });
        if (at == right.size())
            return std::nullopt;
        auto low = literalIn(right.first(at), m_text);
        auto high = literalIn(right.subspan(at + 1), m_text);
        if (!low || !high)
            return std::nullopt;
        return made(MatchKind::between, left, {std::move(*low), std::move(*high)});
    }

    /// Returns nothing for subqueries, and for a NOT before the operator or the whole condition: single values cannot
    /// explain the opposite.
    static std::optional<LiteralComparison> made(MatchKind match, Tokens expression, std::vector<std::string> literals)
    {
        const auto negates = [](const Token& token) {
            return token.keyword == Keyword::Not || token.keyword == Keyword::Select;
        };
        if (std::any_of(expression.begin(), expression.end(), negates))
            return std::nullopt;
        return LiteralComparison{match, {expression.front().begin, expression.back().end}, std::move(literals)};
    }

    Tokens m_tokens;
    std::string_view m_text;
};

} // namespace

std::optional<LiteralComparison> literalComparisonIn(std::string_view text, const std::vector<Token>& tokens,
                                                     ByteRange condition)
{
    const auto begin = std::partition_point(tokens.begin(), tokens.end(),
                                            [&](const Token& token) { return token.begin < condition.begin; });
    const auto end =
        std::partition_point(begin, tokens.end(), [&](const Token& token) { return token.end <= condition.end; });
    Tokens within(begin, end);
    // Strip parentheses around the whole condition.
    while (within.size() > 2 && within.front().kind == TokenKind::openParen
           && findOutside(within.subspan(1), [](const Token& t) { return t.kind == TokenKind::closeParen; })
               == within.size() - 2)
        within = within.subspan(1, within.size() - 2);
    return ComparisonReader(within, text).read();
}

} // namespace querymend
