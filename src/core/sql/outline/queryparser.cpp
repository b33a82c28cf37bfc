// Query expressions: WITH, set operations, and what follows them.

#include "sql/outline/outlineparser.h"
#include "sql/outline/statementkinds.h"

namespace querymend {

ScopeId OutlineParser::newScope(ScopeKind kind, SourceWindow parentWindow)
{
    Scope made;
    made.kind = kind;
    made.parent = m_context.scope;
    made.parentWindow = parentWindow;
    made.with = m_context.with;
    made.visibleCtes = m_context.visibleCtes;
    m_out.scopes.push_back(std::move(made));
    return {static_cast<std::uint32_t>(m_out.scopes.size() - 1)};
}

bool OutlineParser::startsQuery(Position position) const
{
    const Token& token = m_cursor.token(position);
    if (token.kind == TokenKind::openParen)
        return parenthesisHoldsQuery(position);
    if (token.kind != TokenKind::word)
        return false;
    const TokenKind next = m_cursor.token(position + 1).kind;
    switch (token.keyword) {
    case Keyword::Select:
        return true;
    case Keyword::With:
        return next == TokenKind::word || next == TokenKind::quotedName || next == TokenKind::string;
    case Keyword::Values:
        return next == TokenKind::openParen || m_cursor.token(position + 1).keyword == Keyword::Row;
    case Keyword::Table:
        return next == TokenKind::word || next == TokenKind::quotedName;
    case Keyword::From:
        return m_rules.fromFirst;
    case Keyword::Pivot:
    case Keyword::Unpivot:
    case Keyword::PivotWider:
    case Keyword::PivotLonger:
        return m_rules.fromFirst
            && (next == TokenKind::word || next == TokenKind::quotedName || next == TokenKind::openParen);
    default:
        return false;
    }
}

/// `((SELECT 1) UNION …)` is a query, `((SELECT 1) + 2)` an expression: what follows the inner parenthesis
/// decides.
bool OutlineParser::parenthesisHoldsQuery(Position open) const
{
    if (m_cursor.token(open).kind != TokenKind::openParen)
        return false;
    Position inner = open;
    while (m_cursor.token(inner).kind == TokenKind::openParen && inner - open <= Outline::deepestNesting)
        ++inner;
    if (m_cursor.token(inner).kind == TokenKind::openParen || !startsQuery(inner))
        return false;
    if (!m_rules.parenthesisedQueries)
        return inner == open + 1;
    for (Position level = inner - 1; level > open; --level) {
        const Position close = m_cursor.matchOf(level);
        if (close == TokenCursor::noMatch)
            return true;
        const Token& after = m_cursor.token(close + 1);
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

/// Reads a whole query expression at the cursor and returns the scope of its columns.
ScopeId OutlineParser::query(Clause inside, SourceWindow parentWindow)
{
    Nesting nesting(*this);
    m_context.clause = inside;
    const Position start = m_cursor.at();
    if (m_cursor.is(Keyword::With))
        withClause(parentWindow);
    ScopeId left = queryTerm(parentWindow);
    std::vector<ScopeId> arms{left};
    SetOperation operation{};
    while (setOperator(operation)) {
        operation.left = left;
        operation.right = queryTerm(parentWindow);
        left = operation.right;
        arms.push_back(operation.right);
        m_out.setOperations.push_back(operation);
    }
    ScopeId body = arms.front();
    if (arms.size() > 1) {
        body = newScope(ScopeKind::compound, parentWindow);
        m_out.scopes[body.value].arms = std::move(arms);
    }
    queryTail(body);
    m_out.scopes[body.value].range = m_cursor.bytes(start, m_cursor.at());
    return body;
}

ScopeId OutlineParser::queryTerm(SourceWindow parentWindow)
{
    if (m_cursor.is(TokenKind::openParen)) {
        if (!m_rules.parenthesisedQueries)
            problemHere(ProblemKind::unsupported);
        ScopeId body;
        inside([&] { body = query(Clause::target, parentWindow); });
        return body ? body : newScope(ScopeKind::opaque, parentWindow);
    }
    switch (m_cursor.keyword()) {
    case Keyword::Select:
        return select(parentWindow);
    case Keyword::Values:
        return valuesTerm(parentWindow);
    case Keyword::Table:
        return tableTerm(parentWindow);
    case Keyword::Pivot:
    case Keyword::Unpivot:
    case Keyword::PivotWider:
    case Keyword::PivotLonger:
        return opaqueTerm(parentWindow);
    case Keyword::From:
        if (m_rules.fromFirst)
            return select(parentWindow);
        break;
    default:
        break;
    }
    if (statementKindOf(m_cursor.keyword()) != StatementKind::dataChange)
        problemHere(ProblemKind::expectedQuery);
    return newScope(ScopeKind::opaque, parentWindow);
}

/// Reads TABLE t.
ScopeId OutlineParser::tableTerm(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const ScopeId made = newScope(ScopeKind::select, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::from, {}, m_context.with, m_context.visibleCtes};
    m_cursor.advance();
    source(JoinKind::first, m_cursor.at());
    SelectItem all;
    all.star = true;
    all.range = all.expression = m_cursor.bytes(start, m_cursor.at());
    scope().items.push_back(std::move(all));
    scope().range = m_cursor.bytes(start, m_cursor.at());
    return made;
}

/// Reads VALUES (1, 2), ROW (3, 4).
ScopeId OutlineParser::valuesTerm(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const ScopeId made = newScope(ScopeKind::values, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::values, {}, m_context.with, m_context.visibleCtes};
    m_cursor.advance();
    do {
        m_cursor.accept(Keyword::Row);
        if (!m_cursor.is(TokenKind::openParen)) {
            problemHere(ProblemKind::expectedParenthesis);
            break;
        }
        std::uint32_t columns = 0;
        inside([&] {
            do {
                ++columns;
                requiredExpression();
            } while (m_cursor.accept(TokenKind::comma));
        });
        scope().valueColumns = columns;
    } while (m_cursor.accept(TokenKind::comma));
    scope().range = m_cursor.bytes(start, m_cursor.at());
    return made;
}

/// Reads DuckDB's PIVOT t ON a USING sum(b) GROUP BY c or UNPIVOT t ON a, b INTO NAME n VALUE v.
ScopeId OutlineParser::opaqueTerm(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const bool unpivots = isAny({Keyword::Unpivot, Keyword::PivotLonger});
    const ScopeId made = newScope(ScopeKind::opaque, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::from, {}, m_context.with, m_context.visibleCtes};
    m_cursor.advance();
    source(JoinKind::first, m_cursor.at());
    m_context.clause = Clause::target;
    const auto aliasedExpressions = [this] {
        do {
            requiredExpression();
            if (m_cursor.accept(Keyword::As) || (m_cursor.is(TokenKind::word) && startsAlias(m_rules.notAliases)))
                m_cursor.advance();
        } while (m_cursor.accept(TokenKind::comma));
    };
    if (m_cursor.accept(Keyword::On))
        aliasedExpressions();
    if (unpivots && m_cursor.accept(Keyword::Into)) {
        while (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::comma) || m_cursor.is(TokenKind::quotedName))
            m_cursor.advance();
    } else {
        if (m_cursor.accept(Keyword::Using))
            aliasedExpressions();
        groupByClause();
    }
    scope().range = m_cursor.bytes(start, m_cursor.at());
    return made;
}

bool OutlineParser::setOperator(SetOperation& operation)
{
    const Position start = m_cursor.at();
    switch (m_cursor.keyword()) {
    case Keyword::Union:
        operation.op = SetOperator::unionOf;
        break;
    case Keyword::Intersect:
        operation.op = SetOperator::intersect;
        break;
    case Keyword::Minus:
        if (!startsQuery(start + 1) && !m_cursor.is(Keyword::All, 1))
            return false;
        operation.op = SetOperator::except;
        break;
    case Keyword::Except:
        operation.op = SetOperator::except;
        break;
    default:
        return false;
    }
    m_cursor.advance();
    operation.all = m_cursor.accept(Keyword::All);
    if (!operation.all)
        m_cursor.accept(Keyword::Distinct);
    if (m_cursor.accept(Keyword::By))
        operation.byName = m_cursor.accept(Keyword::Name);
    operation.range = m_cursor.bytes(start, m_cursor.at());
    return true;
}

} // namespace querymend
