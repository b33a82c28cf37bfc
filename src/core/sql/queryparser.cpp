// Query expressions: WITH, set operations, and what follows them.

#include "sql/outlineparser.h"
#include "sql/statementkinds.h"

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

/// `((SELECT 1) UNION …)` is a query, `((SELECT 1) + 2)` is an expression: what follows the inner
/// parenthesis decides.
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

/// Reads a whole query expression at the cursor and gives the scope that its columns come from.
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

/// TABLE t
ScopeId OutlineParser::tableTerm(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const ScopeId made = newScope(ScopeKind::select, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::from, {}, m_context.with, m_context.visibleCtes};
    m_cursor.advance();
    source(JoinKind::first, false, m_cursor.at());
    SelectItem all;
    all.star = true;
    all.range = all.expression = m_cursor.bytes(start, m_cursor.at());
    scope().items.push_back(std::move(all));
    scope().range = m_cursor.bytes(start, m_cursor.at());
    return made;
}

/// VALUES (1, 2), ROW (3, 4)
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

/// DuckDB's PIVOT t ON a USING sum(b) GROUP BY c, and UNPIVOT t ON a, b INTO NAME n VALUE v.
ScopeId OutlineParser::opaqueTerm(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const bool unpivots = isAny({Keyword::Unpivot, Keyword::PivotLonger});
    const ScopeId made = newScope(ScopeKind::opaque, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::from, {}, m_context.with, m_context.visibleCtes};
    m_cursor.advance();
    source(JoinKind::first, false, m_cursor.at());
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

void OutlineParser::withClause(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    m_cursor.advance();
    if (isAny({Keyword::Function, Keyword::Procedure})
        && (m_cursor.is(TokenKind::word, 1) || m_cursor.is(TokenKind::quotedName, 1)) && !m_cursor.is(Keyword::As, 1)) {
        m_cursor.advance();
        effect(EffectKind::withFunction, start);
        m_cursor.moveTo(m_cursor.limit());
        return;
    }
    if (m_cursor.is(Keyword::Xmlnamespaces) && m_cursor.is(TokenKind::openParen, 1)) {
        m_cursor.advance();
        inside([this] { m_cursor.moveTo(m_cursor.limit()); });
        if (!m_cursor.accept(TokenKind::comma))
            return;
    }
    const bool recursive =
        m_cursor.is(Keyword::Recursive) && !m_cursor.is(Keyword::As, 1) && !m_cursor.is(TokenKind::openParen, 1);
    if (recursive)
        m_cursor.advance();
    With made;
    made.parent = m_context.with;
    made.parentVisible = m_context.visibleCtes;
    made.recursive = recursive;
    m_out.withs.push_back(std::move(made));
    const WithId list{static_cast<std::uint32_t>(m_out.withs.size() - 1)};
    m_context.with = list;
    m_context.visibleCtes = 0;
    do {
        if (m_rules.trailingCommas && m_cursor.is(Keyword::Select))
            break;
        cte(list, recursive, parentWindow);
    } while (m_cursor.accept(TokenKind::comma));
    m_context.visibleCtes = static_cast<std::uint32_t>(m_out.withs[list.value].ctes.size());
}

void OutlineParser::cte(WithId list, bool recursive, SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const bool named =
        m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName) || m_cursor.is(TokenKind::string);
    if (!named) {
        problemHere(ProblemKind::expectedName);
        return;
    }
    Cte made;
    made.name = part(m_cursor.peek());
    m_cursor.advance();
    if (m_cursor.is(TokenKind::openParen))
        made.columns = parenthesisedNames();
    if (m_rules.fromFirst && m_cursor.accept(Keyword::Using))
        m_cursor.accept(Keyword::Key);
    if (m_rules.fromFirst && m_cursor.is(TokenKind::openParen))
        parenthesisedNames();
    require(Keyword::As);
    m_cursor.accept(Keyword::Not);
    m_cursor.accept(Keyword::Materialized);
    const auto index = static_cast<std::uint32_t>(m_out.ctes.size());
    m_out.ctes.push_back(std::move(made));
    std::vector<CteId>& siblings = m_out.withs[list.value].ctes;
    const auto earlier = static_cast<std::uint32_t>(siblings.size());
    siblings.push_back({index});
    const bool all = m_rules.cteSight == CteSight::all || (recursive && m_rules.cteSight == CteSight::earlier);
    const bool itself = recursive || m_rules.cteSight == CteSight::earlierAndItself;
    m_context.visibleCtes = all ? SourceWindow::allSources : earlier + (itself ? 1U : 0U);
    cteBody({index}, parentWindow);
    m_out.ctes[index].moreColumns = isAny({Keyword::Search, Keyword::Cycle});
    cteTail();
    m_out.ctes[index].range = m_cursor.bytes(start, m_cursor.at());
}

void OutlineParser::cteBody(CteId id, SourceWindow parentWindow)
{
    if (!m_cursor.is(TokenKind::openParen)) {
        problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    inside([&] {
        const Keyword verb = m_cursor.keyword();
        if (startsQuery(m_cursor.at())) {
            const ScopeId body = query(Clause::with, parentWindow);
            m_out.ctes[id.value].body = body;
            if (statementKindOf(m_cursor.keyword()) != StatementKind::dataChange)
                return;
        } else if (statementKindOf(verb) == StatementKind::unknownWord) {
            problemHere(ProblemKind::expectedQuery);
            return;
        }
        m_out.ctes[id.value].verb = m_cursor.keyword();
        const Position from = m_cursor.at();
        m_cursor.moveTo(m_cursor.limit());
        effect(EffectKind::dataModifyingCte, from);
    });
}

/// SEARCH … SET, CYCLE … SET … USING of the standard.
void OutlineParser::cteTail()
{
    while (isAny({Keyword::Search, Keyword::Cycle})) {
        m_cursor.advance();
        while (!m_cursor.atEnd() && !m_cursor.is(TokenKind::openParen) && !startsQuery(m_cursor.at())
               && !isAny({Keyword::Search, Keyword::Cycle})
               && !(m_cursor.is(TokenKind::comma) && m_cursor.is(Keyword::As, 2)))
            m_cursor.advance();
    }
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
        m_cursor.accept(Keyword::Name);
    operation.range = m_cursor.bytes(start, m_cursor.at());
    return true;
}

/// ORDER BY, LIMIT and the like: their names are looked up in the query's own columns too.
void OutlineParser::queryTail(ScopeId body)
{
    const Context outer = m_context;
    m_context.scope = body;
    m_context.window = {};
    while (orderBy() || limitClause() || lockingClause() || forClause()) {
    }
    m_context = outer;
}

bool OutlineParser::limitClause()
{
    const Position start = m_cursor.at();
    if (!isAny({Keyword::Limit, Keyword::Offset, Keyword::Fetch}))
        return false;
    m_context.clause = Clause::limit;
    const Keyword word = m_cursor.keyword();
    m_cursor.advance();
    if (word == Keyword::Fetch && isAny({Keyword::First, Keyword::Next}))
        m_cursor.advance();
    if (!m_cursor.accept(Keyword::All) && !isAny({Keyword::Row, Keyword::Rows}))
        requiredExpression();
    if (word == Keyword::Limit && m_cursor.is(TokenKind::comma)) {
        if (!m_rules.limitWithComma)
            problemHere(ProblemKind::unsupported);
        m_cursor.advance();
        requiredExpression();
    }
    if (m_cursor.isOperator("%"))
        m_cursor.advance();
    m_cursor.accept(Keyword::Percent);
    if (isAny({Keyword::Row, Keyword::Rows}))
        m_cursor.advance();
    if (word == Keyword::Fetch) {
        if (m_cursor.accept(Keyword::With))
            require(Keyword::Ties);
        else
            require(Keyword::Only);
    } else if (m_cursor.is(Keyword::With) && m_cursor.is(Keyword::Ties, 1)) {
        m_cursor.advance(2);
    } else if (m_cursor.accept(Keyword::Examined)) {
        requiredExpression();
    }
    addClause(Clause::limit, start);
    return true;
}

/// FOR UPDATE and its kin, LOCK IN SHARE MODE, INTO behind the query, PROCEDURE ANALYSE.
bool OutlineParser::lockingClause()
{
    const Position start = m_cursor.at();
    const bool locks =
        (m_cursor.is(Keyword::For) && isAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key}, 1))
        || (m_cursor.is(Keyword::Lock) && m_cursor.is(Keyword::In, 1));
    if (locks) {
        m_cursor.advance();
        while (isAny({Keyword::Update, Keyword::Share, Keyword::No, Keyword::Key, Keyword::In, Keyword::Mode,
                      Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
               || m_cursor.is(TokenKind::number))
            m_cursor.advance();
        if (m_cursor.accept(Keyword::Of)) {
            do {
                bool star = false;
                if (startsName())
                    qualifiedName(star);
            } while (m_cursor.accept(TokenKind::comma));
            while (isAny({Keyword::Nowait, Keyword::Skip, Keyword::Locked, Keyword::Wait})
                   || m_cursor.is(TokenKind::number))
                m_cursor.advance();
        }
        effect(EffectKind::locking, start);
        addClause(Clause::locking, start);
        return true;
    }
    if (m_cursor.is(Keyword::Into)) {
        intoClause();
        return true;
    }
    if (m_cursor.is(Keyword::Procedure)) {
        m_cursor.advance(2);
        if (m_cursor.is(TokenKind::openParen))
            inside([this] { expressionList(); });
        effect(EffectKind::procedureAnalyse, start);
        return true;
    }
    return false;
}

/// SQL Server's FOR XML, FOR JSON and OPTION (…); they shape the result and read nothing.
bool OutlineParser::forClause()
{
    if (m_cursor.is(Keyword::For) && isAny({Keyword::Json, Keyword::Xml, Keyword::Browse}, 1)) {
        m_cursor.advance(2);
        do {
            while (m_cursor.is(TokenKind::word))
                m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { m_cursor.accept(TokenKind::string); });
        } while (m_cursor.accept(TokenKind::comma));
        return true;
    }
    if (m_cursor.is(Keyword::Option) && m_cursor.is(TokenKind::openParen, 1)) {
        m_cursor.advance();
        inside([this] { m_cursor.moveTo(m_cursor.limit()); });
        return true;
    }
    return false;
}

} // namespace querymend
