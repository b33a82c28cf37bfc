#include "sql/outline/selectparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/joinparser.h"
#include "sql/outline/querytailparser.h"
#include "sql/outline/selectlistparser.h"
#include "sql/outline/sourceparser.h"
#include "sql/outline/tablemodifierparser.h"
#include "sql/outline/windowparser.h"

#include <utility>

namespace querymend {

namespace {

void parseTop(ParseContext& in)
{
    const auto start = in.at();
    in.advance();
    if (in.is(TokenKind::openParen))
        parseParenthesised(in);
    else if (!in.accept(TokenKind::number) && !in.accept(TokenKind::variable))
        in.problemHere(ProblemKind::expectedExpression);
    in.accept(Keyword::Percent);
    in.accept(Keyword::With, Keyword::Ties);
    in.addClause(Clause::limit, start);
}

void parseModifiers(ParseContext& in)
{
    for (;;) {
        if (in.isAny({Keyword::All, Keyword::Distinctrow, Keyword::HighPriority, Keyword::SqlBigResult,
                      Keyword::SqlBufferResult, Keyword::SqlCache, Keyword::SqlNoCache, Keyword::SqlCalcFoundRows,
                      Keyword::SqlSmallResult})
            || (in.isAny({Keyword::StraightJoin, Keyword::Unique}) && !in.is(TokenKind::openParen, 1))) {
            in.advance();
        } else if (in.accept(Keyword::Distinct)) {
            if (in.is(Keyword::On) && in.is(TokenKind::openParen, 1)) {
                if (!in.rules.distinctOn)
                    in.problemHere(ProblemKind::unsupported);
                in.advance();
                // Names mean what they mean in ORDER BY: output columns first.
                const Clause outer = std::exchange(in.place.clause, Clause::orderBy);
                in.inside([&] { parseExpressionList(in); });
                in.place.clause = outer;
            }
        } else if (in.rules.topClause && in.is(Keyword::Top)) {
            parseTop(in);
        } else {
            return;
        }
    }
}

/// Splits WHERE at each AND outside parentheses, CASE and BETWEEN; an OR or XOR at that level leaves it whole.
void addConjuncts(ParseContext& in, TokenCursor::Position from)
{
    const auto to = in.at();
    auto start = from;
    std::uint32_t betweens = 0;
    bool alternatives = false;
    std::vector<ByteRange> found;
    for (auto i = from; i < to; ++i) {
        const Token& token = in.token(i);
        const auto match = token.kind == TokenKind::openParen ? in.matchOf(i) : TokenCursor::noMatch;
        if (match != TokenCursor::noMatch && match < to) {
            i = match;
            continue;
        }
        if (token.kind != TokenKind::word)
            continue;
        if (token.keyword == Keyword::Case) {
            std::uint32_t open = 1;
            while (open > 0 && ++i < to) {
                open += in.token(i).keyword == Keyword::Case ? 1U : 0U;
                open -= in.token(i).keyword == Keyword::End ? 1U : 0U;
            }
            continue;
        }
        alternatives = alternatives || token.keyword == Keyword::Or || token.keyword == Keyword::Xor;
        betweens += token.keyword == Keyword::Between ? 1U : 0U;
        if (token.keyword != Keyword::And)
            continue;
        if (betweens > 0) {
            --betweens;
            continue;
        }
        found.push_back(in.bytes(start, i));
        start = i + 1;
    }
    if (alternatives)
        found.clear();
    found.push_back(in.bytes(alternatives ? from : start, to));
    in.scope().conjuncts = std::move(found);
}

void parseCondition(ParseContext& in, Keyword word, Clause clause)
{
    if (!in.is(word))
        return;
    const auto start = in.at();
    in.place.clause = clause;
    in.advance();
    requireExpression(in);
    if (clause == Clause::where)
        addConjuncts(in, start + 1);
    in.addClause(clause, start);
}

/// Reads START WITH … and CONNECT BY …, in either order.
void parseConnectBy(ParseContext& in)
{
    while (in.is(Keyword::Start, Keyword::With) || in.is(Keyword::Connect, Keyword::By)) {
        const auto start = in.at();
        in.place.clause = Clause::connectBy;
        in.advance(2);
        in.accept(Keyword::Nocycle);
        requireExpression(in);
        in.addClause(Clause::connectBy, start);
    }
}

void parseClauses(ParseContext& in)
{
    if (in.is(Keyword::Into))
        parseInto(in);
    if (in.accept(Keyword::Bulk, Keyword::Collect)) {
        parseInto(in);
    }
    if (in.is(Keyword::From) && !(in.rules.fromFirst && !in.scope().sources.empty()))
        parseFrom(in);
    parseCondition(in, Keyword::Where, Clause::where);
    parseConnectBy(in);
    parseGroupBy(in);
    parseCondition(in, Keyword::Having, Clause::having);
    parseGroupBy(in); // Oracle takes them in either order
    parseWindowClause(in);
    parseCondition(in, Keyword::Qualify, Clause::qualify);
    parseWindowClause(in);
    if (in.rules.fromFirst && in.is(Keyword::Using, Keyword::Sample)) {
        in.advance();
        parseSample(in);
    }
}

/// Adds the item `*` that is not written: FROM t, TABLE t.
void addStar(ParseContext& in, TokenCursor::Position start)
{
    SelectItem all;
    all.star = true;
    all.range = all.expression = in.bytesSince(start);
    in.scope().items.push_back(std::move(all));
}

} // namespace

ScopeId parseSelect(ParseContext& in, SourceWindow parentWindow)
{
    const ParseContext::NewScope made(in, ScopeKind::select, Clause::target, parentWindow);
    bool listed = false;
    if (in.is(Keyword::From)) {
        parseFrom(in);
        listed = !in.is(Keyword::Select);
        if (listed)
            addStar(in, made.start());
    }
    if (!listed) {
        const auto list = in.at();
        in.advance();
        in.place.clause = Clause::target;
        parseModifiers(in);
        parseSelectList(in);
        in.addClause(Clause::target, list);
    }
    parseClauses(in);
    return made.id();
}

ScopeId parseTableTerm(ParseContext& in, SourceWindow parentWindow)
{
    const ParseContext::NewScope made(in, ScopeKind::select, Clause::from, parentWindow);
    in.advance();
    parseSource(in, JoinKind::first, in.at());
    addStar(in, made.start());
    return made.id();
}

void parseGroupBy(ParseContext& in)
{
    if (!in.is(Keyword::Group))
        return;
    const auto start = in.at();
    in.place.clause = Clause::groupBy;
    in.advance();
    in.require(Keyword::By);
    in.acceptAny({Keyword::All, Keyword::Distinct});
    if (!(in.atEnd() || in.isAny({Keyword::Having, Keyword::Order, Keyword::Limit, Keyword::Qualify}))
        || !in.rules.fromFirst) {
        do {
            if (in.rules.trailingCommas && (in.atEnd() || in.isAny({Keyword::Having, Keyword::Order})))
                break;
            if (in.accept(Keyword::Grouping, Keyword::Sets)) {
                parseParenthesised(in);
            } else {
                requireExpression(in);
                in.acceptAny({Keyword::Asc, Keyword::Desc});
            }
        } while (in.accept(TokenKind::comma));
    }
    if (in.is(Keyword::With) && in.isAny({Keyword::Rollup, Keyword::Cube}, 1))
        in.advance(2);
    in.addClause(Clause::groupBy, start);
}

} // namespace querymend
