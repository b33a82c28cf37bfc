#pragma once

#include "answer/askedwords.h"
#include "answer/namedquantity.h"
#include "dialect/dialectforms.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace querymend {

/// What a word or phrase of a question means whatever the schema is.
enum class Cue : std::uint8_t {
    filler,
    list,    ///< show, list
    which,   ///< which, what; the argument: 1 who, 2 when, 3 where, or askedQuantity()
    howMany, ///< number of
    howMuch,
    total,
    average,
    most, ///< the most, highest, largest: a maximum, or the first of an order
    least,
    top,   ///< top 5
    first, ///< the earliest
    last,  ///< the latest, or the unit before this one
    next,
    current, ///< this month
    distinct,
    share,
    per,   ///< by, per, for each
    every, ///< each: the same, but a filler after per
    more,  ///< more than
    less,
    atLeast,
    atMost,
    equal,
    between,
    orMore,
    orLess,
    without,
    with,
    negation,
    conjunction,
    alternative, ///< or
    of,
    in,
    from, ///< also: since
    to,
    before,
    after,
    until,
    unit,    ///< of time; the argument is the DateUnit
    month,   ///< the argument is 1 to 12
    quarter, ///< the argument is 1 to 4
    today,
    yesterday,
    number,  ///< the argument is its value
    ordered, ///< sorted by
    ascending,
    descending,
    alphabetical,
    named,
    compared,
    quality, ///< an adjective that orders by a column; the argument is a Quality
    ago,
    currency, ///< euros: a filler, but what is before it is an amount
    noun,     ///< row, record, entry: whatever the question is about
    both,     ///< both A and B
    overdue,  ///< after the day on which something was due
    unset,    ///< unknown, missing, empty
    set,      ///< known, given
    people,   ///< people, of any table
    metric,   ///< something that a shop measures; the argument is a MetricWord
};

/// What an adjective says, as a column and the direction in which the adjective grows.
enum class Quality : std::uint8_t {
    expensive,
    cheap,
    old,
    young,
    recent,
    early,
    longLasting,
    shortLasting,
    big,
    small,
    paid,
    busy, ///< popular, frequent: by the number of rows that refer to it
    rare,
    fast,
    slow,
    good,
    bad,
    heavy,
    light,
};

/// What is measured without being a column.
enum class MetricWord : std::uint8_t { revenue, units, given };

/// A cue that was found in a question.
struct CueMatch {
    Cue cue = Cue::filler;
    int argument = 0;
    std::size_t words = 0; ///< how many words it takes; 0: none was found
};

/// A phrase in lower case; a word that ends with `*` is a beginning.
struct CueRow {
    std::string_view phrase;
    Cue cue;
    int argument = 0;
};

/// The argument of a row of more or less that says what is compared: heavier than. 1 is an age.
constexpr int comparedQuantity(NamedQuantity quantity)
{
    return 2 + static_cast<int>(quantity);
}

/// The argument of a row of which that asks for a quantity: how long, how big.
constexpr int askedQuantity(NamedQuantity quantity)
{
    return 10 + static_cast<int>(quantity);
}

/// The argument of a row for a unit, a quality or a metric.
template <class Enum>
constexpr int argumentOf(Enum value)
{
    return static_cast<int>(value);
}

[[nodiscard]] std::span<const CueRow> englishCues();
[[nodiscard]] std::span<const CueRow> italianCues();
[[nodiscard]] std::span<const CueRow> russianCues();

/// The longest cue that begins with the first of these words.
[[nodiscard]] CueMatch cueAt(std::span<const AskedWord> words);

} // namespace querymend
