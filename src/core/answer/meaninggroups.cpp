#include "answer/meaninggroups.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace querymend {

void MeaningGroups::finish()
{
    AskedMeaning& meaning = m_meaning;
    for (AskedHaving& having : meaning.havings) {
        if (!meaning.subject.isNone())
            countWhatJoins(having.measure, meaning.subject);
    }
    const auto unit = std::find_if(meaning.groups.begin(), meaning.groups.end(),
                                   [](const AskedGroup& group) { return group.unit && !group.column; });
    const auto dated = std::find_if(meaning.groups.begin(), meaning.groups.end(), [this](const AskedGroup& group) {
        return group.column && !group.unit && m_roles.roleOf(*group.column) == ColumnRole::date;
    });
    if (unit != meaning.groups.end() && dated != meaning.groups.end()) { // per year, by date of birth
        unit->column = dated->column;
        meaning.groups.erase(dated);
    }
    if (m_pending.isTop && !meaning.order && !meaning.measures.empty() && !meaning.groups.empty())
        meaning.order = AskedOrder{{}, meaning.measures.front(), true};
    // Cities with more than 20 customers: of the subject's own rows, so that the result has a row for each city.
    const bool isOfColumns = !meaning.havings.empty() && meaning.measures.empty() && !m_pending.shown.empty()
        && meaning.havings.front().measure.table == meaning.subject;
    if (isOfColumns)
        meaning.measures.push_back(meaning.havings.front().measure);
    const bool isComputed = !meaning.measures.empty() || (meaning.order && meaning.order->measure);
    if (m_pending.aggregate && !isComputed && !meaning.subject.isNone()) { // payments by month, total
        if (const auto amount = m_roles.quantityOf(meaning.subject, NamedQuantity::amount)) {
            meaning.measures.push_back({*m_pending.aggregate, meaning.subject, amount});
            m_pending.aggregate.reset();
        }
    }
    if (!isComputed && meaning.measures.empty())
        return;
    // How many employees a department has on average.
    if (m_pending.isAverageCount && meaning.groups.empty() && m_pending.lastTable && meaning.measures.size() == 1
        && *m_pending.lastTable != meaning.measures.front().table
        && m_draft.isUpward(meaning.measures.front().table, *m_pending.lastTable))
        meaning.groups.push_back({*m_pending.lastTable, {}, {}});
    if (meaning.order && meaning.order->measure && meaning.limit == 0 && m_pending.mode != AskedMode::order
        && !m_pending.isTop && meaning.measures.empty())
        meaning.limit = 1;
    for (const ColumnId column : m_pending.shown) {
        const bool isOfGroup = std::any_of(meaning.groups.begin(), meaning.groups.end(), [&](const AskedGroup& group) {
            return group.table == column.table || group.column == column;
        });
        if (!isOfGroup && m_roles.roleOf(column) == ColumnRole::number)
            m_draft.out.score *= 0.3; // average floor area: of what else is said
        if (!isOfGroup
            && !(m_pending.isSubjectListed && column.table == meaning.subject
                 && std::find(m_roles.labelOf(meaning.subject).begin(), m_roles.labelOf(meaning.subject).end(), column)
                     != m_roles.labelOf(meaning.subject).end()))
            meaning.groups.push_back({{}, column, {}});
    }
    const TableId computed = !meaning.measures.empty() ? meaning.measures.front().table : meaning.order->measure->table;
    const bool isOfEach = m_pending.isSubjectListed && meaning.groups.empty()
        && (computed != meaning.subject || meaning.measures.empty());
    if (isOfEach)
        meaning.groups.push_back({meaning.subject, {}, {}});
    if (!meaning.groups.empty() && meaning.groups.front().table) {
        if (meaning.order && meaning.order->measure)
            countWhatJoins(*meaning.order->measure, *meaning.groups.front().table);
        for (AskedMeasure& measure : meaning.measures)
            countWhatJoins(measure, *meaning.groups.front().table);
    }
    if (meaning.order && meaning.order->measure && meaning.measures.empty())
        meaning.measures.push_back(*meaning.order->measure);
    if (meaning.order && !meaning.order->measure && !meaning.order->column && !meaning.measures.empty()
        && meaning.order->isDescending)
        meaning.order->measure = meaning.measures.front();
    // Average number of orders per customer: of all groups, not of each.
    if (m_pending.isAverageCount && meaning.groups.size() == 1 && meaning.measures.size() == 1
        && meaning.groups.front().table) {
        meaning.measures.front().perRow = meaning.groups.front().table;
        meaning.groups.clear();
    }
}

/// Counts rows of the table that joins two: of loans for the books that a member took.
void MeaningGroups::countWhatJoins(AskedMeasure& measure, TableId group) const
{
    if (measure.column || measure.metric || m_draft.joins.isNaturalAlongKeys(measure.table, group)
        || measure.table == group)
        return;
    std::optional<TableId> best;
    double bestDistance = JoinMap::far;
    for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
        const auto toGroup = m_draft.joins.pathAlongKeys(TableId{t}, group);
        const auto toCounted = m_draft.joins.pathAlongKeys(TableId{t}, measure.table);
        if (!toGroup || !toCounted || TableId{t} == measure.table || TableId{t} == group
            || !m_draft.joins.isNaturalAlongKeys(TableId{t}, group))
            continue;
        const bool isMentioned =
            std::find(m_draft.names.mentioned().begin(), m_draft.names.mentioned().end(), TableId{t})
            != m_draft.names.mentioned().end();
        const double distance = static_cast<double>(toGroup->size() + toCounted->size()) - (isMentioned ? 3 : 0);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = TableId{t};
        }
    }
    if (best && measure.aggregate == AskedAggregate::count)
        measure.table = *best;
}

} // namespace querymend
