#include "editor/completion/joincompletions.h"

#include "schema/joins.h"

#include <algorithm>

namespace querymend {

JoinCompletions::JoinCompletions(const Outline& outline, const RowShapes& shapes, const Catalog& catalog,
                                 const Dialect& dialect)
    : m_outline(outline), m_shapes(shapes), m_catalog(catalog), m_dialect(dialect)
{}

std::vector<std::string> JoinCompletions::conditions(ScopeId scope, std::uint32_t place, bool isLowerCase) const
{
    std::vector<std::string> conditions;
    std::vector<const Source*> before;
    for (const SourceId id : m_outline[scope].sources) {
        if (m_outline[id].range.begin < place && !m_outline[id].hidden)
            before.push_back(&m_outline[id]);
    }
    constexpr std::size_t most = 50;
    for (std::size_t i = 0; i + 1 < std::min(before.size(), most); ++i) {
        addConditions(conditions, *before[i], *before.back(), isLowerCase);
        addConditions(conditions, *before.back(), *before[i], isLowerCase);
    }
    return conditions;
}

/// Adds the conditions of the keys that lead from one source to the other.
void JoinCompletions::addConditions(std::vector<std::string>& conditions, const Source& from, const Source& to,
                                    bool isLowerCase) const
{
    const TableMatch owner = m_shapes.lookUp(from);
    const TableMatch target = m_shapes.lookUp(to);
    if (!owner || !target || from.cte || to.cte)
        return;
    for (const ForeignKey& key : m_catalog.table(owner.table).foreignKeys) {
        const std::vector<std::string>& columns = m_catalog.targetColumns(key, target.table);
        if (m_catalog.target(owner.table, key) != target.table || columns.size() != key.columns.size())
            continue;
        std::string condition;
        for (std::size_t i = 0; i < columns.size(); ++i)
            condition += (i == 0            ? ""
                              : isLowerCase ? " and "
                                            : " AND ")
                + qualifierOf(from) + quotedIfNeeded(m_dialect, key.columns[i]) + " = " + qualifierOf(to)
                + quotedIfNeeded(m_dialect, columns[i]);
        conditions.push_back(std::move(condition));
    }
}

JoinCompletions::TableNames JoinCompletions::related(const Source& source) const
{
    TableNames related;
    if (!source.scope || m_outline[source.scope].sources.size() < 2)
        return related;
    const JoinGraph keys(m_catalog);
    for (const SourceId id : m_outline[source.scope].sources) {
        const Source& other = m_outline[id];
        const TableMatch table = &other == &source || other.cte ? TableMatch() : m_shapes.lookUp(other);
        for (const JoinStep& step : table ? keys.stepsFrom(table.table) : std::vector<JoinStep>())
            related.emplace(m_catalog.table(step.to).schema, m_catalog.table(step.to).name);
    }
    return related;
}

std::string JoinCompletions::qualifierOf(const Source& source) const
{
    const NamePart* const exposed = exposedName(m_outline, source);
    return exposed ? (exposed->quoted ? quotedIfNeeded(m_dialect, exposed->text) : exposed->text) + "." : std::string();
}

} // namespace querymend
