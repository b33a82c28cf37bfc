#include "answer/valuereader.h"

#include "answer/columnreader.h"
#include "answer/nearbytables.h"
#include "prompt/linking/words.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

/// The least score of values in another form, but not of another word.
constexpr double sameLanguage = 0.85;

} // namespace

void ValueReader::readName(std::size_t term, const QuestionPiece& piece)
{
    const auto named = m_draft.names.columns(piece, tablesNear(m_draft, term), ColumnUse::show);
    if (!named.empty() && isRatherValue(piece, named.front().column.table))
        return read(term, piece);
    m_columns.read(term, piece);
}

/// Whether a value of the table that the question is about fits better than a name of another table.
bool ValueReader::isRatherValue(const QuestionPiece& piece, TableId named) const
{
    const TableId about = m_pending.lastTable.value_or(m_meaning.subject);
    return !about.isNone() && named != about
        && std::any_of(piece.values.begin(), piece.values.end(),
                       [&](const ValueMatch& value) { return value.column.table == about; });
}

/// Whether a table is that of the question or one that its rows belong to, or named in it.
bool ValueReader::isAtHand(TableId table) const
{
    const std::vector<TableId>& mentioned = m_draft.names.mentioned();
    if (std::find(mentioned.begin(), mentioned.end(), table) != mentioned.end())
        return true;
    const TableId subject = m_draft.anchor();
    if (subject.isNone())
        return true;
    return subject == table || (m_draft.isUpward(subject, table) && m_draft.joins.distance(subject, table) <= 1);
}

/// Whether a word that is not written as a name may be a value of the table: it comes before the table or after a
/// preposition, or the question is about the table.
bool ValueReader::isSaidOf(std::size_t term, TableId table) const
{
    if (m_terms.isNextKind(term, QuestionPiece::Kind::table))
        return m_draft.names.tables(*m_terms.pieceOf(m_terms.nextTerm(term))).front().table == table;
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const bool isAfterPreposition = before && (before->is(Cue::in) || before->is(Cue::from) || before->is(Cue::of));
    const TableId subject = m_draft.anchor();
    const std::vector<TableId>& mentioned = m_draft.names.mentioned();
    return isAfterPreposition || subject.isNone() || subject == table || m_pending.lastTable == table
        || std::find(mentioned.begin(), mentioned.end(), table) != mentioned.end();
}

/// Whether a word that may be a value is rather the name of a date: never shipped, submitted per month.
bool ValueReader::isDate(std::size_t term, const QuestionPiece& piece) const
{
    if (piece.columns.empty())
        return false;
    const std::size_t next = m_terms.nextTerm(term);
    const bool isDated = (next < m_terms.size() && m_terms[next].kind == Term::Kind::days) || isByTime(term, piece);
    // Not yet shipped: a date that is empty, rather than another status.
    if (m_pending.mode != AskedMode::without && !isDated && !m_pending.asksWhen && !m_pending.duration)
        return false;
    const auto dates = m_draft.names.columns(piece, tablesNear(m_draft, term), ColumnUse::date);
    return !dates.empty() && m_roles.roleOf(dates.front().column) == ColumnRole::date;
}

/// The meanings of a value, those of the tables and columns around it first.
std::vector<ValueMatch> ValueReader::candidatesFor(std::size_t term, const QuestionPiece& piece) const
{
    std::vector<TableId> tables = tablesNear(m_draft, term);
    if (term > 0 && m_terms.pieceOf(term - 1) && m_terms.pieceOf(term - 1)->kind == QuestionPiece::Kind::value
        && !m_meaning.conditions.empty())
        tables.insert(tables.begin(), m_meaning.conditions.back().column.table); // first and last name
    if (m_terms.isNextKind(term, QuestionPiece::Kind::table))                    // cancelled orders
        tables.insert(tables.begin(), m_draft.names.tables(*m_terms.pieceOf(m_terms.nextTerm(term))).front().table);
    const TwinTables::Twin* const twin = m_roles.tables().find(m_meaning.subject);
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const bool isOfOwner = twin && before
        && (before->is(Cue::of) || before->is(Cue::in)
            || (m_pending.asksWho && before->kind == QuestionPiece::Kind::table)
            || (!m_meaning.conditions.empty() && m_meaning.conditions.back().column.table == twin->owner));
    if (isOfOwner) // the manager of Rossi
        tables = {twin->owner};
    std::vector<ValueMatch> candidates = m_draft.names.values(piece, tables);
    if (const QuestionPiece* const named = m_terms.pieceOf(m_terms.nextTerm(term));
        named && named->kind == QuestionPiece::Kind::column) {
        std::stable_partition(candidates.begin(), candidates.end(), [&](const ValueMatch& value) { // the billing team
            return std::any_of(named->columns.begin(), named->columns.end(),
                               [&](const NameMatch& match) { return match.columnId() == value.column; });
        });
    }
    if (m_pending.lastColumn) {
        std::stable_partition(candidates.begin(), candidates.end(),
                              [&](const ValueMatch& value) { return value.column == *m_pending.lastColumn; });
    }
    return candidates;
}

void ValueReader::read(std::size_t term, const QuestionPiece& piece)
{
    if (isDate(term, piece))
        return m_columns.read(term, piece);
    if (isVerbOfState(term, piece)) {
        m_draft.note(term, QuestionPiece::Kind::cue, {});
        m_draft.out.score *= 0.9;
        return;
    }
    const std::vector<ValueMatch> candidates = candidatesFor(term, piece);
    const std::size_t choice = m_terms.choiceOf(term);
    if (choice >= candidates.size())
        return m_draft.refuse(term);
    const bool isEven = candidates.size() > 1 && candidates[0].score - candidates[1].score < 0.01
        && candidates[0].column.table != candidates[1].column.table;
    if (isEven && m_draft.anchor().isNone() && !m_pending.lastColumn) // trams, of vehicles or of lines
        m_draft.out.score *= 0.65;
    const ValueMatch& value = candidates[choice];
    if (piece.isVerbForm && !piece.isCapital && !m_draft.anchor().isNone() && !isAtHand(value.column.table)) {
        m_draft.note(term, QuestionPiece::Kind::cue, {}); // bonuses paid, where only payslips have that state
        m_draft.out.score *= 0.85;
        return;
    }
    if (piece.values.front().score < sameLanguage && !isAtHand(value.column.table))
        return m_draft.refuse(term); // a translation of what something else is called
    const Catalog& catalog = m_roles.catalog();
    m_draft.choose(candidates.front().score, value.score);
    m_draft.note(term, QuestionPiece::Kind::value,
                 catalog.table(value.column.table).name + '.' + catalog.column(value.column).name + " = "
                     + value.value);
    m_draft.out.score *= std::clamp(piece.values.front().score, 0.6, 1.0);
    if (!piece.isCapital && piece.kind == QuestionPiece::Kind::value && !isSaidOf(term, value.column.table))
        m_draft.out.score *= 0.5; // an ordinary word, which hardly means a value of another table
    const QuestionPiece* const link = m_terms.pieceBefore(term);
    const bool isListed = link && (link->is(Cue::conjunction) || link->is(Cue::alternative) || link->is(Cue::negation));
    const bool isSecond =
        std::any_of(m_meaning.conditions.begin(), m_meaning.conditions.end(), [&](const AskedCondition& known) {
            return known.kind == AskedCondition::Kind::values && known.column == value.column && !known.isNegated;
        });
    if (isSecond && !isListed) // rejected requests: not also requested
        m_draft.out.score *= 0.3;
    std::erase(m_pending.shown, value.column);
    const bool isNegated =
        std::exchange(m_pending.isNegated, m_pending.isNeither) || m_pending.mode == AskedMode::without;
    if (m_pending.mode == AskedMode::without)
        m_pending.mode = AskedMode::none;
    m_draft.condition({.kind = AskedCondition::Kind::values,
                       .column = value.column,
                       .values = {value.value},
                       .isNegated = isNegated});
    m_pending.lastColumn.reset();
}

/// Submitted per month: the dates on which it happened rather than those that are in this state.
bool ValueReader::isByTime(std::size_t term, const QuestionPiece& piece) const
{
    const QuestionPiece* const link = m_terms.pieceOf(m_terms.nextTerm(term));
    const bool isGrouping = link && (link->is(Cue::per) || link->is(Cue::every));
    const QuestionPiece* const unit = isGrouping ? m_terms.pieceOf(m_terms.nextTerm(m_terms.nextTerm(term))) : nullptr;
    return piece.isVerbForm && isGrouping && (link->cue.argument > 0 || (unit && unit->is(Cue::unit)));
}

/// Opened last week, never opened a ticket, who plays for: what happened rather than the state of a row.
bool ValueReader::isVerbOfState(std::size_t term, const QuestionPiece& piece) const
{
    constexpr double otherForm = 0.93;
    if (piece.values.empty() || piece.isCapital)
        return false;
    const std::size_t next = m_terms.nextTerm(term);
    if (m_terms.isNext(term, Cue::most) || m_terms.isNext(term, Cue::least)) // who open the most tickets
        return m_pending.asksWho || !m_meaning.subject.isNone();
    const bool isOtherForm = piece.values.front().score < otherForm;
    if (isOtherForm && (m_pending.mode == AskedMode::without || m_pending.asksWho))
        return true;
    const bool isDated = next < m_terms.size() && m_terms[next].kind == Term::Kind::days;
    const std::string stored = foldedValue(piece.values.front().value);
    const bool isLonger = piece.range.end - piece.range.begin > stored.size(); // opened, of open
    return isOtherForm && isDated && isLonger && piece.isVerbForm && piece.values.front().score > 0.85;
}

void ValueReader::readText(std::size_t term, const QuestionPiece& piece)
{
    if (!piece.values.empty())
        return read(term, piece);
    std::optional<ColumnId> column = m_pending.lastColumn;
    if (!column && !m_meaning.subject.isNone())
        column = m_roles.labelOf(m_meaning.subject).front();
    if (!column)
        return m_draft.refuse(term);
    std::erase(m_pending.shown, *column);
    m_draft.note(term, QuestionPiece::Kind::text, m_roles.catalog().column(*column).name + " = " + piece.text);
    m_draft.condition({.kind = AskedCondition::Kind::values,
                       .column = *column,
                       .values = {piece.text},
                       .isNegated = std::exchange(m_pending.isNegated, false)});
}

void ValueReader::readNumber(std::size_t term, const QuestionPiece& piece)
{
    const double number = piece.kind == QuestionPiece::Kind::number ? piece.number : piece.cue.argument;
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const TableId named = before && before->kind == QuestionPiece::Kind::table && m_pending.lastTable
        ? *m_pending.lastTable
        : m_meaning.subject;
    const bool isStored = std::any_of(piece.values.begin(), piece.values.end(),
                                      [&](const ValueMatch& value) { return value.column.table == named; });
    if (isStored && named == m_pending.lastTable && !m_pending.isTop
        && m_pending.extreme == AskedExtreme::none) // line 8
        return read(term, piece);
    m_draft.note(term, QuestionPiece::Kind::number, {});
    const QuestionPiece* const following = m_terms.pieceOf(m_terms.nextTerm(term));
    const bool isBeforeExtreme =
        following && (following->is(Cue::quality) || following->is(Cue::most) || following->is(Cue::least));
    if (m_pending.isTop || m_pending.firstOrLast != 0 || m_pending.extreme != AskedExtreme::none || m_pending.quality
        || isBeforeExtreme) {
        if (number >= 1)
            m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (following && following->kind == QuestionPiece::Kind::table && !m_meaning.subject.isNone()) {
        m_pending.comparison = m_terms[term];
        m_pending.comparison->comparison = AskedComparison::equal;
        m_pending.comparison->number = number;
        return;
    }
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::number) {
        std::erase(m_pending.shown, *m_pending.lastColumn);
        return m_draft.condition(
            {.kind = AskedCondition::Kind::number, .column = *m_pending.lastColumn, .number = number});
    }
    if (following && following->kind == QuestionPiece::Kind::table) {
        m_meaning.limit = static_cast<std::uint32_t>(number);
        return;
    }
    if (!named.isNone()) { // order 17
        const std::vector<ColumnId> key = m_roles.keyOf(named);
        if (key.size() == 1)
            return m_draft.condition({.kind = AskedCondition::Kind::number, .column = key.front(), .number = number});
    }
    m_draft.refuse(term);
}

void ValueReader::readUnknown(std::size_t term, const QuestionPiece& piece)
{
    // An unknown name after a column or after `named` is a value that the index does not have.
    if (piece.isCapital && m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::text)
        m_draft.out.score *= 0.5;
    m_draft.refuse(term);
}

} // namespace querymend
