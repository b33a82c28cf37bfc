#pragma once

#include "check/schemaview.h"
#include "sqlitereader.h"

#include <string>
#include <string_view>

namespace querymend {

/// What became of a text that SQLite and we have both read.
struct SqliteComparison {
    bool accepted = false;        ///< by SQLite, as one statement that only reads
    bool refused = false;         ///< by SQLite, and the text is one for which our side should know why
    std::string difference = {};  ///< empty where both say the same
    std::string_view reason = {}; ///< why this difference is as it should be; empty for a mistake
};

/// Compares statements, names and what they mean, and what the guard and the references rung make of them.
[[nodiscard]] SqliteComparison compareWithSqlite(SqliteReader& reader, const SchemaView& schema,
                                                 const std::string& sql);

} // namespace querymend
