#include "answer/rangereader.h"

#include <string>

namespace querymend {

namespace {

/// The first and the last day; a span ends before the day that it names.
std::string noteOf(const DaySpan& days)
{
    const std::string first = days.from ? isoDate(*days.from) : "…";
    const std::string last = days.to ? isoDate(moved(*days.to, DateUnit::day, -1)) : "…";
    return first == last ? first : first + " – " + last;
}

} // namespace

AskedCondition RangeReader::comparedWith(ColumnId column, const Term& comparison) const
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

void RangeReader::readComparison(const Term& term)
{
    m_draft.out.notes[term.piece] = {};
    m_draft.out.kinds[term.piece] = QuestionPiece::Kind::number;
    if (term.isAge && !m_meaning.subject.isNone() && !m_pending.lastColumn)
        m_pending.lastColumn = m_roles.quantityOf(m_meaning.subject, NamedQuantity::birth);
    if (term.quantity && !m_meaning.subject.isNone())
        m_pending.lastColumn = m_draft.columnOf(m_meaning.subject, *term.quantity);
    if (m_pending.averaged && !term.isThanAverage) { // with total revenue above 100
        m_meaning.measures.pop_back();
        m_meaning.havings.push_back({*m_pending.averaged, term.comparison, term.number, term.upper});
        m_pending.averaged.reset();
        return;
    }
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::date && !term.isAge)
        m_pending.lastColumn.reset(); // who made five or more offers
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::date
        && !term.isThanAverage) { // older than 40
        const CalendarDay born = moved(m_draft.today, DateUnit::year, -static_cast<int>(term.number));
        const bool isOlder = term.comparison == AskedComparison::more || term.comparison == AskedComparison::atLeast;
        m_draft.condition({.kind = AskedCondition::Kind::days,
                           .column = *m_pending.lastColumn,
                           .days = isOlder ? DaySpan{std::nullopt, born} : DaySpan{born, std::nullopt}});
        m_pending.lastColumn.reset();
        return;
    }
    const bool isNumber = m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) != ColumnRole::text;
    if (!isNumber) {
        if (m_pending.comparison)
            finish();
        if (m_pending.comparison)
            m_draft.out.score *= 0.3; // what the first one compares is not known
        m_pending.comparison = term;
        return;
    }
    std::erase(m_pending.shown, *m_pending.lastColumn);
    m_draft.condition(comparedWith(*m_pending.lastColumn, term));
    if (!term.isThanAverage) // the column may be named again
        m_pending.lastColumn.reset();
}

bool RangeReader::compareWithTwin(std::size_t term, AskedComparison comparison)
{
    const QuestionPiece* const with = m_terms.pieceOf(m_terms.nextTerm(term));
    if (!with || with->kind != QuestionPiece::Kind::table || m_meaning.subject.isNone())
        return false;
    const TableId table = m_draft.names.tables(*with).front().table;
    const TwinTables::Twin* const twin = m_roles.tables().find(table);
    if (!twin || twin->owner != m_meaning.subject || twin->original != m_meaning.subject)
        return false;
    Term compared = m_terms[term];
    compared.comparison = comparison;
    compared.than = table;
    readComparison(compared);
    return true;
}

/// Customers who ordered at least 10 times; products over 100.
void RangeReader::finish()
{
    if (!m_pending.comparison)
        return;
    const bool isNumber = !m_pending.comparison->isThanAverage && !m_pending.comparison->than;
    if (isNumber && !m_meaning.subject.isNone() && !m_meaning.existences.empty()
        && !m_meaning.existences.back().isNegated && m_meaning.existences.back().conditions.empty()) {
        const AskedMeasure counted{AskedAggregate::count, m_meaning.existences.back().table};
        m_meaning.existences.pop_back();
        m_pending.openExistence.reset();
        m_meaning.havings.push_back(
            {counted, m_pending.comparison->comparison, m_pending.comparison->number, m_pending.comparison->upper});
        m_pending.comparison.reset();
        return;
    }
    TableId about = m_meaning.subject;
    if (about.isNone() && !m_meaning.conditions.empty())
        about = m_meaning.conditions.front().column.table;
    const auto column = about.isNone() ? std::nullopt : m_roles.worthOf(about);
    if (!column)
        return;
    m_draft.condition(comparedWith(*column, *m_pending.comparison));
    m_pending.comparison.reset();
    m_draft.out.score *= 0.9;
}

void RangeReader::readDays(const Term& term)
{
    for (std::size_t piece = term.piece; piece < term.piece + term.count; ++piece) {
        m_draft.out.kinds[piece] = QuestionPiece::Kind::date;
        m_draft.out.notes[piece] = noteOf(term.days);
    }
    PendingDays pending{term.days, {}, m_pending.openExistence};
    const QuestionPiece* before = term.piece > 0 ? &m_terms.pieces()[term.piece - 1] : nullptr;
    pending.isOfState = before && before->kind == QuestionPiece::Kind::value && before->isVerbForm;
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::date) {
        pending.column = m_pending.lastColumn;
        std::erase(m_pending.shown, *m_pending.lastColumn);
    } else if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::number
               && isNamed(m_roles.catalog().column(*m_pending.lastColumn).name, NamedQuantity::year)) {
        pending.column = m_pending.lastColumn;
        std::erase(m_pending.shown, *m_pending.lastColumn);
    }
    m_pending.lastColumn.reset();
    m_pending.days.push_back(pending);
}

} // namespace querymend
