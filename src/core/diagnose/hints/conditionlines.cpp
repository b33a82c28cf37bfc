#include "diagnose/hints/conditionlines.h"

#include "base/ascii.h"
#include "diagnose/hints/placeholdervalues.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace querymend {

namespace {

constexpr std::size_t mostLines = 3;
constexpr std::size_t mostConditions = 100;

/// One of several conditions that are connected by AND.
struct Condition {
    std::span<const Token> tokens;
    std::size_t group = 0; ///< conditions of one group must all hold
};

bool beginsConditions(Keyword keyword)
{
    return keyword == Keyword::Where || keyword == Keyword::Having || keyword == Keyword::On;
}

bool endsConditions(const Token& token)
{
    constexpr std::array words{Keyword::Group, Keyword::Order, Keyword::Limit, Keyword::Join,
                               Keyword::Inner, Keyword::Union, Keyword::Case};
    return std::ranges::find(words, token.keyword) != words.end() || token.kind == TokenKind::semicolon;
}

/// Finds the conditions outside parentheses; what is inside them is part of one condition.
class ConditionReader {
public:
    explicit ConditionReader(std::span<const Token> tokens) : m_tokens(tokens) {}

    std::vector<Condition> read()
    {
        for (std::size_t i = 0; i < m_tokens.size() && m_found.size() < mostConditions; ++i)
            take(i);
        end(m_tokens.size());
        return std::move(m_found);
    }

private:
    void take(std::size_t i)
    {
        const Token& token = m_tokens[i];
        if (token.kind == TokenKind::openParen)
            ++m_depth;
        if (token.kind == TokenKind::closeParen)
            --m_depth;
        if (m_depth != 0)
            return;
        if (beginsConditions(token.keyword))
            return begin(i, true);
        if (!m_begin)
            return;
        if (token.keyword == Keyword::Between)
            m_isRange = true;
        else if (token.keyword == Keyword::And && m_isRange)
            m_isRange = false;
        else if (token.keyword == Keyword::And)
            begin(i, false);
        else if (token.keyword == Keyword::Or)
            begin(i, true);
        else if (endsConditions(token) || isOfOuterJoin(i))
            end(i);
    }

    /// LEFT and RIGHT are functions too.
    [[nodiscard]] bool isOfOuterJoin(std::size_t i) const
    {
        const Keyword keyword = m_tokens[i].keyword;
        const bool isCall = i + 1 < m_tokens.size() && m_tokens[i + 1].kind == TokenKind::openParen;
        return (keyword == Keyword::Left || keyword == Keyword::Right || keyword == Keyword::Full) && !isCall;
    }

    void begin(std::size_t i, bool isNewGroup)
    {
        end(i);
        m_begin = i + 1;
        m_group += isNewGroup ? 1 : 0;
    }

    void end(std::size_t i)
    {
        if (m_begin && *m_begin < i)
            m_found.push_back({m_tokens.subspan(*m_begin, i - *m_begin), m_group});
        m_begin.reset();
        m_isRange = false;
    }

    std::span<const Token> m_tokens;
    std::vector<Condition> m_found;
    std::optional<std::size_t> m_begin;
    std::size_t m_group = 0;
    int m_depth = 0;
    bool m_isRange = false; ///< the next AND belongs to BETWEEN
};

std::string_view textOf(const Condition& condition, std::string_view sql)
{
    return sql.substr(condition.tokens.front().begin, condition.tokens.back().end - condition.tokens.front().begin);
}

bool isLiteral(const Token& token)
{
    return token.kind == TokenKind::string || token.kind == TokenKind::number;
}

/// A column that is compared with a literal for equality.
struct Equation {
    std::string_view column;
    std::string_view literal;
};

std::optional<Equation> equationIn(const Condition& condition, std::string_view sql)
{
    const std::span<const Token> tokens = condition.tokens;
    if (tokens.size() < 3 || !isLiteral(tokens.back()) || tokens[tokens.size() - 2].text(sql) != "=")
        return std::nullopt;
    const auto isOfName = [](const Token& token) {
        return token.kind == TokenKind::word || token.kind == TokenKind::quotedName || token.kind == TokenKind::dot;
    };
    const std::span<const Token> name = tokens.first(tokens.size() - 2);
    if (!std::ranges::all_of(name, isOfName) || name.front().keyword == Keyword::Not)
        return std::nullopt;
    return Equation{sql.substr(name.front().begin, name.back().end - name.front().begin), tokens.back().text(sql)};
}

bool isDigits(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether a literal is written like `2024-01-31`, whatever follows.
bool isDate(std::string_view literal)
{
    constexpr std::size_t shortest = 8; // `'2024-01`
    return literal.size() >= shortest && isDigits(literal.substr(1, 4)) && literal[5] == '-'
        && isDigits(literal.substr(6, 2));
}

bool filtersByDate(const Condition& condition, std::string_view sql)
{
    return std::ranges::any_of(condition.tokens, [&](const Token& token) {
        return token.kind == TokenKind::string && isDate(token.text(sql));
    });
}

std::string neverTogether(const Condition& one, const Condition& other, std::string_view sql, const Equation& first,
                          const Equation& second)
{
    return "Never true together: " + nameInHint(textOf(one, sql)) + " and " + nameInHint(textOf(other, sql))
        + ". If either is meant, write OR in place of AND, or " + nameInHint(first.column) + " IN ("
        + nameInHint(first.literal) + ", " + nameInHint(second.literal) + ").";
}

} // namespace

std::vector<std::string> conditionLines(std::string_view sql, const Dialect& dialect)
{
    std::vector<Token> tokens = lex(sql, dialect.lex);
    std::erase_if(tokens, [](const Token& token) { return token.isComment() || token.kind == TokenKind::end; });
    const std::vector<Condition> conditions = ConditionReader(tokens).read();
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        const auto first = equationIn(conditions[i], sql);
        for (std::size_t j = i + 1; first && j < conditions.size() && lines.size() < mostLines; ++j) {
            const auto second = equationIn(conditions[j], sql);
            const bool isSame = second && conditions[i].group == conditions[j].group
                && asciiEqualsIgnoringCase(first->column, second->column) && first->literal != second->literal;
            if (isSame)
                lines.push_back(neverTogether(conditions[i], conditions[j], sql, *first, *second));
        }
    }
    for (const Condition& condition : conditions) {
        if (lines.size() < mostLines && filtersByDate(condition, sql))
            lines.push_back("A filter by date, to leave out first: " + nameInHint(textOf(condition, sql)) + '.');
    }
    return lines;
}

} // namespace querymend
