#include "check/missingjoins.h"

#include <algorithm>

namespace querymend {

/// The name that qualifies a table's columns: that of the source which reads it, if there is one.
std::string MissingJoins::qualifierOf(TableId table, const std::vector<SourceId>& sources) const
{
    for (const SourceId id : sources) {
        std::string qualifier = m_spelling.qualifier(id);
        if (!qualifier.empty() && m_shapes.of(id).table == table)
            return qualifier;
    }
    return m_spelling.table(table);
}

MissingJoin MissingJoins::to(TableId table, const std::vector<SourceId>& sources)
{
    if (!m_schema || !m_limit.spend())
        return {};
    std::vector<TableId> used;
    for (const SourceId id : sources) {
        const TableId known = m_shapes.of(id).table;
        if (known && known != table)
            used.push_back(known);
    }
    const std::vector<JoinPath> paths = m_schema->joins().shortestPaths(used, table, {2, 1});
    if (paths.empty())
        return {};
    MissingJoin join{{}, paths.front().size()};
    std::string& text = join.text;
    for (const JoinStep& step : paths.front()) {
        const std::string from = text.empty() ? qualifierOf(step.from, sources) : m_spelling.table(step.from);
        text += text.empty() ? "JOIN " : " JOIN ";
        text += m_spelling.table(step.to) + " ON ";
        for (std::size_t i = 0; i < step.columns.size(); ++i) {
            text += i == 0 ? "" : " AND ";
            text += from + "." + quotedIfNeeded(m_dialect, step.columns[i].from) + " = " + m_spelling.table(step.to)
                + "." + quotedIfNeeded(m_dialect, step.columns[i].to);
        }
    }
    return join;
}

std::optional<Fix> missingFrom(const Scope& scope, std::string_view column, const SchemaView* schema,
                               const NameSpelling& spelling)
{
    constexpr double confidence = 0.8;
    const auto list = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                   [](const ClauseSpan& clause) { return clause.clause == Clause::target; });
    if (!schema || !scope.sources.empty() || scope.parent || list == scope.clauses.end())
        return std::nullopt;
    const std::vector<ColumnId> found = schema->catalog().columnsIgnoringCase(column);
    if (found.size() != 1)
        return std::nullopt;
    const ByteRange end{list->range.end, list->range.end};
    return Fix{{{end, " FROM " + spelling.table(found.front().table)}}, "the table that has the column", confidence};
}

} // namespace querymend
