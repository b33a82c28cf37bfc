#pragma once

#include "check/schemaview.h"
#include "sqlitereader.h"

#include <string>
#include <string_view>

namespace querymend {

/// The result of reading one text with SQLite and with our code.
struct SqliteComparison {
    bool accepted = false;        ///< by SQLite, as one statement that only reads
    bool refused = false;         ///< by SQLite, for a reason that we should find, too
    std::string difference = {};  ///< empty if both agree
    std::string_view reason = {}; ///< why this difference is intended; empty for a mistake
};

/// Compares statements, names and their meaning, and the verdicts of the guard and the references rung.
[[nodiscard]] SqliteComparison compareWithSqlite(SqliteReader& reader, const SchemaView& schema,
                                                 const std::string& sql);

} // namespace querymend
