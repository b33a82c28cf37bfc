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

/// A column of a table, both by their place in the snapshot.
struct ColumnId {
    TableId table;
    std::uint32_t index = 0;

    [[nodiscard]] constexpr bool isNone() const { return table.isNone(); }
    explicit constexpr operator bool() const { return !isNone(); }
    friend constexpr bool operator==(ColumnId, ColumnId) = default;
};

/// A table's name as a statement writes it; parts that it leaves out are empty.
struct WrittenTable {
    WrittenName name;
    WrittenName schema = {};
    WrittenName database = {};
};

/// What a written table name means.
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

/// An index over a snapshot under the name rules of an engine. Looking up exact names allocates nothing.
class Catalog {
public:
    Catalog(Snapshot snapshot, NameRules rules);

    [[nodiscard]] const Snapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] NameRules rules() const { return m_rules; }
    [[nodiscard]] std::size_t tableCount() const { return m_snapshot.tables.size(); }
    [[nodiscard]] const Table& table(TableId id) const { return m_snapshot.tables[id.value]; }
    [[nodiscard]] const Column& column(ColumnId id) const { return table(id.table).columns[id.index]; }

    /// Without a schema the search path decides; where that is not known, any schema will do. A table
    /// whose own schema is not known is taken to be in the first of the search path, or in any.
    [[nodiscard]] TableMatch find(const WrittenTable& written) const;
    [[nodiscard]] ColumnId findColumn(TableId table, WrittenName written) const;
    /// Whether the table has it without showing it.
    [[nodiscard]] bool hasHiddenColumn(TableId table, WrittenName written) const;
    /// Every column that the name would mean if its table were in use.
    [[nodiscard]] std::vector<ColumnId> columnsNamed(WrittenName written) const;
    [[nodiscard]] bool hasFunction(WrittenName written) const;
    /// Case does not count: where two names could be meant, it is the one that is refused.
    [[nodiscard]] std::vector<const RestrictedObject*> restrictedNamed(std::string_view name) const;

    // What is there under another spelling: case and, for tables, the schema do not count.
    [[nodiscard]] std::vector<TableId> tablesIgnoringCase(std::string_view name) const;
    [[nodiscard]] ColumnId findColumnIgnoringCase(TableId table, std::string_view name) const;
    [[nodiscard]] std::vector<ColumnId> columnsIgnoringCase(std::string_view name) const;

    /// Where a foreign key of this table leads, or none if that table is not in the snapshot.
    [[nodiscard]] TableId target(TableId from, const ForeignKey& key) const;
    /// The columns that the key names, or else the target's primary key.
    [[nodiscard]] const std::vector<std::string>& targetColumns(const ForeignKey& key, TableId target) const;

private:
    /// How early in the search path the table comes; one past its end if not at all.
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
    /// The number of each table's first column, columns being numbered through the whole snapshot.
    std::vector<std::uint32_t> m_firstColumns;
};

} // namespace querymend
