#pragma once

#include "schema/catalog.h"

#include <vector>

namespace querymend {

/// A foreign key between two tables, column by column.
struct TableKey {
    std::vector<ColumnId> child;
    std::vector<ColumnId> parent;
};

/// The foreign keys between two different tables, in either direction.
[[nodiscard]] std::vector<TableKey> keysBetween(const Catalog& catalog, TableId a, TableId b);
/// Whether a foreign key pairs the two columns, in either direction.
[[nodiscard]] bool areKeyPair(const Catalog& catalog, ColumnId a, ColumnId b);
/// Whether both columns hold the same thing: they lead to the same column along foreign keys.
[[nodiscard]] bool shareOrigin(const Catalog& catalog, ColumnId a, ColumnId b);
/// Whether the column belongs to its table's primary key.
[[nodiscard]] bool isPrimary(const Catalog& catalog, ColumnId column);
/// Whether the column belongs to a foreign key of its table.
[[nodiscard]] bool isForeign(const Catalog& catalog, ColumnId column);
/// The only column of the table's primary key; none if there are several or none.
[[nodiscard]] ColumnId soleKeyOf(const Catalog& catalog, TableId table);
/// Whether a row of the parent can have several rows of the child, as far as the keys say.
[[nodiscard]] bool mayRepeat(const Catalog& catalog, const TableKey& key);

} // namespace querymend
