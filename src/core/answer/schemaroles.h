#pragma once

#include "answer/namedquantity.h"
#include "answer/twintables.h"
#include "answer/valueindex.h"
#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a column holds, as far as its type, its keys and its values tell.
enum class ColumnRole : std::uint8_t { key, text, number, date, truth, other };

/// The role that the type alone suggests.
[[nodiscard]] ColumnRole roleOfType(std::string_view type);
/// Whether a name has a word for this.
[[nodiscard]] bool isNamed(std::string_view columnName, NamedQuantity what);

[[nodiscard]] bool isNamedAsPlace(std::string_view columnName);

/// What the tables and columns of a schema are for, as an answer needs to know it. Names are read once, at
/// construction.
class SchemaRoles {
public:
    /// Both must outlive this object.
    SchemaRoles(const TwinTables& tables, const ValueIndex& values);

    [[nodiscard]] ColumnRole roleOf(ColumnId column) const;
    /// The columns that name a row to a person: a name or a title, first and last name, or else its key.
    [[nodiscard]] std::vector<ColumnId> labelOf(TableId table) const;
    /// The date that a row of the table is about; none if there is none or it is unclear.
    [[nodiscard]] std::optional<ColumnId> mainDateOf(TableId table) const;
    [[nodiscard]] std::vector<ColumnId> datesOf(TableId table) const;
    /// Whether a date is of a row's end or administration rather than what the row is about.
    [[nodiscard]] bool isSecondaryDate(ColumnId date) const;
    /// The day by which something has to be done with a row.
    [[nodiscard]] std::optional<ColumnId> dueDateOf(TableId table) const;
    /// Whether rows without this date have not ended.
    [[nodiscard]] bool isEnd(ColumnId date) const;
    [[nodiscard]] std::vector<ColumnId> keyOf(TableId table) const;
    /// The first column of numbers with such a name.
    [[nodiscard]] std::optional<ColumnId> quantityOf(TableId table, NamedQuantity what) const;
    /// What a row costs or is worth: a total before a price, an amount or a salary.
    [[nodiscard]] std::optional<ColumnId> worthOf(TableId table) const;
    /// The column of numbers that is called as the table: the mark of marks.
    [[nodiscard]] std::optional<ColumnId> columnCalledAs(TableId table) const;
    /// Whether rows of the table are people.
    [[nodiscard]] bool isPeople(TableId table) const;

    [[nodiscard]] bool isForeignKey(ColumnId column) const;
    /// The table that a column refers to, alone; none if it does not.
    [[nodiscard]] TableId targetOf(ColumnId column) const;

    /// With the twins.
    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] const TwinTables& tables() const { return m_tables; }
    [[nodiscard]] const ValueIndex& values() const { return m_values; }
    /// The column itself, or the one that a twin has it from.
    [[nodiscard]] ColumnId stored(ColumnId column) const { return {m_tables.original(column.table), column.index}; }
    [[nodiscard]] DateSpelling datesIn(ColumnId column) const { return m_values.dates(stored(column)); }

private:
    /// What the words of a name say, as bits.
    using NameSigns = std::uint16_t;
    struct ColumnFacts {
        ColumnRole role = ColumnRole::other;
        NameSigns signs = 0;
    };
    struct TableFacts {
        std::vector<ColumnFacts> columns;
        bool isPeople = false;
    };

    [[nodiscard]] static NameSigns signsOf(std::string_view name);
    [[nodiscard]] ColumnRole readRole(ColumnId column) const;
    [[nodiscard]] bool isIdentifier(ColumnId column) const;
    [[nodiscard]] bool isNameOfAnother(ColumnId column) const;
    [[nodiscard]] bool readIsPeople(TableId table) const;
    [[nodiscard]] bool hasSign(ColumnId column, std::size_t sign) const;
    [[nodiscard]] std::vector<ColumnId> columnsOf(TableId table) const;

    const TwinTables& m_tables;
    const Catalog& m_catalog;
    const ValueIndex& m_values;
    std::vector<TableFacts> m_facts;
};

} // namespace querymend
