#pragma once

#include "base/names.h"
#include "base/strongid.h"
#include "schema/namebuckets.h"
#include "schema/snapshot.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

struct TableTag;
using TableId = StrongId<TableTag>;

/// A column, identified by its table's index in the snapshot and its own in the table.
struct ColumnId {
    TableId table;
    std::uint32_t index = 0;

    [[nodiscard]] constexpr bool isNone() const { return table.isNone(); }
    explicit constexpr operator bool() const { return !isNone(); }
    friend constexpr bool operator==(ColumnId, ColumnId) = default;
};

/// A table's name as written in a statement; omitted parts are empty.
struct WrittenTable {
    WrittenName name;
    WrittenName schema = {};
    WrittenName database = {};
};

/// The result of looking up a written table name.
struct TableMatch {
    enum class Kind : std::uint8_t {
        none,
        found,
        ambiguous, ///< no search path is known and several schemas have it; `table` is the first
    };

    Kind kind = Kind::none;
    TableId table;

    explicit constexpr operator bool() const { return kind == Kind::found; }
    friend constexpr bool operator==(TableMatch, TableMatch) = default;
};

/// An index of a snapshot by an engine's name rules. Looking up exact names does not allocate.
class Catalog {
public:
    Catalog(Snapshot snapshot, NameRules rules);

    [[nodiscard]] const Snapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] NameRules rules() const { return m_rules; }
    [[nodiscard]] std::size_t tableCount() const { return m_snapshot.tables.size(); }
    [[nodiscard]] const Table& table(TableId id) const { return m_snapshot.tables[id.value]; }
    [[nodiscard]] const Column& column(ColumnId id) const { return table(id.table).columns[id.index]; }

    /// Without a schema, the search path decides; if that is unknown, any schema matches. A table whose own schema is
    /// unknown counts as being in the first of the search path, or in any.
    [[nodiscard]] TableMatch find(const WrittenTable& written) const;
    [[nodiscard]] ColumnId findColumn(TableId table, WrittenName written) const;
    /// Whether the table has a hidden column of this name.
    [[nodiscard]] bool hasHiddenColumn(TableId table, WrittenName written) const;
    /// All columns that the name would mean if their tables were in scope.
    [[nodiscard]] std::vector<ColumnId> columnsNamed(WrittenName written) const;
    [[nodiscard]] bool hasFunction(WrittenName written) const;
    /// Ignores case: a name that might mean a restricted object is taken to mean it.
    [[nodiscard]] std::vector<const RestrictedObject*> restrictedNamed(std::string_view name) const;

    // Look-ups under another spelling: case and, for tables, the schema are ignored.
    [[nodiscard]] std::vector<TableId> tablesIgnoringCase(std::string_view name) const;
    [[nodiscard]] ColumnId findColumnIgnoringCase(TableId table, std::string_view name) const;
    [[nodiscard]] std::vector<ColumnId> columnsIgnoringCase(std::string_view name) const;

    /// The table that a foreign key of `from` references; none if it is not in the snapshot.
    [[nodiscard]] TableId target(TableId from, const ForeignKey& key) const;
    /// The columns that the key references: those it names, or the target's primary key.
    [[nodiscard]] const std::vector<std::string>& targetColumns(const ForeignKey& key, TableId target) const;

private:
    /// The position of the table's schema in the search path; one past its end if it is not in it.
    [[nodiscard]] std::size_t searchRank(const Table& table) const;
    [[nodiscard]] bool inSchema(const Table& table, WrittenName schema) const;
    [[nodiscard]] TableMatch findBySearch(WrittenName name) const;
    [[nodiscard]] ColumnId columnNumbered(std::uint32_t number) const;
    template <class Matches>
    [[nodiscard]] ColumnId firstColumn(TableId table, std::string_view name, Matches matches) const;
    template <class Matches>
    [[nodiscard]] std::vector<ColumnId> allColumns(std::string_view name, Matches matches) const;

    Snapshot m_snapshot;
    NameRules m_rules;
    NameBuckets m_tables;
    NameBuckets m_functions;
    NameBuckets m_restricted;
    NameBuckets m_columnsOfTables;
    NameBuckets m_columns;
    /// Each table's first column number; columns are numbered through the whole snapshot.
    std::vector<std::uint32_t> m_firstColumns;
};

} // namespace querymend
