#include "dialect/datecalls.h"

#include "base/ascii.h"
#include "dialect/functionforms.h"

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

struct UnitName {
    std::string_view name; ///< lower case
    DateUnit unit;
};

constexpr UnitName unitNames[] = {
    {"d", DateUnit::day},         {"day", DateUnit::day},       {"dd", DateUnit::day},
    {"dow", DateUnit::dayOfWeek}, {"doy", DateUnit::dayOfYear}, {"dayofyear", DateUnit::dayOfYear},
    {"epoch", DateUnit::epoch},   {"hh", DateUnit::hour},       {"hour", DateUnit::hour},
    {"mi", DateUnit::minute},     {"minute", DateUnit::minute}, {"mm", DateUnit::month},
    {"month", DateUnit::month},   {"qq", DateUnit::quarter},    {"quarter", DateUnit::quarter},
    {"second", DateUnit::second}, {"ss", DateUnit::second},     {"week", DateUnit::week},
    {"wk", DateUnit::week},       {"year", DateUnit::year},     {"yy", DateUnit::year},
    {"yyyy", DateUnit::year},
};

enum class DateOperation : std::uint8_t { part, start, plus, minus, crossed, whole };

/// A function that takes a unit. Places are those of its arguments, counted from 0.
struct DateCallRow {
    std::string_view name; ///< upper case
    std::size_t arguments = 0;
    DateOperation operation;
    std::size_t unit = 0;
    std::size_t value = 1;
    std::size_t other = 0; ///< the second moment, or the number of units; the unit itself if that holds it
};

constexpr DateCallRow calls[] = {
    {"ADDDATE", 2, DateOperation::plus, 1, 0, 1},
    {"DATEADD", 3, DateOperation::plus, 0, 2, 1},
    {"DATEDIFF", 3, DateOperation::crossed, 0, 1, 2},
    {"DATEDIFF_BIG", 3, DateOperation::crossed, 0, 1, 2},
    {"DATEPART", 2, DateOperation::part},
    {"DATESUB", 3, DateOperation::whole, 0, 1, 2},
    {"DATETRUNC", 2, DateOperation::start},
    {"DATE_ADD", 2, DateOperation::plus, 1, 0, 1},
    {"DATE_DIFF", 3, DateOperation::crossed, 0, 1, 2},
    {"DATE_PART", 2, DateOperation::part},
    {"DATE_SUB", 2, DateOperation::minus, 1, 0, 1},
    {"DATE_SUB", 3, DateOperation::whole, 0, 1, 2},
    {"DATE_TRUNC", 2, DateOperation::start},
    {"EXTRACT", 2, DateOperation::part},
    {"SUBDATE", 2, DateOperation::minus, 1, 0, 1},
    {"TIMESTAMPADD", 3, DateOperation::plus, 0, 2, 1},
    {"TIMESTAMPDIFF", 3, DateOperation::whole, 0, 1, 2},
};

constexpr std::array partNames = std::to_array<std::string_view>(
    {"DAY", "DAYOFMONTH", "DAYOFYEAR", "HOUR", "MINUTE", "MONTH", "QUARTER", "SECOND", "YEAR"});
constexpr std::array partUnits =
    std::to_array<DateUnit>({DateUnit::day, DateUnit::day, DateUnit::dayOfYear, DateUnit::hour, DateUnit::minute,
                             DateUnit::month, DateUnit::quarter, DateUnit::second, DateUnit::year});
static_assert(partNames.size() == partUnits.size());
static_assert(std::ranges::is_sorted(partNames));

/// An interval of one unit: how many of it, with the sign apart.
struct Amount {
    bool isNegative = false;
    std::string_view size;
    DateUnit unit = DateUnit::day;
};

std::string_view withoutQuotes(std::string_view text)
{
    const bool isQuoted = text.size() > 2 && text.front() == '\'' && text.back() == '\'';
    return isQuoted ? text.substr(1, text.size() - 2) : text;
}

bool isCount(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, asciiIsDigit);
}

/// A number of units. What is not written out may be negative or NULL, and is an operand.
std::optional<Amount> amountOf(std::string_view number, DateUnit unit)
{
    const bool isNegative = number.starts_with('-') && isCount(asciiTrimmed(number.substr(1)));
    const std::string_view size = isNegative ? asciiTrimmed(number.substr(1)) : number;
    return size.empty() ? std::nullopt : std::optional(Amount{isNegative, size, unit});
}

/// Reads INTERVAL 1 DAY, INTERVAL '1' DAY, INTERVAL '1 day' and INTERVAL n DAY.
std::optional<Amount> intervalIn(std::string_view text)
{
    constexpr std::string_view word = "INTERVAL";
    if (text.size() <= word.size() || !asciiEqualsIgnoringCase(text.substr(0, word.size()), word))
        return std::nullopt;
    text = asciiTrimmed(text.substr(word.size()));
    const std::string_view inside = withoutQuotes(text);
    const bool isOneLiteral = inside.size() != text.size() && inside.find('\'') == std::string_view::npos;
    text = isOneLiteral ? asciiTrimmed(inside) : text;
    const auto isLetter = [](char c) { return asciiIsAlpha(c) || c == '_'; };
    const std::size_t begin =
        static_cast<std::size_t>(std::find_if_not(text.rbegin(), text.rend(), isLetter).base() - text.begin());
    const auto unit = dateUnitNamed(text.substr(begin));
    std::string_view number = withoutQuotes(asciiTrimmed(text.substr(0, begin)));
    if (!unit || begin == 0 || number.find('\'') != std::string_view::npos)
        return std::nullopt;
    const auto amount = amountOf(number, *unit);
    return isOneLiteral && amount && !isCount(amount->size) ? std::nullopt : amount;
}

const DateUnitRow* rowOf(const Dialect& dialect, DateUnit unit)
{
    const auto rows = dialect.forms->units;
    const auto row = std::ranges::find(rows, unit, &DateUnitRow::unit);
    return row == rows.end() ? nullptr : &*row;
}

std::optional<CallForm> saidWith(const DateUnitForm& form, std::span<const std::string_view> arguments)
{
    if (form.form.empty())
        return std::nullopt;
    return CallForm{filled({form.form, FormKind::same}, arguments), form.difference};
}

/// The form with `1 day` for `1 days`.
std::string inSingular(std::string_view form)
{
    std::string made(form);
    const std::size_t end = made.find('\'', made.find("$4 "));
    if (end != std::string::npos && made[end - 1] == 's')
        made.erase(end - 1, 1);
    return made;
}

std::optional<CallForm> moved(const Dialect& dialect, std::string_view value, const Amount& amount, bool subtracts)
{
    const DateUnitRow* const row = rowOf(dialect, amount.unit);
    if (!row)
        return std::nullopt;
    const bool isLess = amount.isNegative != subtracts;
    const bool isWrittenOut = isCount(amount.size) && !row->counted.form.empty();
    const std::string signedSize = !isLess
        ? std::string(amount.size)
        : '-' + (isOnePart(amount.size) ? std::string(amount.size) : '(' + std::string(amount.size) + ')');
    const std::string one = isWrittenOut && amount.size == "1" ? inSingular(row->counted.form) : std::string();
    const DateUnitForm& form = isWrittenOut ? row->counted : row->plus;
    return saidWith({one.empty() ? form.form : one, form.difference},
                    std::array{value, std::string_view(signedSize), std::string_view(isLess ? "-" : "+"), amount.size});
}

bool takesInterval(const DateCallRow& call)
{
    const bool isMoved = call.operation == DateOperation::plus || call.operation == DateOperation::minus;
    return isMoved && call.other == call.unit;
}

std::optional<CallForm> saidAs(const Dialect& dialect, const DateCallRow& call,
                               std::span<const std::string_view> arguments)
{
    const std::string_view value = arguments[call.value];
    const std::string_view other = arguments[call.other];
    if (takesInterval(call)) {
        const auto amount = intervalIn(other);
        return amount ? moved(dialect, value, *amount, call.operation == DateOperation::minus) : std::nullopt;
    }
    const auto unit = dateUnitNamed(arguments[call.unit]);
    const DateUnitRow* const row = unit ? rowOf(dialect, *unit) : nullptr;
    if (!row)
        return std::nullopt;
    if (call.operation == DateOperation::plus) {
        const auto amount = amountOf(other, *unit);
        return amount ? moved(dialect, value, *amount, false) : std::nullopt;
    }
    switch (call.operation) {
    case DateOperation::part:
        return saidWith(row->part, std::array{value});
    case DateOperation::start:
        return saidWith(row->start, std::array{value});
    case DateOperation::crossed:
        return saidWith(row->crossed, std::array{value, other});
    default:
        return saidWith(row->whole, std::array{value, other});
    }
}

/// Whether the dialect has the function itself, with as many arguments. The arguments of EXTRACT are not counted.
bool takes(const Dialect& dialect, std::string_view name, std::size_t arguments)
{
    const FunctionRow* const row = findFunction(dialect.functions, name);
    const auto count = static_cast<int>(arguments);
    return row
        && (asciiEqualsIgnoringCase(name, "extract")
            || (count >= row->minArguments
                && (row->maxArguments == FunctionRow::anyNumber || count <= row->maxArguments)));
}

} // namespace

std::optional<DateUnit> dateUnitNamed(std::string_view text)
{
    std::string name = asciiLowered(withoutQuotes(asciiTrimmed(text)));
    if (name.size() > 3 && name.back() == 's')
        name.pop_back();
    const auto known = std::ranges::find(unitNames, name, &UnitName::name);
    return known == std::end(unitNames) ? std::nullopt : std::optional(known->unit);
}

std::optional<CallForm> dateUnitCallIn(const Dialect& dialect, std::string_view name,
                                       std::span<const std::string_view> arguments)
{
    const auto call = std::ranges::find_if(calls, [&](const DateCallRow& row) {
        return row.arguments == arguments.size() && asciiEqualsIgnoringCase(row.name, name);
    });
    // Whether a function takes an interval depends on the engine's version, and on how the interval is spelled.
    if (call == std::end(calls) || (!takesInterval(*call) && takes(dialect, name, arguments.size())))
        return std::nullopt;
    return saidAs(dialect, *call, arguments);
}

std::optional<CallForm> movedDateIn(const Dialect& dialect, std::string_view value, char sign,
                                    std::string_view interval)
{
    const auto amount = intervalIn(interval);
    return amount ? moved(dialect, value, *amount, sign == '-') : std::nullopt;
}

const DateUnitForm* datePartIn(const Dialect& dialect, std::string_view name)
{
    const auto known =
        std::ranges::find_if(partNames, [&](std::string_view part) { return asciiEqualsIgnoringCase(part, name); });
    if (known == partNames.end() || findFunction(dialect.functions, name))
        return nullptr;
    const DateUnitRow* const row = rowOf(dialect, partUnits[static_cast<std::size_t>(known - partNames.begin())]);
    return row && !row->part.form.empty() ? &row->part : nullptr;
}

std::span<const std::string_view> datePartFunctions()
{
    return partNames;
}

} // namespace querymend
