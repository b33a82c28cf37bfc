#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <set>
#include <string>
#include <vector>

namespace querymend {

/// What a SQLite query reads according to us, in the terms in which SQLite reports it; names are lower case.
struct NamesRead {
    std::set<std::string> tables; ///< and table functions
    std::set<std::string> functions;
    std::set<std::string> columns;      ///< written in the text, as table.column
    std::set<std::string> alsoColumns;  ///< read for a star, USING or NATURAL
    std::set<std::string> allColumns;   ///< of every table that is read
    std::set<std::string> joinedTables; ///< with USING or NATURAL; SQLite may not report that it reads them
    std::set<std::string> openNames;    ///< of columns that may be an alias or an unlisted column
    bool columnsAreSure = true;         ///< no name refers to the hidden row number
    bool columnsAreKnown = true;        ///< no source has columns that only the engine knows
};

/// The definitions of CTEs that no other part of the text refers to.
[[nodiscard]] std::vector<ByteRange> unusedCtes(const Outline& outline);

/// Unused CTEs are left out, because SQLite never looks at them.
[[nodiscard]] NamesRead namesRead(const Outline& outline, const Dialect& dialect, const Catalog& catalog);

} // namespace querymend
