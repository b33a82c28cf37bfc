#pragma once

#include "dialect/dialect.h"
#include "report/rowdifference.h"
#include "schema/catalog.h"

#include <string>
#include <vector>

namespace querymend {

/// Returns a statement that selects the columns of a table, each on a line; all of them if none is given.
[[nodiscard]] std::string selectStatement(const Dialect& dialect, const Catalog& catalog, TableId table,
                                          const std::vector<ColumnId>& columns);

/// Returns the query for a table's definition and indexes; empty if the dialect has none.
[[nodiscard]] std::string definitionQuery(const Dialect& dialect, const Catalog& catalog, TableId table);

/// The statements that define a table and its indexes.
struct TableDefinition {
    std::string text;
    bool isComposed = false; ///< from the columns and keys that were read, so without defaults and checks
    bool hasIndexes = false; ///< whether the engine was asked for them
};

/// Takes the statements from the rows of that query; what they do not define is composed from the catalog.
[[nodiscard]] TableDefinition definitionOf(const Dialect& dialect, const Catalog& catalog, TableId table,
                                           const TableText* rows);

} // namespace querymend
