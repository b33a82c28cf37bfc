#include "check/intervalsyntax.h"

#include "base/ascii.h"
#include "check/syntaxtokens.h"
#include "dialect/datecalls.h"
#include "dialect/functionforms.h"

#include <array>

namespace querymend {

namespace {

/// Finds the intervals among the tokens of a text.
class IntervalReader {
public:
    IntervalReader(std::string_view text, const std::vector<Token>& tokens, const Dialect& dialect)
        : m_text(text), m_dialect(dialect), m_tokens(text, tokens)
    {}

    std::vector<TextEdit> read()
    {
        for (std::size_t i = 2; i < m_tokens.size(); ++i) {
            const std::size_t end = m_tokens.is(i, Keyword::Interval) ? endOfInterval(i) : i;
            if (end == i || isUnderstood(i, end))
                continue;
            const std::string_view sign = m_tokens.text(i - 1);
            if (m_tokens.is(i - 1, TokenKind::comma))
                takeCall(i, end);
            else if (sign == "+" || sign == "-")
                takeSum(i, end, sign.front());
        }
        return std::move(m_edits);
    }

private:
    /// The last token of INTERVAL 1 DAY, INTERVAL '1 day' or INTERVAL n DAY; the first if it is none.
    [[nodiscard]] std::size_t endOfInterval(std::size_t first) const
    {
        std::size_t at = first + 1;
        at += m_tokens.text(at) == "-" ? 1 : 0;
        if (m_tokens.is(at, TokenKind::openParen))
            at = m_tokens.closeOf(at);
        if (at >= m_tokens.size())
            return first;
        const bool hasUnit = m_tokens.is(at + 1, TokenKind::word) && dateUnitNamed(m_tokens.text(at + 1)).has_value();
        if (hasUnit)
            return at + 1;
        return m_tokens.is(at, TokenKind::string) ? at : first;
    }

    /// Whether the dialect has intervals of this spelling and adds them with operators.
    [[nodiscard]] bool isUnderstood(std::size_t first, std::size_t last) const
    {
        const bool isText = m_tokens.is(first + 1, TokenKind::string);
        const SyntaxRules& rules = m_dialect.syntax;
        const bool isSpelled =
            rules.intervals && (isText ? !rules.intervalsNeedUnits || last > first + 1 : rules.intervalExpressions);
        return isSpelled && !m_tokens.is(first - 1, TokenKind::comma);
    }

    /// DATE_ADD(x, INTERVAL 1 DAY)
    void takeCall(std::size_t interval, std::size_t last)
    {
        const std::size_t open = m_tokens.openAround(interval);
        if (open == 0 || open + 2 >= interval || !m_tokens.is(last + 1, TokenKind::closeParen))
            return;
        for (std::size_t i = open + 1; i + 1 < interval; ++i) {
            if (m_tokens.is(i, TokenKind::comma))
                return;
            if (m_tokens.is(i, TokenKind::openParen))
                i = m_tokens.closeOf(i);
        }
        const std::string_view name = m_tokens.text(open - 1);
        if (findFunction(m_dialect.functions, name) && isReadHere(interval))
            return;
        const std::array arguments{m_tokens.text(open + 1, interval - 2), m_tokens.text(interval, last)};
        add(callInPlace(m_dialect, name, arguments, m_text, m_tokens.range(open - 1, last + 1)),
            m_tokens.range(open - 1, last + 1));
    }

    [[nodiscard]] bool isReadHere(std::size_t interval) const
    {
        return m_dialect.syntax.intervals
            && (m_tokens.is(interval + 1, TokenKind::string) || m_dialect.syntax.intervalExpressions);
    }

    /// x + INTERVAL '1 day'. What is added to is a name, a literal, or a call or group in parentheses.
    void takeSum(std::size_t interval, std::size_t last, char sign)
    {
        const std::size_t begin = beginOfOperand(interval - 1);
        if (begin + 1 >= interval || !opensExpression(begin))
            return;
        auto said = movedDateIn(m_dialect, m_tokens.text(begin, interval - 2), sign, m_tokens.text(interval, last));
        if (said && !isOnePart(said->text) && last + 1 < m_tokens.size() && m_tokens.text(last + 1).front() == ':')
            said->text = '(' + said->text + ')';
        add(std::move(said), m_tokens.range(begin, last));
    }

    /// Whether an operand that begins here is the first of its sum.
    [[nodiscard]] bool opensExpression(std::size_t begin) const
    {
        static const KeywordSet words =
            keywordSet("select distinct where and or on between then else when by having from as in");
        if (begin == 0 || m_tokens.is(begin - 1, TokenKind::comma) || m_tokens.is(begin - 1, TokenKind::openParen))
            return true;
        return m_tokens.is(begin - 1, TokenKind::word) ? contains(words, m_tokens.at(begin - 1).keyword)
                                                       : m_tokens.text(begin - 1).find_first_of("<>=") == 0;
    }

    [[nodiscard]] std::size_t beginOfOperand(std::size_t end) const
    {
        std::size_t at = end - 1;
        if (m_tokens.is(at, TokenKind::closeParen)) {
            at = m_tokens.openAround(at);
            if (at >= end)
                return 0;
            const bool isCall = at > 0 && m_tokens.is(at - 1, TokenKind::word)
                && !contains(m_dialect.syntax.notFunctions, m_tokens.at(at - 1).keyword);
            return isCall ? at - 1 : at;
        }
        while (at > 1 && m_tokens.is(at - 1, TokenKind::dot))
            at -= 2;
        const bool isTyped = at > 0 && m_tokens.is(at, TokenKind::string) && m_tokens.is(at - 1, TokenKind::word)
            && dateWord(m_tokens.text(at - 1));
        return isTyped ? at - 1 : at;
    }

    [[nodiscard]] static bool dateWord(std::string_view word)
    {
        return asciiEqualsIgnoringCase(word, "date") || asciiEqualsIgnoringCase(word, "timestamp");
    }

    void add(std::optional<CallForm> said, ByteRange range)
    {
        const bool overlaps = !m_edits.empty() && m_edits.back().range.end > range.begin;
        if (said && !overlaps)
            m_edits.push_back({range, std::move(said->text)});
    }

    std::string_view m_text;
    const Dialect& m_dialect;
    SyntaxTokens m_tokens;
    std::vector<TextEdit> m_edits;
};

} // namespace

std::vector<TextEdit> intervalEdits(std::string_view text, const std::vector<Token>& tokens, const Dialect& dialect)
{
    return IntervalReader(text, tokens, dialect).read();
}

} // namespace querymend
