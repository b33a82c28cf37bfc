#pragma once

#include "schema/restrictedobject.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A column as the database describes it; an empty type or comment is an unknown one.
struct Column {
    std::string name;
    std::string type;
    std::string comment;
    bool notNull = false;
    bool primaryKey = false;
    std::vector<std::string> samples;

    friend bool operator==(const Column&, const Column&) = default;
};

/// Columns of one table that point at another's; no target columns means the target's primary key,
/// no target schema the schema of the table itself.
struct ForeignKey {
    std::vector<std::string> columns;
    std::string targetSchema;
    std::string targetTable;
    std::vector<std::string> targetColumns;

    friend bool operator==(const ForeignKey&, const ForeignKey&) = default;
};

/// What kind of relation it is; all of them can be read from.
enum class TableKind : std::uint8_t {
    table,
    view,
    materializedView,
    foreignTable,
    partition,   ///< of a table that stands for all of its partitions
    shadowTable, ///< where a virtual table of SQLite keeps its rows
    temporaryTable,
    other,
};

/// As JSON and people see it: `materialized view`.
[[nodiscard]] std::string_view name(TableKind kind);
/// Also takes the spellings of information_schema: `BASE TABLE`.
[[nodiscard]] std::optional<TableKind> tableKindNamed(std::string_view name);

/// Whether it only holds rows of another table: it can be named, but is not shown unless it is asked for.
[[nodiscard]] constexpr bool isPartOfAnother(TableKind kind)
{
    return kind == TableKind::partition || kind == TableKind::shadowTable;
}

/// A relation with its columns; `columnsKnown` is false if nothing may be claimed about them.
struct Table {
    std::string schema;
    std::string name;
    TableKind kind = TableKind::table;
    std::string partitionOf; ///< a table of the same schema; empty where it is none, or where that is not known
    std::string comment;
    std::vector<Column> columns;
    std::vector<std::string> primaryKey;
    std::vector<ForeignKey> foreignKeys;
    /// Columns that can be named, but that `SELECT *` does not give: a full-text table's `rank`.
    std::vector<std::string> hiddenColumns;
    std::optional<std::uint64_t> rowEstimate;
    bool isVirtual = false; ///< SQLite's: it can be called too, with values for its hidden columns
    bool columnsKnown = true;

    friend bool operator==(const Table&, const Table&) = default;
};

/// What a database looked like when it was read: plain values, nothing live.
struct Snapshot {
    std::string database;
    std::string dialect;
    /// Where an unqualified name is looked up, in this order; empty if that is not known.
    std::vector<std::string> searchPath;
    std::vector<Table> tables;
    /// Functions that the database defines itself, without their schema.
    std::vector<std::string> functions;
    /// What of the database does more than compute or read its rows, and what stands on that.
    std::vector<RestrictedObject> restricted;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

} // namespace querymend
