#include "answer/composing.h"

#include <algorithm>

namespace querymend {

namespace {

// What is left of the confidence.
constexpr double left = 0.3;      ///< a word came to nothing: too little to answer
constexpr double unlikely = 0.34; ///< hardly what was meant
constexpr double roundabout = 0.8;
constexpr double far = 0.9;

} // namespace

void Composing::doubt()
{
    doubtWords();
    doubtMeasures();
    doubtColumns();
    doubtWays();
}

/// Words that wait for something to the end were not understood: never, by, when, more than.
void Composing::doubtWords()
{
    const bool isNegating = m_isNegated && !m_isNeither;
    const bool isGrouping = m_mode == Mode::per && m_meaning.groups.empty() && (!m_meaning.order || m_firstOrLast != 0);
    if (m_comparison || m_extreme != Extreme::none || isNegating || m_mode == Mode::without || isGrouping
        || m_isOpenEnded)
        m_out.score *= left;
    const auto isState = [](const AskedCondition& condition) { return condition.kind != AskedCondition::Kind::days; };
    const bool hasState = std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(), isState)
        || std::any_of(m_meaning.existences.begin(), m_meaning.existences.end(),
                       [](const AskedExistence& existence) { return existence.isNegated; });
    if (m_saysStill && !hasState)
        m_out.score *= left;
    if (m_meaning.limit > 0 && !m_meaning.measures.empty() && m_meaning.groups.empty())
        m_out.score *= left;
    const auto isDate = [this](ColumnId column) { return m_roles.roleOf(column) == ColumnRole::date; };
    if (m_asksWhen && m_meaning.measures.empty()
        && std::none_of(m_meaning.columns.begin(), m_meaning.columns.end(), isDate))
        m_out.score *= left;
    if (m_aggregate || (m_isCompared && m_meaning.groups.empty()) || (m_isAverageCount && !isAverageWritten()))
        m_out.score *= left;
}

/// Sums of what is no number, and limits for keys, which are counts of something else.
void Composing::doubtMeasures()
{
    for (const AskedMeasure& measured : m_meaning.measures) {
        const bool isSummed =
            measured.aggregate == AskedAggregate::sum || measured.aggregate == AskedAggregate::average;
        if (isSummed && measured.column && m_roles.roleOf(*measured.column) != ColumnRole::number)
            m_out.score *= left;
    }
    for (const AskedCondition& condition : m_meaning.conditions) {
        const bool isRange =
            condition.kind == AskedCondition::Kind::number && condition.comparison != AskedComparison::equal;
        if (isRange && m_roles.roleOf(condition.column) == ColumnRole::key)
            m_out.score *= left;
    }
}

/// Keys where names are meant, and columns that would repeat the rows that are listed.
void Composing::doubtColumns()
{
    for (const AskedGroup& group : m_meaning.groups) {
        if (group.column && !group.unit && m_roles.roleOf(*group.column) == ColumnRole::key)
            m_out.score *= left;
    }
    for (const ColumnId column : m_meaning.columns) {
        if (m_roles.isForeignKey(column))
            m_out.score *= unlikely;
        if (column.table != m_meaning.subject && !isUpward(m_meaning.subject, column.table))
            m_out.score *= unlikely;
    }
}

/// Ways from table to table that may not be the ones that are meant.
void Composing::doubtWays()
{
    for (const AskedCondition& condition : m_meaning.conditions) {
        const bool isOfItself = m_roles.targetOf(condition.column) == condition.column.table;
        if (isOfItself && m_meaning.conditions.size() > 1) // customers whose parent is: another row of the table
            m_out.score *= left;
        const TableId from = m_meaning.measures.empty() ? m_meaning.subject : m_meaning.measures.front().table;
        if (!isUpward(from, condition.column.table))
            m_out.score *= roundabout;
    }
    for (const AskedExistence& existence : m_meaning.existences) {
        if (m_joins.distance(m_meaning.subject, existence.table) > 1 && !existence.isNegated)
            m_out.score *= far;
    }
}

bool Composing::isAverageWritten() const
{
    return std::any_of(m_meaning.measures.begin(), m_meaning.measures.end(), [](const AskedMeasure& measure) {
        return measure.perRow || measure.aggregate == AskedAggregate::average;
    });
}

} // namespace querymend
