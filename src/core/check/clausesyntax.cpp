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

/// A SELECT with the clauses that follow it, up to a set operator, a semicolon or the end of its parentheses.
struct QueryBlock {
    std::vector<ClausePart> clauses;

    [[nodiscard]] std::size_t end() const { return clauses.back().last + 1; }
};

/// The query blocks in the order of their SELECTs, read in one pass because they may be nested very deeply.
std::vector<QueryBlock> blocksOf(const SyntaxTokens& in)
{
    constexpr std::size_t none = std::size_t(-1);
    std::vector<QueryBlock> blocks;
    std::vector<std::size_t> open{none}; // the block within each pair of parentheses
    const auto extend = [&](std::size_t block, std::size_t last) {
        if (block != none)
            blocks[block].clauses.back().last = last;
    };
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (in.is(i, TokenKind::closeParen)) {
            if (open.size() > 1)
                open.pop_back();
            else
                open.back() = none;
        }
        if (isSetOperator(in, i) || in.is(i, TokenKind::semicolon))
            open.back() = none;
        const auto rank = rankOf(in, i);
        if (rank && in.is(i, Keyword::Select) && open.back() == none) {
            open.back() = blocks.size();
            blocks.emplace_back();
        }
        if (rank && open.back() != none)
            blocks[open.back()].clauses.push_back({*rank, i, i});
        else
            extend(open.back(), i);
        if (in.is(i, TokenKind::openParen))
            open.push_back(none);
    }
    for (const std::size_t block : open)
        extend(block, in.size() - 1);
    return blocks;
}

bool isWhole(const ClausePart& part)
{
    return part.last > part.first;
}

/// LIMIT 5 ORDER BY a, HAVING … GROUP BY b: the clauses in their order.
Edits misplacedClauses(const SyntaxTokens& in, const JudgedText&)
{
    for (const QueryBlock& block : blocksOf(in)) {
        std::vector<ClausePart> parts = block.clauses;
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
    for (const QueryBlock& block : blocksOf(in)) {
        bool isFirst = true;
        for (const ClausePart& part : block.clauses) {
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
    constexpr std::size_t none = std::size_t(-1);
    std::vector<std::size_t> selects{none}; // the last one within each pair of parentheses
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (in.is(i, TokenKind::openParen))
            selects.push_back(none);
        else if (in.is(i, TokenKind::closeParen) && selects.size() > 1)
            selects.pop_back();
        else if (in.is(i, Keyword::Select))
            selects.back() = i;
        else if (in.is(i, Keyword::Distinct) && in.is(i - 1, TokenKind::comma) && selects.back() != none) {
            const std::uint32_t end = in.at(selects.back()).end;
            return {{{end, end}, " DISTINCT"}, {{in.at(i).begin, in.at(i + 1).begin}, {}}};
        }
    }
    return {};
}

/// SELECT a … ORDER BY a UNION SELECT b: what is sorted is the result, unless the arm is limited.
Edits sortedArm(const SyntaxTokens& in, const JudgedText& judged)
{
    for (const QueryBlock& block : blocksOf(in)) {
        const std::vector<ClausePart>& parts = block.clauses;
        const auto order = std::ranges::find_if(parts, [](const ClausePart& part) { return part.rank >= 5; });
        if (order == parts.end() || !isSetOperator(in, block.end()) || !isWhole(parts.back()))
            continue;
        const std::size_t select = parts.front().first;
        const bool isLimited = parts.back().rank == clauseOrder.size() - 1;
        if (!isLimited)
            return {{{in.at(order->first - 1).end, in.at(parts.back().last).end}, {}}};
        const std::string arm(in.text(select, parts.back().last));
        if (judged.dialect.limitedArms)
            return {{in.range(select, parts.back().last), '(' + arm + ')'}};
        return {{in.range(select, parts.back().last), "SELECT * FROM (" + arm + ") AS arm"}};
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
    {misplacedClauses, "the clauses go in the order WHERE, GROUP BY, HAVING, ORDER BY, row limit"},
    {secondWhere, "a query has one WHERE, with its conditions joined by AND"},
    {lateDistinct, "DISTINCT comes first in the list"},
    {sortedArm, "ORDER BY comes after the last arm"},
    {distinctStar, "COUNT(*) counts rows without DISTINCT"},
    {looseConnective, "a connective that connects nothing"},
};
// clang-format on

} // namespace

std::span<const SyntaxRow> clauseSyntaxRows()
{
    return rows;
}

} // namespace querymend
