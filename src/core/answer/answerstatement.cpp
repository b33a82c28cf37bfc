#include "answer/answerstatement.h"

#include <algorithm>

namespace querymend {

namespace {

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
        if (measure.given && !from.joinAll(measure.given->expression.tables()))
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
