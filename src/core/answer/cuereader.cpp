#include "answer/cuereader.h"

#include "answer/measurereader.h"
#include "answer/nearbytables.h"
#include "answer/rangereader.h"
#include "answer/tablereader.h"
#include "answer/valuereader.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

/// Whether one adjective is at the other end of what the other measures.
bool isOpposite(Quality one, Quality other)
{
    constexpr std::pair<Quality, Quality> ends[] = {
        {Quality::expensive, Quality::cheap},
        {Quality::old, Quality::young},
        {Quality::longLasting, Quality::shortLasting},
        {Quality::big, Quality::small},
        {Quality::busy, Quality::rare},
        {Quality::recent, Quality::early},
        {Quality::fast, Quality::slow},
        {Quality::good, Quality::bad},
        {Quality::heavy, Quality::light},
    };
    return std::any_of(std::begin(ends), std::end(ends), [&](const std::pair<Quality, Quality>& pair) {
        return pair == std::pair(one, other) || pair == std::pair(other, one);
    });
}

/// Whether the adjective is said of what has much.
bool isOfMuch(Quality quality)
{
    switch (quality) {
    case Quality::cheap:
    case Quality::early:
    case Quality::old:
    case Quality::shortLasting:
    case Quality::small:
    case Quality::rare:
    case Quality::fast:
    case Quality::bad:
    case Quality::light:
        return false;
    default:
        return true;
    }
}

} // namespace

void CueReader::read(std::size_t term, const QuestionPiece& piece)
{
    m_draft.note(term, QuestionPiece::Kind::cue, {});
    switch (piece.cue.cue) {
    case Cue::filler:
        return readFiller(term, piece);
    case Cue::currency:
    case Cue::noun:
    case Cue::every:
        if (piece.is(Cue::every) && m_pending.mode != AskedMode::per)
            m_pending.mode = AskedMode::per;
        return;
    case Cue::list:
        if (m_pending.intent == AskedIntent::none)
            m_pending.intent = AskedIntent::list;
        return;
    case Cue::which:
        return readWhich(piece);
    case Cue::people:
        return readPeople(term, piece);
    case Cue::howMany:
        return readHowMany(term, piece);
    case Cue::howMuch:
        m_pending.isHowMuch = true;
        m_pending.aggregate = m_pending.aggregate.value_or(AskedAggregate::sum);
        return;
    case Cue::total:
        return m_measures.readAggregate(term, AskedAggregate::sum);
    case Cue::average:
        return m_measures.readAggregate(term, AskedAggregate::average);
    case Cue::most:
    case Cue::least:
        return readExtreme(term, piece);
    case Cue::top:
        m_pending.isTop = true;
        return;
    case Cue::first:
        if (m_pending.quality && term > 0 && m_terms.pieceOf(term - 1) && m_terms.pieceOf(term - 1)->is(Cue::quality))
            m_pending.isSorted = true; // longest first
        else
            m_pending.firstOrLast = 1;
        return;
    case Cue::last:
        m_pending.firstOrLast = -1;
        return;
    case Cue::distinct:
        m_pending.isDistinct = true;
        return;
    case Cue::share:
        m_pending.intent = AskedIntent::share;
        return;
    case Cue::per:
        if (piece.cue.argument > 0) {
            m_meaning.groups.push_back({{}, {}, static_cast<DateUnit>(piece.cue.argument - 1)});
            return;
        }
        m_pending.mode = AskedMode::per;
        m_pending.lastColumn.reset();
        return;
    case Cue::without:
        m_pending.mode = AskedMode::without;
        return;
    case Cue::with:
        m_pending.asksWhere = m_pending.asksWhere || (piece.cue.argument == 1 && term == 0);
        if (m_pending.mode != AskedMode::without) // never had
            m_pending.mode = AskedMode::with;
        return;
    case Cue::negation:
        m_pending.isNegated = true;
        m_pending.isNeither = m_pending.isNeither || piece.cue.argument == 2;
        return;
    case Cue::both:
        m_pending.isOfBoth = true;
        return;
    case Cue::overdue:
        m_pending.isOverdue = true;
        return;
    case Cue::conjunction:
    case Cue::alternative:
        if (m_pending.mode == AskedMode::without && piece.is(Cue::conjunction))
            m_pending.mode = AskedMode::none;
        return;
    case Cue::ordered:
        m_pending.mode = AskedMode::order;
        return;
    case Cue::ascending:
    case Cue::descending:
        if (m_meaning.order)
            m_meaning.order->isDescending = piece.is(Cue::descending);
        else
            m_meaning.order = AskedOrder{{}, {}, piece.is(Cue::descending)};
        return;
    case Cue::alphabetical:
        m_meaning.order = AskedOrder{{}, {}, false};
        return;
    case Cue::quality:
        return readQuality(piece);
    case Cue::metric:
        return m_measures.readMetric(term, piece);
    case Cue::unit:
        return m_measures.readUnit(term, piece);
    case Cue::number:
        return m_values.readNumber(term, piece);
    case Cue::unset:
    case Cue::set:
        return readEmptiness(term, piece);
    case Cue::compared:
        m_pending.isCompared = true;
        return;
    case Cue::current:
        m_pending.isCurrent = true;
        return;
    case Cue::next:
    case Cue::ago:
        m_pending.isOpenEnded = true;
        return;
    case Cue::more: // without a number
    case Cue::less:
        m_pending.isOpenEnded =
            !m_ranges.compareWithTwin(term, piece.is(Cue::more) ? AskedComparison::more : AskedComparison::less);
        return;
    case Cue::before:
    case Cue::after:
        m_pending.dateOrder = piece.is(Cue::after) ? AskedComparison::more : AskedComparison::less;
        return;
    case Cue::between:
        m_pending.isOpenEnded = !m_pending.duration;
        return;
    case Cue::atLeast:
    case Cue::atMost:
        m_pending.isOpenEnded = true;
        return;
    case Cue::equal:
    case Cue::orMore:
    case Cue::orLess:
    case Cue::of:
    case Cue::in:
    case Cue::from:
    case Cue::to:
    case Cue::until:
    case Cue::month:
    case Cue::quarter:
    case Cue::today:
    case Cue::yesterday:
    case Cue::named:
        return;
    }
}

void CueReader::readFiller(std::size_t term, const QuestionPiece& piece)
{
    if (piece.cue.argument == 2) // it may have meant something
        m_draft.out.score *= 0.92;
    m_pending.saysStill = m_pending.saysStill || piece.cue.argument == 3;
    if (piece.cue.argument == 4 && !m_terms.isNext(term, Cue::quality) && !m_terms.isNext(term, Cue::most)
        && !m_terms.isNext(term, Cue::least))
        m_draft.out.score *= 0.3; // the most, of what is no word for it
}

void CueReader::readWhich(const QuestionPiece& piece)
{
    m_pending.asksWhen = m_pending.asksWhen || piece.cue.argument == 2;
    m_pending.asksWhere = m_pending.asksWhere || piece.cue.argument == 3;
    if (piece.cue.argument >= askedQuantity(NamedQuantity{}))
        m_pending.askedQuantity = static_cast<NamedQuantity>(piece.cue.argument - askedQuantity(NamedQuantity{}));
    m_pending.asksWho = m_pending.asksWho || (piece.cue.argument == 1 && m_meaning.subject.isNone());
}

void CueReader::readPeople(std::size_t term, const QuestionPiece& piece)
{
    if (!piece.columns.empty()
        && m_draft.names.columns(piece, tablesNear(m_draft, term), ColumnUse::compare).front().column.table
            == m_meaning.subject)
        return m_values.readName(term, piece); // for more than 16 people
    return m_tables.readPeople(term);
}

void CueReader::readHowMany(std::size_t term, const QuestionPiece& piece)
{
    if (m_pending.mode == AskedMode::without
        && m_terms.isNextKind(term, QuestionPiece::Kind::column)) // without a number of a phone
        return;
    m_pending.isCounting = true;
    m_pending.isAverageCount = m_pending.isAverageCount || piece.cue.argument == 4;
    if (piece.cue.argument == 3)
        return m_tables.readPeople(term);
    m_pending.isDistinct = m_pending.isDistinct || piece.cue.argument == 1;
}

void CueReader::readExtreme(std::size_t term, const QuestionPiece& piece)
{
    if (piece.cue.argument == 1) {
        return m_measures.readAggregate(term, piece.is(Cue::most) ? AskedAggregate::maximum : AskedAggregate::minimum);
    }
    m_pending.asksBoth =
        m_pending.extreme != AskedExtreme::none && (m_pending.extreme == AskedExtreme::most) != piece.is(Cue::most);
    m_pending.extreme = piece.is(Cue::most) ? AskedExtreme::most : AskedExtreme::least;
    m_pending.isTop = m_pending.isTop || piece.cue.argument == 2;
    m_pending.isSized = piece.cue.argument == 4;
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::number
        && !m_terms.isNextKind(term, QuestionPiece::Kind::table)) {
        // Il budget più alto: the adjective follows.
        std::erase(m_pending.shown, *m_pending.lastColumn);
        const ColumnId column = *m_pending.lastColumn;
        const AskedAggregate aggregate =
            m_pending.extreme == AskedExtreme::most ? AskedAggregate::maximum : AskedAggregate::minimum;
        const bool isOrder =
            (!m_meaning.subject.isNone() && m_pending.isSubjectListed) || m_pending.asksWho || m_meaning.limit > 0;
        if (isOrder)
            return m_draft.orderBy(column, std::nullopt, m_pending.extreme == AskedExtreme::most);
        m_pending.extreme = AskedExtreme::none;
        m_draft.measure({aggregate, column.table, column});
    }
}

void CueReader::readQuality(const QuestionPiece& piece)
{
    if (m_pending.quality && isOpposite(*m_pending.quality, static_cast<Quality>(piece.cue.argument))) {
        m_pending.asksBoth = true; // the cheapest and dearest
        m_pending.extreme = AskedExtreme::most;
        m_pending.quality.reset();
        return;
    }
    if (m_meaning.order && m_meaning.order->column && m_pending.mode == AskedMode::order) { // by price, dearest first
        m_meaning.order->isDescending = isOfMuch(static_cast<Quality>(piece.cue.argument));
        return;
    }
    m_pending.quality = static_cast<Quality>(piece.cue.argument);
    m_pending.extreme = AskedExtreme::none;
}

void CueReader::readEmptiness(std::size_t term, const QuestionPiece& piece)
{
    if (!m_pending.lastColumn && !m_pending.shown.empty())
        m_pending.lastColumn = m_pending.shown.back();
    if (!m_pending.lastColumn && piece.is(Cue::unset)) { // missing an energy class
        m_pending.mode = AskedMode::without;
        return;
    }
    if (!m_pending.lastColumn)
        return m_draft.refuse(term);
    std::erase(m_pending.shown, *m_pending.lastColumn);
    m_draft.condition(
        {.kind = AskedCondition::Kind::empty, .column = *m_pending.lastColumn, .isNegated = piece.is(Cue::set)});
    m_pending.lastColumn.reset();
}

} // namespace querymend
