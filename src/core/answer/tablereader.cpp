#include "answer/tablereader.h"

#include "answer/givenmeanings.h"
#include "answer/rangereader.h"

#include <algorithm>

namespace querymend {

void TableReader::read(std::size_t term, const QuestionPiece& piece)
{
    const std::vector<NameMatch> candidates = m_draft.names.tables(piece);
    const std::size_t choice = m_terms.choiceOf(term);
    if (choice >= candidates.size())
        return m_draft.refuse(term);
    const TableId table = candidates[choice].table;
    m_draft.choose(candidates.front().score, candidates[choice].score);
    m_draft.out.score *= MeaningDraft::nameDoubt(candidates[choice].score);
    readRows(term, table);
}

void TableReader::readPeople(std::size_t term)
{
    std::optional<TableId> best;
    double bestScore = -1;
    for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
        if (!m_roles.isPeople(TableId{t}))
            continue;
        double score = static_cast<double>(m_draft.joins.referringTo(TableId{t}).size());
        for (const TableId other : m_draft.names.mentioned())
            score += other == TableId{t} ? 10 : m_draft.joins.distance(TableId{t}, other) <= 2 ? 2 : 0;
        if (score > bestScore) {
            bestScore = score;
            best = TableId{t};
        }
    }
    if (!best)
        return m_draft.refuse(term);
    m_draft.out.score *= 0.9;
    readRows(term, *best);
}

void TableReader::readRows(std::size_t term, TableId table)
{
    const TwinTables::Twin* const twin = m_roles.tables().find(table);
    m_draft.note(term, QuestionPiece::Kind::table,
                 twin ? targetNamed(m_roles.catalog(), twin->key) : m_roles.catalog().table(table).name);
    if (isSaidBefore(term, table) || isCompound(term, table))
        return;
    if (twin && m_pending.mode == AskedMode::without
        && m_draft.isUpward(m_meaning.subject, twin->owner)) { // without a manager
        m_pending.mode = AskedMode::none;
        return m_draft.condition({.kind = AskedCondition::Kind::empty, .column = twin->key});
    }
    if (isQualifier(term, table)) {
        m_pending.qualifier = table;
        m_pending.lastTable = table;
        return;
    }
    if (readGroup(term, table) || readMissingRows(table) || readMeasuredRows(table))
        return;
    if (m_meaning.subject.isNone()) {
        m_meaning.subject = table;
        m_pending.isSubjectListed = m_meaning.measures.empty();
        m_pending.lastTable = table;
        return;
    }
    if (isShownToo(term, table)) {
        for (const ColumnId column : m_roles.labelOf(table))
            m_pending.shown.push_back(column);
        m_pending.showsAlso = true;
        m_pending.lastTable = table;
        return;
    }
    m_draft.mention(table);
    m_pending.mode = AskedMode::none;
}

/// By amount paid, than their manager: the rows are part of what was just said.
bool TableReader::isSaidBefore(std::size_t term, TableId table) const
{
    const bool isComparedWith = m_pending.comparison && m_pending.comparison->than == table;
    const bool wasComparedWith =
        std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(),
                    [&](const AskedCondition& condition) { return condition.than && condition.than->table == table; });
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const bool isVerbOfOrder = before && before->kind == QuestionPiece::Kind::column && m_pending.lastColumn
        && m_pending.lastColumn->table == table && m_meaning.order && m_meaning.order->column == m_pending.lastColumn;
    return isComparedWith || wasComparedWith || isVerbOfOrder;
}

/// Meter readings: readings, of meters.
bool TableReader::isCompound(std::size_t term, TableId table) const
{
    const QuestionPiece* const next = m_terms.pieceOf(term + 1);
    if (!next || next->kind != QuestionPiece::Kind::table || next->isVerbForm || !m_meaning.subject.isNone())
        return false;
    const TableId rows = m_draft.names.tables(*next).front().table;
    return rows != table && m_draft.joins.isNaturalAlongKeys(rows, table);
}

/// Whether the table of `customer name` only says whose name it is.
bool TableReader::isQualifier(std::size_t term, TableId table) const
{
    const QuestionPiece* const following = m_terms.pieceOf(term + 1);
    const bool isOfValue = m_terms.isNextKind(term + 1, QuestionPiece::Kind::value); // cars of the make Peugeot
    if (!following || following->kind != QuestionPiece::Kind::column || isOfValue)
        return false;
    const bool hasColumn =
        std::any_of(following->columns.begin(), following->columns.end(), [&](const NameMatch& match) {
            return match.table == table && match.words == following->columns.front().words
                && m_roles.roleOf(match.columnId()) != ColumnRole::date;
        });
    return hasColumn
        && (m_pending.mode == AskedMode::per || !m_meaning.subject.isNone() || m_pending.aggregate
            || m_pending.isCounting);
}

/// Orders by customer; the most popular by bookings.
bool TableReader::readGroup(std::size_t term, TableId table)
{
    if (m_pending.mode != AskedMode::per)
        return false;
    if (m_pending.isCounting && (m_pending.quality || m_meaning.limit > 0)) {
        const bool isDescending = m_pending.quality != Quality::rare;
        m_pending.isCounting = false;
        m_pending.quality.reset();
        m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
        m_draft.orderBy(std::nullopt, AskedMeasure{AskedAggregate::count, table}, isDescending);
        return true;
    }
    if (m_pending.isTop)
        return false;
    m_meaning.groups.push_back({table, {}, {}});
    m_pending.lastTable = table;
    m_pending.mode = m_terms.isNext(term, Cue::conjunction) ? AskedMode::per : AskedMode::none;
    return true;
}

/// Customers without orders.
bool TableReader::readMissingRows(TableId table)
{
    if (m_pending.mode != AskedMode::without)
        return false;
    m_meaning.existences.push_back({table, true, {}});
    m_pending.openExistence = m_meaning.existences.size() - 1;
    m_pending.lastTable = table;
    m_pending.mode = AskedMode::none;
    return true;
}

/// Rows that are counted, or whose amounts are added.
bool TableReader::readMeasuredRows(TableId table)
{
    if (m_pending.comparison && m_pending.comparison->isAmount && !m_meaning.subject.isNone())
        m_ranges.finish(); // over 10 euros, with a prescription
    auto amount = m_roles.columnCalledAs(table);
    if (!amount)
        amount = m_roles.quantityOf(table, NamedQuantity::amount);
    if (m_pending.aggregate && !m_pending.isCounting && amount
        && *m_pending.aggregate != AskedAggregate::count) { // total payments
        m_pending.lastTable = table;
        m_draft.measure({*m_pending.aggregate, table, amount});
        return true;
    }
    const AskedMeasure rows{m_pending.isDistinct ? AskedAggregate::countDistinct : AskedAggregate::count, table};
    const bool isExtremeOfNothing = m_pending.extreme != AskedExtreme::none && m_meaning.subject.isNone()
        && m_pending.shown.empty() && !m_pending.asksWho && m_meaning.groups.empty() && !m_pending.isCounting;
    const bool isComputed = m_pending.comparison || m_pending.extreme != AskedExtreme::none
        || (m_pending.isTop && m_pending.mode == AskedMode::per) || m_pending.mode == AskedMode::order;
    if (isComputed && !isExtremeOfNothing) {
        if (m_pending.isSized && m_pending.extreme != AskedExtreme::none)
            m_draft.out.score *= 0.3; // which cinema has the biggest screen: not the most
        m_pending.isCounting = false;
        m_pending.lastTable = table;
        m_draft.measure(rows);
        return true;
    }
    if (!m_pending.isCounting && m_pending.aggregate != AskedAggregate::sum
        && m_pending.aggregate != AskedAggregate::average)
        return false;
    m_pending.isAverageCount = m_pending.isAverageCount || m_pending.aggregate == AskedAggregate::average;
    m_pending.isCounting = false;
    m_pending.lastTable = table;
    m_draft.measure(rows);
    if (m_meaning.subject.isNone())
        m_meaning.subject = table;
    return true;
}

/// Products and their category: whether a table is named to show what each listed row belongs to.
bool TableReader::isShownToo(std::size_t term, TableId table) const
{
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    if (!before || !before->is(Cue::conjunction))
        return false;
    const bool isList =
        m_pending.isSubjectListed && m_meaning.measures.empty() && !m_pending.openExistence && !m_pending.comparison;
    const bool isNarrowed = m_terms.isNextKind(term, QuestionPiece::Kind::value)
        || m_terms.isNextKind(term, QuestionPiece::Kind::column) || m_terms.isNext(term, Cue::named);
    return isList && !isNarrowed && table != m_meaning.subject && m_draft.isUpward(m_meaning.subject, table);
}

} // namespace querymend
