#include "answer/term.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace querymend {

namespace {

constexpr int firstYear = 1900;
constexpr int lastYear = 2100;

class TermReader {
public:
    TermReader(std::span<const QuestionPiece> pieces, CalendarDay today) : m_pieces(pieces), m_today(today) {}

    std::vector<Term> read()
    {
        std::vector<Term> terms;
        for (std::size_t at = 0; at < m_pieces.size();) {
            m_end = at + 1;
            Term term;
            term.piece = at;
            if (!spanAt(at, term) && !comparisonAt(at, term))
                m_end = at + 1;
            term.count = m_end - at;
            at = m_end;
            terms.push_back(term);
        }
        return terms;
    }

private:
    [[nodiscard]] const QuestionPiece* at(std::size_t index) const
    {
        return index < m_pieces.size() ? &m_pieces[index] : nullptr;
    }
    [[nodiscard]] bool is(std::size_t index, Cue cue) const { return at(index) && at(index)->is(cue); }
    [[nodiscard]] std::size_t afterFillers(std::size_t index) const
    {
        while (at(index) && at(index)->isFiller() && at(index)->cue.argument == 0)
            ++index;
        return index;
    }
    [[nodiscard]] std::optional<double> numberAt(std::size_t index) const
    {
        const QuestionPiece* const piece = at(index);
        if (!piece)
            return std::nullopt;
        if (piece->kind == QuestionPiece::Kind::number)
            return piece->number;
        if (piece->is(Cue::number))
            return piece->cue.argument;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<int> yearAt(std::size_t index) const
    {
        const QuestionPiece* const piece = at(index);
        if (!piece || piece->kind != QuestionPiece::Kind::number || piece->number < firstYear
            || piece->number > lastYear || piece->number != std::floor(piece->number) || piece->range.size() != 4)
            return std::nullopt;
        return static_cast<int>(piece->number);
    }
    [[nodiscard]] std::optional<int> dayOfMonthAt(std::size_t index) const
    {
        const auto number = numberAt(index);
        const bool isDay = number && *number >= 1 && *number <= 31 && *number == std::floor(*number);
        return isDay ? std::optional(static_cast<int>(*number)) : std::nullopt;
    }
    [[nodiscard]] std::optional<DateUnit> unitAt(std::size_t index) const
    {
        return is(index, Cue::unit) ? std::optional(static_cast<DateUnit>(at(index)->cue.argument)) : std::nullopt;
    }

    /// The year after a month or a quarter, if it is written there.
    std::optional<int> yearAfter(std::size_t& index)
    {
        std::size_t next = index;
        while (is(next, Cue::of) || is(next, Cue::in) || is(next, Cue::conjunction)
               || (at(next) && at(next)->isFiller()))
            ++next;
        const auto year = yearAt(next);
        if (!year)
            return std::nullopt;
        index = next + 1;
        if (unitAt(index) == DateUnit::year) // 2024 года
            ++index;
        return year;
    }

    /// A day, a month, a quarter, a year, or a unit before or after today's, without words such as since.
    std::optional<DaySpan> pointAt(std::size_t index, std::size_t& end)
    {
        const QuestionPiece* const piece = at(index);
        if (!piece)
            return std::nullopt;
        end = index + 1;
        if (piece->kind == QuestionPiece::Kind::date)
            return wholeUnit(DateUnit::day, piece->date);
        if (piece->is(Cue::today))
            return wholeUnit(DateUnit::day, m_today);
        if (piece->is(Cue::yesterday))
            return wholeUnit(DateUnit::day, moved(m_today, DateUnit::day, -1));
        if (piece->is(Cue::quarter)) {
            const int year = yearAfter(end).value_or(m_today.year);
            return wholeUnit(DateUnit::quarter, {year, piece->cue.argument * 3, 1});
        }
        if (piece->is(Cue::month))
            return monthAt(index, end);
        if (const std::size_t next = afterFillers(index + 1); dayOfMonthAt(index) && is(next, Cue::month)) {
            end = next + 1;
            const int month = at(next)->cue.argument;
            const auto day = dayOfMonthAt(index);
            return dayIn(yearAfter(end).value_or(m_today.year), month, *day);
        }
        if (const auto year = yearAt(index)) {
            if (unitAt(end) == DateUnit::year)
                ++end;
            return wholeUnit(DateUnit::year, {*year, 1, 1});
        }
        if (unitAt(index) == DateUnit::year) { // anno 2024, год 2024
            if (const auto year = yearAt(index + 1)) {
                end = index + 2;
                return wholeUnit(DateUnit::year, {*year, 1, 1});
            }
        }
        return relativeAt(index, end);
    }

    [[nodiscard]] static std::optional<DaySpan> dayIn(int year, int month, int day)
    {
        const auto found = dayFrom(isoDate({year, month, day}));
        return found ? std::optional(wholeUnit(DateUnit::day, *found)) : std::nullopt;
    }

    std::optional<DaySpan> monthAt(std::size_t index, std::size_t& end)
    {
        const int month = at(index)->cue.argument;
        if (const auto day = dayOfMonthAt(end); day && !yearAt(end)) { // May 1, 2024
            std::size_t next = end + 1;
            if (const auto year = yearAfter(next)) {
                end = next;
                return dayIn(*year, month, *day);
            }
        }
        const auto year = yearAfter(end);
        const int implied = month <= m_today.month ? m_today.year : m_today.year - 1;
        return wholeUnit(DateUnit::month, {year.value_or(implied), month, 1});
    }

    /// last month, this year, last 30 days, mese scorso, 2 years ago.
    std::optional<DaySpan> relativeAt(std::size_t index, std::size_t& end)
    {
        const auto shiftOf = [&](std::size_t i) -> std::optional<int> {
            return is(i, Cue::last)   ? std::optional(-1)
                : is(i, Cue::next)    ? std::optional(1)
                : is(i, Cue::current) ? std::optional(0)
                                      : std::nullopt;
        };
        if (const auto unit = unitAt(index)) {
            const auto shift = shiftOf(index + 1);
            if (!shift)
                return std::nullopt;
            end = index + 2;
            return wholeUnit(*unit, moved(m_today, *unit, *shift));
        }
        const auto shift = shiftOf(index);
        if (!shift)
            return std::nullopt;
        const std::size_t next = afterFillers(index + 1);
        if (const auto unit = unitAt(next)) {
            end = next + 1;
            return wholeUnit(*unit, moved(m_today, *unit, *shift));
        }
        const auto number = numberAt(next);
        const auto unit = unitAt(next + 1);
        if (!number || !unit || *shift == 0)
            return std::nullopt;
        end = next + 2;
        const CalendarDay other = moved(m_today, *unit, *shift * static_cast<int>(*number));
        const CalendarDay tomorrow = moved(m_today, DateUnit::day, 1);
        return *shift < 0 ? DaySpan{other, tomorrow} : DaySpan{m_today, moved(other, DateUnit::day, 1)};
    }

    /// Whether a bare number is a year: after a word for a time, or where no number is expected.
    [[nodiscard]] bool isPlainYear(std::size_t index) const
    {
        if (!yearAt(index))
            return true;
        const QuestionPiece* const before = index > 0 ? at(index - 1) : nullptr;
        const QuestionPiece* const after = at(index + 1);
        const bool isCounted = after
            && (after->kind == QuestionPiece::Kind::table || after->kind == QuestionPiece::Kind::column) && before
            && (before->is(Cue::with) || before->is(Cue::top));
        return !isCounted;
    }

    bool spanAt(std::size_t index, Term& term)
    {
        std::size_t end = index;
        const QuestionPiece& first = m_pieces[index];
        std::optional<DaySpan> span;
        const std::size_t next = afterFillers(index + 1);
        const bool isRangeWord =
            first.is(Cue::from) || first.is(Cue::between) || first.is(Cue::with) || first.is(Cue::in);
        if (isRangeWord && rangeAt(next, term))
            return true;
        if (first.is(Cue::before) || first.is(Cue::after) || first.is(Cue::until)
            || ((first.is(Cue::from) || first.is(Cue::with)) && pointAt(next, end)) || first.is(Cue::more)
            || first.is(Cue::less)) {
            const bool isNumber = (first.is(Cue::more) || first.is(Cue::less)) && numberAt(next);
            span = isNumber ? std::nullopt : pointAt(next, end);
            if (!span)
                return false;
            if (first.is(Cue::before) || first.is(Cue::less))
                span = DaySpan{std::nullopt, span->from};
            else if (first.is(Cue::after) || first.is(Cue::more))
                span = DaySpan{span->to, std::nullopt};
            else if (first.is(Cue::until))
                span = DaySpan{std::nullopt, span->to};
            else if (!(first.is(Cue::from) && first.cue.argument != 1 && isWholeOf(*span)))
                span = DaySpan{span->from, std::nullopt};
        } else {
            span = first.is(Cue::in) ? pointAt(next, end) : isPlainYear(index) ? pointAt(index, end) : std::nullopt;
            if (!span)
                return false;
            // 2022 to 2024, with no word before it
            if (is(end, Cue::to)) {
                std::size_t last = end + 1;
                std::size_t lastEnd = 0;
                if (const auto upper = pointAt(last, lastEnd)) {
                    span = DaySpan{span->from, upper->to};
                    end = lastEnd;
                }
            }
        }
        term.kind = Term::Kind::days;
        term.days = *span;
        m_end = end;
        return true;
    }

    /// Whether a span is a whole year or month: from 2024 is of it, from 1 May is since then.
    [[nodiscard]] static bool isWholeOf(const DaySpan& span)
    {
        return span.from && span.to && moved(*span.from, DateUnit::day, 1) != *span.to;
    }

    /// from X to Y, between X and Y; the year may be written once, after Y.
    bool rangeAt(std::size_t index, Term& term)
    {
        std::size_t end = 0;
        const auto lower = pointAt(index, end);
        if (!lower)
            return false;
        const bool isJoined = is(end, Cue::to) || is(end, Cue::until) || is(end, Cue::conjunction) || is(end, Cue::in)
            || is(end, Cue::per) || is(end, Cue::before);
        if (!isJoined || (is(end, Cue::conjunction) && !is(index - 1, Cue::between)))
            return false;
        std::size_t lastEnd = 0;
        const auto upper = pointAt(afterFillers(end + 1), lastEnd);
        if (!upper || !upper->to || !lower->from)
            return false;
        CalendarDay from = *lower->from;
        bool hasYear = false; // between March and May 2024
        for (std::size_t i = index; i < end; ++i)
            hasYear = hasYear || yearAt(i) || at(i)->kind == QuestionPiece::Kind::date || unitAt(i);
        if (!hasYear)
            from.year = upper->from->year - (from.month > upper->from->month ? 1 : 0);
        if (is(end, Cue::in) && is(index - 1, Cue::in))
            return false;
        term.kind = Term::Kind::days;
        term.days = {from, upper->to};
        m_end = lastEnd;
        return true;
    }

    bool comparisonAt(std::size_t index, Term& term)
    {
        const QuestionPiece& first = m_pieces[index];
        const std::size_t next = afterFillers(index + 1);
        const auto set = [&](AskedComparison comparison, double number, std::size_t end) {
            term.kind = Term::Kind::comparison;
            term.comparison = comparison;
            term.number = number;
            term.isAmount = is(end, Cue::currency);
            term.unit = at(end) ? measureUnitNamed(at(end)->word) : std::nullopt;
            m_end = end;
            return true;
        };
        if (first.is(Cue::between) || first.is(Cue::from) || first.is(Cue::with)) {
            const auto lower = numberAt(next);
            const std::size_t middle = afterFillers(next + 1);
            const bool isJoined =
                is(middle, Cue::conjunction) || is(middle, Cue::to) || is(middle, Cue::until) || is(middle, Cue::in);
            const auto upper = isJoined ? numberAt(afterFillers(middle + 1)) : std::nullopt;
            if (lower && !upper && first.is(Cue::from) && first.cue.argument == 2) { // от 16 лет
                term.isAge = unitAt(next + 1) == DateUnit::year;
                return set(AskedComparison::atLeast, *lower, next + 1);
            }
            if (!lower || !upper || (first.is(Cue::with) && !is(middle, Cue::to)))
                return false;
            term.upper = *upper;
            return set(AskedComparison::between, *lower, afterFillers(middle + 1) + 1);
        }
        static constexpr std::pair<Cue, AskedComparison> words[] = {
            {Cue::more, AskedComparison::more},       {Cue::less, AskedComparison::less},
            {Cue::atLeast, AskedComparison::atLeast}, {Cue::atMost, AskedComparison::atMost},
            {Cue::until, AskedComparison::atMost},    {Cue::equal, AskedComparison::equal},
        };
        for (const auto& [cue, comparison] : words) {
            if (!first.is(cue))
                continue;
            const auto number = numberAt(next);
            if (first.cue.argument > 1 && (cue == Cue::more || cue == Cue::less))
                term.quantity = static_cast<NamedQuantity>(first.cue.argument - comparedQuantity(NamedQuantity{}));
            term.isThanAverage = !number && is(next, Cue::average);
            if (term.isThanAverage)
                return set(comparison, 0, next + 1);
            if (!number)
                return false;
            const bool isOfYears = unitAt(next + 1) == DateUnit::year; // over 80 years
            term.isAge = isOfYears || (first.cue.argument == 1 && (cue == Cue::more || cue == Cue::less));
            return set(comparison, *number, next + 1);
        }
        const auto number = numberAt(index);
        if (!number)
            return false;
        if (is(index + 1, Cue::orMore))
            return set(AskedComparison::atLeast, *number, index + 2);
        if (is(index + 1, Cue::orLess))
            return set(AskedComparison::atMost, *number, index + 2);
        return false;
    }

    std::span<const QuestionPiece> m_pieces;
    CalendarDay m_today;
    std::size_t m_end = 0;
};

} // namespace

std::vector<Term> termsOf(std::span<const QuestionPiece> pieces, CalendarDay today)
{
    return TermReader(pieces, today).read();
}

} // namespace querymend
