#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The column of a table that a foreign key pairs with a column of another table, in either direction. If that other
/// column is not known, the table's side of the only key between the two. Nothing unless there is exactly one.
[[nodiscard]] std::optional<std::string> keyColumn(const JoinGraph& joins, TableId table, TableId other,
                                                   std::string_view otherColumn);

/// The column that differs from a name only by the name of its table: `member_id` for `id` of the table `member`,
/// or the other way round. An `id` also means the table's key. Nothing unless there is exactly one.
[[nodiscard]] std::optional<std::string> columnNamedAfterTable(const Table& table, std::string_view name);

/// Whether a column's name begins with the words of a table's name.
[[nodiscard]] bool beginsWithTable(std::string_view column, std::string_view table);

} // namespace querymend
