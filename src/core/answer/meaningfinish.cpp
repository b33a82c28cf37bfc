#include "answer/meaningfinish.h"

#include "answer/meaningdays.h"
#include "answer/meaningdoubts.h"
#include "answer/meaninggroups.h"
#include "answer/meaninglist.h"
#include "answer/meaningquality.h"
#include "answer/rangereader.h"

#include <cstdint>
#include <utility>

namespace querymend {

void MeaningFinish::finish()
{
    MeaningDays days(m_draft);
    days.finishDuration();
    finishSubject();
    MeaningQuality(m_draft).finish();
    finishOrder();
    finishCurrent();
    finishOverdue();
    days.finishDays();
    MeaningGroups(m_draft).finish();
    MeaningList(m_draft).finish();
    if (!m_meaning.subject.isNone())
        MeaningDoubts(m_draft).doubt();
}

/// Who ordered lamps: the people of the rows that the question is about.
void MeaningFinish::listPeopleOf(TableId people)
{
    const TableId event = std::exchange(m_meaning.subject, people);
    m_pending.isSubjectListed = true;
    if (m_meaning.order)
        return;
    AskedExistence done{event, false, {}};
    std::erase_if(m_meaning.conditions, [&](const AskedCondition& condition) {
        const bool isOfEvent = condition.column.table == event
            || (m_draft.isUpward(event, condition.column.table) && !m_draft.isUpward(people, condition.column.table));
        if (isOfEvent)
            done.conditions.push_back(condition);
        return isOfEvent;
    });
    m_meaning.existences.push_back(std::move(done));
    for (PendingDays& days : m_pending.days)
        days.existence = days.existence.value_or(m_meaning.existences.size() - 1);
}

void MeaningFinish::finishSubject()
{
    m_ranges.finish();
    if (m_pending.isCounting && m_meaning.measures.empty()
        && !m_meaning.subject.isNone()) { // absences: how many are there?
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject});
        m_pending.isCounting = false;
    }
    const bool isAlone = m_meaning.measures.empty() && m_meaning.existences.empty() && !m_meaning.order;
    if (m_pending.extreme != AskedExtreme::none && isAlone && !m_pending.quality
        && !m_meaning.subject.isNone()) { // the biggest stadium
        m_pending.quality = m_pending.extreme == AskedExtreme::most ? Quality::big : Quality::small;
        m_pending.extreme = AskedExtreme::none;
    }
    if (m_pending.extreme != AskedExtreme::none) { // who spent the most; which customers bought most
        const bool isDescending = m_pending.extreme == AskedExtreme::most;
        if (!m_meaning.measures.empty()) {
            const AskedMeasure measured = m_meaning.measures.back();
            m_draft.orderBy(std::nullopt, measured, isDescending);
            m_meaning.measures.pop_back();
        } else if (!m_meaning.existences.empty() && m_meaning.existences.back().conditions.empty()) {
            const TableId counted = m_meaning.existences.back().table;
            m_meaning.existences.pop_back();
            m_pending.openExistence.reset();
            m_draft.orderBy(std::nullopt, AskedMeasure{AskedAggregate::count, counted}, isDescending);
        }
    }
    if (m_pending.asksWho && !m_meaning.subject.isNone() && !m_roles.isPeople(m_meaning.subject)) {
        // Who ordered lamps: the people that the orders belong to.
        for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
            if (!m_roles.isPeople(TableId{t}) || !m_draft.isUpward(m_meaning.subject, TableId{t}))
                continue;
            listPeopleOf(TableId{t});
            break;
        }
    } else if (m_pending.asksWho && m_meaning.subject.isNone()) {
        const TableId from = m_draft.anchor();
        std::size_t nearest = JoinMap::far;
        for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
            if (!m_roles.isPeople(TableId{t}))
                continue;
            const std::size_t distance = from.isNone() ? 1 : m_draft.joins.distance(from, TableId{t});
            if (distance < nearest) {
                nearest = distance;
                m_meaning.subject = TableId{t};
                m_pending.isSubjectListed = true;
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
    if (!m_draft.anchor().isNone())
        m_meaning.subject = m_draft.anchor();
    else if (!m_pending.shown.empty())
        m_meaning.subject = m_pending.shown.front().table;
    else if (!m_meaning.groups.empty() && m_meaning.groups.front().table)
        m_meaning.subject = *m_meaning.groups.front().table;
    else if (!m_meaning.conditions.empty())
        m_meaning.subject = m_meaning.conditions.front().column.table;
    if (std::exchange(m_pending.isCounting, false) && m_meaning.measures.empty() && !m_meaning.subject.isNone())
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject}); // how many gold medals
}

/// The agents by premium: by the sum of what belongs to each.
void MeaningFinish::finishOrder()
{
    if (!m_meaning.order || !m_meaning.order->column || m_meaning.subject.isNone())
        return;
    const ColumnId column = *m_meaning.order->column;
    if (column.table == m_meaning.subject || m_draft.isUpward(m_meaning.subject, column.table)
        || m_roles.roleOf(column) != ColumnRole::number || !m_meaning.measures.empty())
        return;
    m_meaning.order->measure = AskedMeasure{AskedAggregate::sum, column.table, column};
    m_meaning.order->column.reset();
    m_draft.out.score *= 0.9;
}

/// What is current has not ended.
void MeaningFinish::finishCurrent()
{
    if (!m_pending.isCurrent)
        return;
    for (const TableId table : {m_draft.anchor(), m_meaning.subject}) {
        if (table.isNone())
            continue;
        for (const ColumnId date : m_roles.datesOf(table)) {
            if (m_roles.isEnd(date) && !m_roles.catalog().column(date).notNull) {
                m_meaning.conditions.push_back({.kind = AskedCondition::Kind::empty, .column = date});
                return;
            }
        }
    }
    m_pending.saysStill = true;
}

/// What was due before today, and is not done.
void MeaningFinish::finishOverdue()
{
    if (!m_pending.isOverdue)
        return;
    for (const TableId table : {m_draft.anchor(), m_meaning.subject}) {
        const auto due = table.isNone() ? std::nullopt : m_roles.dueDateOf(table);
        if (!due)
            continue;
        m_meaning.conditions.push_back(
            {.kind = AskedCondition::Kind::days, .column = *due, .days = {std::nullopt, m_draft.today}});
        for (const ColumnId date : m_roles.datesOf(table)) {
            if (date != *due && m_roles.isSecondaryDate(date) && !m_roles.catalog().column(date).notNull)
                m_meaning.conditions.push_back({.kind = AskedCondition::Kind::empty, .column = date});
        }
        return;
    }
    m_draft.out.score *= 0.2;
}

} // namespace querymend
