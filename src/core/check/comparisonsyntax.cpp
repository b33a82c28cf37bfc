#include "check/syntaxtokens.h"

#include "base/ascii.h"

#include <string>

namespace querymend {

namespace {

using Edits = std::vector<TextEdit>;

/// The last token of a literal, with its sign, that begins with a token; the token before it if there is none.
std::size_t endOfLiteral(const SyntaxTokens& in, std::size_t begin)
{
    const std::size_t at = begin + (in.text(begin) == "-" ? 1 : 0);
    return in.is(at, TokenKind::number) || in.is(at, TokenKind::string) ? at : begin - 1;
}

/// Whether an operand that begins here is all that an operator before it could take.
bool opensOperand(const SyntaxTokens& in, std::size_t begin)
{
    static const KeywordSet words = keywordSet("select distinct where and or not on when then else case having by");
    return begin > 0
        && (in.is(begin - 1, TokenKind::comma) || in.is(begin - 1, TokenKind::openParen)
            || contains(words, in.at(begin - 1).keyword));
}

/// BETWEEN 1 TO 5
Edits rangeWithTo(const SyntaxTokens& in, const JudgedText&)
{
    Edits edits;
    for (std::size_t i = 1; i + 3 < in.size(); ++i) {
        if (!in.is(i, Keyword::Between))
            continue;
        const std::size_t literal = endOfLiteral(in, i + 1);
        const std::size_t end = literal > i ? literal : endOfOperand(in, i + 1);
        if (end < in.size() && in.is(end + 1, Keyword::To))
            edits.push_back({in.at(end + 1).range(), "AND"});
    }
    return edits;
}

/// a IN 1, 2
Edits bareList(const SyntaxTokens& in, const JudgedText&)
{
    Edits edits;
    for (std::size_t i = 1; i + 1 < in.size(); ++i) {
        const std::size_t around = in.openAround(i);
        const bool isArgument = around > 0 && around < in.size() && in.is(around - 1, TokenKind::word)
            && asciiEqualsIgnoringCase(in.text(around - 1), "position");
        std::size_t last = in.is(i, Keyword::In) && !isArgument ? endOfLiteral(in, i + 1) : i;
        if (last <= i)
            continue;
        while (in.is(last + 1, TokenKind::comma) && endOfLiteral(in, last + 2) > last + 1)
            last = endOfLiteral(in, last + 2);
        edits.push_back({in.range(i + 1, last), '(' + std::string(in.text(i + 1, last)) + ')'});
    }
    return edits;
}

/// a ILIKE 'x%' where LIKE alone compares texts.
Edits foldedLike(const SyntaxTokens& in, const JudgedText& judged)
{
    Edits edits;
    if (contains(judged.dialect.syntax.operatorWords, Keyword::Ilike))
        return edits;
    for (std::size_t i = 1; i + 1 < in.size(); ++i) {
        if (!in.is(i, Keyword::Ilike))
            continue;
        const std::size_t sign = in.is(i - 1, Keyword::Not) ? i - 1 : i;
        const std::size_t begin = beginOfOperand(in, sign, judged.dialect.syntax);
        const std::size_t end = endOfOperand(in, i + 1);
        const bool isWhole = begin < sign && opensOperand(in, begin) && end < in.size()
            && !in.is(end + 1, TokenKind::op) && !in.is(end + 1, Keyword::Escape);
        if (!isWhole)
            return {};
        edits.push_back({in.range(begin, end),
                         "LOWER(" + std::string(in.text(begin, sign - 1)) + ") " + (sign < i ? "NOT " : "")
                             + "LIKE LOWER(" + std::string(in.text(i + 1, end)) + ')'});
    }
    return edits;
}

/// COUNT(a) FILTER (WHERE b): a CASE within the call. These aggregates leave NULLs out.
Edits filterClause(const SyntaxTokens& in, const JudgedText& judged)
{
    static constexpr std::string_view aggregates = " count sum avg min max ";
    Edits edits;
    for (std::size_t i = 3; !judged.dialect.syntax.filterClauses && i + 3 < in.size(); ++i) {
        if (!in.is(i, Keyword::Filter) || !in.is(i + 1, TokenKind::openParen) || !in.is(i + 2, Keyword::Where)
            || !in.is(i - 1, TokenKind::closeParen))
            continue;
        const std::size_t open = in.openAround(i - 1);
        const std::size_t close = in.closeOf(i + 1);
        if (open == 0 || open >= i || close >= in.size() || close == i + 3
            || aggregates.find(' ' + asciiLowered(in.text(open - 1)) + ' ') == std::string_view::npos)
            return {};
        const bool isDistinct = in.is(open + 1, Keyword::Distinct);
        const std::size_t first = open + (isDistinct ? 2 : 1);
        for (std::size_t j = open + 1; j < i; ++j) {
            if (in.is(j, TokenKind::comma) && in.openAround(j) == open)
                return {};
        }
        if (first + 1 >= i)
            return {};
        const std::string value(in.text(first, i - 2));
        edits.push_back({in.range(open, close),
                         std::string(isDistinct ? "(DISTINCT " : "(") + "CASE WHEN "
                             + std::string(in.text(i + 3, close - 1)) + " THEN " + (value == "*" ? "1" : value)
                             + " END)"});
    }
    return edits;
}

constexpr double sameRows = 0.9;

// clang-format off
constexpr SyntaxRow rows[] = {
    {rangeWithTo, "the ends of a range are joined by AND"},
    {bareList, "the values of IN go in parentheses"},
    {foldedLike, "LIKE compares both sides in lower case"},
    {filterClause, "a CASE within the aggregate chooses its rows", sameRows},
};
// clang-format on

} // namespace

std::span<const SyntaxRow> comparisonSyntaxRows()
{
    return rows;
}

} // namespace querymend
