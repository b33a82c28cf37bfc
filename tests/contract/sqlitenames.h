#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline.h"

#include <set>
#include <string>
#include <vector>

namespace querymend {

/// What our side says a SQLite query reads, in the terms in which SQLite tells it; names are lower case.
struct NamesRead {
    std::set<std::string> tables; ///< and functions that give rows
    std::set<std::string> functions;
    std::set<std::string> columns;      ///< written in the text, as table.column
    std::set<std::string> alsoColumns;  ///< read for a star, USING or NATURAL
    std::set<std::string> allColumns;   ///< of every table that is read
    std::set<std::string> joinedTables; ///< with USING or NATURAL; SQLite may not tell that it reads them
    std::set<std::string> openNames;    ///< of columns that may be an alias or a column that nobody lists
    bool columnsAreSure = true;         ///< no name that means the hidden number of a row
    bool columnsAreKnown = true;        ///< no source gives columns that only the engine can tell
};

/// The definitions of CTEs that no other part of the text uses.
[[nodiscard]] std::vector<ByteRange> unusedCtes(const Outline& outline);

/// CTEs that nothing uses are left out: SQLite never looks at them.
[[nodiscard]] NamesRead namesRead(const Outline& outline, const Dialect& dialect, const Catalog& catalog);

} // namespace querymend
