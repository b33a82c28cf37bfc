#pragma once

#include "schema/catalog.h"
#include "schema/examples.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What is cut from an M-Schema that is too long, in this order. Each cut begins with the least important table, the
/// last in MSchemaOptions::tables or else in the snapshot, and goes no further than necessary.
enum class MSchemaCut : std::uint8_t {
    nothing,
    examples, ///< of the table's columns
    comments, ///< of the table's columns
    columns,  ///< except those of keys and wanted ones
    table,
};

/// How much of a schema is printed as M-Schema, and in which order.
struct MSchemaOptions {
    Examples examples = Examples::shown;
    /// If set, shuffles the tables and the columns of each; the same seed always gives the same order.
    std::optional<std::uint64_t> shuffleSeed;
    /// Only these, most important first but printed in snapshot order; unset means all.
    std::optional<std::vector<TableId>> tables;
    /// The limit on estimated tokens. Only the first two lines are never cut.
    std::optional<std::size_t> tokenBudget = {};
    /// Columns that are kept as long as their table is.
    std::vector<ColumnId> wanted = {};
};

/// What was cut from one table for lack of room.
struct TableCut {
    TableId table;
    MSchemaCut cut = MSchemaCut::nothing;

    friend bool operator==(const TableCut&, const TableCut&) = default;
};

/// An M-Schema with its size and its cuts.
struct MSchemaText {
    std::string text;
    std::size_t tokens = 0; ///< estimated
    std::size_t tables = 0; ///< number printed
    std::vector<TableCut> cuts;
};

/// The schema description for models; every table and column takes one line.
[[nodiscard]] std::string toMSchema(const Catalog& catalog, const MSchemaOptions& options = {});

/// Describes the cuts, one line for each kind: `- examples of values are missing from: logs, audit`.
[[nodiscard]] std::string describe(const std::vector<TableCut>& cuts, const Catalog& catalog);

} // namespace querymend
