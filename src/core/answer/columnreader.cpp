#include "answer/columnreader.h"

#include "answer/nearbytables.h"
#include "answer/rangereader.h"
#include "answer/tablereader.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend {

void ColumnReader::read(std::size_t term, const QuestionPiece& piece)
{
    const NamedColumn named = namedColumn(term, piece);
    if (named.column.isNone())
        return m_draft.refuse(term);
    if (m_pending.dateOrder && named.role == ColumnRole::date && m_pending.dateOfVerb
        && m_pending.dateOfVerb->table == named.column.table) {
        AskedCondition compared{
            .kind = AskedCondition::Kind::number, .column = *m_pending.dateOfVerb, .comparison = *m_pending.dateOrder};
        compared.than = named.column; // paid after they were due
        m_pending.dateOrder.reset();
        return m_draft.condition(compared);
    }
    if (m_pending.duration && named.role == ColumnRole::date) {
        m_pending.duration->push_back(named.column);
        return;
    }
    if (isKindOfNext(named)) // by type of fault
        return;
    m_pending.lastColumn = named.column;
    if (readMissing(named) || isSaidBefore(named) || readDate(named, piece) || readOrder(named) || readComputed(named)
        || named.isCompared || named.isDated || readState(named)) // of compared and dated columns, the rest follows
        return;
    show(named);
}

ColumnReader::NamedColumn ColumnReader::namedColumn(std::size_t term, const QuestionPiece& piece)
{
    const Term* const following = m_terms.nextTerm(term) < m_terms.size() ? &m_terms[m_terms.nextTerm(term)] : nullptr;
    NamedColumn named{.term = term};
    named.isCompared = following && following->kind == Term::Kind::comparison;
    named.isDated = following && following->kind == Term::Kind::days;
    named.isComputed = m_pending.aggregate || m_pending.extreme != AskedExtreme::none;
    const ColumnUse use = m_pending.duration                    ? ColumnUse::date
        : named.isComputed                                      ? ColumnUse::compute
        : m_pending.mode == AskedMode::per                      ? ColumnUse::group
        : named.isCompared || m_pending.comparison              ? ColumnUse::compare
        : named.isDated || m_pending.mode == AskedMode::without ? ColumnUse::date
                                                                : ColumnUse::show;
    if (const auto column = columnFor(term, piece, use)) {
        named.column = worthHere(term, piece, *column);
        named.role = m_roles.roleOf(*column);
    }
    return named;
}

std::optional<ColumnId> ColumnReader::columnFor(std::size_t term, const QuestionPiece& piece, ColumnUse use)
{
    std::vector<NameChoice::ChosenColumn> candidates = m_draft.names.columns(piece, tablesNear(m_draft, term), use);
    const auto qualifier = std::exchange(m_pending.qualifier, std::nullopt); // booking amount
    if (qualifier || m_terms.isNext(term, Cue::of)) {                        // the name of the customer
        const auto owner = qualifier ? qualifier : tableAfter(m_draft, term);
        std::stable_partition(candidates.begin(), candidates.end(), [&](const NameChoice::ChosenColumn& candidate) {
            return owner == candidate.column.table;
        });
    }
    const std::size_t choice = m_terms.choiceOf(term);
    if (choice >= candidates.size())
        return std::nullopt;
    const ColumnId column = candidates[choice].column;
    const Table& table = m_roles.catalog().table(column.table);
    m_draft.choose(candidates.front().score, candidates[choice].score);
    m_draft.note(term, QuestionPiece::Kind::column, table.name + '.' + m_roles.catalog().column(column).name);
    m_draft.out.score *= MeaningDraft::nameDoubt(piece.columns.front().score);
    return column;
}

/// Whether a column of another table only says what the next one is: the type of fault.
bool ColumnReader::isKindOfNext(const NamedColumn& named) const
{
    const std::size_t link = m_terms.nextTerm(named.term);
    const QuestionPiece* const next =
        m_terms.pieceOf(link) && m_terms.pieceOf(link)->is(Cue::of) ? m_terms.pieceOf(m_terms.nextTerm(link)) : nullptr;
    return next && next->kind == QuestionPiece::Kind::column && !m_meaning.subject.isNone()
        && named.column.table != m_meaning.subject && !m_pending.aggregate
        && std::any_of(next->columns.begin(), next->columns.end(),
                       [this](const NameMatch& match) { return match.table == m_meaning.subject; });
}

/// What a fee is called where the question is about fees, when it asks for a price or cost.
ColumnId ColumnReader::worthHere(std::size_t term, const QuestionPiece& piece, ColumnId named) const
{
    const bool isByMeaning = piece.columns.front().score < 1;
    const std::vector<TableId> tables = tablesNear(m_draft, term);
    if (!isByMeaning || tables.empty() || tables.front() == named.table
        || !isNamed(m_roles.catalog().column(named).name, NamedQuantity::price))
        return named;
    return m_roles.worthOf(tables.front()).value_or(named);
}

/// Never asked for leave, without an address, not active.
bool ColumnReader::readMissing(const NamedColumn& named)
{
    const bool isElsewhere = !m_meaning.subject.isNone() && !m_draft.isUpward(m_meaning.subject, named.column.table);
    if (m_pending.mode == AskedMode::without && isElsewhere) {
        m_pending.mode = AskedMode::none;
        m_pending.lastColumn.reset();
        m_meaning.existences.push_back({named.column.table, true, {}});
        m_pending.openExistence = m_meaning.existences.size() - 1;
        m_pending.isVerbExistence = true;
        return true;
    }
    if (isOfNextValue(named) && m_pending.mode != AskedMode::per && !named.isComputed) // cars of the make Peugeot
        return true;
    const bool isState = named.role == ColumnRole::truth || named.role == ColumnRole::date;
    if (m_pending.mode != AskedMode::without && !(m_pending.isNegated && isState))
        return false;
    m_pending.mode = AskedMode::none;
    m_pending.isNegated = false;
    if (named.role == ColumnRole::truth)
        m_draft.condition({.kind = AskedCondition::Kind::number, .column = named.column, .number = 0});
    else
        m_draft.condition({.kind = AskedCondition::Kind::empty, .column = named.column});
    return true;
}

bool ColumnReader::isOfNextValue(const NamedColumn& named) const
{
    const QuestionPiece* const next = m_terms.pieceOf(m_terms.nextTerm(named.term));
    return next && next->kind == QuestionPiece::Kind::value
        && std::any_of(next->values.begin(), next->values.end(),
                       [&](const ValueMatch& value) { return value.column == m_roles.stored(named.column); });
}

/// In the Italian language, above the average price: the column of the condition before it.
bool ColumnReader::isSaidBefore(const NamedColumn& named) const
{
    if (m_meaning.conditions.empty())
        return false;
    const AskedCondition& last = m_meaning.conditions.back();
    return last.column == named.column && (last.kind == AskedCondition::Kind::values || last.isThanAverage);
}

/// A date that says what happened: how many were sold, started in May.
bool ColumnReader::readDate(const NamedColumn& named, const QuestionPiece& piece)
{
    if (named.role != ColumnRole::date)
        return false;
    const bool isElsewhere = !m_draft.anchor().isNone() && !m_draft.isUpward(m_draft.anchor(), named.column.table)
        && m_draft.joins.distance(m_draft.anchor(), named.column.table) > 1;
    if (piece.isVerbForm && isElsewhere) { // bonuses paid, where only payslips have that date
        m_pending.lastColumn.reset();
        m_draft.out.score *= 0.85;
        return true;
    }
    const QuestionPiece* const before = named.term > 0 ? m_terms.pieceOf(named.term - 1) : nullptr;
    const bool isOfRows =
        before && before->kind == QuestionPiece::Kind::table && m_pending.lastTable == named.column.table;
    if (piece.isVerbForm && isOfRows && m_pending.mode == AskedMode::per) { // by number of tickets sold
        m_pending.dateOfVerb = named.column;
        m_pending.lastColumn.reset();
        return true;
    }
    const bool mayBeEmpty = !m_roles.catalog().column(named.column).notNull;
    const AskedCondition happened{.kind = AskedCondition::Kind::empty, .column = named.column, .isNegated = true};
    const bool isCounted = m_pending.isCounting || m_pending.extreme != AskedExtreme::none;
    if (isCounted && piece.isVerbForm && !m_pending.aggregate
        && m_pending.mode == AskedMode::none) { // of rows rather than days
        m_pending.dateOfVerb = named.column;
        m_pending.lastColumn.reset();
        if (named.column.table != m_meaning.subject)
            m_tables.readRows(named.term, named.column.table);
        else if (mayBeEmpty)
            m_draft.condition(happened);
        return true;
    }
    if (!isVerb(named.term, piece))
        return false;
    m_pending.dateOfVerb = named.column;
    if (!named.isDated && mayBeEmpty && (m_pending.mode == AskedMode::none || m_pending.mode == AskedMode::with))
        m_draft.condition(happened);
    return true;
}

/// What a result is ordered or grouped by.
bool ColumnReader::readOrder(const NamedColumn& named)
{
    if (m_pending.mode == AskedMode::order) {
        m_draft.orderBy(named.column, std::nullopt, m_meaning.order && m_meaning.order->isDescending);
        return true;
    }
    if (m_pending.mode != AskedMode::per)
        return false;
    if (m_pending.isTop || m_pending.extreme != AskedExtreme::none) { // the largest office by area
        m_draft.orderBy(named.column, std::nullopt, m_pending.extreme != AskedExtreme::least);
        return true;
    }
    if (m_meaning.order && m_meaning.order->measure && m_meaning.order->measure->column == named.column) {
        m_pending.mode = AskedMode::none; // the best sold by quantity
        return true;
    }
    if (named.isComputed)
        return false;
    m_meaning.groups.push_back({{}, named.column, {}});
    m_pending.mode = m_terms.isNext(named.term, Cue::conjunction) ? AskedMode::per : AskedMode::none;
    return true;
}

/// A column of which something is computed or compared.
bool ColumnReader::readComputed(const NamedColumn& named)
{
    const ColumnId column = named.column;
    if (m_pending.asksBoth && named.isComputed) {
        m_pending.aggregate.reset();
        m_pending.extreme = AskedExtreme::none;
        m_draft.measure({AskedAggregate::minimum, column.table, column});
        m_draft.measure({AskedAggregate::maximum, column.table, column});
    } else if (m_pending.isHowMuch && m_pending.aggregate == AskedAggregate::sum
               && isNamed(m_roles.catalog().column(column).name, NamedQuantity::price)) {
        m_pending.aggregate.reset(); // how much does it cost
        return false;
    } else if (m_pending.aggregate) {
        m_draft.measure({*m_pending.aggregate, column.table, column});
    } else if (m_pending.quality && named.role == ColumnRole::date
               && m_terms.isNextKind(named.term, QuestionPiece::Kind::table)) {
        m_pending.dateOfVerb = column; // the most recently registered patient
    } else if (m_pending.quality && m_meaning.subject.isNone() && named.role != ColumnRole::text) { // the oldest year
        const bool isLatest = *m_pending.quality == Quality::recent || *m_pending.quality == Quality::young;
        m_pending.quality.reset();
        m_draft.measure({isLatest ? AskedAggregate::maximum : AskedAggregate::minimum, column.table, column});
    } else if (m_pending.extreme != AskedExtreme::none
               && named.role == ColumnRole::truth) { // the smallest room with a projector
        return false;
    } else if (m_pending.extreme != AskedExtreme::none) {
        if (named.role == ColumnRole::text)
            m_draft.out.score *= 0.3;
        const bool isMost = m_pending.extreme == AskedExtreme::most;
        if (!m_meaning.subject.isNone() || m_pending.asksWho || !m_pending.shown.empty()) {
            m_draft.orderBy(column, std::nullopt, isMost);
        } else {
            m_pending.extreme = AskedExtreme::none;
            m_draft.measure({isMost ? AskedAggregate::maximum : AskedAggregate::minimum, column.table, column});
        }
    } else if (m_pending.comparison) {
        m_draft.condition(m_ranges.comparedWith(column, *m_pending.comparison));
        m_pending.comparison.reset();
    } else if (m_pending.isCounting) {
        m_pending.isCounting = false;
        const bool isAmount =
            named.role == ColumnRole::number && !m_pending.isDistinct; // how many pages, hectares, hours
        if (named.role == ColumnRole::date && !m_pending.isDistinct && !m_terms.pieceOf(named.term)->isDateNoun)
            m_draft.out.score *= 0.3; // number of receipts: hardly of days
        m_draft.measure({isAmount ? AskedAggregate::sum : AskedAggregate::countDistinct, column.table, column});
    } else {
        return false;
    }
    return true;
}

/// What rows have: VIP guests, customers with an address.
bool ColumnReader::readState(const NamedColumn& named)
{
    const bool isBeforeRows = m_terms.isNextKind(named.term, QuestionPiece::Kind::table)
        || m_terms.isNextKind(named.term, QuestionPiece::Kind::value);
    const bool hasRows = !m_meaning.subject.isNone() || !m_meaning.conditions.empty();
    if (named.role == ColumnRole::truth && (hasRows || isBeforeRows)) {
        m_draft.condition({.kind = AskedCondition::Kind::number, .column = named.column, .number = 1});
        return true;
    }
    const bool isSaid = m_terms.isNext(named.term, Cue::unset) || m_terms.isNext(named.term, Cue::set);
    const bool isCondition = !isSaid
        && (!m_meaning.measures.empty() || m_pending.intent == AskedIntent::share
            || (m_pending.intent == AskedIntent::none && !m_roles.catalog().column(named.column).notNull));
    if ((m_pending.mode == AskedMode::with || m_pending.intent == AskedIntent::share)
        && m_pending.intent != AskedIntent::list && isCondition) {
        m_pending.mode = AskedMode::none;
        m_draft.condition({.kind = AskedCondition::Kind::empty, .column = named.column, .isNegated = true});
        return true;
    }
    const QuestionPiece* const before = named.term > 0 ? m_terms.pieceOf(named.term - 1) : nullptr;
    if (!m_meaning.measures.empty() && before && before->kind == QuestionPiece::Kind::table) {
        m_draft.out.score *= 0.9; // goals scored: the verb of what is counted
        return true;
    }
    return false;
}

/// Whether a question asks for the name of rows that have a first and a last name.
bool ColumnReader::isGenericName(const NamedColumn& named) const
{
    const std::vector<ColumnId> label = m_roles.labelOf(named.column.table);
    return label.size() > 1 && std::find(label.begin(), label.end(), named.column) != label.end()
        && std::find(m_pending.shown.begin(), m_pending.shown.end(), named.column) == m_pending.shown.end()
        && m_terms.pieceOf(named.term)->columns.front().words == 1
        && m_terms.pieceOf(named.term)->columns.front().score < 1;
}

void ColumnReader::show(const NamedColumn& named)
{
    if (m_pending.isDistinct)
        m_meaning.isDistinct = true;
    const QuestionPiece* const before = named.term > 0 ? m_terms.pieceOf(named.term - 1) : nullptr;
    const bool isAdded =
        m_pending.mode == AskedMode::with || (m_pending.shown.empty() && before && before->is(Cue::conjunction));
    m_pending.showsAlso = m_pending.showsAlso || (isAdded && m_pending.isSubjectListed);
    if (isGenericName(named)) { // the name of a person is both names
        for (const ColumnId part : m_roles.labelOf(named.column.table))
            m_pending.shown.push_back(part);
        return;
    }
    if (std::find(m_pending.shown.begin(), m_pending.shown.end(), named.column) == m_pending.shown.end())
        m_pending.shown.push_back(named.column);
}

/// Whether a date is named by what happened, as in projects started in May, rather than asked for.
bool ColumnReader::isVerb(std::size_t term, const QuestionPiece& piece) const
{
    if (m_pending.asksWhen || m_pending.mode == AskedMode::per || m_pending.mode == AskedMode::order
        || m_pending.extreme != AskedExtreme::none || m_pending.aggregate)
        return false;
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const bool isAsked = !before || before->is(Cue::which) || before->is(Cue::list) || before->is(Cue::conjunction);
    const bool isOfRows = !m_meaning.subject.isNone() || !m_meaning.measures.empty() || !m_pending.shown.empty();
    return !isAsked && isOfRows && !piece.isDateNoun;
}

} // namespace querymend
