#include "answer/composing.h"
#include "prompt/linking/words.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The first and the last day; a span ends before the day that it names.
std::string noteOf(const DaySpan& days)
{
    const std::string first = days.from ? isoDate(*days.from) : "…";
    const std::string last = days.to ? isoDate(moved(*days.to, DateUnit::day, -1)) : "…";
    return first == last ? first : first + " – " + last;
}

/// The least score of values in another form, but not of another word.
constexpr double sameLanguage = 0.85;

} // namespace

/// Whether a table is that of the question or one that its rows belong to, or named in it.
bool Composing::isAtHand(TableId table) const
{
    const std::vector<TableId>& mentioned = m_names.mentioned();
    if (std::find(mentioned.begin(), mentioned.end(), table) != mentioned.end())
        return true;
    const TableId subject = anchor();
    if (subject.isNone())
        return true;
    return subject == table || (isUpward(subject, table) && m_joins.distance(subject, table) <= 1);
}

/// Whether a word that is not written as a name may be a value of the table: it comes before the table or after a
/// preposition, or the question is about the table.
bool Composing::isSaidOf(std::size_t term, TableId table) const
{
    if (isNextKind(term, QuestionPiece::Kind::table))
        return m_names.tables(*pieceOf(nextTerm(term))).front().table == table;
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAfterPreposition = before && (before->is(Cue::in) || before->is(Cue::from) || before->is(Cue::of));
    const TableId subject = anchor();
    const std::vector<TableId>& mentioned = m_names.mentioned();
    return isAfterPreposition || subject.isNone() || subject == table || m_lastTable == table
        || std::find(mentioned.begin(), mentioned.end(), table) != mentioned.end();
}

void Composing::takeValue(std::size_t term, const QuestionPiece& piece)
{
    // Not yet shipped: a date that is empty, rather than another status.
    if (m_mode == Mode::without && !piece.columns.empty()) {
        const auto dates = m_names.columns(piece, near(term), ColumnUse::date);
        if (!dates.empty() && m_roles.roleOf(dates.front().column) == ColumnRole::date)
            return takeNamedColumn(term, piece);
    }
    const std::size_t next = nextTerm(term);
    const bool isDated = (next < m_terms.size() && m_terms[next].kind == Term::Kind::days) || isByTime(term, piece);
    if (!piece.columns.empty() && (isDated || m_asksWhen || m_duration)) {
        const auto dates = m_names.columns(piece, near(term), ColumnUse::date);
        if (!dates.empty() && m_roles.roleOf(dates.front().column) == ColumnRole::date)
            return takeNamedColumn(term, piece);
    }
    if (isVerbOfState(term, piece)) {
        note(term, QuestionPiece::Kind::cue, {});
        m_out.score *= 0.9;
        return;
    }
    std::vector<TableId> tables = near(term);
    if (term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->kind == QuestionPiece::Kind::value
        && !m_meaning.conditions.empty())
        tables.insert(tables.begin(), m_meaning.conditions.back().column.table); // first and last name
    if (isNextKind(term, QuestionPiece::Kind::table))                            // cancelled orders
        tables.insert(tables.begin(), m_names.tables(*pieceOf(nextTerm(term))).front().table);
    const TwinTables::Twin* const twin = m_roles.tables().find(m_meaning.subject);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isOfOwner = twin && before
        && (before->is(Cue::of) || before->is(Cue::in) || (m_asksWho && before->kind == QuestionPiece::Kind::table)
            || (!m_meaning.conditions.empty() && m_meaning.conditions.back().column.table == twin->owner));
    if (isOfOwner) // the manager of Rossi
        tables = {twin->owner};
    std::vector<ValueMatch> candidates = m_names.values(piece, tables);
    if (const QuestionPiece* const named = pieceOf(nextTerm(term));
        named && named->kind == QuestionPiece::Kind::column) {
        std::stable_partition(candidates.begin(), candidates.end(), [&](const ValueMatch& value) { // the billing team
            return std::any_of(named->columns.begin(), named->columns.end(),
                               [&](const NameMatch& match) { return match.columnId() == value.column; });
        });
    }
    if (m_lastColumn) {
        std::stable_partition(candidates.begin(), candidates.end(),
                              [&](const ValueMatch& value) { return value.column == *m_lastColumn; });
    }
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return refuse(term);
    const bool isEven = candidates.size() > 1 && candidates[0].score - candidates[1].score < 0.01
        && candidates[0].column.table != candidates[1].column.table;
    if (isEven && anchor().isNone() && !m_lastColumn) // trams, of vehicles or of lines
        m_out.score *= 0.65;
    const ValueMatch& value = candidates[choice];
    if (piece.isVerbForm && !piece.isCapital && !anchor().isNone() && !isAtHand(value.column.table)) {
        note(term, QuestionPiece::Kind::cue, {}); // bonuses paid, where only payslips have that state
        m_out.score *= 0.85;
        return;
    }
    if (piece.values.front().score < sameLanguage && !isAtHand(value.column.table))
        return refuse(term); // a translation of what something else is called
    const Catalog& catalog = m_roles.catalog();
    choose(candidates.front().score, value.score);
    note(term, QuestionPiece::Kind::value,
         catalog.table(value.column.table).name + '.' + catalog.column(value.column).name + " = " + value.value);
    m_out.score *= std::clamp(piece.values.front().score, 0.6, 1.0);
    if (!piece.isCapital && piece.kind == QuestionPiece::Kind::value && !isSaidOf(term, value.column.table))
        m_out.score *= 0.5; // an ordinary word, which hardly means a value of another table
    const QuestionPiece* const link = pieceBefore(term);
    const bool isListed = link && (link->is(Cue::conjunction) || link->is(Cue::alternative) || link->is(Cue::negation));
    const bool isSecond =
        std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(), [&](const AskedCondition& known) {
            return known.kind == AskedCondition::Kind::values && known.column == value.column && !known.isNegated;
        });
    if (isSecond && !isListed) // rejected requests: not also requested
        m_out.score *= 0.3;
    std::erase(m_shown, value.column);
    const bool isNegated = std::exchange(m_isNegated, m_isNeither) || m_mode == Mode::without;
    if (m_mode == Mode::without)
        m_mode = Mode::none;
    condition({.kind = AskedCondition::Kind::values,
               .column = value.column,
               .values = {value.value},
               .isNegated = isNegated});
    m_lastColumn.reset();
}

/// Submitted per month: the dates on which it happened rather than those that are in this state.
bool Composing::isByTime(std::size_t term, const QuestionPiece& piece) const
{
    const QuestionPiece* const link = pieceOf(nextTerm(term));
    const bool isGrouping = link && (link->is(Cue::per) || link->is(Cue::every));
    const QuestionPiece* const unit = isGrouping ? pieceOf(nextTerm(nextTerm(term))) : nullptr;
    return piece.isVerbForm && isGrouping && (link->cue.argument > 0 || (unit && unit->is(Cue::unit)));
}

/// Opened last week, never opened a ticket, who plays for: what happened rather than the state of a row.
bool Composing::isVerbOfState(std::size_t term, const QuestionPiece& piece) const
{
    constexpr double otherForm = 0.93;
    if (piece.values.empty() || piece.isCapital)
        return false;
    const std::size_t next = nextTerm(term);
    if (isNext(term, Cue::most) || isNext(term, Cue::least)) // who open the most tickets
        return m_asksWho || !m_meaning.subject.isNone();
    const bool isOtherForm = piece.values.front().score < otherForm;
    if (isOtherForm && (m_mode == Mode::without || m_asksWho))
        return true;
    const bool isDated = next < m_terms.size() && m_terms[next].kind == Term::Kind::days;
    const std::string stored = foldedValue(piece.values.front().value);
    const bool isLonger = piece.range.end - piece.range.begin > stored.size(); // opened, of open
    return isOtherForm && isDated && isLonger && piece.isVerbForm && piece.values.front().score > 0.85;
}

void Composing::takeText(std::size_t term, const QuestionPiece& piece)
{
    if (!piece.values.empty())
        return takeValue(term, piece);
    std::optional<ColumnId> column = m_lastColumn;
    if (!column && !m_meaning.subject.isNone())
        column = m_roles.labelOf(m_meaning.subject).front();
    if (!column)
        return refuse(term);
    std::erase(m_shown, *column);
    note(term, QuestionPiece::Kind::text, m_roles.catalog().column(*column).name + " = " + piece.text);
    condition({.kind = AskedCondition::Kind::values,
               .column = *column,
               .values = {piece.text},
               .isNegated = std::exchange(m_isNegated, false)});
}

/// A number without a word of comparison: of rows, of a limit, or the value of a column.
void Composing::takeNumber(std::size_t term, const QuestionPiece& piece)
{
    const double number = piece.kind == QuestionPiece::Kind::number ? piece.number : piece.cue.argument;
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const TableId named =
        before && before->kind == QuestionPiece::Kind::table && m_lastTable ? *m_lastTable : m_meaning.subject;
    const bool isStored = std::any_of(piece.values.begin(), piece.values.end(),
                                      [&](const ValueMatch& value) { return value.column.table == named; });
    if (isStored && named == m_lastTable && !m_isTop && m_extreme == Extreme::none) // line 8
        return takeValue(term, piece);
    note(term, QuestionPiece::Kind::number, {});
    const QuestionPiece* const following = pieceOf(nextTerm(term));
    const bool isBeforeExtreme =
        following && (following->is(Cue::quality) || following->is(Cue::most) || following->is(Cue::least));
    if (m_isTop || m_firstOrLast != 0 || m_extreme != Extreme::none || m_quality || isBeforeExtreme) {
        if (number >= 1)
            m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (following && following->kind == QuestionPiece::Kind::table && !m_meaning.subject.isNone()) {
        m_comparison = m_terms[term];
        m_comparison->comparison = AskedComparison::equal;
        m_comparison->number = number;
        return;
    }
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::number) {
        std::erase(m_shown, *m_lastColumn);
        return condition({.kind = AskedCondition::Kind::number, .column = *m_lastColumn, .number = number});
    }
    if (following && following->kind == QuestionPiece::Kind::table) {
        m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (!named.isNone()) { // order 17
        const std::vector<ColumnId> key = m_roles.keyOf(named);
        if (key.size() == 1)
            return condition({.kind = AskedCondition::Kind::number, .column = key.front(), .number = number});
    }
    refuse(term);
}

/// The condition that a comparison makes of a column.
AskedCondition Composing::comparedWith(ColumnId column, const Term& comparison) const
{
    const double factor = comparison.unit ? factorFor(m_roles.catalog().column(column).name, *comparison.unit) : 1;
    AskedCondition made{.kind = AskedCondition::Kind::number,
                        .column = column,
                        .comparison = comparison.comparison,
                        .number = comparison.number * factor,
                        .upper = comparison.upper * factor,
                        .isThanAverage = comparison.isThanAverage};
    if (comparison.than)
        made.than = ColumnId{*comparison.than, column.index};
    return made;
}

void Composing::takeComparison(const Term& term)
{
    m_out.notes[term.piece] = {};
    m_out.kinds[term.piece] = QuestionPiece::Kind::number;
    if (term.isAge && !m_meaning.subject.isNone() && !m_lastColumn)
        m_lastColumn = m_roles.quantityOf(m_meaning.subject, NamedQuantity::birth);
    if (term.quantity && !m_meaning.subject.isNone())
        m_lastColumn = columnOf(m_meaning.subject, *term.quantity);
    if (m_averaged && !term.isThanAverage) { // with total revenue above 100
        m_meaning.measures.pop_back();
        m_meaning.havings.push_back({*m_averaged, term.comparison, term.number, term.upper});
        m_averaged.reset();
        return;
    }
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::date && !term.isAge)
        m_lastColumn.reset(); // who made five or more offers
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::date && !term.isThanAverage) { // older than 40
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
        if (m_comparison)
            finishComparison();
        if (m_comparison)
            m_out.score *= 0.3; // what the first one compares is not known
        m_comparison = term;
        return;
    }
    std::erase(m_shown, *m_lastColumn);
    condition(comparedWith(*m_lastColumn, term));
    if (!term.isThanAverage) // the column may be named again
        m_lastColumn.reset();
}

void Composing::takeDays(const Term& term)
{
    for (std::size_t piece = term.piece; piece < term.piece + term.count; ++piece) {
        m_out.kinds[piece] = QuestionPiece::Kind::date;
        m_out.notes[piece] = noteOf(term.days);
    }
    PendingDays pending{term.days, {}, m_openExistence};
    const QuestionPiece* before = term.piece > 0 ? &m_pieces[term.piece - 1] : nullptr;
    pending.isOfState = before && before->kind == QuestionPiece::Kind::value && before->isVerbForm;
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

void Composing::takeUnread(std::size_t term, const QuestionPiece& piece)
{
    // An unknown name after a column or after `named` is a value that the index does not have.
    if (piece.isCapital && m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::text)
        m_out.score *= 0.5;
    refuse(term);
}

} // namespace querymend
