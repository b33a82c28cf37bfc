#pragma once

#include "schema/restrictedobject.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A column as the database describes it; an empty type or comment means unknown.
struct Column {
    std::string name;
    std::string type;
    std::string comment;
    bool notNull = false;
    bool primaryKey = false;
    std::vector<std::string> samples;

    friend bool operator==(const Column&, const Column&) = default;
};

/// Columns of one table that reference another's. No target columns means the target's primary key, no target schema
/// the table's own schema.
struct ForeignKey {
    std::vector<std::string> columns;
    std::string targetSchema;
    std::string targetTable;
    std::vector<std::string> targetColumns;

    friend bool operator==(const ForeignKey&, const ForeignKey&) = default;
};

/// The kind of a relation; all of them can be read from.
enum class TableKind : std::uint8_t {
    table,
    view,
    materializedView,
    foreignTable,
    partition,   ///< of a table that contains the rows of all its partitions
    shadowTable, ///< where a virtual table in SQLite keeps its rows
    temporaryTable,
    other,
};

/// As written in JSON and displayed: `materialized view`.
[[nodiscard]] std::string_view name(TableKind kind);
/// Also accepts the spellings of information_schema, such as `BASE TABLE`.
[[nodiscard]] std::optional<TableKind> tableKindNamed(std::string_view name);

/// Whether the relation only holds rows of another table: it can be named, but is shown only on request.
[[nodiscard]] constexpr bool isPartOfAnother(TableKind kind)
{
    return kind == TableKind::partition || kind == TableKind::shadowTable;
}

/// A relation with its columns; `columnsKnown` is false if nothing may be claimed about them.
struct Table {
    std::string schema;
    std::string name;
    TableKind kind = TableKind::table;
    std::string partitionOf; ///< a table in the same schema; empty if none or unknown
    std::string comment;
    std::vector<Column> columns;
    std::vector<std::string> primaryKey;
    std::vector<ForeignKey> foreignKeys;
    /// Columns that can be named but are not part of `SELECT *`, such as a full-text table's `rank`.
    std::vector<std::string> hiddenColumns;
    std::optional<std::uint64_t> rowEstimate;
    bool isVirtual = false; ///< in SQLite: can also be called, with values for its hidden columns
    bool columnsKnown = true;

    friend bool operator==(const Table&, const Table&) = default;
};

/// The schema of a database at the time it was read: plain values without a connection.
struct Snapshot {
    std::string database;
    std::string dialect;
    /// The schemas in which an unqualified name is looked up, in order; empty if unknown.
    std::vector<std::string> searchPath;
    std::vector<Table> tables;
    /// Functions that the database defines itself, without their schema.
    std::vector<std::string> functions;
    /// Objects that do more than compute or read the database's rows, and those that use them.
    std::vector<RestrictedObject> restricted;
    /// Whether a person chose the tables: to queries, no other table exists, whatever the database has.
    bool limited = false;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

} // namespace querymend
