#pragma once

#include "answer/cues.h"
#include "answer/meaning.h"
#include "answer/namedquantity.h"
#include "answer/term.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

/// The preposition that applies to the next name.
enum class AskedMode : std::uint8_t { none, per, without, with, order };

enum class AskedExtreme : std::uint8_t { none, most, least };

/// What is asked for, as far as a word says it.
enum class AskedIntent : std::uint8_t { none, list, share };

/// A span of days, and the table or column that it is about.
struct PendingDays {
    DaySpan days;
    std::optional<ColumnId> column;
    std::optional<std::size_t> existence;
    bool isOfState = false; ///< right after a state: rejected in 2026
};

/// What the words so far have said that is not yet part of the meaning, because it depends on other words.
struct PendingWords {
    AskedMode mode = AskedMode::none;
    AskedIntent intent = AskedIntent::none;
    AskedExtreme extreme = AskedExtreme::none;
    std::optional<AskedAggregate> aggregate{};
    std::optional<AskedComparison> dateOrder{}; ///< after or before a date that a column has
    bool isSized = false;                       ///< the extreme is of a size: biggest
    std::optional<Term> comparison{};           ///< waits for what it compares
    std::optional<Quality> quality{};
    std::optional<NamedQuantity> askedQuantity{}; ///< how long, how big
    std::optional<ColumnId> lastColumn{};
    std::optional<std::size_t> openExistence{};
    std::optional<AskedMeasure> averaged{}; ///< of average number of
    std::vector<PendingDays> days{};
    std::vector<ColumnId> shown{};
    std::optional<TableId> lastTable{};
    std::optional<TableId> qualifier{};              ///< of the next column
    std::optional<std::vector<ColumnId>> duration{}; ///< days between these dates
    bool isCounting = false;
    bool isDistinct = false;
    bool isTop = false;
    bool isOpenEnded = false; ///< a word for a time, such as ago, came to nothing
    bool asksWho = false;
    bool isNegated = false;
    bool isSubjectListed = false;
    bool isAverageCount = false;
    bool asksWhen = false;
    bool asksWhere = false;
    bool isHowMuch = false;               ///< how much: a price rather than a sum of prices
    std::optional<ColumnId> dateOfVerb{}; ///< of started, in projects started per month
    bool isCurrent = false;               ///< rows that have not ended
    bool isCompared = false;              ///< one period with another
    bool asksBoth = false;                ///< the most and the least
    bool isOfBoth = false;                ///< the next two values belong to rows of their own
    bool isOverdue = false;
    bool showsAlso = false;       ///< a column besides what rows are called
    bool saysStill = false;       ///< still, already: something of a state that has to be there
    bool isSorted = false;        ///< by the quality, without a limit
    bool isVerbExistence = false; ///< the open existence is of a verb, so a table may follow
    bool isNeither = false;       ///< negates every value
    int firstOrLast = 0;          ///< -1: the last rows, 1: the first
};

} // namespace querymend
