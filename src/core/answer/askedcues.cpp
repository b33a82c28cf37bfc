#include "answer/composing.h"

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

/// A word that means something whatever the schema is.
void Composing::takeCue(std::size_t term, const QuestionPiece& piece)
{
    note(term, QuestionPiece::Kind::cue, {});
    switch (piece.cue.cue) {
    case Cue::filler:
        if (piece.cue.argument == 2) // it may have meant something
            m_out.score *= 0.92;
        m_saysStill = m_saysStill || piece.cue.argument == 3;
        if (piece.cue.argument == 4 && !isNext(term, Cue::quality) && !isNext(term, Cue::most)
            && !isNext(term, Cue::least))
            m_out.score *= 0.3; // the most, of what is no word for it
        return;
    case Cue::currency:
    case Cue::noun:
    case Cue::every:
        if (piece.is(Cue::every) && m_mode != Mode::per)
            m_mode = Mode::per;
        return;
    case Cue::list:
        if (m_intent == Intent::none)
            m_intent = Intent::list;
        return;
    case Cue::which:
        m_asksWhen = m_asksWhen || piece.cue.argument == 2;
        m_asksWhere = m_asksWhere || piece.cue.argument == 3;
        if (piece.cue.argument >= askedQuantity(NamedQuantity{}))
            m_askedQuantity = static_cast<NamedQuantity>(piece.cue.argument - askedQuantity(NamedQuantity{}));
        m_asksWho = m_asksWho || (piece.cue.argument == 1 && m_meaning.subject.isNone());
        return;
    case Cue::people:
        if (!piece.columns.empty()
            && m_names.columns(piece, near(term), ColumnUse::compare).front().column.table == m_meaning.subject)
            return takeColumn(term, piece); // for more than 16 people
        return takePeople(term);
    case Cue::howMany:
        if (m_mode == Mode::without && isNextKind(term, QuestionPiece::Kind::column)) // without a number of a phone
            return;
        m_isCounting = true;
        m_isAverageCount = m_isAverageCount || piece.cue.argument == 4;
        if (piece.cue.argument == 3)
            return takePeople(term);
        m_isDistinct = m_isDistinct || piece.cue.argument == 1;
        return;
    case Cue::howMuch:
        m_isHowMuch = true;
        m_aggregate = m_aggregate.value_or(AskedAggregate::sum);
        return;
    case Cue::total:
        return takeAggregate(term, AskedAggregate::sum);
    case Cue::average:
        return takeAggregate(term, AskedAggregate::average);
    case Cue::most:
    case Cue::least:
        if (piece.cue.argument == 1) {
            return takeAggregate(term, piece.is(Cue::most) ? AskedAggregate::maximum : AskedAggregate::minimum);
        }
        m_asksBoth = m_extreme != Extreme::none && (m_extreme == Extreme::most) != piece.is(Cue::most);
        m_extreme = piece.is(Cue::most) ? Extreme::most : Extreme::least;
        m_isTop = m_isTop || piece.cue.argument == 2;
        m_isSized = piece.cue.argument == 4;
        if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::number
            && !isNextKind(term, QuestionPiece::Kind::table)) {
            // Il budget più alto: the adjective follows.
            std::erase(m_shown, *m_lastColumn);
            const ColumnId column = *m_lastColumn;
            const AskedAggregate aggregate =
                m_extreme == Extreme::most ? AskedAggregate::maximum : AskedAggregate::minimum;
            const bool isOrder = (!m_meaning.subject.isNone() && m_isSubjectListed) || m_asksWho || m_meaning.limit > 0;
            if (isOrder)
                return orderBy(column, std::nullopt, m_extreme == Extreme::most);
            m_extreme = Extreme::none;
            measure({aggregate, column.table, column});
        }
        return;
    case Cue::top:
        m_isTop = true;
        return;
    case Cue::first:
        if (m_quality && term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->is(Cue::quality))
            m_isSorted = true; // longest first
        else
            m_firstOrLast = 1;
        return;
    case Cue::last:
        m_firstOrLast = -1;
        return;
    case Cue::distinct:
        m_isDistinct = true;
        return;
    case Cue::share:
        m_intent = Intent::share;
        return;
    case Cue::per:
        if (piece.cue.argument > 0) {
            m_meaning.groups.push_back({{}, {}, static_cast<DateUnit>(piece.cue.argument - 1)});
            return;
        }
        m_mode = Mode::per;
        m_lastColumn.reset();
        return;
    case Cue::without:
        m_mode = Mode::without;
        return;
    case Cue::with:
        m_asksWhere = m_asksWhere || (piece.cue.argument == 1 && term == 0);
        if (m_mode != Mode::without) // never had
            m_mode = Mode::with;
        return;
    case Cue::negation:
        m_isNegated = true;
        m_isNeither = m_isNeither || piece.cue.argument == 2;
        return;
    case Cue::both:
        m_isOfBoth = true;
        return;
    case Cue::overdue:
        m_isOverdue = true;
        return;
    case Cue::conjunction:
    case Cue::alternative:
        if (m_mode == Mode::without && piece.is(Cue::conjunction))
            m_mode = Mode::none;
        return;
    case Cue::ordered:
        m_mode = Mode::order;
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
        if (m_quality && isOpposite(*m_quality, static_cast<Quality>(piece.cue.argument))) {
            m_asksBoth = true; // the cheapest and dearest
            m_extreme = Extreme::most;
            m_quality.reset();
            return;
        }
        if (m_meaning.order && m_meaning.order->column && m_mode == Mode::order) { // by price, dearest first
            m_meaning.order->isDescending = isOfMuch(static_cast<Quality>(piece.cue.argument));
            return;
        }
        m_quality = static_cast<Quality>(piece.cue.argument);
        m_extreme = Extreme::none;
        return;
    case Cue::metric:
        return takeMetric(term, piece);
    case Cue::unit:
        return takeUnit(term, piece);
    case Cue::number:
        return takeNumber(term, piece);
    case Cue::unset:
    case Cue::set:
        if (!m_lastColumn && !m_shown.empty())
            m_lastColumn = m_shown.back();
        if (!m_lastColumn && piece.is(Cue::unset)) { // missing an energy class
            m_mode = Mode::without;
            return;
        }
        if (!m_lastColumn)
            return refuse(term);
        std::erase(m_shown, *m_lastColumn);
        condition({.kind = AskedCondition::Kind::empty, .column = *m_lastColumn, .isNegated = piece.is(Cue::set)});
        m_lastColumn.reset();
        return;
    case Cue::compared:
        m_isCompared = true;
        return;
    case Cue::current:
        m_isCurrent = true;
        return;
    case Cue::next:
    case Cue::ago:
        m_isOpenEnded = true;
        return;
    case Cue::more: // without a number
    case Cue::less:
        m_isOpenEnded = !compareWithTwin(term, piece.is(Cue::more) ? AskedComparison::more : AskedComparison::less);
        return;
    case Cue::before:
    case Cue::after:
        m_dateOrder = piece.is(Cue::after) ? AskedComparison::more : AskedComparison::less;
        return;
    case Cue::between:
        m_isOpenEnded = !m_duration;
        return;
    case Cue::atLeast:
    case Cue::atMost:
        m_isOpenEnded = true;
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

} // namespace querymend
