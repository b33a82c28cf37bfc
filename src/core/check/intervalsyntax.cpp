#include "check/intervalsyntax.h"

#include "base/ascii.h"
#include "dialect/datecalls.h"
#include "dialect/functionforms.h"

#include <array>

namespace querymend {

namespace {

/// Finds the intervals among the tokens of a text.
class IntervalReader {
public:
    IntervalReader(std::string_view text, const std::vector<Token>& tokens, const Dialect& dialect)
        : m_text(text), m_dialect(dialect)
    {
        for (const Token& token : tokens) {
            if (!token.isComment() && token.kind != TokenKind::end)
                m_tokens.push_back(token);
        }
    }

    std::vector<TextEdit> read()
    {
        for (std::size_t i = 2; i < m_tokens.size(); ++i) {
            const std::size_t end = m_tokens[i].keyword == Keyword::Interval ? endOfInterval(i) : i;
            if (end == i || isUnderstood(i, end))
                continue;
            const std::string_view sign = textOf(i - 1, i - 1);
            if (is(i - 1, TokenKind::comma))
                takeCall(i, end);
            else if (sign == "+" || sign == "-")
                takeSum(i, end, sign.front());
        }
        return std::move(m_edits);
    }

private:
    [[nodiscard]] bool is(std::size_t i, TokenKind kind) const
    {
        return i < m_tokens.size() && m_tokens[i].kind == kind;
    }
    [[nodiscard]] ByteRange rangeOf(std::size_t first, std::size_t last) const
    {
        return {m_tokens[first].begin, m_tokens[last].end};
    }
    [[nodiscard]] std::string_view textOf(std::size_t first, std::size_t last) const
    {
        return rangeOf(first, last).of(m_text);
    }

    /// The last token of INTERVAL 1 DAY, INTERVAL '1 day' or INTERVAL n DAY; the first if it is none.
    [[nodiscard]] std::size_t endOfInterval(std::size_t first) const
    {
        std::size_t at = first + 1;
        at += at < m_tokens.size() && textOf(at, at) == "-" ? 1 : 0;
        for (int depth = 0; is(at, TokenKind::openParen) || depth > 0; ++at) {
            if (at >= m_tokens.size())
                return first;
            depth += is(at, TokenKind::openParen) ? 1 : is(at, TokenKind::closeParen) ? -1 : 0;
            if (depth == 0)
                break;
        }
        const bool hasUnit = at + 1 < m_tokens.size() && is(at + 1, TokenKind::word)
            && dateUnitNamed(textOf(at + 1, at + 1)).has_value();
        if (hasUnit)
            return at + 1;
        return is(at, TokenKind::string) ? at : first;
    }

    /// Whether the dialect has intervals of this spelling and adds them with operators.
    [[nodiscard]] bool isUnderstood(std::size_t first, std::size_t last) const
    {
        const bool isText = is(first + 1, TokenKind::string);
        const SyntaxRules& rules = m_dialect.syntax;
        const bool isSpelled =
            rules.intervals && (isText ? !rules.intervalsNeedUnits || last > first + 1 : rules.intervalExpressions);
        return isSpelled && !is(first - 1, TokenKind::comma);
    }

    /// DATE_ADD(x, INTERVAL 1 DAY)
    void takeCall(std::size_t interval, std::size_t last)
    {
        std::size_t open = interval - 1;
        for (int depth = 0; open > 0; --open) {
            depth += is(open, TokenKind::closeParen) ? 1 : is(open, TokenKind::openParen) ? -1 : 0;
            if (depth < 0 || (depth == 0 && open + 1 < interval && is(open, TokenKind::comma)))
                break;
        }
        if (open == 0 || !is(open, TokenKind::openParen) || open + 2 >= interval
            || !is(last + 1, TokenKind::closeParen))
            return;
        const std::string_view name = textOf(open - 1, open - 1);
        if (findFunction(m_dialect.functions, name) && isReadHere(interval))
            return;
        const std::array arguments{textOf(open + 1, interval - 2), textOf(interval, last)};
        add(callInPlace(m_dialect, name, arguments, m_text, rangeOf(open - 1, last + 1)), rangeOf(open - 1, last + 1));
    }

    [[nodiscard]] bool isReadHere(std::size_t interval) const
    {
        return m_dialect.syntax.intervals
            && (is(interval + 1, TokenKind::string) || m_dialect.syntax.intervalExpressions);
    }

    /// x + INTERVAL '1 day'. What is added to is a name, a literal, or a call or group in parentheses.
    void takeSum(std::size_t interval, std::size_t last, char sign)
    {
        const std::size_t begin = beginOfOperand(interval - 1);
        if (begin + 1 >= interval || !opensExpression(begin))
            return;
        auto said = movedDateIn(m_dialect, textOf(begin, interval - 2), sign, textOf(interval, last));
        if (said && !isOnePart(said->text) && last + 1 < m_tokens.size() && textOf(last + 1, last + 1).front() == ':')
            said->text = '(' + said->text + ')';
        add(std::move(said), rangeOf(begin, last));
    }

    /// Whether an operand that begins here is the first of its sum.
    [[nodiscard]] bool opensExpression(std::size_t begin) const
    {
        static const KeywordSet words =
            keywordSet("select distinct where and or on between then else when by having from as in");
        if (begin == 0 || is(begin - 1, TokenKind::comma) || is(begin - 1, TokenKind::openParen))
            return true;
        return is(begin - 1, TokenKind::word) ? contains(words, m_tokens[begin - 1].keyword)
                                              : textOf(begin - 1, begin - 1).find_first_of("<>=") == 0;
    }

    [[nodiscard]] std::size_t beginOfOperand(std::size_t end) const
    {
        std::size_t at = end - 1;
        if (is(at, TokenKind::closeParen)) {
            int depth = 0;
            for (; at > 0; --at) {
                depth += is(at, TokenKind::closeParen) ? 1 : is(at, TokenKind::openParen) ? -1 : 0;
                if (depth == 0)
                    break;
            }
            const bool isCall = at > 0 && is(at - 1, TokenKind::word)
                && !contains(m_dialect.syntax.notFunctions, m_tokens[at - 1].keyword);
            return isCall ? at - 1 : at;
        }
        while (at > 1 && is(at - 1, TokenKind::dot))
            at -= 2;
        const bool isTyped =
            at > 0 && is(at, TokenKind::string) && is(at - 1, TokenKind::word) && dateWord(textOf(at - 1, at - 1));
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
    std::vector<Token> m_tokens;
    std::vector<TextEdit> m_edits;
};

} // namespace

std::vector<TextEdit> intervalEdits(std::string_view text, const std::vector<Token>& tokens, const Dialect& dialect)
{
    return IntervalReader(text, tokens, dialect).read();
}

} // namespace querymend
