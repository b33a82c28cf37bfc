#include "answer/composing.h"

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
    for (std::uint32_t t = 0; t < m_roles.catalog().tableCount(); ++t) {
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
    note(term, QuestionPiece::Kind::table, m_roles.catalog().table(table).name);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (before && before->kind == QuestionPiece::Kind::column && m_lastColumn && m_lastColumn->table == table
        && m_meaning.order && m_meaning.order->column == m_lastColumn)
        return; // by amount paid: the verb of the amount
    // The table of `customer name` only says whose name it is.
    const std::size_t next = term + 1;
    const QuestionPiece* const following = pieceOf(next);
    const bool isOfValue = isNextKind(next, QuestionPiece::Kind::value); // cars of the make Peugeot
    const bool isQualifier = following && following->kind == QuestionPiece::Kind::column && !isOfValue
        && std::any_of(following->columns.begin(), following->columns.end(), [&](const NameMatch& match) {
                                 return match.table == table && match.words == following->columns.front().words
                                     && m_roles.roleOf(match.columnId()) != ColumnRole::date;
                             });
    if (isQualifier && (m_mode == Mode::per || !m_meaning.subject.isNone() || m_aggregate || m_isCounting)) {
        m_lastTable = table;
        m_qualifier = table;
        return;
    }
    if (m_isCounting && m_mode == Mode::per && (m_quality || m_meaning.limit > 0)) { // the most popular by bookings
        const bool isDescending = m_quality != Quality::rare;
        m_isCounting = false;
        m_quality.reset();
        m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
        return orderBy(std::nullopt, AskedMeasure{AskedAggregate::count, table}, isDescending);
    }
    if (m_mode == Mode::per && !m_isTop) {
        m_meaning.groups.push_back({table, {}, {}});
        m_lastTable = table;
        m_mode = isNext(term, Cue::conjunction) ? Mode::per : Mode::none;
        return;
    }
    if (m_mode == Mode::without) {
        m_meaning.existences.push_back({table, true, {}});
        m_openExistence = m_meaning.existences.size() - 1;
        m_lastTable = table;
        m_mode = Mode::none;
        return;
    }
    // Total payments: their amounts rather than their number.
    auto amount = m_roles.columnCalledAs(table);
    if (!amount)
        amount = m_roles.quantityOf(table, NamedQuantity::amount);
    if (m_aggregate && !m_isCounting && amount && *m_aggregate != AskedAggregate::count) {
        m_lastTable = table;
        return measure({*m_aggregate, table, amount});
    }
    const AskedMeasure rows{m_isDistinct ? AskedAggregate::countDistinct : AskedAggregate::count, table};
    const bool isComputed =
        m_comparison || m_extreme != Extreme::none || (m_isTop && m_mode == Mode::per) || m_mode == Mode::order;
    if (isComputed
        && !(m_extreme != Extreme::none && m_meaning.subject.isNone() && m_shown.empty() && !m_asksWho
             && m_meaning.groups.empty() && !m_isCounting)) {
        m_isCounting = false;
        m_lastTable = table;
        return measure(rows);
    }
    if (m_isCounting || m_aggregate == AskedAggregate::sum || m_aggregate == AskedAggregate::average) {
        m_isAverageCount = m_isAverageCount || m_aggregate == AskedAggregate::average;
        m_isCounting = false;
        m_lastTable = table;
        measure(rows);
        if (m_meaning.subject.isNone())
            m_meaning.subject = table;
        return;
    }
    if (m_meaning.subject.isNone()) {
        m_meaning.subject = table;
        m_isSubjectListed = m_meaning.measures.empty();
        m_lastTable = table;
        return;
    }
    mention(table);
    m_mode = Mode::none;
}

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
    const Term* const following = nextTerm(term) < m_terms.size() ? &m_terms[nextTerm(term)] : nullptr;
    const bool isCompared = following && following->kind == Term::Kind::comparison;
    const bool isDated = following && following->kind == Term::Kind::days;
    const bool isComputed = m_aggregate || m_extreme != Extreme::none;
    const ColumnUse use = isComputed         ? ColumnUse::compute
        : m_mode == Mode::per                ? ColumnUse::group
        : isCompared || m_comparison         ? ColumnUse::compare
        : isDated || m_mode == Mode::without ? ColumnUse::date
                                             : ColumnUse::show;
    const auto column = columnFor(term, piece, use);
    if (!column)
        return refuse(term);
    m_lastColumn = column;
    const ColumnRole role = m_roles.roleOf(*column);
    const bool isElsewhere = !m_meaning.subject.isNone() && !isUpward(m_meaning.subject, column->table);
    if (m_mode == Mode::without && isElsewhere) { // never asked for leave
        m_mode = Mode::none;
        m_lastColumn.reset();
        m_meaning.existences.push_back({column->table, true, {}});
        m_openExistence = m_meaning.existences.size() - 1;
        m_isVerbExistence = true;
        return;
    }
    const QuestionPiece* const named = pieceOf(nextTerm(term));
    const bool isOfValue = named && named->kind == QuestionPiece::Kind::value
        && std::any_of(named->values.begin(), named->values.end(),
                       [&](const ValueMatch& value) { return value.column == *column; });
    if (isOfValue && m_mode != Mode::per && !m_aggregate && m_extreme == Extreme::none) // cars of the make Peugeot
        return;
    const bool isNegatedState = m_isNegated && (role == ColumnRole::truth || role == ColumnRole::date);
    if (m_mode == Mode::without || isNegatedState) {
        m_mode = Mode::none;
        m_isNegated = false;
        if (role == ColumnRole::truth)
            return condition({.kind = AskedCondition::Kind::number, .column = *column, .number = 0});
        return condition({.kind = AskedCondition::Kind::empty, .column = *column});
    }
    const std::vector<AskedCondition>& known = m_meaning.conditions;
    if (!known.empty() && known.back().kind == AskedCondition::Kind::values && known.back().column == *column)
        return; // in the Italian language
    const bool isCounted = m_isCounting || m_extreme != Extreme::none;
    if (role == ColumnRole::date && isCounted && !piece.isDateNoun && !m_aggregate && m_mode == Mode::none) {
        // How many were sold, who gets the most orders: of rows rather than days.
        m_dateOfVerb = column;
        m_lastColumn.reset();
        if (column->table != m_meaning.subject)
            return takeRows(term, column->table);
        if (!m_roles.catalog().column(*column).notNull)
            condition({.kind = AskedCondition::Kind::empty, .column = *column, .isNegated = true});
        return;
    }
    if (role == ColumnRole::date && isVerb(term, piece)) {
        m_dateOfVerb = column;
        if (!isDated && !m_roles.catalog().column(*column).notNull && (m_mode == Mode::none || m_mode == Mode::with))
            condition({.kind = AskedCondition::Kind::empty, .column = *column, .isNegated = true});
        return;
    }
    if (m_mode == Mode::order)
        return orderBy(column, std::nullopt, m_meaning.order && m_meaning.order->isDescending);
    if (m_mode == Mode::per && (m_isTop || m_extreme != Extreme::none)) // the largest office by area
        return orderBy(column, std::nullopt, m_extreme != Extreme::least);
    const bool isOfOrder = m_meaning.order && m_meaning.order->measure && m_meaning.order->measure->column == column;
    if (m_mode == Mode::per && isOfOrder) { // the best sold by quantity
        m_mode = Mode::none;
        return;
    }
    if (m_mode == Mode::per && !isComputed) {
        m_meaning.groups.push_back({{}, column, {}});
        m_mode = isNext(term, Cue::conjunction) ? Mode::per : Mode::none;
        return;
    }
    if (m_aggregate && m_asksBoth) {
        m_aggregate.reset();
        measure({AskedAggregate::minimum, column->table, column});
        return measure({AskedAggregate::maximum, column->table, column});
    }
    if (m_aggregate) {
        const AskedMeasure computed{*m_aggregate, column->table, column};
        return measure(computed);
    }
    if (m_asksBoth && m_extreme != Extreme::none) {
        m_extreme = Extreme::none;
        measure({AskedAggregate::maximum, column->table, column});
        return measure({AskedAggregate::minimum, column->table, column});
    }
    if (m_quality && m_meaning.subject.isNone() && role != ColumnRole::text) { // the oldest year
        const bool isLatest = *m_quality == Quality::recent || *m_quality == Quality::young;
        m_quality.reset();
        return measure({isLatest ? AskedAggregate::maximum : AskedAggregate::minimum, column->table, column});
    }
    if (m_extreme != Extreme::none) {
        const bool isOrder = !m_meaning.subject.isNone() || m_asksWho || !m_shown.empty();
        if (isOrder)
            return orderBy(column, std::nullopt, m_extreme == Extreme::most);
        const AskedAggregate aggregate = m_extreme == Extreme::most ? AskedAggregate::maximum : AskedAggregate::minimum;
        m_extreme = Extreme::none;
        return measure({aggregate, column->table, column});
    }
    if (m_comparison) {
        condition({.kind = AskedCondition::Kind::number,
                   .column = *column,
                   .comparison = m_comparison->comparison,
                   .number = m_comparison->number,
                   .upper = m_comparison->upper});
        m_comparison.reset();
        return;
    }
    if (m_isCounting) {
        m_isCounting = false;
        const bool isAmount = role == ColumnRole::number && !m_isDistinct; // how many pages, hectares, hours
        return measure({isAmount ? AskedAggregate::sum : AskedAggregate::countDistinct, column->table, column});
    }
    if (isCompared || isDated)
        return;                                                             // the condition follows
    const bool isBeforeRows = isNextKind(term, QuestionPiece::Kind::table); // VIP guests
    if (role == ColumnRole::truth && (!m_meaning.subject.isNone() || isBeforeRows))
        return condition({.kind = AskedCondition::Kind::number, .column = *column, .number = 1});
    const bool isSaid = isNext(term, Cue::unset) || isNext(term, Cue::set);
    const bool isCondition = !isSaid
        && (!m_meaning.measures.empty() || m_intent == Intent::share
            || (m_intent == Intent::none && !m_roles.catalog().column(*column).notNull));
    if (m_mode == Mode::with && m_intent != Intent::list && isCondition) {
        m_mode = Mode::none;
        return condition({.kind = AskedCondition::Kind::empty, .column = *column, .isNegated = true});
    }
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!m_meaning.measures.empty() && before && before->kind == QuestionPiece::Kind::table) {
        m_out.score *= 0.9; // goals scored: the verb of what is counted
        return;
    }
    if (m_isDistinct)
        m_meaning.isDistinct = true;
    m_showsAlso = m_showsAlso || (m_mode == Mode::with && m_isSubjectListed);
    if (std::find(m_shown.begin(), m_shown.end(), *column) == m_shown.end())
        m_shown.push_back(*column);
}

/// Whether a date is named by what happened, as in projects started in May, rather than asked for.
bool Composing::isVerb(std::size_t term, const QuestionPiece& piece) const
{
    if (m_asksWhen || m_mode == Mode::per || m_mode == Mode::order || m_extreme != Extreme::none || m_aggregate)
        return false;
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAsked = !before || before->is(Cue::which) || before->is(Cue::list) || before->is(Cue::conjunction);
    return !isAsked && !m_meaning.subject.isNone() && !piece.isDateNoun;
}

} // namespace querymend
