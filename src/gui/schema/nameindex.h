#pragma once

#include "schema/catalog.h"
#include "schema/fuzzypattern.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace querymend {

/// A table that matches a pattern, by its own name or by those of some of its columns.
struct FoundTable {
    TableId table;
    int score = 0;
    std::vector<std::uint32_t> columns; ///< that match; empty if only the table's name does

    friend bool operator==(const FoundTable&, const FoundTable&) = default;
};

/// The best tables that match a pattern, best first, and the number of all that do.
struct FoundTables {
    std::vector<FoundTable> best;
    std::size_t all = 0;
};

/// Holds the names of all tables and columns in one text, to be searched while the user types.
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
    std::vector<Name> m_names; ///< each table, followed by its columns
    std::vector<std::uint32_t> m_columnCounts;
};

} // namespace querymend
