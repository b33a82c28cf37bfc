#include "check/syntaxtokens.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace querymend {

namespace {

using Edits = std::vector<TextEdit>;

/// The clauses of a query block in their order; each begins with a keyword of its own.
constexpr std::array<Keyword, 7> clauseOrder{Keyword::Select, Keyword::From,  Keyword::Where, Keyword::Group,
                                             Keyword::Having, Keyword::Order, Keyword::Limit};

bool isSetOperator(const SyntaxTokens& in, std::size_t i)
{
    return in.is(i, Keyword::Union) || in.is(i, Keyword::Intersect) || in.is(i, Keyword::Except);
}

/// One clause: its place in the order, and its tokens.
struct ClausePart {
    std::size_t rank = 0;
    std::size_t first = 0;
    std::size_t last = 0;
};

std::optional<std::size_t> rankOf(const SyntaxTokens& in, std::size_t i)
{
    const auto found = std::ranges::find(clauseOrder, in.at(i).keyword);
    if (found == clauseOrder.end() || in.is(i, TokenKind::quotedName))
        return std::nullopt;
    const bool isPair = in.is(i, Keyword::Group) || in.is(i, Keyword::Order);
    const bool isWithin = i > 0 && in.is(i - 1, Keyword::Within);
    if (isWithin || (isPair && !in.is(i + 1, Keyword::By)))
        return std::nullopt;
    return static_cast<std::size_t>(found - clauseOrder.begin());
}

/// The clauses of the query block that begins with a SELECT, up to the end of the block.
std::vector<ClausePart> clausesFrom(const SyntaxTokens& in, std::size_t select)
{
    std::vector<ClausePart> parts;
    int depth = 0;
    for (std::size_t i = select; i < in.size(); ++i) {
        if (in.is(i, TokenKind::closeParen) && depth == 0)
            break;
        depth += in.is(i, TokenKind::openParen) ? 1 : in.is(i, TokenKind::closeParen) ? -1 : 0;
        if (depth == 0 && (isSetOperator(in, i) || in.is(i, TokenKind::semicolon)))
            break;
        if (const auto rank = depth == 0 ? rankOf(in, i) : std::nullopt)
            parts.push_back({*rank, i, i});
        else if (!parts.empty())
            parts.back().last = i;
    }
    return parts;
}

bool isWhole(const ClausePart& part)
{
    return part.last > part.first;
}

/// LIMIT 5 ORDER BY a, HAVING … GROUP BY b: the clauses in their order.
Edits misplacedClauses(const SyntaxTokens& in, const JudgedText&)
{
    for (std::size_t select = 0; select < in.size(); ++select) {
        if (!in.is(select, Keyword::Select))
            continue;
        std::vector<ClausePart> parts = clausesFrom(in, select);
        const auto byRank = [](const ClausePart& a, const ClausePart& b) { return a.rank < b.rank; };
        const bool isUnique = std::ranges::adjacent_find(parts, {}, &ClausePart::rank) == parts.end();
        if (!isUnique || std::ranges::is_sorted(parts, byRank) || !std::ranges::all_of(parts, isWhole))
            continue;
        const ByteRange all = in.range(parts.front().first, parts.back().last);
        std::ranges::stable_sort(parts, byRank);
        std::string ordered;
        for (const ClausePart& part : parts)
            ordered += (ordered.empty() ? "" : " ") + std::string(in.text(part.first, part.last));
        return {{all, ordered}};
    }
    return {};
}

/// WHERE a WHERE b: both conditions.
Edits secondWhere(const SyntaxTokens& in, const JudgedText&)
{
    for (std::size_t select = 0; select < in.size(); ++select) {
        if (!in.is(select, Keyword::Select))
            continue;
        bool isFirst = true;
        for (const ClausePart& part : clausesFrom(in, select)) {
            if (!in.is(part.first, Keyword::Where))
                continue;
            const bool isJoined = in.is(part.first - 1, Keyword::And) || in.is(part.first - 1, Keyword::Or);
            if (isJoined)
                return {{{in.at(part.first - 1).end, in.at(part.first).end}, {}}};
            if (!isFirst)
                return {{in.at(part.first).range(), "AND"}};
            isFirst = false;
        }
    }
    return {};
}

/// SELECT a, DISTINCT b: DISTINCT is for the whole row.
Edits lateDistinct(const SyntaxTokens& in, const JudgedText&)
{
    for (std::size_t i = 2; i < in.size(); ++i) {
        if (!in.is(i, Keyword::Distinct) || !in.is(i - 1, TokenKind::comma))
            continue;
        int depth = 0;
        for (std::size_t j = i; j > 0; --j) {
            depth += in.is(j - 1, TokenKind::closeParen) ? 1 : in.is(j - 1, TokenKind::openParen) ? -1 : 0;
            if (depth < 0)
                break;
            if (depth == 0 && in.is(j - 1, Keyword::Select)) {
                const std::uint32_t end = in.at(j - 1).end;
                return {{{end, end}, " DISTINCT"}, {{in.at(i).begin, in.at(i + 1).begin}, {}}};
            }
        }
    }
    return {};
}

/// SELECT a … ORDER BY a UNION SELECT b: what is sorted is the result, unless the arm is limited.
Edits sortedArm(const SyntaxTokens& in, const JudgedText& judged)
{
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (!in.is(i, Keyword::Select))
            continue;
        const std::vector<ClausePart> parts = clausesFrom(in, i);
        const std::size_t next = parts.empty() ? in.size() : parts.back().last + 1;
        const auto order = std::ranges::find_if(parts, [](const ClausePart& part) { return part.rank >= 5; });
        if (order == parts.end() || next >= in.size() || !isSetOperator(in, next) || !isWhole(parts.back()))
            continue;
        const bool isLimited = parts.back().rank == clauseOrder.size() - 1;
        if (!isLimited)
            return {{{in.at(order->first - 1).end, in.at(parts.back().last).end}, {}}};
        const std::string arm(in.text(i, parts.back().last));
        if (judged.dialect.limitedArms)
            return {{in.range(i, parts.back().last), '(' + arm + ')'}};
        return {{in.range(i, parts.back().last), "SELECT * FROM (" + arm + ") AS arm"}};
    }
    return {};
}

/// COUNT(DISTINCT *): of one table, its rows.
Edits distinctStar(const SyntaxTokens& in, const JudgedText&)
{
    for (std::size_t i = 1; i + 3 < in.size(); ++i) {
        if (in.is(i, TokenKind::openParen) && in.is(i + 1, Keyword::Distinct) && in.text(i + 2) == "*"
            && in.is(i + 3, TokenKind::closeParen))
            return {{in.range(i + 1, i + 2), "*"}};
    }
    return {};
}

/// … AND GROUP BY, WHERE AND: a connective with nothing on one side.
Edits looseConnective(const SyntaxTokens& in, const JudgedText&)
{
    const auto isConnective = [&](std::size_t i) { return in.is(i, Keyword::And) || in.is(i, Keyword::Or); };
    for (std::size_t i = 1; i < in.size(); ++i) {
        if (!isConnective(i))
            continue;
        const bool endsHere = i + 1 == in.size() || in.is(i + 1, TokenKind::closeParen)
            || in.is(i + 1, TokenKind::semicolon) || (rankOf(in, i + 1) && !in.is(i + 1, Keyword::Select));
        const bool beginsHere = in.is(i - 1, Keyword::Where) || in.is(i - 1, Keyword::On)
            || in.is(i - 1, Keyword::Having) || in.is(i - 1, TokenKind::openParen);
        if (endsHere && !in.is(i + 1, Keyword::Where))
            return {{{in.at(i - 1).end, in.at(i).end}, {}}};
        if (beginsHere)
            return {{{in.at(i).begin, in.at(i + 1).begin}, {}}};
        if (isConnective(i + 1))
            return {{{in.at(i).end, in.at(i + 1).end}, {}}};
    }
    return {};
}

// clang-format off
constexpr SyntaxRow rows[] = {
    {misplacedClauses, "the clauses in their order"},
    {secondWhere, "a query has one WHERE"},
    {lateDistinct, "DISTINCT comes first in the list"},
    {sortedArm, "ORDER BY comes after the last arm"},
    {distinctStar, "COUNT(*) counts rows"},
    {looseConnective, "a connective that connects nothing"},
};
// clang-format on

} // namespace

std::span<const SyntaxRow> clauseSyntaxRows()
{
    return rows;
}

} // namespace querymend
