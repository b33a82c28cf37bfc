#pragma once

#include "dialect/dateformats.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Where a form gives something else than the call that it replaces.
enum class FormDifference : std::uint8_t {
    none,
    nulls,          ///< dialects disagree on what a NULL argument gives
    letterCase,     ///< dialects disagree on whether letter case matters
    trailingBlanks, ///< dialects disagree on whether they count
    numbers,        ///< the result is another kind of number, or text that is no number gives something else
    truthValue,     ///< the result is a truth value in one and a number in another
    deviation,      ///< of a sample in some dialects, of the whole in others
    smallCounts,    ///< none if the second argument is a positive number
    computedSecond, ///< none if the second argument is a literal, as it must be here
    fractions,      ///< fractions of a second count in some dialects only
    timesOfDay,     ///< a time of day counts, or is kept, in some dialects only
    midnight,       ///< one gives a date and the other a moment at midnight
    monthEnds,      ///< a month after the last day of a month
    reversed,       ///< a first date that is later than the second
    weeks,          ///< weeks begin on different days and are numbered differently
    languages,      ///< names of days and months follow the session's language
    emptyTexts,     ///< an empty text is NULL in some dialects
    ties,           ///< halves are rounded in different directions
    patterns,       ///< regular expressions of different kinds
    longSeparators, ///< none if the second argument is a literal of one character
    missingParts,   ///< a text that has fewer parts than asked for
    zones,          ///< the session's time zone counts in some dialects only
    rounding,       ///< the last digits of a computed number
};

/// The difference in words, as in "differs for …".
[[nodiscard]] std::string_view describe(FormDifference difference);

/// A literal that an argument must be for a form to be the same as the call.
struct NeededLiteral {
    int argument = 0; ///< counted from 1; 0: none is needed
    std::string_view text{};
};

/// A function that a dialect lacks, called with a number of arguments, and what the dialect writes for it.
struct FunctionFormRow {
    static constexpr int anyNumber = -1; ///< of arguments: the form is an example

    std::string_view name; ///< upper case
    int arguments = 0;
    std::string_view form; ///< `$1`, `$2` … are placeholders for the arguments
    FormDifference difference = FormDifference::none;
    NeededLiteral needed{};
};

/// A part of a date that calls name: EXTRACT(YEAR FROM …), DATE_TRUNC('month', …).
enum class DateUnit : std::uint8_t {
    year,
    quarter,
    month,
    week,
    day,
    hour,
    minute,
    second,
    dayOfWeek,
    dayOfYear,
    epoch
};

/// What a dialect writes for an operation on a date; empty if it has nothing that is close enough.
struct DateUnitForm {
    std::string_view form{};
    FormDifference difference = FormDifference::none;
};

/// How a dialect writes the operations on dates that take a unit.
struct DateUnitRow {
    DateUnit unit;
    DateUnitForm part{};    ///< of the moment `$1`, as a number
    DateUnitForm start{};   ///< when the unit began that the moment `$1` is in
    DateUnitForm plus{};    ///< `$1` with `$2` units added; `$3` is their sign and `$4` their number without it
    DateUnitForm counted{}; ///< the same if `$4` is a number written out
    DateUnitForm crossed{}; ///< how often a unit begins between `$1` and `$2`
    DateUnitForm whole{};   ///< how many whole units there are between `$1` and `$2`
};

/// A type after `::`, and what a dialect without that operator writes instead.
struct CastFormRow {
    std::string_view type;
    std::string_view form; ///< `$1` is the value
};

/// Where an aggregate that joins texts takes its separator and its order.
enum class ListOrder : std::uint8_t {
    none,       ///< GROUP_CONCAT(a, ';')
    word,       ///< GROUP_CONCAT(a ORDER BY b SEPARATOR ';')
    inside,     ///< STRING_AGG(a, ';' ORDER BY b)
    withinGroup ///< LISTAGG(a, ';') WITHIN GROUP (ORDER BY b)
};

/// The aggregate with which a dialect joins the texts of a group.
struct ListAggregate {
    std::string_view name{}; ///< empty if nothing is known
    ListOrder order = ListOrder::none;
    std::string_view value = "$1"; ///< what it takes as `$1`: a cast where it takes only texts
    bool isDistinct = true;        ///< it takes DISTINCT
    bool hasFilter = true;         ///< it takes FILTER
    bool hasWindow = true;         ///< it takes OVER
};

/// Where a dialect sorts NULLs.
enum class NullOrder : std::uint8_t { lowest, highest, last };

/// How a dialect writes what models get wrong in it, beyond DialectAdvice. `$1` is a placeholder for an expression.
struct DialectForms {
    std::string_view folding;  ///< how the case of names is treated
    std::string_view cast;     ///< to a number
    std::string_view safeCast; ///< the same, but NULL if it fails
    std::string_view dateLiteral;
    std::string_view timestampLiteral = {}; ///< of the same day; empty if nothing is known
    std::string_view year;
    std::string_view dateDifference;
    std::string_view listAggregate;
    std::string_view doubleQuotes;   ///< what they mean
    std::string_view fullJoin;       ///< a sentence if there is none
    std::string_view permissionNote; ///< a sentence if messages mix up lacking permission and missing objects
    /// Reads the statements that define a table and its indexes, or the indexes alone. `$name` and `$schema` are
    /// placeholders for texts; empty if no query can.
    std::string_view definition = {};
    std::string_view operatorMismatch = {};  ///< what precedes `integer = text` in a message; empty if none tells types
    std::string_view functionMismatch = {};  ///< the same for `round(real, integer)`
    std::string_view literalMismatch = {};   ///< the same for the type that a literal is not of
    bool unknownQuotedNamesAreTexts = false; ///< a name in double quotes that no column has is a text
    bool quantifiedComparisons = true;       ///< = ANY (SELECT …), <> ALL (SELECT …)
    bool typedDateLiterals = true;           ///< DATE '2024-01-31'
    bool separatorIsArgument = false;        ///< GROUP_CONCAT(a, ';'), without the word SEPARATOR
    bool truncatesQuotients = false;         ///< 1 / 2 is 0
    bool bigSumsAreDecimal = false;          ///< sum() of 64-bit integers is no integer
    NullOrder nullOrder = NullOrder::last;   ///< without NULLS FIRST or NULLS LAST
    std::span<const CastFormRow> colonCasts = {}; ///< empty if the operator exists, or no forms are known
    DateForms dates;                              ///< dates written and parsed by a format
    std::span<const DateUnitRow> units = {};      ///< one for each unit
    ListAggregate list = {};
    std::span<const FunctionFormRow> functions; ///< sorted by name
};

/// Function forms are found by binary search, so an unsorted table must not compile.
template <std::size_t N>
constexpr bool formsAreSorted(const FunctionFormRow (&rows)[N])
{
    return std::ranges::is_sorted(rows, {}, &FunctionFormRow::name);
}

/// Puts an expression in place of each `$1` of a form.
[[nodiscard]] std::string withExpression(std::string_view form, std::string_view expression);

} // namespace querymend
