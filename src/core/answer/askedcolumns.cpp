#include "answer/composing.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// Whether a value of the table that the question is about fits better than a name of another table.
bool Composing::isRatherValue(const QuestionPiece& piece, TableId named) const
{
    const TableId about = m_lastTable.value_or(m_meaning.subject);
    return !about.isNone() && named != about
        && std::any_of(piece.values.begin(), piece.values.end(),
                       [&](const ValueMatch& value) { return value.column.table == about; });
}

void Composing::takeColumn(std::size_t term, const QuestionPiece& piece)
{
    const auto named = m_names.columns(piece, near(term), ColumnUse::show);
    if (!named.empty() && isRatherValue(piece, named.front().column.table))
        return takeValue(term, piece);
    takeNamedColumn(term, piece);
}

void Composing::takeNamedColumn(std::size_t term, const QuestionPiece& piece)
{
    const NamedColumn named = namedColumn(term, piece);
    if (named.column.isNone())
        return refuse(term);
    if (m_dateOrder && named.role == ColumnRole::date && m_dateOfVerb && m_dateOfVerb->table == named.column.table) {
        AskedCondition compared{
            .kind = AskedCondition::Kind::number, .column = *m_dateOfVerb, .comparison = *m_dateOrder};
        compared.than = named.column; // paid after they were due
        m_dateOrder.reset();
        return condition(compared);
    }
    if (m_duration && named.role == ColumnRole::date) {
        m_duration->push_back(named.column);
        return;
    }
    if (isKindOfNext(named)) // by type of fault
        return;
    m_lastColumn = named.column;
    if (takeMissing(named) || isSaidBefore(named) || takeDate(named, piece) || takeOrder(named) || takeComputed(named)
        || named.isCompared || named.isDated || takeState(named)) // of compared and dated columns, the rest follows
        return;
    show(named);
}

Composing::NamedColumn Composing::namedColumn(std::size_t term, const QuestionPiece& piece)
{
    const Term* const following = nextTerm(term) < m_terms.size() ? &m_terms[nextTerm(term)] : nullptr;
    NamedColumn named{.term = term};
    named.isCompared = following && following->kind == Term::Kind::comparison;
    named.isDated = following && following->kind == Term::Kind::days;
    named.isComputed = m_aggregate || m_extreme != Extreme::none;
    const ColumnUse use = m_duration               ? ColumnUse::date
        : named.isComputed                         ? ColumnUse::compute
        : m_mode == Mode::per                      ? ColumnUse::group
        : named.isCompared || m_comparison         ? ColumnUse::compare
        : named.isDated || m_mode == Mode::without ? ColumnUse::date
                                                   : ColumnUse::show;
    if (const auto column = columnFor(term, piece, use)) {
        named.column = worthHere(term, piece, *column);
        named.role = m_roles.roleOf(*column);
    }
    return named;
}

/// Whether a column of another table only says what the next one is: the type of fault.
bool Composing::isKindOfNext(const NamedColumn& named) const
{
    const std::size_t link = nextTerm(named.term);
    const QuestionPiece* const next = pieceOf(link) && pieceOf(link)->is(Cue::of) ? pieceOf(nextTerm(link)) : nullptr;
    return next && next->kind == QuestionPiece::Kind::column && !m_meaning.subject.isNone()
        && named.column.table != m_meaning.subject && !m_aggregate
        && std::any_of(next->columns.begin(), next->columns.end(),
                       [this](const NameMatch& match) { return match.table == m_meaning.subject; });
}

/// What a fee is called where the question is about fees, when it asks for a price or cost.
ColumnId Composing::worthHere(std::size_t term, const QuestionPiece& piece, ColumnId named) const
{
    const bool isByMeaning = piece.columns.front().score < 1;
    const std::vector<TableId> tables = near(term);
    if (!isByMeaning || tables.empty() || tables.front() == named.table
        || !isNamed(m_roles.catalog().column(named).name, NamedQuantity::price))
        return named;
    return m_roles.worthOf(tables.front()).value_or(named);
}

/// Never asked for leave, without an address, not active.
bool Composing::takeMissing(const NamedColumn& named)
{
    const bool isElsewhere = !m_meaning.subject.isNone() && !isUpward(m_meaning.subject, named.column.table);
    if (m_mode == Mode::without && isElsewhere) {
        m_mode = Mode::none;
        m_lastColumn.reset();
        m_meaning.existences.push_back({named.column.table, true, {}});
        m_openExistence = m_meaning.existences.size() - 1;
        m_isVerbExistence = true;
        return true;
    }
    if (isOfNextValue(named) && m_mode != Mode::per && !named.isComputed) // cars of the make Peugeot
        return true;
    const bool isState = named.role == ColumnRole::truth || named.role == ColumnRole::date;
    if (m_mode != Mode::without && !(m_isNegated && isState))
        return false;
    m_mode = Mode::none;
    m_isNegated = false;
    if (named.role == ColumnRole::truth)
        condition({.kind = AskedCondition::Kind::number, .column = named.column, .number = 0});
    else
        condition({.kind = AskedCondition::Kind::empty, .column = named.column});
    return true;
}

bool Composing::isOfNextValue(const NamedColumn& named) const
{
    const QuestionPiece* const next = pieceOf(nextTerm(named.term));
    return next && next->kind == QuestionPiece::Kind::value
        && std::any_of(next->values.begin(), next->values.end(),
                       [&](const ValueMatch& value) { return value.column == m_roles.stored(named.column); });
}

/// In the Italian language, above the average price: the column of the condition before it.
bool Composing::isSaidBefore(const NamedColumn& named) const
{
    if (m_meaning.conditions.empty())
        return false;
    const AskedCondition& last = m_meaning.conditions.back();
    return last.column == named.column && (last.kind == AskedCondition::Kind::values || last.isThanAverage);
}

/// A date that says what happened: how many were sold, started in May.
bool Composing::takeDate(const NamedColumn& named, const QuestionPiece& piece)
{
    if (named.role != ColumnRole::date)
        return false;
    const bool isElsewhere = !anchor().isNone() && !isUpward(anchor(), named.column.table)
        && m_joins.distance(anchor(), named.column.table) > 1;
    if (piece.isVerbForm && isElsewhere) { // bonuses paid, where only payslips have that date
        m_lastColumn.reset();
        m_out.score *= 0.85;
        return true;
    }
    const QuestionPiece* const before = named.term > 0 ? pieceOf(named.term - 1) : nullptr;
    const bool isOfRows = before && before->kind == QuestionPiece::Kind::table && m_lastTable == named.column.table;
    if (piece.isVerbForm && isOfRows && m_mode == Mode::per) { // by number of tickets sold
        m_dateOfVerb = named.column;
        m_lastColumn.reset();
        return true;
    }
    const bool mayBeEmpty = !m_roles.catalog().column(named.column).notNull;
    const AskedCondition happened{.kind = AskedCondition::Kind::empty, .column = named.column, .isNegated = true};
    const bool isCounted = m_isCounting || m_extreme != Extreme::none;
    if (isCounted && piece.isVerbForm && !m_aggregate && m_mode == Mode::none) { // of rows rather than days
        m_dateOfVerb = named.column;
        m_lastColumn.reset();
        if (named.column.table != m_meaning.subject)
            takeRows(named.term, named.column.table);
        else if (mayBeEmpty)
            condition(happened);
        return true;
    }
    if (!isVerb(named.term, piece))
        return false;
    m_dateOfVerb = named.column;
    if (!named.isDated && mayBeEmpty && (m_mode == Mode::none || m_mode == Mode::with))
        condition(happened);
    return true;
}

/// What a result is ordered or grouped by.
bool Composing::takeOrder(const NamedColumn& named)
{
    if (m_mode == Mode::order) {
        orderBy(named.column, std::nullopt, m_meaning.order && m_meaning.order->isDescending);
        return true;
    }
    if (m_mode != Mode::per)
        return false;
    if (m_isTop || m_extreme != Extreme::none) { // the largest office by area
        orderBy(named.column, std::nullopt, m_extreme != Extreme::least);
        return true;
    }
    if (m_meaning.order && m_meaning.order->measure && m_meaning.order->measure->column == named.column) {
        m_mode = Mode::none; // the best sold by quantity
        return true;
    }
    if (named.isComputed)
        return false;
    m_meaning.groups.push_back({{}, named.column, {}});
    m_mode = isNext(named.term, Cue::conjunction) ? Mode::per : Mode::none;
    return true;
}

/// A column of which something is computed or compared.
bool Composing::takeComputed(const NamedColumn& named)
{
    const ColumnId column = named.column;
    if (m_asksBoth && named.isComputed) {
        m_aggregate.reset();
        m_extreme = Extreme::none;
        measure({AskedAggregate::minimum, column.table, column});
        measure({AskedAggregate::maximum, column.table, column});
    } else if (m_isHowMuch && m_aggregate == AskedAggregate::sum
               && isNamed(m_roles.catalog().column(column).name, NamedQuantity::price)) {
        m_aggregate.reset(); // how much does it cost
        return false;
    } else if (m_aggregate) {
        measure({*m_aggregate, column.table, column});
    } else if (m_quality && named.role == ColumnRole::date && isNextKind(named.term, QuestionPiece::Kind::table)) {
        m_dateOfVerb = column; // the most recently registered patient
    } else if (m_quality && m_meaning.subject.isNone() && named.role != ColumnRole::text) { // the oldest year
        const bool isLatest = *m_quality == Quality::recent || *m_quality == Quality::young;
        m_quality.reset();
        measure({isLatest ? AskedAggregate::maximum : AskedAggregate::minimum, column.table, column});
    } else if (m_extreme != Extreme::none && named.role == ColumnRole::truth) { // the smallest room with a projector
        return false;
    } else if (m_extreme != Extreme::none) {
        if (named.role == ColumnRole::text)
            m_out.score *= 0.3;
        const bool isMost = m_extreme == Extreme::most;
        if (!m_meaning.subject.isNone() || m_asksWho || !m_shown.empty()) {
            orderBy(column, std::nullopt, isMost);
        } else {
            m_extreme = Extreme::none;
            measure({isMost ? AskedAggregate::maximum : AskedAggregate::minimum, column.table, column});
        }
    } else if (m_comparison) {
        condition(comparedWith(column, *m_comparison));
        m_comparison.reset();
    } else if (m_isCounting) {
        m_isCounting = false;
        const bool isAmount = named.role == ColumnRole::number && !m_isDistinct; // how many pages, hectares, hours
        if (named.role == ColumnRole::date && !m_isDistinct && !pieceOf(named.term)->isDateNoun)
            m_out.score *= 0.3; // number of receipts: hardly of days
        measure({isAmount ? AskedAggregate::sum : AskedAggregate::countDistinct, column.table, column});
    } else {
        return false;
    }
    return true;
}

/// What rows have: VIP guests, customers with an address.
bool Composing::takeState(const NamedColumn& named)
{
    const bool isBeforeRows =
        isNextKind(named.term, QuestionPiece::Kind::table) || isNextKind(named.term, QuestionPiece::Kind::value);
    const bool hasRows = !m_meaning.subject.isNone() || !m_meaning.conditions.empty();
    if (named.role == ColumnRole::truth && (hasRows || isBeforeRows)) {
        condition({.kind = AskedCondition::Kind::number, .column = named.column, .number = 1});
        return true;
    }
    const bool isSaid = isNext(named.term, Cue::unset) || isNext(named.term, Cue::set);
    const bool isCondition = !isSaid
        && (!m_meaning.measures.empty() || m_intent == Intent::share
            || (m_intent == Intent::none && !m_roles.catalog().column(named.column).notNull));
    if ((m_mode == Mode::with || m_intent == Intent::share) && m_intent != Intent::list && isCondition) {
        m_mode = Mode::none;
        condition({.kind = AskedCondition::Kind::empty, .column = named.column, .isNegated = true});
        return true;
    }
    const QuestionPiece* const before = named.term > 0 ? pieceOf(named.term - 1) : nullptr;
    if (!m_meaning.measures.empty() && before && before->kind == QuestionPiece::Kind::table) {
        m_out.score *= 0.9; // goals scored: the verb of what is counted
        return true;
    }
    return false;
}

/// Whether a question asks for the name of rows that have a first and a last name.
bool Composing::isGenericName(const NamedColumn& named) const
{
    const std::vector<ColumnId> label = m_roles.labelOf(named.column.table);
    return label.size() > 1 && std::find(label.begin(), label.end(), named.column) != label.end()
        && std::find(m_shown.begin(), m_shown.end(), named.column) == m_shown.end()
        && pieceOf(named.term)->columns.front().words == 1 && pieceOf(named.term)->columns.front().score < 1;
}

void Composing::show(const NamedColumn& named)
{
    if (m_isDistinct)
        m_meaning.isDistinct = true;
    const QuestionPiece* const before = named.term > 0 ? pieceOf(named.term - 1) : nullptr;
    const bool isAdded = m_mode == Mode::with || (m_shown.empty() && before && before->is(Cue::conjunction));
    m_showsAlso = m_showsAlso || (isAdded && m_isSubjectListed);
    if (isGenericName(named)) { // the name of a person is both names
        for (const ColumnId part : m_roles.labelOf(named.column.table))
            m_shown.push_back(part);
        return;
    }
    if (std::find(m_shown.begin(), m_shown.end(), named.column) == m_shown.end())
        m_shown.push_back(named.column);
}

/// Whether a date is named by what happened, as in projects started in May, rather than asked for.
bool Composing::isVerb(std::size_t term, const QuestionPiece& piece) const
{
    if (m_asksWhen || m_mode == Mode::per || m_mode == Mode::order || m_extreme != Extreme::none || m_aggregate)
        return false;
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAsked = !before || before->is(Cue::which) || before->is(Cue::list) || before->is(Cue::conjunction);
    const bool isOfRows = !m_meaning.subject.isNone() || !m_meaning.measures.empty() || !m_shown.empty();
    return !isAsked && isOfRows && !piece.isDateNoun;
}

} // namespace querymend
