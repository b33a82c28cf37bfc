// One SELECT block: its list and its clauses.

#include "sql/outline/outlineparser.h"

namespace querymend {

ScopeId OutlineParser::select(SourceWindow parentWindow)
{
    const Position start = m_cursor.at();
    const ScopeId made = newScope(ScopeKind::select, parentWindow);
    Nesting nesting(*this);
    m_context = {made, Clause::target, {}, m_context.with, m_context.visibleCtes};
    bool listed = false;
    if (m_cursor.is(Keyword::From)) {
        fromClause();
        listed = !m_cursor.is(Keyword::Select);
        if (listed) {
            SelectItem all;
            all.star = true;
            all.range = all.expression = m_cursor.bytes(start, m_cursor.at());
            scope().items.push_back(std::move(all));
        }
    }
    if (!listed) {
        const Position list = m_cursor.at();
        m_cursor.advance();
        m_context.clause = Clause::target;
        selectModifiers();
        selectList();
        addClause(Clause::target, list);
    }
    selectClauses();
    scope().range = m_cursor.bytes(start, m_cursor.at());
    return made;
}

void OutlineParser::selectModifiers()
{
    for (;;) {
        if (isAny({Keyword::All, Keyword::Distinctrow, Keyword::HighPriority, Keyword::SqlBigResult,
                   Keyword::SqlBufferResult, Keyword::SqlCache, Keyword::SqlNoCache, Keyword::SqlCalcFoundRows,
                   Keyword::SqlSmallResult})
            || (isAny({Keyword::StraightJoin, Keyword::Unique}) && !m_cursor.is(TokenKind::openParen, 1))) {
            m_cursor.advance();
        } else if (m_cursor.accept(Keyword::Distinct)) {
            if (m_cursor.is(Keyword::On) && m_cursor.is(TokenKind::openParen, 1)) {
                if (!m_rules.distinctOn)
                    problemHere(ProblemKind::unsupported);
                m_cursor.advance();
                inside([this] { expressionList(); });
            }
        } else if (m_rules.topClause && m_cursor.is(Keyword::Top)) {
            const Position start = m_cursor.at();
            m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                parenthesised(false);
            else if (m_cursor.is(TokenKind::number) || m_cursor.is(TokenKind::variable))
                m_cursor.advance();
            else
                problemHere(ProblemKind::expectedExpression);
            m_cursor.accept(Keyword::Percent);
            if (m_cursor.is(Keyword::With) && m_cursor.is(Keyword::Ties, 1))
                m_cursor.advance(2);
            addClause(Clause::limit, start);
        } else {
            return;
        }
    }
}

void OutlineParser::selectList()
{
    if (m_rules.emptySelectList
        && (m_cursor.atEnd()
            || isAny({Keyword::From, Keyword::Into, Keyword::Where, Keyword::Union, Keyword::Order, Keyword::Limit})))
        return;
    do {
        if (m_rules.trailingCommas && m_cursor.is(Keyword::From))
            return;
        selectItem();
    } while (m_cursor.accept(TokenKind::comma));
}

void OutlineParser::selectItem()
{
    const Position start = m_cursor.at();
    SelectItem item;
    if (m_rules.equalsAliases
        && (m_cursor.is(TokenKind::variable) || m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
        && m_cursor.isOperator("=", 1)) {
        const bool assigns = m_cursor.is(TokenKind::variable);
        if (!assigns)
            item.alias = part(m_cursor.peek());
        m_cursor.advance(2);
        if (assigns)
            effect(EffectKind::assignment, start);
    } else if (m_rules.colonAliases && (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
               && m_cursor.isOperator(":", 1)) {
        item.alias = part(m_cursor.peek());
        m_cursor.advance(2);
    }
    const Position expressionStart = m_cursor.at();
    const std::size_t firstColumn = m_out.columns.size();
    const std::size_t firstCall = m_out.calls.size();
    if (!starItem(item))
        requiredExpression();
    item.expression = m_cursor.bytes(expressionStart, m_cursor.at());
    if (m_out.columns.size() > firstColumn && m_out.columns[firstColumn].range == item.expression)
        item.soleColumn = {static_cast<std::uint32_t>(firstColumn)};
    if (m_out.calls.size() > firstCall && m_out.calls[firstCall].range == item.expression)
        item.soleCall = {static_cast<std::uint32_t>(firstCall)};
    if (!item.star || item.starModified || !item.starQualifier.empty())
        itemAlias(item);
    item.range = m_cursor.bytes(start, m_cursor.at());
    scope().items.push_back(std::move(item));
}

/// Reads `*` or `t.*`.
bool OutlineParser::starItem(SelectItem& item)
{
    if (m_cursor.isOperator("*")) {
        m_cursor.advance();
    } else {
        Position ahead = 0;
        while ((m_cursor.is(TokenKind::word, ahead) || m_cursor.is(TokenKind::quotedName, ahead))
               && m_cursor.is(TokenKind::dot, ahead + 1))
            ahead += 2;
        if (ahead == 0 || !m_cursor.isOperator("*", ahead))
            return false;
        const Position start = m_cursor.at();
        bool star = false;
        item.starQualifier = qualifiedName(star);
        addColumn(item.starQualifier, true, start);
    }
    item.star = true;
    starModifiers(item);
    return true;
}

/// Reads DuckDB's EXCLUDE, REPLACE, RENAME, LIKE and ILIKE after a star.
void OutlineParser::starModifiers(SelectItem& item)
{
    while (isAny({Keyword::Exclude, Keyword::Except, Keyword::Replace, Keyword::Rename, Keyword::Like, Keyword::Ilike,
                  Keyword::Not, Keyword::Similar})) {
        if (m_cursor.is(Keyword::Except) && !m_cursor.is(TokenKind::openParen, 1))
            return;
        item.starModified = true;
        const bool expressions = isAny({Keyword::Replace});
        m_cursor.advance();
        if (isAny({Keyword::To, Keyword::Like, Keyword::Ilike}))
            m_cursor.advance();
        if (!m_cursor.is(TokenKind::openParen)) {
            m_cursor.advance();
            continue;
        }
        inside([&] {
            do {
                if (expressions)
                    requiredExpression();
                while (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName)
                       || m_cursor.is(TokenKind::dot))
                    m_cursor.advance();
            } while (m_cursor.accept(TokenKind::comma));
        });
    }
}

void OutlineParser::itemAlias(SelectItem& item)
{
    if (m_cursor.accept(Keyword::As)) {
        if (startsName() || (m_rules.reservedLabels && m_cursor.is(TokenKind::word))
            || (m_rules.stringAliases && m_cursor.is(TokenKind::string))) {
            item.alias = part(m_cursor.peek());
            m_cursor.advance();
        } else if (m_cursor.is(TokenKind::openParen)) { // AS (a, b) as in Spark SQL or for Oracle objects: names only
            parenthesisedNames();
        } else {
            problemHere(ProblemKind::expectedName);
        }
        return;
    }
    if (startsAlias(m_rules.notAliases)) {
        item.alias = part(m_cursor.peek());
        m_cursor.advance();
    }
}

void OutlineParser::intoClause()
{
    const Position start = m_cursor.at();
    m_cursor.advance();
    const auto isTarget = [this] {
        return m_cursor.is(TokenKind::quotedName) || m_cursor.is(TokenKind::variable) || m_cursor.is(TokenKind::string)
            || m_cursor.is(TokenKind::comma) || m_cursor.is(TokenKind::dot) || m_cursor.is(TokenKind::parameter)
            || (m_cursor.is(TokenKind::word)
                && !isAny(
                    {Keyword::From, Keyword::Where, Keyword::Order, Keyword::Limit, Keyword::Union, Keyword::Group}));
    };
    while (isTarget())
        m_cursor.advance();
    effect(EffectKind::into, start);
    addClause(Clause::into, start);
}

void OutlineParser::selectClauses()
{
    if (m_cursor.is(Keyword::Into))
        intoClause();
    if (m_cursor.is(Keyword::Bulk) && m_cursor.is(Keyword::Collect, 1)) {
        m_cursor.advance(2);
        intoClause();
    }
    if (m_cursor.is(Keyword::From) && !(m_rules.fromFirst && !scope().sources.empty()))
        fromClause();
    if (m_cursor.is(Keyword::Where))
        conditionClause(Clause::where);
    connectByClause();
    groupByClause();
    if (m_cursor.is(Keyword::Having))
        conditionClause(Clause::having);
    groupByClause(); // Oracle takes them in either order
    windowClause();
    if (m_cursor.is(Keyword::Qualify))
        conditionClause(Clause::qualify);
    windowClause();
    if (m_rules.fromFirst && m_cursor.is(Keyword::Using) && m_cursor.is(Keyword::Sample, 1)) {
        m_cursor.advance();
        Source sampled;
        tableModifier(sampled);
    }
}

void OutlineParser::conditionClause(Clause clause)
{
    const Position start = m_cursor.at();
    m_context.clause = clause;
    m_cursor.advance();
    const Position condition = m_cursor.at();
    requiredExpression();
    if (clause == Clause::where)
        conjunctsOfWhere(condition, m_cursor.at());
    addClause(clause, start);
}

/// Reads START WITH … and CONNECT BY …, in either order.
void OutlineParser::connectByClause()
{
    while ((m_cursor.is(Keyword::Start) && m_cursor.is(Keyword::With, 1))
           || (m_cursor.is(Keyword::Connect) && m_cursor.is(Keyword::By, 1))) {
        const Position start = m_cursor.at();
        m_context.clause = Clause::connectBy;
        m_cursor.advance(2);
        m_cursor.accept(Keyword::Nocycle);
        requiredExpression();
        addClause(Clause::connectBy, start);
    }
}

void OutlineParser::groupByClause()
{
    if (!m_cursor.is(Keyword::Group))
        return;
    const Position start = m_cursor.at();
    m_context.clause = Clause::groupBy;
    m_cursor.advance();
    require(Keyword::By);
    if (isAny({Keyword::All, Keyword::Distinct}))
        m_cursor.advance();
    if (!(m_cursor.atEnd() || isAny({Keyword::Having, Keyword::Order, Keyword::Limit, Keyword::Qualify}))
        || !m_rules.fromFirst) {
        do {
            if (m_rules.trailingCommas && (m_cursor.atEnd() || isAny({Keyword::Having, Keyword::Order})))
                break;
            if (m_cursor.is(Keyword::Grouping) && m_cursor.is(Keyword::Sets, 1)) {
                m_cursor.advance(2);
                parenthesised(false);
            } else {
                requiredExpression();
                if (isAny({Keyword::Asc, Keyword::Desc}))
                    m_cursor.advance();
            }
        } while (m_cursor.accept(TokenKind::comma));
    }
    if (m_cursor.is(Keyword::With) && isAny({Keyword::Rollup, Keyword::Cube}, 1))
        m_cursor.advance(2);
    addClause(Clause::groupBy, start);
}

bool OutlineParser::orderBy()
{
    if (!m_cursor.is(Keyword::Order))
        return false;
    const Position start = m_cursor.at();
    m_context.clause = Clause::orderBy;
    m_cursor.advance();
    m_cursor.accept(Keyword::Siblings);
    require(Keyword::By);
    orderByList();
    addClause(Clause::orderBy, start);
    return true;
}

void OutlineParser::orderByList()
{
    do {
        if (m_rules.trailingCommas && m_cursor.atEnd())
            return;
        if (m_cursor.is(Keyword::All) && m_rules.fromFirst)
            m_cursor.advance();
        else
            requiredExpression();
        if (m_cursor.accept(Keyword::Using))
            m_cursor.accept(TokenKind::op);
        if (isAny({Keyword::Asc, Keyword::Desc}))
            m_cursor.advance();
        if (m_cursor.is(Keyword::Nulls)) {
            if (!m_rules.nullsOrder)
                problemHere(ProblemKind::unsupported);
            m_cursor.advance();
            if (isAny({Keyword::First, Keyword::Last}))
                m_cursor.advance();
            else
                problemHere(ProblemKind::expectedWord, Keyword::First);
        }
    } while (m_cursor.accept(TokenKind::comma));
}

} // namespace querymend
