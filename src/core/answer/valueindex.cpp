#include "answer/valueindex.h"

#include "base/ascii.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/words.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace querymend {

namespace {

std::uint64_t keyOf(ColumnId column)
{
    return (static_cast<std::uint64_t>(column.table.value) << 32U) | column.index;
}

/// The form of a text in which digits are 9.
std::string shapeOf(std::string_view value)
{
    std::string shape(value);
    std::replace_if(shape.begin(), shape.end(), asciiIsDigit, '9');
    return shape;
}

DateSpelling spellingOf(std::string_view value)
{
    const std::string shape = shapeOf(value);
    if (shape.starts_with("9999-99-99") && (shape.size() == 10 || shape[10] == ' ' || shape[10] == 'T'))
        return DateSpelling::iso;
    if (shape == "99.99.9999" || shape == "99/99/9999")
        return DateSpelling::dayFirst;
    const bool isCompact = shape == "99999999" && (value.starts_with("19") || value.starts_with("20"))
        && value.substr(4, 2) >= "01" && value.substr(4, 2) <= "12" && value.substr(6, 2) >= "01"
        && value.substr(6, 2) <= "31";
    return isCompact ? DateSpelling::compact : DateSpelling::none;
}

/// Each word of a text as its stem: data analyst for Data Analysts.
std::string stemmed(std::string_view folded)
{
    std::string out;
    while (!folded.empty()) {
        const std::string_view word = folded.substr(0, folded.find(' '));
        folded.remove_prefix(std::min(word.size() + 1, folded.size()));
        out += (out.empty() ? "" : " ") + stemsOf(word).front();
    }
    return out;
}

bool isCode(std::string_view value)
{
    return (value.size() == 2 || value.size() == 3)
        && std::all_of(value.begin(), value.end(), [](char c) { return asciiIsAlpha(c); });
}

} // namespace

ValueIndex::ValueIndex(std::vector<ColumnValues> columns) : m_columns(std::move(columns))
{
    std::erase_if(m_columns, [](const ColumnValues& values) { return values.column.isNone(); });
    for (std::uint32_t c = 0; c < m_columns.size(); ++c) {
        m_byColumn.emplace(keyOf(m_columns[c].column), c);
        if (dates(m_columns[c].column) != DateSpelling::none)
            continue; // dates are found as dates
        for (std::uint32_t v = 0; v < m_columns[c].values.size(); ++v) {
            std::string folded = foldedValue(m_columns[c].values[v]);
            if (folded.empty())
                continue;
            if (folded.find(' ') == std::string::npos) {
                for (std::string& stem : stemsOf(folded))
                    m_stems.emplace(std::move(stem), Location{c, v});
            } else {
                m_stems.emplace(stemmed(folded), Location{c, v});
            }
            m_folded.emplace(std::move(folded), Location{c, v});
        }
    }
}

std::vector<ValueIndex::Place> ValueIndex::placesOf(const std::unordered_multimap<std::string, Location>& map,
                                                    const std::string& key) const
{
    std::vector<Place> places;
    const auto [first, last] = map.equal_range(key);
    for (auto at = first; at != last; ++at) {
        const ColumnValues& column = m_columns[at->second.column];
        places.push_back({column.column, column.values[at->second.value]});
    }
    // The order of a hash is no order.
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return std::pair(keyOf(a.column), a.value) < std::pair(keyOf(b.column), b.value);
    });
    return places;
}

std::vector<ValueIndex::Place> ValueIndex::find(const std::string& folded) const
{
    return placesOf(m_folded, folded);
}

std::vector<ValueIndex::Place> ValueIndex::findForms(std::string_view folded) const
{
    return placesOf(m_stems, stemmed(folded));
}

std::vector<ValueIndex::Place> ValueIndex::findStem(const std::string& stem) const
{
    return placesOf(m_stems, stem);
}

const ColumnValues* ValueIndex::of(ColumnId column) const
{
    const auto found = m_byColumn.find(keyOf(column));
    return found == m_byColumn.end() ? nullptr : &m_columns[found->second];
}

std::span<const std::string> ValueIndex::valuesOf(ColumnId column) const
{
    const ColumnValues* const values = of(column);
    return values ? std::span<const std::string>(values->values) : std::span<const std::string>();
}

DateSpelling ValueIndex::dates(ColumnId column) const
{
    const std::span<const std::string> values = valuesOf(column);
    if (values.empty())
        return DateSpelling::none;
    const DateSpelling first = spellingOf(values.front());
    const bool isSame =
        std::all_of(values.begin(), values.end(), [&](const std::string& value) { return spellingOf(value) == first; });
    return isSame ? first : DateSpelling::none;
}

bool ValueIndex::holdsCodes(ColumnId column) const
{
    const std::span<const std::string> values = valuesOf(column);
    return !values.empty() && std::all_of(values.begin(), values.end(), isCode);
}

std::optional<double> ValueIndex::largest(ColumnId column) const
{
    std::optional<double> most;
    for (const std::string& value : valuesOf(column)) {
        char* end = nullptr;
        const double number = std::strtod(value.c_str(), &end);
        if (end != value.c_str() && (!most || number > *most))
            most = number;
    }
    return most;
}

} // namespace querymend
