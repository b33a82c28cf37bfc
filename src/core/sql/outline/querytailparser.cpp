#include "sql/outline/querytailparser.h"

#include "base/ascii.h"
#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"

namespace querymend {

namespace {

bool parseLimit(ParseContext& in)
{
    const auto start = in.at();
    const Keyword word = in.keyword();
    if (!in.isAny({Keyword::Limit, Keyword::Offset, Keyword::Fetch}))
        return false;
    in.place.clause = Clause::limit;
    in.advance();
    if (word == Keyword::Fetch)
        in.acceptAny({Keyword::First, Keyword::Next});
    if (!in.accept(Keyword::All) && !in.isAny({Keyword::Row, Keyword::Rows}))
        requireExpression(in);
    if (word == Keyword::Limit && in.is(TokenKind::comma)) {
        if (!in.rules.limitWithComma)
            in.problemHere(ProblemKind::unsupported);
        in.advance();
        requireExpression(in);
    }
    if (in.isOperator("%"))
        in.advance();
    in.accept(Keyword::Percent);
    in.acceptAny({Keyword::Row, Keyword::Rows});
    if (word == Keyword::Fetch)
        in.require(in.accept(Keyword::With) ? Keyword::Ties : Keyword::Only);
    else if (!in.accept(Keyword::With, Keyword::Ties) && in.accept(Keyword::Examined))
        requireExpression(in);
    in.addClause(Clause::limit, start);
    return true;
}

/// Reads FOR UPDATE and its variants, and LOCK IN SHARE MODE.
bool parseLocking(ParseContext& in)
{
    const auto start = in.at();
    const bool locks =
        (in.is(Keyword::For) && in.isAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key}, 1))
        || in.is(Keyword::Lock, Keyword::In);
    if (!locks)
        return false;
    in.advance();
    while (in.acceptAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key, Keyword::In, Keyword::Mode,
                         Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
           || in.accept(TokenKind::number)) {
    }
    if (in.accept(Keyword::Of)) {
        do {
            if (startsName(in))
                parseQualifiedName(in);
        } while (in.accept(TokenKind::comma));
        while (in.acceptAny({Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
               || in.accept(TokenKind::number)) {
        }
    }
    in.addEffect(EffectKind::locking, start);
    in.addClause(Clause::locking, start);
    return true;
}

bool parseTrailingInto(ParseContext& in)
{
    const bool here = in.is(Keyword::Into);
    if (here)
        parseInto(in);
    return here;
}

bool parseProcedureAnalyse(ParseContext& in)
{
    if (!in.is(Keyword::Procedure))
        return false;
    const auto start = in.at();
    in.advance(2);
    if (in.is(TokenKind::openParen))
        in.inside([&] { parseExpressionList(in); });
    in.addEffect(EffectKind::procedureAnalyse, start);
    return true;
}

/// Reads SQL Server's FOR XML and FOR JSON, which only shape the result.
bool parseForClause(ParseContext& in)
{
    if (!in.is(Keyword::For) || !in.isAny({Keyword::Json, Keyword::Xml, Keyword::Browse}, 1))
        return false;
    in.advance(2);
    do {
        while (in.accept(TokenKind::word)) {
        }
        if (in.is(TokenKind::openParen))
            in.inside([&] { in.accept(TokenKind::string); });
    } while (in.accept(TokenKind::comma));
    return true;
}

/// Reads the plan hints in SQL Server's OPTION (…); some of them lift limits.
bool parseOptions(ParseContext& in)
{
    if (!in.is(Keyword::Option) || !in.is(TokenKind::openParen, 1))
        return false;
    in.advance();
    in.inside([&] {
        while (!in.atEnd()) {
            const auto start = in.at();
            const std::string_view word = in.peek().text(in.text());
            in.advance();
            if (asciiEqualsIgnoringCase(word, "max_grant_percent") || asciiEqualsIgnoringCase(word, "min_grant_percent")
                || asciiEqualsIgnoringCase(word, "querytraceon"))
                in.addEffect(EffectKind::limitHint, start);
        }
    });
    return true;
}

} // namespace

void parseQueryTail(ParseContext& in, ScopeId body)
{
    const auto outer = in.place;
    in.place.scope = body;
    in.place.window = {};
    while (parseOrderBy(in) || parseLimit(in) || parseLocking(in) || parseTrailingInto(in) || parseProcedureAnalyse(in)
           || parseForClause(in) || parseOptions(in)) {
    }
    in.place = outer;
}

bool parseOrderBy(ParseContext& in)
{
    if (!in.is(Keyword::Order))
        return false;
    const auto start = in.at();
    in.place.clause = Clause::orderBy;
    in.advance();
    in.accept(Keyword::Siblings);
    in.require(Keyword::By);
    parseOrderByList(in);
    in.addClause(Clause::orderBy, start);
    return true;
}

void parseOrderByList(ParseContext& in)
{
    do {
        if (in.rules.trailingCommas && in.atEnd())
            return;
        if (in.rules.fromFirst && (in.is(Keyword::All) || in.isOperator("*")))
            in.advance();
        else
            requireExpression(in);
        if (in.accept(Keyword::Using))
            in.accept(TokenKind::op);
        in.acceptAny({Keyword::Asc, Keyword::Desc});
        if (in.is(Keyword::Nulls)) {
            if (!in.rules.nullsOrder)
                in.problemHere(ProblemKind::unsupported);
            in.advance();
            if (!in.acceptAny({Keyword::First, Keyword::Last}))
                in.problemHere(ProblemKind::expectedWord, Keyword::First);
        }
    } while (in.accept(TokenKind::comma));
}

void parseInto(ParseContext& in)
{
    const auto start = in.at();
    in.advance();
    const auto isTarget = [&] {
        return in.is(TokenKind::quotedName) || in.is(TokenKind::variable) || in.is(TokenKind::string)
            || in.is(TokenKind::comma) || in.is(TokenKind::dot) || in.is(TokenKind::parameter)
            || (in.is(TokenKind::word)
                && !in.isAny(
                    {Keyword::From, Keyword::Where, Keyword::Order, Keyword::Limit, Keyword::Union, Keyword::Group}));
    };
    while (isTarget())
        in.advance();
    in.addEffect(EffectKind::into, start);
    in.addClause(Clause::into, start);
}

} // namespace querymend
