#pragma once

#include "schema/catalog.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// The values of a column, as far as they were read: all of them, or none.
struct ColumnValues {
    ColumnId column;
    std::vector<std::string> values; ///< distinct
};

/// How many tables had their values read.
struct ValuesProgress {
    std::size_t tables = 0;
    std::size_t of = 0;

    friend bool operator==(const ValuesProgress&, const ValuesProgress&) = default;
};

/// How a text column writes dates.
enum class DateSpelling : std::uint8_t {
    none,
    iso,      ///< 2024-03-01, maybe with a time
    compact,  ///< 20240301
    dayFirst, ///< 01.03.2024 or 01/03/2024
};

/// Finds the columns that hold a value, and tells what the values of a column look like. Values stay on this machine.
class ValueIndex {
public:
    ValueIndex() = default;
    explicit ValueIndex(std::vector<ColumnValues> columns);

    struct Place {
        ColumnId column;
        std::string_view value; ///< as stored
    };
    /// The places of a value, whose form is that of foldedValue().
    [[nodiscard]] std::vector<Place> find(const std::string& folded) const;
    /// The places of a value of one word by a stem of that word.
    [[nodiscard]] std::vector<Place> findStem(const std::string& stem) const;
    /// The places of a value of several words in another form, such as its plural.
    [[nodiscard]] std::vector<Place> findForms(std::string_view folded) const;
    /// The values of a column; empty if they are not known.
    [[nodiscard]] std::span<const std::string> valuesOf(ColumnId column) const;
    [[nodiscard]] DateSpelling dates(ColumnId column) const;
    /// Whether all values are codes of two or three capitals, such as DE.
    [[nodiscard]] bool holdsCodes(ColumnId column) const;
    /// The largest number among the values of a numeric column.
    [[nodiscard]] std::optional<double> largest(ColumnId column) const;
    [[nodiscard]] std::size_t size() const { return m_folded.size(); }

private:
    struct Location {
        std::uint32_t column = 0;
        std::uint32_t value = 0;
    };
    [[nodiscard]] const ColumnValues* of(ColumnId column) const;
    [[nodiscard]] std::vector<Place> placesOf(const std::unordered_multimap<std::string, Location>& map,
                                              const std::string& key) const;

    std::vector<ColumnValues> m_columns;
    std::unordered_map<std::uint64_t, std::uint32_t> m_byColumn;
    std::unordered_multimap<std::string, Location> m_folded;
    std::unordered_multimap<std::string, Location> m_stems;
};

} // namespace querymend
