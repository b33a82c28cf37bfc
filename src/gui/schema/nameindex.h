#pragma once

#include "schema/catalog.h"
#include "schema/fuzzypattern.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

/// A table that a pattern fits, by its own name or by those of some of its columns.
struct FoundTable {
    TableId table;
    int score = 0;
    std::vector<std::uint32_t> columns; ///< that it fits; none where only the table's name does

    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

/// The tables that a pattern fits, the best first, and how many there were before they were cut to the best.
struct FoundTables {
    std::vector<FoundTable> best;
    std::size_t all = 0;
};

/// The names of all tables and columns in one text, made ready to be searched while somebody types.
class NameIndex {
public:
    explicit NameIndex(const Catalog& catalog);

    [[nodiscard]] FoundTables find(const FuzzyPattern& pattern, std::size_t most) const;

private:
    struct Name {
        std::uint32_t start;
        std::uint32_t length;
        std::uint64_t letters;
    };

    void add(const std::string& name);
    [[nodiscard]] int score(const Name& name, const FuzzyPattern& pattern) const;

    QString m_text;
    std::vector<Name> m_names; ///< each table, and behind it its columns
    std::vector<std::uint32_t> m_columnCounts;
};

} // namespace querymend
