#include "answer/meaningdoubts.h"

#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

// What is left of the confidence.
constexpr double left = 0.3;      ///< a word came to nothing: too little to answer
constexpr double unlikely = 0.34; ///< hardly what was meant
constexpr double roundabout = 0.8;
constexpr double far = 0.9;

} // namespace

void MeaningDoubts::doubt()
{
    doubtWords();
    doubtMeasures();
    doubtColumns();
    doubtRows();
    doubtWays();
}

/// A list of what the question itself says, and rows of things for who did something.
void MeaningDoubts::doubtRows()
{
    if (!m_meaning.measures.empty() || m_meaning.isShare)
        return;
    const std::vector<ColumnId> shown =
        m_meaning.columns.empty() ? m_roles.labelOf(m_meaning.subject) : m_meaning.columns;
    const auto isSaid = [&](ColumnId column) {
        return std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(), [&](const AskedCondition& said) {
            return said.column == column && said.kind == AskedCondition::Kind::values && said.values.size() == 1
                && !said.isNegated;
        });
    };
    const bool isOnlySaid = std::all_of(shown.begin(), shown.end(), isSaid)
        && m_meaning.conditions.size() <= shown.size() && m_meaning.existences.empty();
    if (isOnlySaid || (m_pending.asksWho && m_meaning.columns.empty() && !m_roles.isPeople(m_meaning.subject)))
        m_draft.out.score *= left;
}

/// Words that wait for something to the end were not understood: never, by, when, more than.
void MeaningDoubts::doubtWords()
{
    const bool isNegating = m_pending.isNegated && !m_pending.isNeither;
    const bool isGrouping = m_pending.mode == AskedMode::per && m_meaning.groups.empty()
        && (!m_meaning.order || m_pending.firstOrLast != 0);
    if (m_pending.dateOrder || m_pending.comparison || m_pending.extreme != AskedExtreme::none || isNegating
        || m_pending.mode == AskedMode::without || isGrouping || m_pending.isOpenEnded)
        m_draft.out.score *= left;
    const auto isState = [](const AskedCondition& condition) { return condition.kind != AskedCondition::Kind::days; };
    const bool hasState = std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(), isState)
        || std::any_of(m_meaning.existences.begin(), m_meaning.existences.end(),
                       [](const AskedExistence& existence) { return existence.isNegated; });
    if (m_pending.saysStill && !hasState)
        m_draft.out.score *= left;
    if (m_meaning.limit > 0 && !m_meaning.measures.empty() && m_meaning.groups.empty())
        m_draft.out.score *= left;
    const auto isDate = [this](ColumnId column) {
        return m_roles.roleOf(column) == ColumnRole::date
            || isNamed(m_roles.catalog().column(column).name, NamedQuantity::year);
    };
    if (m_pending.asksWhen && m_meaning.measures.empty()
        && std::none_of(m_meaning.columns.begin(), m_meaning.columns.end(), isDate))
        m_draft.out.score *= left;
    if (m_pending.aggregate || (m_pending.isCompared && m_meaning.groups.empty())
        || (m_pending.isAverageCount && !isAverageWritten()))
        m_draft.out.score *= left;
}

/// Whether numbers of the column can be added: no years, and no numbers that count rows.
bool MeaningDoubts::isQuantity(ColumnId column) const
{
    const std::vector<std::string> words = nameWords(m_roles.catalog().column(column).name);
    static constexpr auto ordinals = std::to_array<std::string_view>({"no", "nr", "year", "anno", "год", "номер"});
    const bool isOrdinal =
        !words.empty() && std::find(ordinals.begin(), ordinals.end(), words.back()) != ordinals.end();
    return m_roles.roleOf(column) == ColumnRole::number && !isOrdinal;
}

/// Sums of what is no number, and limits for keys, which are counts of something else.
void MeaningDoubts::doubtMeasures()
{
    for (const AskedMeasure& measured : m_meaning.measures) {
        const bool isSummed =
            measured.aggregate == AskedAggregate::sum || measured.aggregate == AskedAggregate::average;
        if (isSummed && measured.column && !measured.since && !isQuantity(*measured.column))
            m_draft.out.score *= left;
    }
    for (const AskedCondition& condition : m_meaning.conditions) {
        const bool isRange =
            condition.kind == AskedCondition::Kind::number && condition.comparison != AskedComparison::equal;
        if (isRange && m_roles.roleOf(condition.column) == ColumnRole::key)
            m_draft.out.score *= left;
    }
}

/// Keys where names are meant, and columns that would repeat the rows that are listed.
void MeaningDoubts::doubtColumns()
{
    for (const AskedGroup& group : m_meaning.groups) {
        if (group.column && !group.unit && m_roles.roleOf(*group.column) == ColumnRole::key)
            m_draft.out.score *= left;
    }
    for (const AskedExistence& existence : m_meaning.existences) { // never reported for a fault
        for (const AskedGroup& group : m_meaning.groups) {
            if (existence.isNegated && group.column && group.column->table == existence.table)
                m_draft.out.score *= left;
        }
    }
    for (const ColumnId column : m_meaning.columns) {
        if (m_roles.isForeignKey(column))
            m_draft.out.score *= unlikely;
        if (column.table != m_meaning.subject && !m_draft.isUpward(m_meaning.subject, column.table))
            m_draft.out.score *= unlikely;
    }
}

/// Whether a way goes to what belongs to the rows and on from there: addresses of parcels whose courier's depot.
bool MeaningDoubts::isDetour(TableId from, TableId to) const
{
    const auto path = m_draft.joins.path(from, to);
    if (!path)
        return false;
    bool hasBranched = false;
    int climbs = 0;
    for (const JoinStep& step : *path) {
        hasBranched = hasBranched || !m_draft.joins.isAlongKey(step);
        climbs += hasBranched && m_draft.joins.isAlongKey(step) ? 1 : 0;
    }
    return climbs > 1;
}

/// Ways from table to table that may not be the ones that are meant.
void MeaningDoubts::doubtWays()
{
    for (const AskedCondition& condition : m_meaning.conditions) {
        const bool isOfItself = m_roles.targetOf(condition.column) == condition.column.table;
        if (isOfItself && m_meaning.conditions.size() > 1) // customers whose parent is: another row of the table
            m_draft.out.score *= left;
        const TableId from = m_meaning.measures.empty() ? m_meaning.subject : m_meaning.measures.front().table;
        if (!m_draft.isUpward(from, condition.column.table))
            m_draft.out.score *= isDetour(from, condition.column.table) ? left : roundabout;
    }
    for (const AskedExistence& existence : m_meaning.existences) {
        const std::size_t distance = m_draft.joins.distance(m_meaning.subject, existence.table);
        if (distance > 1 && !existence.isNegated)
            m_draft.out.score *= isDetour(m_meaning.subject, existence.table) ? left : far;
    }
}

bool MeaningDoubts::isAverageWritten() const
{
    return std::any_of(m_meaning.measures.begin(), m_meaning.measures.end(), [](const AskedMeasure& measure) {
        return measure.perRow || measure.aggregate == AskedAggregate::average;
    });
}

} // namespace querymend
