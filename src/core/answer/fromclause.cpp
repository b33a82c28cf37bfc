#include "answer/fromclause.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <optional>

namespace querymend {

std::string newName(const Dialect& dialect, const std::string& lowerCase)
{
    const std::string upperCase = asciiUppered(lowerCase);
    return quotedIfNeeded(dialect, upperCase) == upperCase ? lowerCase : quotedIfNeeded(dialect, lowerCase);
}

std::string TableAliases::next(const Table& table)
{
    std::string letters;
    for (const std::string& word : nameWords(table.name)) {
        if (!word.empty() && asciiIsAlpha(word.front()))
            letters += word.front();
    }
    if (letters.empty())
        letters = "t";
    std::string name = letters;
    for (int number = 2; m_used.contains(name) || newName(m_dialect, name) != name; ++number)
        name = letters + std::to_string(number);
    m_used.insert(name);
    return name;
}

FromClause::FromClause(const TwinTables& tables, const JoinMap& joins, const Dialect& dialect, TableAliases& aliases,
                       TableId base)
    : m_tables(tables), m_catalog(tables.catalog()), m_joins(joins), m_dialect(dialect), m_names(aliases), m_base(base)
{
    m_aliases.emplace(base.value, aliases.next(m_catalog.table(base)));
}

bool FromClause::join(TableId table)
{
    if (has(table))
        return true;
    std::optional<JoinPath> best = m_joins.pathAlongKeys(m_base, table);
    if (!best) {
        for (const auto& [known, alias] : m_aliases) {
            auto path = m_joins.path(TableId{known}, table);
            if (path && (!best || path->size() < best->size()))
                best = std::move(path);
        }
    }
    if (!best)
        return false;
    for (const JoinStep& step : *best) {
        if (has(step.to))
            continue;
        m_multiplies = m_multiplies || !m_joins.isAlongKey(step);
        m_aliases.emplace(step.to.value, m_names.next(m_catalog.table(step.to)));
        m_steps.push_back(step);
    }
    return true;
}

bool FromClause::joinAll(const std::vector<TableId>& tables)
{
    return std::all_of(tables.begin(), tables.end(), [this](TableId table) { return join(table); });
}

bool FromClause::joinIfAny(TableId table)
{
    const std::size_t known = m_steps.size();
    if (!join(table))
        return false;
    for (std::size_t i = known; i < m_steps.size(); ++i) {
        if (mayBeMissing(m_steps[i]))
            m_optional.insert(m_steps[i].to.value);
    }
    return true;
}

/// Whether a row may refer to none, or is itself one that may be missing.
bool FromClause::mayBeMissing(const JoinStep& step) const
{
    const ColumnId key = m_catalog.findColumn(step.from, {step.columns.front().from, true});
    return m_optional.contains(step.from.value)
        || (m_joins.isAlongKey(step) && !key.isNone() && !m_catalog.column(key).notNull);
}

std::string FromClause::column(TableId table, const std::string& name) const
{
    return alias(table) + '.' + quotedIfNeeded(m_dialect, name);
}

std::string FromClause::column(ColumnId column) const
{
    return this->column(column.table, m_catalog.column(column).name);
}

std::string FromClause::named(TableId id) const
{
    const TableId stored = m_tables.original(id);
    const Table& table = m_catalog.table(stored);
    const TableMatch found = m_catalog.find({{table.name}});
    std::string text;
    if (!table.schema.empty() && !(found && found.table == stored))
        text = quotedIfNeeded(m_dialect, table.schema) + '.';
    return text + quotedIfNeeded(m_dialect, table.name) + ' ' + alias(id);
}

std::string FromClause::text(const std::string& indent) const
{
    std::string text = "FROM " + named(m_base);
    for (const JoinStep& step : m_steps) {
        const std::string_view kind = m_optional.contains(step.to.value) ? "LEFT JOIN " : "JOIN ";
        text += '\n' + indent + std::string(kind) + named(step.to) + " ON ";
        for (std::size_t i = 0; i < step.columns.size(); ++i)
            text += (i > 0 ? " AND " : "") + column(step.to, step.columns[i].to) + " = "
                + column(step.from, step.columns[i].from);
    }
    return text;
}

} // namespace querymend
