#include "answer/answerstatement.h"

#include <algorithm>

namespace querymend {

namespace {

std::string opposite(AskedComparison comparison, const std::string& left, double number, double upper)
{
    return "NOT (" + Expressions::compared(left, comparison, number, upper) + ')';
}

/// Whether rows without any counted ones fulfil the comparison.
bool includesNone(const AskedHaving& having)
{
    switch (having.comparison) {
    case AskedComparison::less:
        return having.number > 0;
    case AskedComparison::atMost:
        return having.number >= 0;
    case AskedComparison::equal:
        return having.number == 0;
    case AskedComparison::between:
        return having.number <= 0;
    case AskedComparison::more:
    case AskedComparison::atLeast:
        return false;
    }
    return false;
}

} // namespace

std::string AnswerStatement::exists(const AskedExistence& existence, const FromClause& outer)
{
    std::optional<JoinPath> path = m_joins.path(outer.base(), existence.table);
    if (!path || path->empty())
        return {};
    const JoinStep first = path->front();
    FromClause inner(m_roles.tables(), m_joins, m_dialect, m_aliases, first.to);
    if (!inner.join(existence.table))
        return {};
    std::vector<std::string> where;
    for (const JoinColumns& columns : first.columns)
        where.push_back(inner.column(first.to, columns.to) + " = " + outer.column(first.from, columns.from));
    for (const AskedCondition& condition : existence.conditions) {
        if (!joinFor(condition, inner))
            return {};
        where.push_back(conditionOf(condition, inner));
    }
    addFilters(inner, where);
    return std::string(existence.isNegated ? "NOT EXISTS" : "EXISTS") + " (\n    SELECT 1\n    " + inner.text("    ")
        + "\n    WHERE " + joinedBy(where, " AND ") + ')';
}

/// Joins what a condition compares.
bool AnswerStatement::joinFor(const AskedCondition& condition, FromClause& from)
{
    return from.join(condition.column.table) && (!condition.than || from.join(condition.than->table));
}

std::string AnswerStatement::conditionOf(const AskedCondition& condition, const FromClause& from)
{
    if (!condition.isThanAverage)
        return m_expressions.condition(condition, from);
    const FromClause all(m_roles.tables(), m_joins, m_dialect, m_aliases, condition.column.table);
    const std::string average = "(SELECT AVG(" + all.column(condition.column) + ") " + all.text("") + ')';
    return Expressions::compared(from.column(condition.column), condition.comparison, average);
}

/// The twins of a table that all keys of another refer to: home team and away team of a match.
std::vector<TableId> AnswerStatement::partsOf(TableId owner, TableId table) const
{
    std::vector<TableId> twins = m_roles.tables().between(owner, table);
    const auto path = m_joins.pathAlongKeys(owner, table);
    const bool isDirect = path && path->size() == 1;
    return isDirect && m_joins.keysTo(owner, table) == twins.size() ? twins : std::vector<TableId>();
}

/// The matches of a team, at home or away.
std::string AnswerStatement::ofAnyPart(const AskedCondition& condition, const std::vector<TableId>& parts,
                                       const FromClause& from)
{
    std::vector<std::string> any;
    for (const TableId part : parts) {
        const TwinTables::Twin& twin = *m_roles.tables().find(part);
        const FromClause inner(m_roles.tables(), m_joins, m_dialect, m_aliases, twin.original);
        AskedCondition own = condition;
        own.isNegated = false;
        any.push_back(from.column(twin.key) + " IN (SELECT " + inner.column(twin.original, twin.target) + ' '
                      + inner.text("") + " WHERE " + conditionOf(own, inner) + ')');
    }
    return (condition.isNegated ? "NOT (" : "(") + joinedBy(any, " OR ") + ')';
}

/// The rows of a table for which a number of others fulfils a comparison.
std::string AnswerStatement::membership(const AskedHaving& having, TableId subject, const FromClause& outer)
{
    const std::vector<ColumnId> key = m_roles.keyOf(subject);
    FromClause inner(m_roles.tables(), m_joins, m_dialect, m_aliases, having.measure.table);
    if (key.size() != 1 || !inner.join(subject))
        return {};
    if (having.measure.given && !inner.joinAll(having.measure.given->expression.tables()))
        return {};
    const std::string measured = m_expressions.measure(having.measure, inner);
    if (measured.empty())
        return {};
    std::vector<std::string> where;
    addFilters(inner, where);
    const std::string filtered = where.empty() ? std::string() : "\n    WHERE " + joinedBy(where, " AND ");
    const bool isOpposite = includesNone(having);
    const std::string condition = isOpposite
        ? opposite(having.comparison, measured, having.number, having.upper)
        : Expressions::compared(measured, having.comparison, having.number, having.upper);
    return outer.column(key.front()) + (isOpposite ? " NOT IN (" : " IN (") + "\n    SELECT "
        + inner.column(key.front()) + "\n    " + inner.text("    ") + filtered + "\n    GROUP BY "
        + inner.column(key.front()) + "\n    HAVING " + condition + ')';
}

bool AnswerStatement::addConditions(const AskedMeaning& meaning, FromClause& from, std::vector<std::string>& where)
{
    std::vector<AskedExistence> existences = meaning.existences;
    for (const AskedCondition& condition : meaning.conditions) {
        const TableId table = condition.column.table;
        if (const std::vector<TableId> parts = partsOf(from.base(), table); !from.has(table) && parts.size() > 1) {
            where.push_back(ofAnyPart(condition, parts, from));
            continue;
        }
        if (from.has(table) || m_joins.pathAlongKeys(from.base(), table)) {
            if (!joinFor(condition, from))
                return false;
            where.push_back(conditionOf(condition, from));
            continue;
        }
        existences.push_back({table, false, {condition}});
    }
    for (const AskedExistence& existence : existences) {
        const bool isCertain =
            !existence.isNegated && (from.has(existence.table) || m_joins.pathAlongKeys(from.base(), existence.table));
        if (!isCertain) {
            where.push_back(exists(existence, from));
            continue;
        }
        for (const AskedCondition& condition : existence.conditions) {
            if (!joinFor(condition, from))
                return false;
            where.push_back(conditionOf(condition, from));
        }
        if (!from.join(existence.table))
            return false;
    }
    return std::none_of(where.begin(), where.end(), [](const std::string& text) { return text.empty(); });
}

} // namespace querymend
