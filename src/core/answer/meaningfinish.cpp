#include "answer/composing.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// The table that the question computes or lists.
TableId Composing::anchor() const
{
    if (!m_meaning.measures.empty())
        return m_meaning.measures.front().table;
    if (m_meaning.order && m_meaning.order->measure)
        return m_meaning.order->measure->table;
    return m_meaning.subject;
}

/// The table's own date, or else that of the nearest table that its rows belong to.
std::optional<ColumnId> Composing::dateFor(TableId table) const
{
    if (table.isNone())
        return std::nullopt;
    if (const auto own = m_roles.mainDateOf(table))
        return own;
    std::optional<ColumnId> best;
    double bestDistance = JoinMap::far;
    for (const auto& [parent, steps] : m_joins.reachedAlongKeys(table)) {
        const auto date = m_roles.mainDateOf(parent);
        const double distance =
            date ? static_cast<double>(steps) + (m_roles.isSecondaryDate(*date) ? 0.5 : 0) : JoinMap::far;
        if (distance < bestDistance) {
            best = date;
            bestDistance = distance;
        }
    }
    return best;
}

/// The date that a result is grouped by: the one that the question limits, or that of what is computed.
std::optional<ColumnId> Composing::dateOfGroups() const
{
    for (const AskedCondition& condition : m_meaning.conditions) {
        if (condition.kind == AskedCondition::Kind::days)
            return condition.column;
    }
    if (m_dateOfVerb)
        return m_dateOfVerb;
    return dateFor(anchor());
}

void Composing::finish()
{
    finishDuration();
    finishSubject();
    finishQuality();
    finishOrder();
    finishCurrent();
    finishOverdue();
    finishDays();
    finishGroups();
    finishList();
    if (!m_meaning.subject.isNone())
        doubt();
}

/// Customers who ordered at least 10 times; products over 100.
void Composing::finishComparison()
{
    if (!m_comparison)
        return;
    const bool isNumber = !m_comparison->isThanAverage && !m_comparison->than;
    if (isNumber && !m_meaning.subject.isNone() && !m_meaning.existences.empty()
        && !m_meaning.existences.back().isNegated && m_meaning.existences.back().conditions.empty()) {
        const AskedMeasure counted{AskedAggregate::count, m_meaning.existences.back().table};
        m_meaning.existences.pop_back();
        m_openExistence.reset();
        m_meaning.havings.push_back({counted, m_comparison->comparison, m_comparison->number, m_comparison->upper});
        m_comparison.reset();
        return;
    }
    TableId about = m_meaning.subject;
    if (about.isNone() && !m_meaning.conditions.empty())
        about = m_meaning.conditions.front().column.table;
    const auto column = about.isNone() ? std::nullopt : m_roles.worthOf(about);
    if (!column)
        return;
    condition(comparedWith(*column, *m_comparison));
    m_comparison.reset();
    m_out.score *= 0.9;
}

/// Who ordered lamps: the people of the rows that the question is about.
void Composing::listPeopleOf(TableId people)
{
    const TableId event = std::exchange(m_meaning.subject, people);
    m_isSubjectListed = true;
    if (m_meaning.order)
        return;
    AskedExistence done{event, false, {}};
    std::erase_if(m_meaning.conditions, [&](const AskedCondition& condition) {
        const bool isOfEvent = condition.column.table == event
            || (isUpward(event, condition.column.table) && !isUpward(people, condition.column.table));
        if (isOfEvent)
            done.conditions.push_back(condition);
        return isOfEvent;
    });
    m_meaning.existences.push_back(std::move(done));
    for (PendingDays& days : m_days)
        days.existence = days.existence.value_or(m_meaning.existences.size() - 1);
}

void Composing::finishSubject()
{
    finishComparison();
    if (m_isCounting && m_meaning.measures.empty() && !m_meaning.subject.isNone()) { // absences: how many are there?
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject});
        m_isCounting = false;
    }
    const bool isAlone = m_meaning.measures.empty() && m_meaning.existences.empty() && !m_meaning.order;
    if (m_extreme != Extreme::none && isAlone && !m_quality && !m_meaning.subject.isNone()) { // the biggest stadium
        m_quality = m_extreme == Extreme::most ? Quality::big : Quality::small;
        m_extreme = Extreme::none;
    }
    if (m_extreme != Extreme::none) { // who spent the most; which customers bought most
        const bool isDescending = m_extreme == Extreme::most;
        if (!m_meaning.measures.empty()) {
            const AskedMeasure measured = m_meaning.measures.back();
            orderBy(std::nullopt, measured, isDescending);
            m_meaning.measures.pop_back();
        } else if (!m_meaning.existences.empty() && m_meaning.existences.back().conditions.empty()) {
            const TableId counted = m_meaning.existences.back().table;
            m_meaning.existences.pop_back();
            m_openExistence.reset();
            orderBy(std::nullopt, AskedMeasure{AskedAggregate::count, counted}, isDescending);
        }
    }
    if (m_asksWho && !m_meaning.subject.isNone() && !m_roles.isPeople(m_meaning.subject)) {
        // Who ordered lamps: the people that the orders belong to.
        for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
            if (!m_roles.isPeople(TableId{t}) || !isUpward(m_meaning.subject, TableId{t}))
                continue;
            listPeopleOf(TableId{t});
            break;
        }
    } else if (m_asksWho && m_meaning.subject.isNone()) {
        const TableId from = anchor();
        std::size_t nearest = JoinMap::far;
        for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
            if (!m_roles.isPeople(TableId{t}))
                continue;
            const std::size_t distance = from.isNone() ? 1 : m_joins.distance(from, TableId{t});
            if (distance < nearest) {
                nearest = distance;
                m_meaning.subject = TableId{t};
                m_isSubjectListed = true;
            }
        }
    }
    if (const TwinTables::Twin* const twin = m_roles.tables().find(m_meaning.subject)) {
        const bool isJoined = !m_meaning.order && m_meaning.groups.empty()
            && std::none_of(m_meaning.conditions.begin(), m_meaning.conditions.end(),
                            [&](const AskedCondition& condition) { return condition.column.table == twin->owner; });
        if (isJoined && m_meaning.havings.empty()) // the managers: those whom a row names
            m_meaning.existences.push_back({twin->owner, false, {}});
    }
    if (!m_meaning.subject.isNone())
        return;
    if (!anchor().isNone())
        m_meaning.subject = anchor();
    else if (!m_shown.empty())
        m_meaning.subject = m_shown.front().table;
    else if (!m_meaning.groups.empty() && m_meaning.groups.front().table)
        m_meaning.subject = *m_meaning.groups.front().table;
    else if (!m_meaning.conditions.empty())
        m_meaning.subject = m_meaning.conditions.front().column.table;
    if (std::exchange(m_isCounting, false) && m_meaning.measures.empty() && !m_meaning.subject.isNone())
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject}); // how many gold medals
}

/// The agents by premium: by the sum of what belongs to each.
void Composing::finishOrder()
{
    if (!m_meaning.order || !m_meaning.order->column || m_meaning.subject.isNone())
        return;
    const ColumnId column = *m_meaning.order->column;
    if (column.table == m_meaning.subject || isUpward(m_meaning.subject, column.table)
        || m_roles.roleOf(column) != ColumnRole::number || !m_meaning.measures.empty())
        return;
    m_meaning.order->measure = AskedMeasure{AskedAggregate::sum, column.table, column};
    m_meaning.order->column.reset();
    m_out.score *= 0.9;
}

/// What is current has not ended.
void Composing::finishCurrent()
{
    if (!m_isCurrent)
        return;
    for (const TableId table : {anchor(), m_meaning.subject}) {
        if (table.isNone())
            continue;
        for (const ColumnId date : m_roles.datesOf(table)) {
            if (m_roles.isEnd(date) && !m_roles.catalog().column(date).notNull) {
                m_meaning.conditions.push_back({.kind = AskedCondition::Kind::empty, .column = date});
                return;
            }
        }
    }
    m_saysStill = true;
}

/// What was due before today, and is not done.
void Composing::finishOverdue()
{
    if (!m_isOverdue)
        return;
    for (const TableId table : {anchor(), m_meaning.subject}) {
        const auto due = table.isNone() ? std::nullopt : m_roles.dueDateOf(table);
        if (!due)
            continue;
        m_meaning.conditions.push_back(
            {.kind = AskedCondition::Kind::days, .column = *due, .days = {std::nullopt, m_today}});
        for (const ColumnId date : m_roles.datesOf(table)) {
            if (date != *due && m_roles.isSecondaryDate(date) && !m_roles.catalog().column(date).notNull)
                m_meaning.conditions.push_back({.kind = AskedCondition::Kind::empty, .column = date});
        }
        return;
    }
    m_out.score *= 0.2;
}

/// Counts rows of the table that joins two: of loans for the books that a member took.
void Composing::countWhatJoins(AskedMeasure& measure, TableId group) const
{
    if (measure.column || measure.metric || m_joins.isNaturalAlongKeys(measure.table, group) || measure.table == group)
        return;
    std::optional<TableId> best;
    double bestDistance = JoinMap::far;
    for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
        const auto toGroup = m_joins.pathAlongKeys(TableId{t}, group);
        const auto toCounted = m_joins.pathAlongKeys(TableId{t}, measure.table);
        if (!toGroup || !toCounted || TableId{t} == measure.table || TableId{t} == group
            || !m_joins.isNaturalAlongKeys(TableId{t}, group))
            continue;
        const bool isMentioned =
            std::find(m_names.mentioned().begin(), m_names.mentioned().end(), TableId{t}) != m_names.mentioned().end();
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
