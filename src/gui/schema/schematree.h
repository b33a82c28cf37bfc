#pragma once

#include "schema/catalog.h"
#include "schema/nameindex.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace querymend {

/// The hierarchy of the schema browser: schemas if there are several, tables, and their partitions. Columns are not
/// stored, because all of them, or those found, follow their table's order.
struct SchemaTree {
    struct Group {
        std::string schema;
        std::vector<std::uint32_t> tables;
    };
    struct Place {
        std::uint32_t group = 0;
        std::uint32_t above = TableId::noValue; ///< the table that this one is a partition of
        std::uint32_t row = 0;                  ///< below the group or that table, not counting its columns
        bool isShown = false;
    };

    std::vector<Group> groups;
    std::vector<Place> places; ///< by table
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> partitions;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> foundColumns;
    bool isFiltered = false;

    [[nodiscard]] bool showsGroups() const { return groups.size() > 1; }
    [[nodiscard]] const std::vector<std::uint32_t>& partitionsOf(std::uint32_t table) const;
    /// Returns null if all columns of the table are shown.
    [[nodiscard]] const std::vector<std::uint32_t>* foundColumnsOf(std::uint32_t table) const;
};

/// Returns the tree of everything: tables by name, then views; schemas of the search path first.
[[nodiscard]] SchemaTree treeOf(const Catalog& catalog);
/// Returns the tree of what was found, in its order and without schemas.
[[nodiscard]] SchemaTree treeOf(const Catalog& catalog, const std::vector<FoundTable>& found);

} // namespace querymend
