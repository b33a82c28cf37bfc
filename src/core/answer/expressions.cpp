#include "answer/expressions.h"

#include "answer/givenrules.h"
#include "base/ascii.h"
#include "dialect/dialectforms.h"
#include "dialect/literals.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace querymend {

namespace {

std::string filledForm(std::string_view form, std::string_view first, std::string_view second)
{
    std::string out;
    for (std::size_t at = 0; at < form.size(); ++at) {
        const std::string_view rest = form.substr(at);
        if (rest.starts_with("$1"))
            out += first;
        else if (rest.starts_with("$2"))
            out += second;
        else {
            out += form[at];
            continue;
        }
        ++at;
    }
    return out;
}

std::string snakeName(std::string_view name)
{
    std::string out;
    for (const std::string& word : nameWords(name))
        out += (out.empty() ? "" : "_") + word;
    return out;
}

/// The words of a name without the ending of its plural: order for Orders.
std::string singular(std::string_view name)
{
    std::string out = snakeName(name);
    if (out.ends_with("ies"))
        return out.substr(0, out.size() - 3) + 'y';
    for (const std::string_view ending : {"ches", "shes", "sses", "xes"}) {
        if (out.ends_with(ending))
            return out.substr(0, out.size() - 2);
    }
    if (out.size() > 3 && out.ends_with('s') && !out.ends_with("ss"))
        out.pop_back();
    return out;
}

} // namespace

std::string joinedBy(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? std::string() : std::string(separator)) + part;
    return out;
}

std::string Expressions::text(std::string_view value) const
{
    return textLiteral(value, m_dialect);
}

std::string Expressions::number(double value)
{
    std::array<char, 400> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    return {text.data(), end.ptr};
}

std::string Expressions::compared(const std::string& left, AskedComparison comparison, double value, double upper)
{
    return compared(left, comparison, number(value), number(upper));
}

std::string Expressions::compared(const std::string& left, AskedComparison comparison, const std::string& right,
                                  const std::string& upper)
{
    switch (comparison) {
    case AskedComparison::equal:
        return left + " = " + right;
    case AskedComparison::less:
        return left + " < " + right;
    case AskedComparison::atMost:
        return left + " <= " + right;
    case AskedComparison::more:
        return left + " > " + right;
    case AskedComparison::atLeast:
        return left + " >= " + right;
    case AskedComparison::between:
        return left + " BETWEEN " + right + " AND " + upper;
    }
    return left;
}

std::string Expressions::isoText(ColumnId column, const FromClause& from) const
{
    const std::string name = from.column(column);
    if (m_roles.datesIn(column) == DateSpelling::dayFirst)
        return "SUBSTR(" + name + ", 7, 4) || '-' || SUBSTR(" + name + ", 4, 2) || '-' || SUBSTR(" + name + ", 1, 2)";
    if (m_roles.datesIn(column) == DateSpelling::compact)
        return "SUBSTR(" + name + ", 1, 4) || '-' || SUBSTR(" + name + ", 5, 2) || '-' || SUBSTR(" + name + ", 7, 2)";
    return name;
}

std::string Expressions::dayLiteral(CalendarDay day, ColumnId column) const
{
    std::string iso = isoDate(day);
    if (m_roles.datesIn(column) == DateSpelling::compact)
        std::erase(iso, '-');
    const std::string type = asciiLowered(m_roles.catalog().column(column).type);
    const bool isDate = type.find("date") != std::string::npos || type.find("time") != std::string::npos;
    return isDate ? dateLiteral(iso, m_dialect) : text(iso);
}

std::string Expressions::condition(const AskedCondition& condition, const FromClause& from) const
{
    const std::string column = from.column(condition.column);
    const std::string negated = condition.isNegated ? "NOT " : "";
    switch (condition.kind) {
    case AskedCondition::Kind::empty:
        return column + (condition.isNegated ? " IS NOT NULL" : " IS NULL");
    case AskedCondition::Kind::number: {
        const ColumnRole role = m_roles.roleOf(condition.column);
        if (condition.than)
            return negated + compared(column, condition.comparison, from.column(*condition.than));
        if (role == ColumnRole::truth)
            return column + " = "
                + std::string((condition.number != 0) != condition.isNegated ? m_dialect.literals.trueValue
                                                                             : m_dialect.literals.falseValue);
        if (role == ColumnRole::date) { // of a date of birth: an age
            return {};
        }
        return negated + compared(column, condition.comparison, condition.number, condition.upper);
    }
    case AskedCondition::Kind::values: {
        if (condition.values.size() == 1)
            return column + (condition.isNegated ? " <> " : " = ") + text(condition.values.front());
        std::string list;
        for (const std::string& value : condition.values)
            list += (list.empty() ? "" : ", ") + text(value);
        return column + (condition.isNegated ? " NOT IN (" : " IN (") + list + ')';
    }
    case AskedCondition::Kind::days: {
        const bool isReordered = m_roles.datesIn(condition.column) == DateSpelling::dayFirst;
        const std::string date = isReordered ? isoText(condition.column, from) : column;
        std::string out;
        if (condition.days.from)
            out = date + " >= " + dayLiteral(*condition.days.from, condition.column);
        if (condition.days.to)
            out += (out.empty() ? "" : " AND ") + date + " < " + dayLiteral(*condition.days.to, condition.column);
        return condition.isNegated ? "NOT (" + out + ')' : out;
    }
    }
    return {};
}

std::string Expressions::bucket(ColumnId date, DateUnit unit, const FromClause& from) const
{
    const DateSpelling spelling = m_roles.datesIn(date);
    const std::string moment = isoText(date, from);
    if (m_roles.roleOf(date) == ColumnRole::number)
        return unit == DateUnit::year ? from.column(date) : std::string();
    const bool isReordered = spelling == DateSpelling::compact || spelling == DateSpelling::dayFirst;
    if (isReordered && (unit == DateUnit::year || unit == DateUnit::month))
        return "SUBSTR(" + moment + ", 1, " + (unit == DateUnit::year ? "4" : "7") + ')';
    if (!m_dialect.forms)
        return {};
    const DateNotation& notation = m_dialect.forms->dates.notation;
    if (unit == DateUnit::month || unit == DateUnit::day) {
        std::string format = std::string(notation.year) + '-' + std::string(notation.month);
        if (unit == DateUnit::day)
            format += '-' + std::string(notation.day);
        return filledForm(m_dialect.forms->dates.writing, moment, text(format));
    }
    for (const DateUnitRow& row : m_dialect.forms->units) {
        if (row.unit != unit)
            continue;
        const bool isPart = unit == DateUnit::year || unit == DateUnit::dayOfWeek;
        return filledForm(isPart ? row.part.form : row.start.form, moment, {});
    }
    return {};
}

/// What the rows of a sale came to: the price times the quantity, less the discount.
std::string Expressions::revenue(TableId table, const FromClause& from) const
{
    const auto price = m_roles.quantityOf(table, NamedQuantity::price);
    const auto quantity = m_roles.quantityOf(table, NamedQuantity::quantity);
    if (!price || !quantity)
        return {};
    std::string amount = from.column(*quantity) + " * " + from.column(*price);
    const auto discount = m_roles.quantityOf(table, NamedQuantity::discount);
    if (!discount)
        return amount;
    const std::string given = m_roles.catalog().column(*discount).notNull
        ? from.column(*discount)
        : "COALESCE(" + from.column(*discount) + ", 0)";
    const double largest = m_roles.values().largest(m_roles.stored(*discount)).value_or(1);
    if (largest <= 1)
        return amount + " * (1 - " + given + ')';
    if (largest <= 100)
        return amount + " * (1 - " + given + " / 100.0)";
    return amount + " - " + given;
}

/// The days from one date to another.
std::string Expressions::days(ColumnId since, ColumnId until, const FromClause& from) const
{
    if (!m_dialect.forms)
        return {};
    std::string text;
    std::string_view form = m_dialect.forms->dateDifference;
    while (!form.empty()) {
        constexpr std::string_view earlier = "earlier";
        constexpr std::string_view later = "later";
        if (form.starts_with(earlier)) {
            text += isoText(since, from);
            form.remove_prefix(earlier.size());
        } else if (form.starts_with(later)) {
            text += isoText(until, from);
            form.remove_prefix(later.size());
        } else {
            text += form.front();
            form.remove_prefix(1);
        }
    }
    return text;
}

std::string Expressions::rowsOf(const AskedMeasure& measure, const FromClause& from) const
{
    const std::vector<ColumnId> key = m_roles.keyOf(measure.table);
    const bool isOwn = from.base() == measure.table && !from.multiplies();
    if (isOwn && measure.aggregate != AskedAggregate::countDistinct)
        return "COUNT(*)";
    if (key.size() == 1)
        return "COUNT(DISTINCT " + from.column(key.front()) + ')';
    return isOwn ? "COUNT(*)" : std::string();
}

/// A metric of the evidence, whose rows must be those of its table.
std::string Expressions::given(const ComputedMetric& metric, const FromClause& from)
{
    const std::vector<TableId>& tables = metric.expression.tables();
    const bool isThere = std::all_of(tables.begin(), tables.end(), [&](TableId table) { return from.has(table); });
    if (!isThere || from.base() != metric.base || from.multiplies())
        return {};
    return metric.expression.written([&](ColumnId column) { return from.column(column); });
}

std::string Expressions::measure(const AskedMeasure& measure, const FromClause& from) const
{
    if (!from.has(measure.table))
        return {};
    if (measure.given)
        return given(*measure.given, from);
    if (!measure.column && !measure.metric) {
        const std::string rows = rowsOf(measure, from);
        if (!measure.perRow || rows.empty())
            return rows;
        const std::vector<ColumnId> key = m_roles.keyOf(*measure.perRow);
        if (key.size() != 1 || !from.has(*measure.perRow))
            return {};
        return "1.0 * " + rows + " / COUNT(DISTINCT " + from.column(key.front()) + ')';
    }
    const std::string what = measure.metric ? revenue(measure.table, from)
        : measure.since                     ? days(*measure.since, *measure.column, from)
                                            : from.column(*measure.column);
    if (what.empty())
        return {};
    const bool isExact = from.base() == measure.table && !from.multiplies();
    switch (measure.aggregate) {
    case AskedAggregate::count:
        return isExact ? "COUNT(" + what + ')' : std::string();
    case AskedAggregate::countDistinct:
        return "COUNT(DISTINCT " + what + ')';
    case AskedAggregate::sum:
        return isExact ? "SUM(" + what + ')' : std::string();
    case AskedAggregate::average:
        return isExact ? "AVG(" + what + ')' : std::string();
    case AskedAggregate::minimum:
        return "MIN(" + what + ')';
    case AskedAggregate::maximum:
        return "MAX(" + what + ')';
    }
    return {};
}

std::string Expressions::nameOf(const AskedMeasure& measure) const
{
    if (measure.given) {
        const std::string name = snakeName(measure.given->term);
        return newName(m_dialect, name.empty() ? "metric" : name);
    }
    const std::string rows = singular(m_roles.catalog().table(measure.table).name);
    const std::string column = measure.metric ? "revenue"
        : measure.column                      ? snakeName(m_roles.catalog().column(*measure.column).name)
                                              : rows;
    std::string name;
    switch (measure.aggregate) {
    case AskedAggregate::count:
    case AskedAggregate::countDistinct:
        name = measure.perRow ? "average_" + rows + "_count" : column + "_count";
        break;
    case AskedAggregate::sum:
        name = measure.metric ? column : "total_" + column;
        break;
    case AskedAggregate::average:
        name = measure.since ? "average_days" : "average_" + column;
        break;
    case AskedAggregate::minimum:
        name = "lowest_" + column;
        break;
    case AskedAggregate::maximum:
        name = "highest_" + column;
        break;
    }
    return newName(m_dialect, name);
}

} // namespace querymend
