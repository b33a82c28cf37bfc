#include "answer/answerstatement.h"

#include <algorithm>

namespace querymend {

namespace {

std::string joinedBy(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? std::string() : std::string(separator)) + part;
    return out;
}

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

bool joinAll(FromClause& from, const std::vector<TableId>& tables)
{
    return std::all_of(tables.begin(), tables.end(), [&](TableId table) { return from.join(table); });
}

/// Whether a question says itself which values of the condition's columns it wants.
bool speaksOf(const AskedMeaning& meaning, const GivenExpression& condition)
{
    const auto isNamed = [&](const AskedCondition& own) { return condition.names(own.column); };
    return std::any_of(meaning.conditions.begin(), meaning.conditions.end(), isNamed)
        || std::any_of(meaning.existences.begin(), meaning.existences.end(),
                       [&](const AskedExistence& existence) {
                           return std::any_of(existence.conditions.begin(), existence.conditions.end(), isNamed);
                       })
        || std::any_of(meaning.groups.begin(), meaning.groups.end(), [&](const AskedGroup& group) {
               return group.column && !group.unit && condition.names(*group.column);
           });
}

} // namespace

AnswerStatement::AnswerStatement(const SchemaRoles& roles, const JoinMap& joins, const Dialect& dialect,
                                 std::span<const DefaultFilter> filters)
    : m_given(filters), m_roles(roles), m_joins(joins), m_dialect(dialect), m_expressions(roles, dialect),
      m_aliases(dialect)
{}

std::string AnswerStatement::write(const AskedMeaning& meaning)
{
    m_filters.clear();
    for (const DefaultFilter& filter : m_given) {
        if (!speaksOf(meaning, filter.condition))
            m_filters.push_back(&filter);
    }
    if (meaning.isShare)
        return share(meaning);
    return meaning.measures.empty() ? list(meaning) : computed(meaning);
}

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
    if (having.measure.given && !joinAll(inner, having.measure.given->expression.tables()))
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

std::vector<std::string> AnswerStatement::groupsOf(const AskedGroup& group, FromClause& from, Parts& parts)
{
    std::vector<std::string> shown;
    if (group.table) {
        if (!from.join(*group.table))
            return {};
        for (const ColumnId column : m_roles.labelOf(*group.table))
            shown.push_back(from.column(column));
        for (const ColumnId column : m_roles.keyOf(*group.table)) {
            if (std::find(shown.begin(), shown.end(), from.column(column)) == shown.end())
                parts.grouped.push_back(from.column(column));
        }
    } else if (group.column && from.join(group.column->table)) {
        const std::string text =
            group.unit ? m_expressions.bucket(*group.column, *group.unit, from) : from.column(*group.column);
        if (!text.empty())
            shown.push_back(text);
    }
    return shown;
}

std::string AnswerStatement::computed(const AskedMeaning& meaning)
{
    FromClause from(m_roles.tables(), m_joins, m_dialect, m_aliases, meaning.measures.front().table);
    Parts parts;
    std::optional<std::string> bucket;
    for (const AskedGroup& group : meaning.groups) {
        const std::vector<std::string> shown = groupsOf(group, from, parts);
        if (shown.empty())
            return {};
        const bool isTime = group.unit.has_value();
        if (isTime)
            bucket = shown.front();
        for (const std::string& column : shown) {
            parts.selected.push_back(isTime ? column + " AS " + newName(m_dialect, "period") : column);
            parts.grouped.push_back(column);
        }
    }
    for (const AskedMeasure& measure : meaning.measures) {
        if (!from.join(measure.table) || (measure.perRow && !from.join(*measure.perRow)))
            return {};
        if (measure.given && !joinAll(from, measure.given->expression.tables()))
            return {};
    }
    if (!addConditions(meaning, from, parts.where))
        return {};
    for (const AskedMeasure& measure : meaning.measures) {
        const std::string text = m_expressions.measure(measure, from);
        if (text.empty())
            return {};
        parts.selected.push_back(text + " AS " + m_expressions.nameOf(measure));
    }
    for (const AskedHaving& having : meaning.havings) {
        if (having.measure.table == from.base() && !meaning.groups.empty()) {
            const std::string text = m_expressions.measure(having.measure, from);
            if (text.empty())
                return {};
            for (const AskedGroup& group : meaning.groups) {
                if (group.column && !m_roles.catalog().column(*group.column).notNull)
                    parts.where.push_back(from.column(*group.column) + " IS NOT NULL");
            }
            parts.having.push_back(Expressions::compared(text, having.comparison, having.number, having.upper));
            continue;
        }
        parts.where.push_back(membership(having, from.base(), from));
        if (parts.where.back().empty())
            return {};
    }
    if (meaning.order && meaning.order->measure) {
        const bool isShown = std::find(meaning.measures.begin(), meaning.measures.end(), *meaning.order->measure)
            != meaning.measures.end();
        parts.order = isShown ? m_expressions.nameOf(*meaning.order->measure)
                              : m_expressions.measure(*meaning.order->measure, from);
        if (parts.order.empty())
            return {};
        parts.order += meaning.order->isDescending ? " DESC" : "";
    } else if (meaning.order && meaning.order->column && from.has(meaning.order->column->table)
               && !meaning.groups.empty()) {
        parts.order = from.column(*meaning.order->column) + (meaning.order->isDescending ? " DESC" : "");
    } else if (bucket) {
        parts.order = *bucket;
    }
    return assembled(parts, from, meaning.groups.empty() ? 0 : meaning.limit);
}

std::string AnswerStatement::list(const AskedMeaning& meaning)
{
    FromClause from(m_roles.tables(), m_joins, m_dialect, m_aliases, meaning.subject);
    Parts parts;
    parts.isDistinct = meaning.isDistinct;
    std::vector<ColumnId> columns = meaning.columns;
    const std::vector<ColumnId> label = m_roles.labelOf(meaning.subject);
    if (columns.empty() && label == m_roles.keyOf(meaning.subject)) {
        parts.selected.push_back(from.alias(meaning.subject) + ".*");
    } else if (columns.empty()) {
        columns = label;
    }
    if (meaning.order && meaning.order->column && meaning.order->column->table == meaning.subject && !parts.isDistinct
        && !columns.empty() && std::find(columns.begin(), columns.end(), *meaning.order->column) == columns.end())
        columns.push_back(*meaning.order->column);
    for (const ColumnId column : columns) {
        if (!from.joinIfAny(column.table))
            return {};
        parts.selected.push_back(from.column(column));
    }
    if (!addConditions(meaning, from, parts.where))
        return {};
    for (const AskedHaving& having : meaning.havings) {
        parts.where.push_back(membership(having, meaning.subject, from));
        if (parts.where.back().empty())
            return {};
    }
    parts.isDistinct = parts.isDistinct || from.multiplies();
    if (meaning.order && !meaning.order->measure) {
        const ColumnId column = meaning.order->column.value_or(columns.empty() ? label.front() : columns.front());
        if (!from.join(column.table))
            return {};
        parts.order = from.column(column) + (meaning.order->isDescending ? " DESC" : "");
        const bool mayBeNull = !m_roles.catalog().column(column).notNull && meaning.limit > 0;
        if (mayBeNull)
            parts.where.push_back(from.column(column) + " IS NOT NULL");
    }
    return assembled(parts, from, meaning.limit);
}

std::string AnswerStatement::share(const AskedMeaning& meaning)
{
    FromClause from(m_roles.tables(), m_joins, m_dialect, m_aliases, meaning.subject);
    Parts parts;
    std::vector<std::string> shared;
    for (const AskedGroup& group : meaning.groups) {
        for (const std::string& column : groupsOf(group, from, parts)) {
            parts.selected.push_back(column);
            parts.grouped.push_back(column);
        }
    }
    // Of the orders of a year, those that were cancelled: days say of which rows.
    AskedMeaning of = meaning;
    AskedMeaning in;
    const auto isOfDays = [](const AskedCondition& condition) { return condition.kind == AskedCondition::Kind::days; };
    std::copy_if(of.conditions.begin(), of.conditions.end(), std::back_inserter(in.conditions), isOfDays);
    std::erase_if(of.conditions, isOfDays);
    if (of.conditions.empty() && of.existences.empty() && of.havings.empty())
        std::swap(of.conditions, in.conditions);
    if (!addConditions(in, from, parts.where) || !addConditions(of, from, shared) || shared.empty()
        || from.multiplies())
        return {};
    for (const AskedHaving& having : meaning.havings) {
        shared.push_back(membership(having, meaning.subject, from));
        if (shared.back().empty())
            return {};
    }
    parts.selected.push_back("100.0 * SUM(CASE WHEN " + joinedBy(shared, " AND ") + " THEN 1 ELSE 0 END) / COUNT(*) AS "
                             + newName(m_dialect, "percentage"));
    return assembled(parts, from, 0);
}

void AnswerStatement::addFilters(const FromClause& from, std::vector<std::string>& where) const
{
    for (const DefaultFilter* const filter : m_filters) {
        if (from.has(filter->table))
            where.push_back('(' + filter->condition.written([&](ColumnId column) { return from.column(column); })
                            + ')');
    }
}

std::string AnswerStatement::assembled(Parts parts, const FromClause& from, std::uint32_t limit) const
{
    addFilters(from, parts.where);
    const std::string count = std::to_string(limit);
    std::string sql = "SELECT ";
    if (parts.isDistinct)
        sql += "DISTINCT ";
    if (limit > 0 && m_dialect.limit == LimitForm::top)
        sql += "TOP " + count + ' ';
    sql += joinedBy(parts.selected, ", ") + '\n' + from.text("");
    if (!parts.where.empty())
        sql += "\nWHERE " + joinedBy(parts.where, "\n  AND ");
    if (!parts.grouped.empty())
        sql += "\nGROUP BY " + joinedBy(parts.grouped, ", ");
    if (!parts.having.empty())
        sql += "\nHAVING " + joinedBy(parts.having, " AND ");
    if (!parts.order.empty())
        sql += "\nORDER BY " + parts.order;
    if (limit > 0 && m_dialect.limit == LimitForm::limit)
        sql += "\nLIMIT " + count;
    if (limit > 0 && m_dialect.limit == LimitForm::fetch)
        sql += "\nFETCH FIRST " + count + " ROWS ONLY";
    return sql;
}

} // namespace querymend
