#include "answer/meaninglist.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace querymend {

/// The date that a result is grouped by: the one that the question limits, or that of what is computed.
std::optional<ColumnId> MeaningList::dateOfGroups() const
{
    for (const AskedCondition& condition : m_meaning.conditions) {
        if (condition.kind == AskedCondition::Kind::days)
            return condition.column;
    }
    if (m_pending.dateOfVerb)
        return m_pending.dateOfVerb;
    return m_draft.dateFor(m_draft.anchor());
}

/// The place of what is listed.
void MeaningList::finishWhere()
{
    if (!m_pending.asksWhere || m_meaning.subject.isNone() || !m_pending.shown.empty())
        return;
    const Table& table = m_roles.catalog().table(m_meaning.subject);
    for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
        const ColumnId column{m_meaning.subject, c};
        if (m_roles.roleOf(column) == ColumnRole::text && isNamedAsPlace(table.columns[c].name))
            m_pending.shown.push_back(column);
    }
    if (m_pending.shown.empty())
        m_draft.out.score *= 0.3;
}

/// How long what is listed takes, or how big it is.
void MeaningList::finishAskedQuantity()
{
    if (!m_pending.askedQuantity || m_meaning.subject.isNone() || !m_meaning.measures.empty())
        return;
    const auto asked = m_draft.columnOf(m_meaning.subject, *m_pending.askedQuantity);
    if (!asked)
        m_draft.out.score *= 0.3;
    else if (m_pending.shown.empty())
        m_pending.shown.push_back(*asked);
}

void MeaningList::finish()
{
    if (m_meaning.subject.isNone()) {
        m_draft.out.score = 0;
        return;
    }
    m_meaning.isShare = m_pending.intent == AskedIntent::share;
    if (m_meaning.isShare && m_meaning.conditions.empty() && m_meaning.existences.empty())
        m_draft.out.score *= 0.2;
    for (AskedGroup& group : m_meaning.groups) {
        if (group.unit && !group.column) {
            group.column = dateOfGroups();
            const bool isNamed = !m_pending.days.empty() || m_pending.dateOfVerb.has_value();
            if (group.column && !isNamed && m_roles.isSecondaryDate(*group.column))
                m_draft.out.score *= 0.65; // customers by year: hardly of their birth
        }
        if (group.unit && !group.column)
            m_draft.out.score *= 0.2;
    }
    if (!m_meaning.measures.empty() || m_meaning.isShare)
        return;
    finishWhere();
    finishAskedQuantity();
    if (!m_meaning.groups.empty()) {
        for (const ColumnId column : m_pending.shown) { // quantity by warehouse: its sum
            if (m_roles.roleOf(column) == ColumnRole::number)
                m_meaning.measures.push_back({AskedAggregate::sum, column.table, column});
        }
    }
    if (!m_meaning.groups.empty() && m_meaning.measures.empty()) { // customers by country: how many
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject});
        return;
    }
    if (!m_meaning.measures.empty())
        return;
    if (m_pending.intent == AskedIntent::none && m_pending.isSubjectListed) { // houses with a garden: the houses
        std::erase_if(m_pending.shown, [this](ColumnId column) {
            return std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(),
                               [&](const AskedCondition& condition) { return condition.column == column; });
        });
    }
    const bool isOfOthers = !m_pending.shown.empty() && m_pending.isSubjectListed
        && std::none_of(m_pending.shown.begin(), m_pending.shown.end(),
                        [this](ColumnId column) { return column.table == m_meaning.subject; });
    if ((m_pending.showsAlso || isOfOthers) && !m_pending.shown.empty()) { // albums with their release date
        const std::vector<ColumnId> label = m_roles.labelOf(m_meaning.subject);
        if (std::find(m_pending.shown.begin(), m_pending.shown.end(), label.front()) == m_pending.shown.end())
            m_pending.shown.insert(m_pending.shown.begin(), label.begin(), label.end());
    }
    m_meaning.columns = m_pending.shown;
    if (m_pending.isTop && !m_meaning.order)
        m_draft.out.score *= 0.3;
    if (m_meaning.order && m_meaning.order->column && m_meaning.limit == 0 && m_pending.mode != AskedMode::order
        && !m_pending.isTop && !m_pending.isSorted)
        m_meaning.limit = 1;
}

} // namespace querymend
