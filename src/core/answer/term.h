#pragma once

#include "answer/calendar.h"
#include "answer/meaning.h"
#include "answer/measureunits.h"
#include "answer/questionpiece.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace querymend {

/// A step of a question's grammar: one piece, or several that make a comparison or a span of days.
struct Term {
    enum class Kind : std::uint8_t { piece, comparison, days };

    Kind kind = Kind::piece;
    std::size_t piece = 0; ///< the first
    std::size_t count = 1;
    AskedComparison comparison = AskedComparison::equal;
    double number = 0;
    double upper = 0;
    bool isAge = false;                      ///< older than, younger than: of a date of birth
    std::optional<NamedQuantity> quantity{}; ///< heavier than
    bool isAmount = false;                   ///< of money
    std::optional<MeasureUnit> unit{};       ///< more than two hours
    bool isThanAverage = false;              ///< above the average rather than a number
    std::optional<TableId> than{};           ///< more than their manager: compared with what is in this twin
    DaySpan days{};
};

/// Joins numbers with their comparisons, and the words of dates, relative to the day of the question.
[[nodiscard]] std::vector<Term> termsOf(std::span<const QuestionPiece> pieces, CalendarDay today);

} // namespace querymend
