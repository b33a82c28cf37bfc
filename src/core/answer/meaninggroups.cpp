#include "answer/composing.h"

#include <algorithm>

namespace querymend {

void Composing::finishDays()
{
    // Two years that are compared are grouped by year.
    if (m_isCompared && m_days.size() == 2 && m_meaning.measures.empty() && !m_meaning.subject.isNone())
        m_meaning.measures.push_back({AskedAggregate::count, m_meaning.subject});
    const bool isCompared = m_days.size() == 2 && !m_meaning.measures.empty() && m_days[0].days.from
        && m_days[1].days.from && m_days[0].days.to && m_days[1].days.to;
    if (isCompared) {
        PendingDays both = m_days[0];
        const bool isAdjacent = m_days[0].days.to == m_days[1].days.from || m_days[1].days.to == m_days[0].days.from;
        both.days = {std::min(*m_days[0].days.from, *m_days[1].days.from),
                     std::max(*m_days[0].days.to, *m_days[1].days.to)};
        if (!isAdjacent)
            m_out.score *= 0.4;
        const bool isYear = m_days[0].days.to == moved(*m_days[0].days.from, DateUnit::year, 1);
        m_meaning.groups.push_back({{}, {}, isYear ? DateUnit::year : DateUnit::month});
        m_days = {both};
    }
    for (const PendingDays& pending : m_days) {
        if (m_isOverdue && pending.days.from == m_today) // overdue as of today
            continue;
        std::optional<ColumnId> column = pending.column;
        std::vector<AskedCondition>* list = &m_meaning.conditions;
        if (!column && pending.existence && *pending.existence < m_meaning.existences.size()) {
            AskedExistence& existence = m_meaning.existences[*pending.existence];
            column = dateFor(existence.table);
            list = &existence.conditions;
        }
        if (!column)
            column = m_dateOfVerb;
        if (!column) {
            column = dateFor(anchor());
            doubtDate(pending, column);
        }
        if (!column) // a table without dates, by that of what refers to it
            column =
                m_meaning.order && m_meaning.order->measure ? dateFor(m_meaning.order->measure->table) : std::nullopt;
        if (!column && !m_meaning.subject.isNone())
            column = m_roles.quantityOf(m_meaning.subject, NamedQuantity::year);
        if (!column) {
            m_out.score *= 0.2;
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
void Composing::doubtDate(const PendingDays& pending, std::optional<ColumnId> date)
{
    constexpr double doubtful = 0.65;
    if (!date)
        return;
    const std::vector<ColumnId> dates = m_roles.datesOf(date->table);
    const bool mayBeAnother = pending.isOfState && dates.size() > 1;
    if (mayBeAnother || (m_roles.isSecondaryDate(*date) && date->table == anchor()))
        m_out.score *= doubtful;
}

/// The days from one date to another, or from the day that a row is about.
void Composing::finishDuration()
{
    if (!m_duration)
        return;
    std::vector<ColumnId> dates = *m_duration;
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
    if (!isPair || !m_isAverageCount) {
        m_out.score *= 0.3;
        return;
    }
    m_isAverageCount = false;
    m_meaning.measures.push_back(
        {.aggregate = AskedAggregate::average, .table = dates[1].table, .column = dates[1], .since = dates[0]});
}

/// What a result has a row for: what the question lists, if it computes something of each.
void Composing::finishGroups()
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
    if (m_isTop && !meaning.order && !meaning.measures.empty() && !meaning.groups.empty())
        meaning.order = AskedOrder{{}, meaning.measures.front(), true};
    // Cities with more than 20 customers: of the subject's own rows, so that the result has a row for each city.
    const bool isOfColumns = !meaning.havings.empty() && meaning.measures.empty() && !m_shown.empty()
        && meaning.havings.front().measure.table == meaning.subject;
    if (isOfColumns)
        meaning.measures.push_back(meaning.havings.front().measure);
    const bool isComputed = !meaning.measures.empty() || (meaning.order && meaning.order->measure);
    if (m_aggregate && !isComputed && !meaning.subject.isNone()) { // payments by month, total
        if (const auto amount = m_roles.quantityOf(meaning.subject, NamedQuantity::amount)) {
            meaning.measures.push_back({*m_aggregate, meaning.subject, amount});
            m_aggregate.reset();
        }
    }
    if (!isComputed && meaning.measures.empty())
        return;
    // How many employees a department has on average.
    if (m_isAverageCount && meaning.groups.empty() && m_lastTable && meaning.measures.size() == 1
        && *m_lastTable != meaning.measures.front().table && isUpward(meaning.measures.front().table, *m_lastTable))
        meaning.groups.push_back({*m_lastTable, {}, {}});
    if (meaning.order && meaning.order->measure && meaning.limit == 0 && m_mode != Mode::order && !m_isTop
        && meaning.measures.empty())
        meaning.limit = 1;
    for (const ColumnId column : m_shown) {
        const bool isOfGroup = std::any_of(meaning.groups.begin(), meaning.groups.end(), [&](const AskedGroup& group) {
            return group.table == column.table || group.column == column;
        });
        if (!isOfGroup && m_roles.roleOf(column) == ColumnRole::number)
            m_out.score *= 0.3; // average floor area: of what else is said
        if (!isOfGroup
            && !(m_isSubjectListed && column.table == meaning.subject
                 && std::find(m_roles.labelOf(meaning.subject).begin(), m_roles.labelOf(meaning.subject).end(), column)
                     != m_roles.labelOf(meaning.subject).end()))
            meaning.groups.push_back({{}, column, {}});
    }
    const TableId computed = !meaning.measures.empty() ? meaning.measures.front().table : meaning.order->measure->table;
    const bool isOfEach =
        m_isSubjectListed && meaning.groups.empty() && (computed != meaning.subject || meaning.measures.empty());
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
    if (m_isAverageCount && meaning.groups.size() == 1 && meaning.measures.size() == 1
        && meaning.groups.front().table) {
        meaning.measures.front().perRow = meaning.groups.front().table;
        meaning.groups.clear();
    }
}

/// The place of what is listed.
void Composing::finishWhere()
{
    if (!m_asksWhere || m_meaning.subject.isNone() || !m_shown.empty())
        return;
    const Table& table = m_roles.catalog().table(m_meaning.subject);
    for (std::uint32_t c = 0; c < table.columns.size(); ++c) {
        const ColumnId column{m_meaning.subject, c};
        if (m_roles.roleOf(column) == ColumnRole::text && isNamedAsPlace(table.columns[c].name))
            m_shown.push_back(column);
    }
    if (m_shown.empty())
        m_out.score *= 0.3;
}

/// How long what is listed takes, or how big it is.
void Composing::finishAskedQuantity()
{
    if (!m_askedQuantity || m_meaning.subject.isNone() || !m_meaning.measures.empty())
        return;
    const auto asked = columnOf(m_meaning.subject, *m_askedQuantity);
    if (!asked)
        m_out.score *= 0.3;
    else if (m_shown.empty())
        m_shown.push_back(*asked);
}

void Composing::finishList()
{
    if (m_meaning.subject.isNone()) {
        m_out.score = 0;
        return;
    }
    m_meaning.isShare = m_intent == Intent::share;
    if (m_meaning.isShare && m_meaning.conditions.empty() && m_meaning.existences.empty())
        m_out.score *= 0.2;
    for (AskedGroup& group : m_meaning.groups) {
        if (group.unit && !group.column) {
            group.column = dateOfGroups();
            const bool isNamed = !m_days.empty() || m_dateOfVerb.has_value();
            if (group.column && !isNamed && m_roles.isSecondaryDate(*group.column))
                m_out.score *= 0.65; // customers by year: hardly of their birth
        }
        if (group.unit && !group.column)
            m_out.score *= 0.2;
    }
    if (!m_meaning.measures.empty() || m_meaning.isShare)
        return;
    finishWhere();
    finishAskedQuantity();
    if (!m_meaning.groups.empty()) {
        for (const ColumnId column : m_shown) { // quantity by warehouse: its sum
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
    if (m_intent == Intent::none && m_isSubjectListed) { // houses with a garden: the houses
        std::erase_if(m_shown, [this](ColumnId column) {
            return std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(),
                               [&](const AskedCondition& condition) { return condition.column == column; });
        });
    }
    const bool isOfOthers = !m_shown.empty() && m_isSubjectListed
        && std::none_of(m_shown.begin(), m_shown.end(),
                        [this](ColumnId column) { return column.table == m_meaning.subject; });
    if ((m_showsAlso || isOfOthers) && !m_shown.empty()) { // albums with their release date
        const std::vector<ColumnId> label = m_roles.labelOf(m_meaning.subject);
        if (std::find(m_shown.begin(), m_shown.end(), label.front()) == m_shown.end())
            m_shown.insert(m_shown.begin(), label.begin(), label.end());
    }
    m_meaning.columns = m_shown;
    if (m_isTop && !m_meaning.order)
        m_out.score *= 0.3;
    if (m_meaning.order && m_meaning.order->column && m_meaning.limit == 0 && m_mode != Mode::order && !m_isTop
        && !m_isSorted)
        m_meaning.limit = 1;
}

} // namespace querymend
