#include "dialect/listaggregates.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::string_view groupConcat = "GROUP_CONCAT";
constexpr std::string_view listagg = "LISTAGG";
constexpr std::string_view stringAgg = "STRING_AGG";

/// What a call that joins texts carries; texts are empty where there is nothing.
struct JoinedTexts {
    bool isDistinct = false;
    std::vector<std::string_view> values;
    std::string_view order; ///< after ORDER BY
    std::string_view separator;
    std::string_view filter; ///< FILTER (…)
    std::string_view window; ///< OVER …
};

/// Reads a call from its name to its last clause.
class CallReader {
public:
    CallReader(std::string_view call, const LexRules& rules) : m_call(call)
    {
        for (const Token& token : lex(call, rules)) {
            m_hasComments = m_hasComments || token.isComment();
            if (token.kind != TokenKind::end)
                m_tokens.push_back(token);
        }
    }

    std::optional<JoinedTexts> read()
    {
        if (m_hasComments || m_tokens.size() < 4 || m_tokens[1].kind != TokenKind::openParen)
            return std::nullopt;
        m_at = 2;
        m_made.isDistinct = accept(Keyword::Distinct);
        do {
            m_made.values.push_back(skipTo({Keyword::Order, Keyword::Separator}, TokenKind::comma));
        } while (accept(TokenKind::comma));
        if (accept(Keyword::Order, Keyword::By))
            m_made.order = skipTo({Keyword::Separator, Keyword::Limit}, TokenKind::end);
        if (accept(Keyword::Separator) && m_at < m_tokens.size())
            m_made.separator = m_tokens[m_at++].text(m_call);
        if (!accept(TokenKind::closeParen) || !readClauses())
            return std::nullopt;
        return m_made;
    }

private:
    [[nodiscard]] bool is(Keyword word) const { return m_at < m_tokens.size() && m_tokens[m_at].keyword == word; }
    [[nodiscard]] bool is(TokenKind kind) const { return m_at < m_tokens.size() && m_tokens[m_at].kind == kind; }
    bool accept(Keyword word)
    {
        const bool isThere = is(word);
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    bool accept(Keyword first, Keyword second)
    {
        const bool isThere = is(first) && m_at + 1 < m_tokens.size() && m_tokens[m_at + 1].keyword == second;
        m_at += isThere ? 2 : 0;
        return isThere;
    }
    bool accept(TokenKind kind)
    {
        const bool isThere = is(kind);
        m_at += isThere ? 1 : 0;
        return isThere;
    }

    /// The text up to one of the words, a token of the kind, or the parenthesis that closes what is around it.
    std::string_view skipTo(std::initializer_list<Keyword> words, TokenKind kind)
    {
        const std::size_t from = m_at;
        int depth = 0;
        for (; m_at < m_tokens.size(); ++m_at) {
            const bool isWord = std::any_of(words.begin(), words.end(), [this](Keyword word) { return is(word); });
            if (depth == 0 && (isWord || is(kind) || is(TokenKind::closeParen)))
                break;
            depth += is(TokenKind::openParen) ? 1 : is(TokenKind::closeParen) ? -1 : 0;
        }
        return textOf(from, m_at);
    }

    [[nodiscard]] std::string_view textOf(std::size_t from, std::size_t to) const
    {
        return from < to ? ByteRange{m_tokens[from].begin, m_tokens[to - 1].end}.of(m_call) : std::string_view();
    }

    bool readClauses()
    {
        if (accept(Keyword::Within, Keyword::Group)) {
            if (!m_made.order.empty() || !accept(TokenKind::openParen) || !accept(Keyword::Order, Keyword::By))
                return false;
            m_made.order = skipTo({}, TokenKind::end);
            if (!accept(TokenKind::closeParen))
                return false;
        }
        const std::size_t filter = m_at;
        if (is(Keyword::Filter)) {
            ++m_at;
            if (!skipGroup())
                return false;
            m_made.filter = textOf(filter, m_at);
        }
        const std::size_t window = m_at;
        if (is(Keyword::Over)) {
            ++m_at;
            if (!is(TokenKind::openParen))
                ++m_at;
            else if (!skipGroup())
                return false;
            m_made.window = textOf(window, std::min(m_at, m_tokens.size()));
        }
        return m_at >= m_tokens.size();
    }

    bool skipGroup()
    {
        if (!accept(TokenKind::openParen))
            return false;
        skipTo({}, TokenKind::end);
        return accept(TokenKind::closeParen);
    }

    std::string_view m_call;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    bool m_hasComments = false;
    JoinedTexts m_made;
};

bool isLiteral(std::string_view text)
{
    return text.size() > 1 && text.front() == '\'' && text.back() == '\'';
}

/// Takes the separator from among the values, by the rules of the function. Returns false if it is not certain.
bool separate(JoinedTexts& joined, std::string_view function)
{
    if (joined.values.size() == 2 && joined.separator.empty()
        && (!asciiEqualsIgnoringCase(function, groupConcat) || isLiteral(joined.values[1]))) {
        joined.separator = joined.values[1];
        joined.values.pop_back();
    } else if (joined.separator.empty() && asciiEqualsIgnoringCase(function, groupConcat)) {
        joined.separator = "','";
    } else if (joined.separator.empty() && asciiEqualsIgnoringCase(function, listagg)) {
        joined.separator = "''";
    }
    return joined.values.size() == 1 && !joined.values.front().empty() && !joined.separator.empty();
}

bool canCarry(const ListAggregate& target, const JoinedTexts& joined)
{
    const bool isOrderSame = asciiEqualsIgnoringCase(joined.order, joined.values.front());
    const bool takesBoth = target.value == "$1" || isOrderSame || joined.order.empty();
    const bool takesSeparator = target.order != ListOrder::word || isLiteral(joined.separator);
    const bool takesDistinct = !joined.isDistinct
        || (target.isDistinct && takesBoth && (target.order != ListOrder::none || joined.separator == "','"));
    return takesSeparator && takesDistinct && (joined.order.empty() || target.order != ListOrder::none)
        && (joined.filter.empty() || target.hasFilter) && (joined.window.empty() || target.hasWindow);
}

std::string written(const ListAggregate& target, const JoinedTexts& joined)
{
    const std::string value = withExpression(target.value, joined.values.front());
    const bool isOrderSame = asciiEqualsIgnoringCase(joined.order, joined.values.front());
    const std::string order = joined.order.empty() ? std::string()
        : joined.isDistinct && isOrderSame         ? " ORDER BY " + value
                                                   : " ORDER BY " + std::string(joined.order);
    const bool isPlainDistinct = joined.isDistinct && target.order == ListOrder::none;
    std::string said = std::string(target.name) + '(' + (joined.isDistinct ? "DISTINCT " : "") + value;
    if (target.order == ListOrder::word)
        said += order + " SEPARATOR " + std::string(joined.separator);
    else if (!isPlainDistinct)
        said += ", " + std::string(joined.separator);
    if (target.order == ListOrder::inside)
        said += order;
    said += ')';
    if (target.order == ListOrder::withinGroup && !order.empty())
        said += " WITHIN GROUP (" + order.substr(1) + ')';
    for (const std::string_view clause : {joined.filter, joined.window}) {
        if (!clause.empty())
            said += ' ' + std::string(clause);
    }
    return said;
}

} // namespace

bool joinsTexts(std::string_view function)
{
    return asciiEqualsIgnoringCase(function, groupConcat) || asciiEqualsIgnoringCase(function, listagg)
        || asciiEqualsIgnoringCase(function, stringAgg);
}

std::optional<CallForm> listAggregateIn(const Dialect& dialect, std::string_view call)
{
    const ListAggregate& target = dialect.forms->list;
    const std::string_view function = asciiTrimmed(call.substr(0, call.find('(')));
    if (target.name.empty() || !joinsTexts(function) || asciiEqualsIgnoringCase(function, target.name))
        return std::nullopt;
    auto joined = CallReader(call, dialect.lex).read();
    if (!joined || !separate(*joined, function) || !canCarry(target, *joined))
        return std::nullopt;
    return CallForm{written(target, *joined),
                    joined->isDistinct || !joined->order.empty() ? FormDifference::letterCase : FormDifference::none};
}

} // namespace querymend
