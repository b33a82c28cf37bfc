#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The columns of a table that foreign keys pair with a column of another table, or of another row of the same one, in
/// either direction. If that other column is not known, the table's sides of all keys between the two.
[[nodiscard]] std::vector<std::string> keyColumns(const JoinGraph& joins, TableId table, TableId other,
                                                  std::string_view otherColumn);

/// The column that differs from a name only by the name of its table: `member_id` for `id` of the table `member`,
/// or the other way round. An `id` also means the table's key. Nothing unless there is exactly one.
[[nodiscard]] std::optional<std::string> columnNamedAfterTable(const Table& table, std::string_view name);

/// Whether a key pairs two columns, or keys pair both with the same third one.
[[nodiscard]] bool areLinked(const JoinGraph& joins, TableId table, std::string_view column, TableId other,
                             std::string_view otherColumn);

/// Whether a column's name begins with the words of a table's name.
[[nodiscard]] bool beginsWithTable(std::string_view column, std::string_view table);

} // namespace querymend
