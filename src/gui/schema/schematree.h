#pragma once

#include "schema/catalog.h"
#include "schema/nameindex.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace querymend {

/// What stands below what in the schema browser: schemas where there are several, tables, their partitions. Columns
/// need no place here, for they stand below their table in its order, or those that were found do.
struct SchemaTree {
    struct Group {
        std::string schema;
        std::vector<std::uint32_t> tables;
    };
    struct Place {
        std::uint32_t group = 0;
        std::uint32_t above = TableId::noValue; ///< the table that this one is a partition of
        std::uint32_t row = 0;                  ///< below the group or that table; partitions are counted alone
        bool isShown = false;
    };

    std::vector<Group> groups;
    std::vector<Place> places; ///< of each table
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> partitions;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> foundColumns;
    bool isFiltered = false;

    [[nodiscard]] bool showsGroups() const { return groups.size() > 1; }
    [[nodiscard]] const std::vector<std::uint32_t>& partitionsOf(std::uint32_t table) const;
    /// Null where all of its columns are shown.
    [[nodiscard]] const std::vector<std::uint32_t>* foundColumnsOf(std::uint32_t table) const;
};

/// Everything: tables by name, then views; schemas of the search path first.
[[nodiscard]] SchemaTree treeOf(const Catalog& catalog);
/// Only what was found, in its order and with no schemas above.
[[nodiscard]] SchemaTree treeOf(const Catalog& catalog, const std::vector<FoundTable>& found);

} // namespace querymend
