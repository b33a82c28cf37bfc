#include "answer/composing.h"
#include "answer/givenmeanings.h"

#include <algorithm>
#include <utility>

namespace querymend {

void Composing::takeTable(std::size_t term, const QuestionPiece& piece)
{
    const std::vector<NameMatch> candidates = m_names.tables(piece);
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return refuse(term);
    const TableId table = candidates[choice].table;
    choose(candidates.front().score, candidates[choice].score);
    m_out.score *= nameDoubt(candidates[choice].score);
    takeRows(term, table);
}

/// The people whom `people` means: those whom the question speaks of, or whom most tables refer to.
void Composing::takePeople(std::size_t term)
{
    std::optional<TableId> best;
    double bestScore = -1;
    for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
        if (!m_roles.isPeople(TableId{t}))
            continue;
        double score = static_cast<double>(m_joins.referringTo(TableId{t}).size());
        for (const TableId other : m_names.mentioned())
            score += other == TableId{t} ? 10 : m_joins.distance(TableId{t}, other) <= 2 ? 2 : 0;
        if (score > bestScore) {
            bestScore = score;
            best = TableId{t};
        }
    }
    if (!best)
        return refuse(term);
    m_out.score *= 0.9;
    takeRows(term, *best);
}

void Composing::takeRows(std::size_t term, TableId table)
{
    const TwinTables::Twin* const twin = m_roles.tables().find(table);
    note(term, QuestionPiece::Kind::table,
         twin ? targetNamed(m_roles.catalog(), twin->key) : m_roles.catalog().table(table).name);
    if (isSaidBefore(term, table) || isCompound(term, table))
        return;
    if (twin && m_mode == Mode::without && isUpward(m_meaning.subject, twin->owner)) { // without a manager
        m_mode = Mode::none;
        return condition({.kind = AskedCondition::Kind::empty, .column = twin->key});
    }
    if (isQualifier(term, table)) {
        m_qualifier = table;
        m_lastTable = table;
        return;
    }
    if (takeGroup(term, table) || takeMissingRows(table) || takeMeasuredRows(table))
        return;
    if (m_meaning.subject.isNone()) {
        m_meaning.subject = table;
        m_isSubjectListed = m_meaning.measures.empty();
        m_lastTable = table;
        return;
    }
    if (isShownToo(term, table)) {
        for (const ColumnId column : m_roles.labelOf(table))
            m_shown.push_back(column);
        m_showsAlso = true;
        m_lastTable = table;
        return;
    }
    mention(table);
    m_mode = Mode::none;
}

/// By amount paid, than their manager: the rows are part of what was just said.
bool Composing::isSaidBefore(std::size_t term, TableId table) const
{
    const bool isComparedWith = m_comparison && m_comparison->than == table;
    const bool wasComparedWith =
        std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(),
                    [&](const AskedCondition& condition) { return condition.than && condition.than->table == table; });
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isVerbOfOrder = before && before->kind == QuestionPiece::Kind::column && m_lastColumn
        && m_lastColumn->table == table && m_meaning.order && m_meaning.order->column == m_lastColumn;
    return isComparedWith || wasComparedWith || isVerbOfOrder;
}

/// Meter readings: readings, of meters.
bool Composing::isCompound(std::size_t term, TableId table) const
{
    const QuestionPiece* const next = pieceOf(term + 1);
    if (!next || next->kind != QuestionPiece::Kind::table || next->isVerbForm || !m_meaning.subject.isNone())
        return false;
    const TableId rows = m_names.tables(*next).front().table;
    return rows != table && m_joins.isNaturalAlongKeys(rows, table);
}

/// Whether the table of `customer name` only says whose name it is.
bool Composing::isQualifier(std::size_t term, TableId table) const
{
    const QuestionPiece* const following = pieceOf(term + 1);
    const bool isOfValue = isNextKind(term + 1, QuestionPiece::Kind::value); // cars of the make Peugeot
    if (!following || following->kind != QuestionPiece::Kind::column || isOfValue)
        return false;
    const bool hasColumn =
        std::any_of(following->columns.begin(), following->columns.end(), [&](const NameMatch& match) {
            return match.table == table && match.words == following->columns.front().words
                && m_roles.roleOf(match.columnId()) != ColumnRole::date;
        });
    return hasColumn && (m_mode == Mode::per || !m_meaning.subject.isNone() || m_aggregate || m_isCounting);
}

/// Orders by customer; the most popular by bookings.
bool Composing::takeGroup(std::size_t term, TableId table)
{
    if (m_mode != Mode::per)
        return false;
    if (m_isCounting && (m_quality || m_meaning.limit > 0)) {
        const bool isDescending = m_quality != Quality::rare;
        m_isCounting = false;
        m_quality.reset();
        m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
        orderBy(std::nullopt, AskedMeasure{AskedAggregate::count, table}, isDescending);
        return true;
    }
    if (m_isTop)
        return false;
    m_meaning.groups.push_back({table, {}, {}});
    m_lastTable = table;
    m_mode = isNext(term, Cue::conjunction) ? Mode::per : Mode::none;
    return true;
}

/// Customers without orders.
bool Composing::takeMissingRows(TableId table)
{
    if (m_mode != Mode::without)
        return false;
    m_meaning.existences.push_back({table, true, {}});
    m_openExistence = m_meaning.existences.size() - 1;
    m_lastTable = table;
    m_mode = Mode::none;
    return true;
}

/// Rows that are counted, or whose amounts are added.
bool Composing::takeMeasuredRows(TableId table)
{
    if (m_comparison && m_comparison->isAmount && !m_meaning.subject.isNone())
        finishComparison(); // over 10 euros, with a prescription
    auto amount = m_roles.columnCalledAs(table);
    if (!amount)
        amount = m_roles.quantityOf(table, NamedQuantity::amount);
    if (m_aggregate && !m_isCounting && amount && *m_aggregate != AskedAggregate::count) { // total payments
        m_lastTable = table;
        measure({*m_aggregate, table, amount});
        return true;
    }
    const AskedMeasure rows{m_isDistinct ? AskedAggregate::countDistinct : AskedAggregate::count, table};
    const bool isExtremeOfNothing = m_extreme != Extreme::none && m_meaning.subject.isNone() && m_shown.empty()
        && !m_asksWho && m_meaning.groups.empty() && !m_isCounting;
    const bool isComputed =
        m_comparison || m_extreme != Extreme::none || (m_isTop && m_mode == Mode::per) || m_mode == Mode::order;
    if (isComputed && !isExtremeOfNothing) {
        if (m_isSized && m_extreme != Extreme::none)
            m_out.score *= 0.3; // which cinema has the biggest screen: not the most
        m_isCounting = false;
        m_lastTable = table;
        measure(rows);
        return true;
    }
    if (!m_isCounting && m_aggregate != AskedAggregate::sum && m_aggregate != AskedAggregate::average)
        return false;
    m_isAverageCount = m_isAverageCount || m_aggregate == AskedAggregate::average;
    m_isCounting = false;
    m_lastTable = table;
    measure(rows);
    if (m_meaning.subject.isNone())
        m_meaning.subject = table;
    return true;
}

/// Products and their category: whether a table is named to show what each listed row belongs to.
bool Composing::isShownToo(std::size_t term, TableId table) const
{
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!before || !before->is(Cue::conjunction))
        return false;
    const bool isList = m_isSubjectListed && m_meaning.measures.empty() && !m_openExistence && !m_comparison;
    const bool isNarrowed = isNextKind(term, QuestionPiece::Kind::value)
        || isNextKind(term, QuestionPiece::Kind::column) || isNext(term, Cue::named);
    return isList && !isNarrowed && table != m_meaning.subject && isUpward(m_meaning.subject, table);
}

} // namespace querymend
