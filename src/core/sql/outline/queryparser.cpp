#include "sql/outline/queryparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/pivotparser.h"
#include "sql/outline/querytailparser.h"
#include "sql/outline/selectparser.h"
#include "sql/outline/statementkinds.h"
#include "sql/outline/withparser.h"

namespace querymend {

namespace {

ScopeId parseTerm(ParseContext& in, SourceWindow parentWindow)
{
    if (in.is(TokenKind::openParen)) {
        if (!in.rules.parenthesisedQueries)
            in.problemHere(ProblemKind::unsupported);
        ScopeId body;
        in.inside([&] { body = parseQuery(in, Clause::target, parentWindow); });
        return body ? body : in.newScope(ScopeKind::opaque, parentWindow);
    }
    switch (in.keyword()) {
    case Keyword::Select:
        return parseSelect(in, parentWindow);
    case Keyword::Values:
        return parseValuesTerm(in, parentWindow);
    case Keyword::Table:
        return parseTableTerm(in, parentWindow);
    case Keyword::Pivot:
    case Keyword::Unpivot:
    case Keyword::PivotWider:
    case Keyword::PivotLonger:
        return parsePivotTerm(in, parentWindow);
    case Keyword::From:
        if (in.rules.fromFirst)
            return parseSelect(in, parentWindow);
        break;
    default:
        break;
    }
    if (statementKindOf(in.keyword()) != StatementKind::dataChange)
        in.problemHere(ProblemKind::expectedQuery);
    return in.newScope(ScopeKind::opaque, parentWindow);
}

bool parseSetOperator(ParseContext& in, SetOperation& operation)
{
    const auto start = in.at();
    switch (in.keyword()) {
    case Keyword::Union:
        operation.op = SetOperator::unionOf;
        break;
    case Keyword::Intersect:
        operation.op = SetOperator::intersect;
        break;
    case Keyword::Minus:
        if (!startsQuery(in, start + 1) && !in.is(Keyword::All, 1))
            return false;
        [[fallthrough]];
    case Keyword::Except:
        operation.op = SetOperator::except;
        break;
    default:
        return false;
    }
    in.advance();
    operation.all = in.accept(Keyword::All);
    if (!operation.all)
        in.accept(Keyword::Distinct);
    if (in.accept(Keyword::By))
        operation.byName = in.accept(Keyword::Name);
    operation.range = in.bytesSince(start);
    return true;
}

} // namespace

bool startsQuery(const ParseContext& in, TokenCursor::Position position)
{
    const Token& token = in.token(position);
    if (token.kind == TokenKind::openParen)
        return parenthesisHoldsQuery(in, position);
    if (token.kind != TokenKind::word)
        return false;
    const TokenKind next = in.token(position + 1).kind;
    switch (token.keyword) {
    case Keyword::Select:
        return true;
    case Keyword::With:
        return next == TokenKind::word || next == TokenKind::quotedName || next == TokenKind::string;
    case Keyword::Values:
        return next == TokenKind::openParen || in.token(position + 1).keyword == Keyword::Row;
    case Keyword::Table:
        return next == TokenKind::word || next == TokenKind::quotedName;
    case Keyword::From:
        return in.rules.fromFirst;
    case Keyword::Pivot:
    case Keyword::Unpivot:
    case Keyword::PivotWider:
    case Keyword::PivotLonger:
        return in.rules.fromFirst
            && (next == TokenKind::word || next == TokenKind::quotedName || next == TokenKind::openParen);
    default:
        return false;
    }
}

bool parenthesisHoldsQuery(const ParseContext& in, TokenCursor::Position open)
{
    if (in.token(open).kind != TokenKind::openParen)
        return false;
    auto inner = open;
    while (in.token(inner).kind == TokenKind::openParen && inner - open <= Outline::deepestNesting)
        ++inner;
    if (in.token(inner).kind == TokenKind::openParen || !startsQuery(in, inner))
        return false;
    if (!in.rules.parenthesisedQueries)
        return inner == open + 1;
    for (auto level = inner - 1; level > open; --level) {
        const auto close = in.matchOf(level);
        if (close == TokenCursor::noMatch)
            return true;
        const Token& after = in.token(close + 1);
        if (after.kind == TokenKind::closeParen || after.kind == TokenKind::end || after.kind == TokenKind::semicolon)
            continue;
        switch (after.kind == TokenKind::word ? after.keyword : Keyword::None) {
        case Keyword::Union:
        case Keyword::Intersect:
        case Keyword::Except:
        case Keyword::Minus:
        case Keyword::Order:
        case Keyword::Limit:
        case Keyword::Offset:
        case Keyword::Fetch:
        case Keyword::For:
            continue;
        default:
            return false;
        }
    }
    return true;
}

ScopeId parseQuery(ParseContext& in, Clause inside, SourceWindow parentWindow)
{
    const ParseContext::Nesting nesting(in);
    in.place.clause = inside;
    const auto start = in.at();
    if (in.is(Keyword::With))
        parseWith(in, parentWindow);
    ScopeId left = parseTerm(in, parentWindow);
    std::vector<ScopeId> arms{left};
    SetOperation operation{};
    while (parseSetOperator(in, operation)) {
        operation.left = left;
        operation.right = parseTerm(in, parentWindow);
        left = operation.right;
        arms.push_back(operation.right);
        in.outline.setOperations.push_back(operation);
    }
    ScopeId body = arms.front();
    if (arms.size() > 1) {
        body = in.newScope(ScopeKind::compound, parentWindow);
        in.outline.scopes[body.value].arms = std::move(arms);
    }
    parseQueryTail(in, body);
    in.outline.scopes[body.value].range = in.bytesSince(start);
    return body;
}

ScopeId parseValuesTerm(ParseContext& in, SourceWindow parentWindow)
{
    const ParseContext::NewScope made(in, ScopeKind::values, Clause::values, parentWindow);
    in.advance();
    do {
        in.accept(Keyword::Row);
        if (!in.is(TokenKind::openParen)) {
            in.problemHere(ProblemKind::expectedParenthesis);
            break;
        }
        std::uint32_t columns = 0;
        in.inside([&] {
            do {
                if (in.rules.trailingCommas && columns > 0 && in.atEnd())
                    break;
                ++columns;
                requireExpression(in);
            } while (in.accept(TokenKind::comma));
        });
        in.scope().valueColumns = columns;
    } while (in.accept(TokenKind::comma));
    return made.id();
}

} // namespace querymend
