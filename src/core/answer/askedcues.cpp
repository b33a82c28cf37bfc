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
        return;
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
        m_asksWho = m_asksWho || (piece.cue.argument == 1 && m_meaning.subject.isNone());
        return;
    case Cue::people:
        return takePeople(term);
    case Cue::howMany:
        m_isCounting = true;
        m_isAverageCount = m_isAverageCount || piece.cue.argument == 4;
        if (piece.cue.argument == 3)
            return takePeople(term);
        m_isDistinct = m_isDistinct || piece.cue.argument == 1;
        return;
    case Cue::howMuch:
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
    case Cue::between:
    case Cue::more:
    case Cue::less:
    case Cue::atLeast:
    case Cue::atMost: // without a number
        m_isOpenEnded = true;
        return;
    case Cue::equal:
    case Cue::orMore:
    case Cue::orLess:
    case Cue::of:
    case Cue::in:
    case Cue::from:
    case Cue::to:
    case Cue::before:
    case Cue::after:
    case Cue::until:
    case Cue::month:
    case Cue::quarter:
    case Cue::today:
    case Cue::yesterday:
    case Cue::named:
        return;
    }
}

/// An aggregate of what follows or, in Italian and Russian, of what is before it.
void Composing::takeAggregate(std::size_t term, AskedAggregate aggregate)
{
    const QuestionPiece& piece = *pieceOf(term);
    const bool isAfterwards = piece.is(Cue::average) && piece.cue.argument == 2;
    if (isAfterwards && (m_isCounting || !m_meaning.measures.empty())) { // on average
        if (!m_meaning.measures.empty() && (m_meaning.measures.back().column || m_meaning.measures.back().metric))
            m_meaning.measures.back().aggregate = aggregate;
        else
            m_isAverageCount = true;
        return;
    }
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::number && term > 0 && pieceOf(term - 1)
        && pieceOf(term - 1)->kind == QuestionPiece::Kind::column && m_mode == Mode::none) {
        std::erase(m_shown, *m_lastColumn);
        m_aggregate = aggregate;
        return measure({aggregate, m_lastColumn->table, m_lastColumn});
    }
    const bool isOfMetric =
        !m_meaning.measures.empty() && term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->is(Cue::metric);
    if (isOfMetric) {
        m_meaning.measures.back().aggregate = aggregate;
        return;
    }
    const bool isEnd = aggregate == AskedAggregate::minimum || aggregate == AskedAggregate::maximum;
    const bool wasEnd = m_aggregate == AskedAggregate::minimum || m_aggregate == AskedAggregate::maximum;
    m_asksBoth = m_asksBoth || (isEnd && wasEnd && m_aggregate != aggregate);
    const std::size_t next = nextTerm(term);
    const auto worth = m_meaning.subject.isNone() ? std::nullopt : m_roles.worthOf(m_meaning.subject);
    if (aggregate == AskedAggregate::sum && worth && next < m_terms.size()
        && m_terms[next].kind == Term::Kind::comparison) { // offers for a sum above 100
        m_lastColumn = worth;
        return;
    }
    m_aggregate = aggregate;
}

void Composing::takeMetric(std::size_t term, const QuestionPiece& piece)
{
    if (piece.metric)
        return takeGivenMetric(term, piece);
    const auto found = metricOf(static_cast<MetricWord>(piece.cue.argument));
    if (!found && !piece.columns.empty())
        return takeColumn(term, piece);
    if (!found && !piece.values.empty())
        return takeValue(term, piece);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!found && before && before->kind == QuestionPiece::Kind::table
        && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units) {
        m_out.score *= 0.85; // tickets sold: the verb of what is counted
        return;
    }
    if (!found)
        return refuse(term);
    // How many units were sold, and how much: the number asked for.
    const bool isVerbOfCount = m_isCounting
        || (!m_meaning.measures.empty() && m_extreme == Extreme::none && !m_comparison
            && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units);
    note(term, QuestionPiece::Kind::cue, m_roles.catalog().table(found->table).name);
    if (isVerbOfCount && !m_isCounting)
        return;
    m_isCounting = false;
    AskedMeasure measured = *found;
    if (m_aggregate == AskedAggregate::average || m_aggregate == AskedAggregate::maximum
        || m_aggregate == AskedAggregate::minimum)
        measured.aggregate = *m_aggregate;
    m_lastTable = m_lastTable.value_or(found->table);
    measure(measured);
}

/// Years, months and days: what a result is grouped by, or only the unit of a number.
void Composing::takeUnit(std::size_t term, const QuestionPiece& piece)
{
    const auto unit = static_cast<DateUnit>(piece.cue.argument);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAsked = before && (before->is(Cue::which) || before->is(Cue::every));
    // Titles by year: a column may be called so.
    const auto columns = piece.columns.empty() ? std::vector<NameChoice::ChosenColumn>()
                                               : m_names.columns(piece, near(term), ColumnUse::group);
    const bool hasColumn = !columns.empty() && columns.front().score > 1.1
        && (m_meaning.subject.isNone() || columns.front().column.table == m_meaning.subject);
    if (m_mode == Mode::per || isAsked) {
        if (hasColumn)
            m_meaning.groups.push_back({{}, columns.front().column, {}});
        else
            m_meaning.groups.push_back({{}, {}, unit});
        m_mode = isNext(term, Cue::conjunction) ? Mode::per : Mode::none;
        return;
    }
    if (hasColumn && !m_lastColumn
        && !(before && (before->is(Cue::number) || before->kind == QuestionPiece::Kind::number)))
        return takeColumn(term, piece);
}

} // namespace querymend
