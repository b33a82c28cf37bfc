#include "run/resultgroups.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace querymend {

namespace {

using Row = std::vector<ComparedValue>;

constexpr double tolerance = 1e-6; ///< relative to the larger of two numbers, or to 1

bool areNear(double a, double b)
{
    return a == b || std::abs(a - b) <= tolerance * std::max({1.0, std::abs(a), std::abs(b)});
}

std::optional<double> numberIn(const std::string& text)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isNumber = problem == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Returns the rows with their columns in the order of `columns`, and with numeric text as numbers.
std::vector<Row> prepared(const ComparedResult& result, const std::vector<std::size_t>& columns)
{
    std::vector<Row> rows;
    rows.reserve(result.rows.size());
    for (const Row& row : result.rows) {
        Row& made = rows.emplace_back();
        for (const std::size_t column : columns) {
            made.push_back(column < row.size() ? row[column] : ComparedValue());
            if (const auto* const value = std::get_if<double>(&made.back()); value && !std::isfinite(*value))
                made.back() = std::string("not a finite number"); // NaN has no place in an order
            if (const auto* const text = std::get_if<std::string>(&made.back())) {
                if (const auto number = numberIn(*text))
                    made.back() = *number;
            }
        }
    }
    return rows;
}

bool isSame(const Row& a, const Row& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const ComparedValue& x, const ComparedValue& y) {
        const auto* const left = std::get_if<double>(&x);
        const auto* const right = std::get_if<double>(&y);
        return left && right ? areNear(*left, *right) : x == y;
    });
}

/// Orders rows by everything but their numbers, so that rows that may be equal are adjacent.
bool isBeforeByTexts(const Row& a, const Row& b)
{
    const auto withoutNumber = [](const ComparedValue& x, const ComparedValue& y) {
        if (x.index() != y.index())
            return x.index() < y.index();
        const auto* const text = std::get_if<std::string>(&x);
        return text && *text < std::get<std::string>(y);
    };
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), withoutNumber);
}

bool isBefore(const Row& a, const Row& b)
{
    if (isBeforeByTexts(a, b) || isBeforeByTexts(b, a))
        return isBeforeByTexts(a, b);
    return a < b;
}

/// The columns of `b` in the order of those of `a`: by name if both have the same unique names, else by position.
std::vector<std::size_t> matchedColumns(const ComparedResult& a, const ComparedResult& b)
{
    std::vector<std::size_t> byPlace(b.columns.size());
    std::iota(byPlace.begin(), byPlace.end(), std::size_t{0});
    std::vector<std::size_t> byName;
    for (const std::string& name : a.columns) {
        const auto isNamed = [&](const std::string& other) { return asciiEqualsIgnoringCase(name, other); };
        if (std::count_if(a.columns.begin(), a.columns.end(), isNamed) != 1
            || std::count_if(b.columns.begin(), b.columns.end(), isNamed) != 1)
            return byPlace;
        byName.push_back(
            static_cast<std::size_t>(std::find_if(b.columns.begin(), b.columns.end(), isNamed) - b.columns.begin()));
    }
    return byName;
}

/// Whether every row of `a` has an equal one in `b`, each used once; nothing if `work` runs out.
std::optional<bool> canBePaired(std::span<const Row> a, std::span<const Row> b, std::uint64_t& work)
{
    std::vector<char> isTaken(b.size(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        // Try the row at the same sorted position first: it nearly always matches.
        bool isFound = false;
        for (std::size_t step = 0; step < b.size() && !isFound; ++step) {
            const std::size_t at = (i + step) % b.size();
            if (isTaken[at])
                continue;
            if (work < a[i].size() + 1)
                return std::nullopt;
            work -= a[i].size() + 1;
            isFound = isSame(a[i], b[at]);
            if (isFound)
                isTaken[at] = 1;
        }
        if (!isFound)
            return false;
    }
    return true;
}

std::optional<bool> isSameMultiset(std::vector<Row> a, std::vector<Row> b, std::uint64_t& work)
{
    std::sort(a.begin(), a.end(), isBefore);
    std::sort(b.begin(), b.end(), isBefore);
    for (std::size_t begin = 0; begin < a.size();) {
        const auto first = a.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto end =
            static_cast<std::size_t>(std::upper_bound(first, a.end(), *first, isBeforeByTexts) - a.begin());
        const auto paired =
            canBePaired(std::span(a).subspan(begin, end - begin), std::span(b).subspan(begin, end - begin), work);
        if (!paired || !*paired)
            return paired;
        begin = end;
    }
    return true;
}

constexpr std::array orderPhrases{
    std::string_view("sort"),           std::string_view("sorted"),        std::string_view("order by"),
    std::string_view("in order of"),    std::string_view("ranked"),        std::string_view("ranking"),
    std::string_view("ascending"),      std::string_view("descending"),    std::string_view("alphabetical"),
    std::string_view("alphabetically"), std::string_view("chronological"), std::string_view("chronologically"),
    std::string_view("highest first"),  std::string_view("lowest first"),  std::string_view("largest first"),
    std::string_view("smallest first"), std::string_view("newest first"),  std::string_view("oldest first"),
    std::string_view("latest first"),   std::string_view("most first"),
};

} // namespace

std::optional<bool> sayTheSame(const ComparedResult& a, const ComparedResult& b, RowOrder order, std::uint64_t& work)
{
    if (a.columns.size() != b.columns.size() || a.rows.size() != b.rows.size())
        return false;
    const std::uint64_t values = std::uint64_t{a.rows.size()} * (a.columns.size() + 1);
    if (work < values)
        return std::nullopt;
    work -= values;
    std::vector<Row> left = prepared(a, matchedColumns(a, a));
    std::vector<Row> right = prepared(b, matchedColumns(a, b));
    if (order == RowOrder::asGiven)
        return std::equal(left.begin(), left.end(), right.begin(), right.end(), isSame);
    return isSameMultiset(std::move(left), std::move(right), work);
}

Comparison groupResults(std::span<const ComparedResult> results, RowOrder order, std::uint64_t work)
{
    Comparison made;
    std::vector<const ComparedResult*> firsts;
    for (const ComparedResult& result : results) {
        std::size_t group = 0;
        while (group < firsts.size()) {
            const auto isIn = sayTheSame(*firsts[group], result, order, work);
            if (!isIn)
                made.notes.push_back("the result of lane " + std::to_string(result.lane.value + 1)
                                     + " is too large to compare with that of lane "
                                     + std::to_string(firsts[group]->lane.value + 1));
            if (isIn.value_or(false))
                break;
            ++group;
        }
        if (group == firsts.size()) {
            firsts.push_back(&result);
            made.groups.emplace_back();
        }
        made.groups[group].push_back(result.lane);
    }
    return made;
}

RowOrder orderAskedFor(std::string_view question)
{
    std::string words = " ";
    for (const char c : question) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (isLetter || words.back() != ' ')
            words += isLetter ? asciiLower(c) : ' ';
    }
    words += ' ';
    const bool asks = std::any_of(orderPhrases.begin(), orderPhrases.end(), [&](std::string_view phrase) {
        return words.find(' ' + std::string(phrase) + ' ') != std::string::npos;
    });
    return asks ? RowOrder::asGiven : RowOrder::any;
}

} // namespace querymend
