#pragma once

#include "schema/catalog.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether values of the database may be seen.
enum class Examples : std::uint8_t {
    shown,
    hidden,
};

/// What is left out of an M-Schema that is too long, in this order, each from the least important table to the most
/// important one and no further than need be: the last tables of `tables` go first, or else those of the snapshot.
enum class MSchemaCut : std::uint8_t {
    nothing,
    examples, ///< of the table's columns
    comments, ///< of the table's columns
    columns,  ///< but for those of keys and those that are wanted
    table,
};

/// How much of a schema is printed as M-Schema, and in which order.
struct MSchemaOptions {
    Examples examples = Examples::shown;
    /// With a seed, tables and the columns of each are shuffled; the same seed always gives the same order.
    std::optional<std::uint64_t> shuffleSeed;
    /// Only these, printed in the order of the snapshot; none given means all.
    std::optional<std::vector<TableId>> tables;
    /// How many tokens it may have by estimate. Only its first two lines are never cut.
    std::optional<std::size_t> tokenBudget = {};
    /// Columns that are not cut as long as their table is there.
    std::vector<ColumnId> wanted = {};
};

/// What one table lost for want of room.
struct TableCut {
    TableId table;
    MSchemaCut cut = MSchemaCut::nothing;

    friend bool operator==(const TableCut&, const TableCut&) = default;
};

/// An M-Schema with what it costs and what it lacks.
struct MSchemaText {
    std::string text;
    std::size_t tokens = 0; ///< by estimate
    std::size_t tables = 0; ///< that are printed
    std::vector<TableCut> cuts;
};

/// The description of a schema that models are given; every table and column takes one line.
[[nodiscard]] std::string toMSchema(const Catalog& catalog, const MSchemaOptions& options = {});

/// What was cut, a line for each kind: `- columns other than keys are missing from: logs, audit`.
[[nodiscard]] std::string describe(const std::vector<TableCut>& cuts, const Catalog& catalog);

} // namespace querymend
