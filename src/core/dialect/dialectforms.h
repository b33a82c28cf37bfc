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
};

/// The difference in words, as in "differs for …".
[[nodiscard]] std::string_view describe(FormDifference difference);

/// A function that a dialect lacks, called with a number of arguments, and what the dialect writes for it.
struct FunctionFormRow {
    static constexpr int anyNumber = -1; ///< of arguments: the form is an example

    std::string_view name; ///< upper case
    int arguments = 0;
    std::string_view form; ///< `$1`, `$2` … are placeholders for the arguments
    FormDifference difference = FormDifference::none;
};

/// A type after `::`, and what a dialect without that operator writes instead.
struct CastFormRow {
    std::string_view type;
    std::string_view form; ///< `$1` is the value
};

/// How a dialect writes what models get wrong in it, beyond DialectAdvice. `$1` is a placeholder for an expression.
struct DialectForms {
    std::string_view folding;  ///< how the case of names is treated
    std::string_view cast;     ///< to a number
    std::string_view safeCast; ///< the same, but NULL if it fails
    std::string_view dateLiteral;
    std::string_view year;
    std::string_view dateDifference;
    std::string_view listAggregate;
    std::string_view doubleQuotes;   ///< what they mean
    std::string_view fullJoin;       ///< a sentence if there is none
    std::string_view permissionNote; ///< a sentence if messages mix up lacking permission and missing objects
    /// Reads the statements that define a table and its indexes, or the indexes alone. `$name` and `$schema` are
    /// placeholders for texts; empty if no query can.
    std::string_view definition = {};
    bool unknownQuotedNamesAreTexts = false;      ///< a name in double quotes that no column has is a text
    bool quantifiedComparisons = true;            ///< = ANY (SELECT …), <> ALL (SELECT …)
    bool typedDateLiterals = true;                ///< DATE '2024-01-31'
    bool separatorIsArgument = false;             ///< GROUP_CONCAT(a, ';'), without the word SEPARATOR
    std::span<const CastFormRow> colonCasts = {}; ///< empty if the operator exists, or no forms are known
    DateForms dates;                              ///< dates written and parsed by a format
    std::span<const FunctionFormRow> functions;   ///< sorted by name
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
