#include "answer/meaningdays.h"

#include <algorithm>
#include <vector>

namespace querymend {

void MeaningDays::finishDays()
{
    // Two years that are compared are grouped by year.
    if (m_pending.isCompared && m_pending.days.size() == 2 && m_meaning.measures.empty() && !m_meaning.subject.isNone())
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject});
    const bool isCompared = m_pending.days.size() == 2 && !m_meaning.measures.empty() && m_pending.days[0].days.from
        && m_pending.days[1].days.from && m_pending.days[0].days.to && m_pending.days[1].days.to;
    if (isCompared) {
        PendingDays both = m_pending.days[0];
        const bool isAdjacent = m_pending.days[0].days.to == m_pending.days[1].days.from
            || m_pending.days[1].days.to == m_pending.days[0].days.from;
        both.days = {std::min(*m_pending.days[0].days.from, *m_pending.days[1].days.from),
                     std::max(*m_pending.days[0].days.to, *m_pending.days[1].days.to)};
        if (!isAdjacent)
            m_draft.out.score *= 0.4;
        const bool isYear = m_pending.days[0].days.to == moved(*m_pending.days[0].days.from, DateUnit::year, 1);
        m_meaning.groups.push_back({{}, {}, isYear ? DateUnit::year : DateUnit::month});
        m_pending.days = {both};
    }
    for (const PendingDays& pending : m_pending.days) {
        if (m_pending.isOverdue && pending.days.from == m_draft.today) // overdue as of today
            continue;
        std::optional<ColumnId> column = pending.column;
        std::vector<AskedCondition>* list = &m_meaning.conditions;
        if (!column && pending.existence && *pending.existence < m_meaning.existences.size()) {
            AskedExistence& existence = m_meaning.existences[*pending.existence];
            column = m_draft.dateFor(existence.table);
            list = &existence.conditions;
        }
        if (!column)
            column = m_pending.dateOfVerb;
        if (!column) {
            column = m_draft.dateFor(m_draft.anchor());
            doubtDate(pending, column);
        }
        if (!column) // a table without dates, by that of what refers to it
            column = m_meaning.order && m_meaning.order->measure ? m_draft.dateFor(m_meaning.order->measure->table)
                                                                 : std::nullopt;
        if (!column && !m_meaning.subject.isNone())
            column = m_roles.quantityOf(m_meaning.subject, NamedQuantity::year);
        if (!column) {
            m_draft.out.score *= 0.2;
            continue;
        }
        if (m_roles.roleOf(*column) == ColumnRole::number) {
            AskedCondition years{.kind = AskedCondition::Kind::number, .column = *column};
            const DaySpan& days = pending.days;
            if (days.from && days.to) {
                years.comparison = AskedComparison::between;
                years.number = days.from->year;
                years.upper = moved(*days.to, DateUnit::day, -1).year;
            } else if (days.from) {
                years.comparison = AskedComparison::atLeast;
                years.number = days.from->year;
            } else if (days.to) {
                years.comparison = AskedComparison::less;
                years.number = days.to->year;
            }
            list->push_back(years);
            continue;
        }
        list->push_back(
            {.kind = AskedCondition::Kind::days, .column = *column, .days = pending.days, .isNegated = false});
    }
}

/// A date that was not named may be another one of its table: of a change of state, or of an end.
void MeaningDays::doubtDate(const PendingDays& pending, std::optional<ColumnId> date)
{
    constexpr double doubtful = 0.65;
    if (!date)
        return;
    const std::vector<ColumnId> dates = m_roles.datesOf(date->table);
    const bool mayBeAnother = pending.isOfState && dates.size() > 1;
    if (mayBeAnother || (m_roles.isSecondaryDate(*date) && date->table == m_draft.anchor()))
        m_draft.out.score *= doubtful;
}

void MeaningDays::finishDuration()
{
    if (!m_pending.duration)
        return;
    std::vector<ColumnId> dates = *m_pending.duration;
    if (dates.empty() && !m_meaning.subject.isNone()) { // an exhibition lasts from its start to its end
        for (const ColumnId date : m_roles.datesOf(m_meaning.subject)) {
            if (m_roles.isEnd(date))
                dates.push_back(date);
        }
    }
    if (dates.size() == 1) {
        if (const auto main = m_roles.mainDateOf(dates.front().table))
            dates.insert(dates.begin(), *main);
    }
    const bool isPair = dates.size() == 2 && dates[0] != dates[1] && dates[0].table == dates[1].table;
    if (!isPair || !m_pending.isAverageCount) {
        m_draft.out.score *= 0.3;
        return;
    }
    m_pending.isAverageCount = false;
    m_meaning.measures.push_back(
        {.aggregate = AskedAggregate::average, .table = dates[1].table, .column = dates[1], .since = dates[0]});
}

} // namespace querymend
