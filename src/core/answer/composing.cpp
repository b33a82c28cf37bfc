#include "answer/composing.h"

#include <algorithm>
#include <utility>

namespace querymend {

Composing::Composing(const SchemaRoles& roles, const JoinMap& joins, const std::vector<Piece>& pieces,
                     CalendarDay today, const PieceChoices& choices)
    : m_roles(roles), m_joins(joins), m_pieces(pieces), m_terms(termsOf(pieces, today)), m_choices(choices),
      m_names(roles, joins), m_meaning(m_out.meaning), m_today(today)
{
    std::vector<TableId> mentioned;
    for (const Piece& piece : pieces) {
        if (piece.kind == Piece::Kind::table && !piece.tables.empty())
            mentioned.push_back(piece.tables.front().table);
    }
    m_names.setMentioned(std::move(mentioned));
}

Composed Composing::compose()
{
    for (std::size_t term = 0; term < m_terms.size(); ++term)
        take(term);
    finish();
    return std::move(m_out);
}

void Composing::take(std::size_t term)
{
    if (m_terms[term].kind == Term::Kind::comparison)
        return takeComparison(m_terms[term]);
    if (m_terms[term].kind == Term::Kind::days)
        return takeDays(m_terms[term]);
    const Piece& piece = m_pieces[m_terms[term].piece];
    switch (piece.kind) {
    case Piece::Kind::cue:
        return takeCue(term, piece);
    case Piece::Kind::table:
        return takeTable(term, piece);
    case Piece::Kind::column:
        return takeColumn(term, piece);
    case Piece::Kind::value:
        return takeValue(term, piece);
    case Piece::Kind::text:
        return takeText(term, piece);
    case Piece::Kind::number:
    case Piece::Kind::date:
        return takeNumber(term, piece);
    case Piece::Kind::unread:
        return takeUnread(term, piece);
    }
}

const Piece* Composing::pieceOf(std::size_t term) const
{
    const bool isPiece = term < m_terms.size() && m_terms[term].kind == Term::Kind::piece;
    return isPiece ? &m_pieces[m_terms[term].piece] : nullptr;
}

std::size_t Composing::nextTerm(std::size_t term) const
{
    ++term;
    while (pieceOf(term) && pieceOf(term)->isFiller())
        ++term;
    return term;
}

bool Composing::isNext(std::size_t term, Cue cue) const
{
    const Piece* const piece = pieceOf(nextTerm(term));
    return piece && piece->is(cue);
}

bool Composing::isNextKind(std::size_t term, Piece::Kind kind) const
{
    const Piece* const piece = pieceOf(nextTerm(term));
    return piece && piece->kind == kind;
}

std::size_t Composing::choiceOf(std::size_t term) const
{
    const auto chosen = m_choices.find(m_terms[term].piece);
    return chosen == m_choices.end() ? 0 : chosen->second;
}

/// The table of `X of TABLE`.
std::optional<TableId> Composing::tableAfter(std::size_t term) const
{
    std::size_t next = nextTerm(term);
    while (pieceOf(next)
           && (pieceOf(next)->is(Cue::conjunction) || pieceOf(next)->kind == Piece::Kind::column
               || pieceOf(next)->is(Cue::every)))
        next = nextTerm(next);
    const Piece* const link = pieceOf(next);
    const bool isLinked = link && (link->is(Cue::of) || link->is(Cue::in) || link->is(Cue::per));
    const Piece* const after = isLinked ? pieceOf(nextTerm(next)) : link;
    if (after && after->kind == Piece::Kind::table)
        return m_names.tables(*after).front().table;
    if (after && after->kind == Piece::Kind::value)
        return tableOfValues(isLinked ? nextTerm(next) : next);
    return std::nullopt;
}

/// The table that has all of several values in a row: of a first and a last name.
std::optional<TableId> Composing::tableOfValues(std::size_t term) const
{
    std::vector<TableId> common;
    for (bool isFirst = true; pieceOf(term) && pieceOf(term)->kind == Piece::Kind::value; term = nextTerm(term)) {
        std::vector<TableId> tables;
        for (const ValueMatch& value : pieceOf(term)->values) {
            if (isFirst || std::find(common.begin(), common.end(), value.column.table) != common.end())
                tables.push_back(value.column.table);
        }
        if (tables.empty())
            break;
        common = std::move(tables);
        isFirst = false;
    }
    return common.empty() ? std::nullopt : std::optional(common.front());
}

std::vector<TableId> Composing::near(std::size_t term) const
{
    std::vector<TableId> tables;
    const auto add = [&](TableId table) {
        if (!table.isNone() && std::find(tables.begin(), tables.end(), table) == tables.end())
            tables.push_back(table);
    };
    if (const auto next = tableAfter(term))
        add(*next);
    if (m_openExistence)
        add(m_meaning.existences[*m_openExistence].table);
    if (m_lastTable)
        add(*m_lastTable);
    add(m_meaning.subject);
    for (const AskedMeasure& measure : m_meaning.measures)
        add(measure.table);
    if (tables.empty()) {
        for (const TableId table : m_names.mentioned())
            add(table);
    }
    return tables;
}

bool Composing::isUpward(TableId from, TableId to) const
{
    return !from.isNone() && m_joins.pathAlongKeys(from, to).has_value();
}

void Composing::note(std::size_t term, Piece::Kind kind, std::string text)
{
    m_out.notes[m_terms[term].piece] = std::move(text);
    m_out.kinds[m_terms[term].piece] = kind;
}

void Composing::refuse(std::size_t term)
{
    for (std::size_t piece = m_terms[term].piece; piece < m_terms[term].piece + m_terms[term].count; ++piece)
        m_out.unread.push_back(piece);
}

std::optional<ColumnId> Composing::columnFor(std::size_t term, const Piece& piece, ColumnUse use)
{
    const std::vector<NameChoice::ChosenColumn> candidates = m_names.columns(piece, near(term), use);
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return std::nullopt;
    const ColumnId column = candidates[choice].column;
    const Table& table = m_roles.catalog().table(column.table);
    note(term, Piece::Kind::column, table.name + '.' + m_roles.catalog().column(column).name);
    m_out.score *= std::clamp(piece.columns.front().score, 0.5, 1.0);
    return column;
}

/// Price times quantity less the discount, or else an amount; units are quantities.
std::optional<AskedMeasure> Composing::metricOf(MetricWord word) const
{
    const Catalog& catalog = m_roles.catalog();
    std::optional<AskedMeasure> best;
    double bestScore = -1;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const TableId table{t};
        const auto quantity = m_roles.quantityOf(table, NamedQuantity::quantity);
        const auto price = m_roles.quantityOf(table, NamedQuantity::price);
        auto amount = m_roles.columnCalledAs(table);
        if (!amount)
            amount = m_roles.quantityOf(table, NamedQuantity::amount);
        AskedMeasure measure{AskedAggregate::sum, table};
        double score = 0;
        if (word == MetricWord::units) {
            if (!quantity)
                continue;
            measure.column = quantity;
            score = 1 + (price ? 1 : 0);
        } else if (quantity && price) {
            measure.metric = word;
            score = 3;
        } else if (amount) {
            measure.column = amount;
            score = 2;
        } else if (price && !m_roles.datesOf(table).empty() && !catalog.table(table).foreignKeys.empty()) {
            measure.column = price;
            score = 1;
        } else {
            continue;
        }
        for (const TableId mentioned : m_names.mentioned()) {
            const std::size_t distance = m_joins.distance(table, mentioned);
            score += distance >= JoinMap::far ? -1 : 0.3 - 0.05 * static_cast<double>(distance);
        }
        if (score > bestScore) {
            bestScore = score;
            best = measure;
        }
    }
    return best;
}

void Composing::orderBy(std::optional<ColumnId> column, std::optional<AskedMeasure> measure, bool isDescending)
{
    m_meaning.order = AskedOrder{column, measure, isDescending};
    m_extreme = Extreme::none;
    m_isTop = false;
}

/// A number to compute, where a word before it may say that it orders or limits the result instead.
void Composing::measure(AskedMeasure measure)
{
    if (m_comparison) {
        m_meaning.havings.push_back({measure, m_comparison->comparison, m_comparison->number, m_comparison->upper});
        m_comparison.reset();
        m_aggregate.reset();
        return;
    }
    if (m_extreme != Extreme::none || (m_isTop && m_mode == Mode::per) || m_mode == Mode::order) {
        orderBy(std::nullopt, measure,
                m_mode == Mode::order ? m_meaning.order && m_meaning.order->isDescending : m_extreme != Extreme::least);
        m_aggregate.reset();
        return;
    }
    if (m_mode == Mode::with && !m_meaning.subject.isNone()) { // with total revenue above 100
        m_averaged = measure;
    }
    m_wasMeasureFirst = m_wasMeasureFirst || m_meaning.subject.isNone();
    m_meaning.measures.push_back(measure);
    m_aggregate.reset();
}

void Composing::mention(TableId table)
{
    m_lastTable = table;
    if (m_meaning.subject.isNone() || table == m_meaning.subject)
        return;
    if (m_openExistence && isUpward(m_meaning.existences[*m_openExistence].table, table))
        return; // never borrowed a book
    if (isUpward(m_meaning.subject, table))
        return;
    const auto known = std::find_if(m_meaning.existences.begin(), m_meaning.existences.end(),
                                    [&](const AskedExistence& existence) { return existence.table == table; });
    if (known == m_meaning.existences.end()) {
        m_meaning.existences.push_back({table, false, {}});
        m_openExistence = m_meaning.existences.size() - 1;
    } else {
        m_openExistence = static_cast<std::size_t>(known - m_meaning.existences.begin());
    }
}

/// Adds a condition to the question, or to the rows that have to exist, whichever its column belongs to.
void Composing::condition(AskedCondition condition)
{
    std::vector<AskedCondition>* list = &m_meaning.conditions;
    if (m_openExistence) {
        AskedExistence& open = m_meaning.existences[*m_openExistence];
        const bool isOfSubject = condition.column.table == m_meaning.subject
            || (isUpward(m_meaning.subject, condition.column.table) && !isUpward(open.table, condition.column.table));
        if (!isOfSubject && isUpward(open.table, condition.column.table))
            list = &open.conditions;
    }
    for (AskedCondition& known : *list) {
        const bool isSame = known.kind == AskedCondition::Kind::values && condition.kind == known.kind
            && known.column == condition.column && known.isNegated == condition.isNegated;
        if (isSame) {
            known.values.insert(known.values.end(), condition.values.begin(), condition.values.end());
            return;
        }
    }
    list->push_back(std::move(condition));
}

void Composing::takeTable(std::size_t term, const Piece& piece)
{
    const std::vector<NameMatch> candidates = m_names.tables(piece);
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return refuse(term);
    const TableId table = candidates[choice].table;
    m_out.score *= std::clamp(candidates[choice].score, 0.5, 1.0);
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
    note(term, Piece::Kind::table, m_roles.catalog().table(table).name);
    // The table of `customer name` only says whose name it is.
    const std::size_t next = term + 1;
    const Piece* const following = pieceOf(next);
    const bool isQualifier = following && following->kind == Piece::Kind::column
        && std::any_of(following->columns.begin(), following->columns.end(), [&](const NameMatch& match) {
                                 return match.table == table && match.words == following->columns.front().words
                                     && m_roles.roleOf(match.columnId()) != ColumnRole::date;
                             });
    if (isQualifier && (m_mode == Mode::per || !m_meaning.subject.isNone() || m_aggregate || m_isCounting)) {
        m_lastTable = table;
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
    // Total payments: their amounts rather than their number.
    const auto amount = m_roles.quantityOf(table, NamedQuantity::amount);
    if (m_aggregate && !m_isCounting && amount && *m_aggregate != AskedAggregate::count) {
        m_lastTable = table;
        return measure({*m_aggregate, table, amount});
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
bool Composing::isRatherValue(const Piece& piece, TableId named) const
{
    return !m_meaning.subject.isNone() && named != m_meaning.subject
        && std::any_of(piece.values.begin(), piece.values.end(),
                       [&](const ValueMatch& value) { return value.column.table == m_meaning.subject; });
}

void Composing::takeColumn(std::size_t term, const Piece& piece)
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
    if (isRatherValue(piece, column->table))
        return takeValue(term, piece);
    m_lastColumn = column;
    const ColumnRole role = m_roles.roleOf(*column);
    const bool isElsewhere = !m_meaning.subject.isNone() && !isUpward(m_meaning.subject, column->table);
    if (m_mode == Mode::without && isElsewhere) { // never asked for leave
        m_mode = Mode::none;
        m_lastColumn.reset();
        m_meaning.existences.push_back({column->table, true, {}});
        m_openExistence = m_meaning.existences.size() - 1;
        return;
    }
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
        return measure({AskedAggregate::countDistinct, column->table, column});
    }
    if (isCompared || isDated)
        return; // the condition follows
    if (role == ColumnRole::truth && !m_meaning.subject.isNone())
        return condition({.kind = AskedCondition::Kind::number, .column = *column, .number = 1});
    const bool isSaid = isNext(term, Cue::unset) || isNext(term, Cue::set);
    const bool isCondition = !isSaid
        && (!m_meaning.measures.empty() || m_intent == Intent::share
            || (m_intent == Intent::none && !m_roles.catalog().column(*column).notNull));
    if (m_mode == Mode::with && m_intent != Intent::list && isCondition) {
        m_mode = Mode::none;
        return condition({.kind = AskedCondition::Kind::empty, .column = *column, .isNegated = true});
    }
    const Piece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!m_meaning.measures.empty() && before && before->kind == Piece::Kind::table) {
        m_out.score *= 0.9; // goals scored: the verb of what is counted
        return;
    }
    if (m_isDistinct)
        m_meaning.isDistinct = true;
    if (std::find(m_shown.begin(), m_shown.end(), *column) == m_shown.end())
        m_shown.push_back(*column);
}

/// Whether a date is named by what happened, as in projects started in May, rather than asked for.
bool Composing::isVerb(std::size_t term, const Piece& piece) const
{
    if (m_asksWhen || m_mode == Mode::per || m_mode == Mode::order || m_extreme != Extreme::none || m_aggregate)
        return false;
    const Piece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAsked = !before || before->is(Cue::which) || before->is(Cue::list) || before->is(Cue::conjunction);
    return !isAsked && !m_meaning.subject.isNone() && !piece.isDateNoun;
}

void Composing::takeValue(std::size_t term, const Piece& piece)
{
    // Not yet shipped: a date that is empty, rather than another status.
    if (m_mode == Mode::without && !piece.columns.empty()) {
        const auto dates = m_names.columns(piece, near(term), ColumnUse::date);
        if (!dates.empty() && m_roles.roleOf(dates.front().column) == ColumnRole::date)
            return takeColumn(term, piece);
    }
    const std::size_t next = nextTerm(term);
    const bool isDated = next < m_terms.size() && m_terms[next].kind == Term::Kind::days;
    if (!piece.columns.empty() && (isDated || m_asksWhen)) {
        const auto dates = m_names.columns(piece, near(term), ColumnUse::date);
        if (!dates.empty() && m_roles.roleOf(dates.front().column) == ColumnRole::date)
            return takeColumn(term, piece);
    }
    std::vector<TableId> tables = near(term);
    if (term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->kind == Piece::Kind::value && !m_meaning.conditions.empty())
        tables.insert(tables.begin(), m_meaning.conditions.back().column.table); // first and last name
    if (isNextKind(term, Piece::Kind::table))                                    // cancelled orders
        tables.insert(tables.begin(), m_names.tables(*pieceOf(nextTerm(term))).front().table);
    std::vector<ValueMatch> candidates = m_names.values(piece, tables);
    if (m_lastColumn) {
        std::stable_partition(candidates.begin(), candidates.end(),
                              [&](const ValueMatch& value) { return value.column == *m_lastColumn; });
    }
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return refuse(term);
    const ValueMatch& value = candidates[choice];
    const Catalog& catalog = m_roles.catalog();
    note(term, Piece::Kind::value,
         catalog.table(value.column.table).name + '.' + catalog.column(value.column).name + " = " + value.value);
    m_out.score *= std::clamp(piece.values.front().score, 0.6, 1.0);
    std::erase(m_shown, value.column);
    const bool isNegated = std::exchange(m_isNegated, false) || m_mode == Mode::without;
    if (m_mode == Mode::without)
        m_mode = Mode::none;
    condition({.kind = AskedCondition::Kind::values,
               .column = value.column,
               .values = {value.value},
               .isNegated = isNegated});
    m_lastColumn.reset();
}

void Composing::takeText(std::size_t term, const Piece& piece)
{
    if (!piece.values.empty())
        return takeValue(term, piece);
    std::optional<ColumnId> column = m_lastColumn;
    if (!column && !m_meaning.subject.isNone())
        column = m_roles.labelOf(m_meaning.subject).front();
    if (!column)
        return refuse(term);
    std::erase(m_shown, *column);
    note(term, Piece::Kind::text, m_roles.catalog().column(*column).name + " = " + piece.text);
    condition({.kind = AskedCondition::Kind::values,
               .column = *column,
               .values = {piece.text},
               .isNegated = std::exchange(m_isNegated, false)});
}

/// A number without a word of comparison: of rows, of a limit, or the value of a column.
void Composing::takeNumber(std::size_t term, const Piece& piece)
{
    const double number = piece.kind == Piece::Kind::number ? piece.number : piece.cue.argument;
    note(term, Piece::Kind::number, {});
    const Piece* const following = pieceOf(nextTerm(term));
    const bool isBeforeExtreme =
        following && (following->is(Cue::quality) || following->is(Cue::most) || following->is(Cue::least));
    if (m_isTop || m_firstOrLast != 0 || m_extreme != Extreme::none || m_quality || isBeforeExtreme) {
        if (number >= 1)
            m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (following && following->kind == Piece::Kind::table && !m_meaning.subject.isNone()) {
        m_comparison = m_terms[term];
        m_comparison->comparison = AskedComparison::equal;
        m_comparison->number = number;
        return;
    }
    if (m_lastColumn) {
        std::erase(m_shown, *m_lastColumn);
        return condition({.kind = AskedCondition::Kind::number, .column = *m_lastColumn, .number = number});
    }
    if (following && following->kind == Piece::Kind::table) {
        m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (!m_meaning.subject.isNone()) { // order 17
        const std::vector<ColumnId> key = m_roles.keyOf(m_meaning.subject);
        if (key.size() == 1)
            return condition({.kind = AskedCondition::Kind::number, .column = key.front(), .number = number});
    }
    refuse(term);
}

void Composing::takeComparison(const Term& term)
{
    m_out.notes[term.piece] = {};
    m_out.kinds[term.piece] = Piece::Kind::number;
    if (term.isAge && !m_meaning.subject.isNone() && !m_lastColumn)
        m_lastColumn = m_roles.quantityOf(m_meaning.subject, NamedQuantity::birth);
    if (m_averaged) { // with total revenue above 100
        m_meaning.measures.pop_back();
        m_meaning.havings.push_back({*m_averaged, term.comparison, term.number, term.upper});
        m_averaged.reset();
        return;
    }
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::date && !term.isAge)
        m_lastColumn.reset();                                                // who made five or more offers
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::date) { // older than 40
        const CalendarDay born = moved(m_today, DateUnit::year, -static_cast<int>(term.number));
        const bool isOlder = term.comparison == AskedComparison::more || term.comparison == AskedComparison::atLeast;
        condition({.kind = AskedCondition::Kind::days,
                   .column = *m_lastColumn,
                   .days = isOlder ? DaySpan{std::nullopt, born} : DaySpan{born, std::nullopt}});
        m_lastColumn.reset();
        return;
    }
    const bool isNumber = m_lastColumn && m_roles.roleOf(*m_lastColumn) != ColumnRole::text;
    if (!isNumber) {
        m_comparison = term;
        return;
    }
    std::erase(m_shown, *m_lastColumn);
    condition({.kind = AskedCondition::Kind::number,
               .column = *m_lastColumn,
               .comparison = term.comparison,
               .number = term.number,
               .upper = term.upper});
    m_lastColumn.reset();
}

void Composing::takeDays(const Term& term)
{
    for (std::size_t piece = term.piece; piece < term.piece + term.count; ++piece) {
        m_out.kinds[piece] = Piece::Kind::date;
        m_out.notes[piece] = (term.days.from ? isoDate(*term.days.from) : std::string("…")) + " – "
            + (term.days.to ? isoDate(*term.days.to) : std::string("…"));
    }
    PendingDays pending{term.days, {}, m_openExistence, false};
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::date) {
        pending.column = m_lastColumn;
        std::erase(m_shown, *m_lastColumn);
    } else if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::number
               && isNamed(m_roles.catalog().column(*m_lastColumn).name, NamedQuantity::year)) {
        pending.column = m_lastColumn;
        std::erase(m_shown, *m_lastColumn);
    }
    m_lastColumn.reset();
    m_days.push_back(pending);
}

void Composing::takeUnread(std::size_t term, const Piece& piece)
{
    // An unknown name after a column or after `named` is a value that the index does not have.
    if (piece.isCapital && m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::text)
        m_out.score *= 0.5;
    refuse(term);
}

} // namespace querymend
