#pragma once

#include "db/odbc/odbcrows.h"
#include "schema/snapshot.h"

#include <string>
#include <string_view>

namespace querymend {

/// The questions by which a server's catalog is read; in those about schemas `{schemas}` stands for a condition on
/// them.
struct OdbcCatalog {
    std::string_view dialect;
    std::string_view schemaName;    ///< what the condition is on
    std::string_view literalPrefix; ///< what stands before a quoted text
    std::string_view place;         ///< the database, the schema that names without one belong to
    std::string_view tables;        ///< schema, table, kind, comment, rows
    std::string_view functions;     ///< name
    std::string_view columns;       ///< schema, table, column, type, 1 if never NULL, comment
    std::string_view primaryKeys;   ///< schema, table, column; in the key's order
    std::string_view foreignKeys;   ///< schema, table, key, column, target's schema, table and column
    /// kind, schema, object, what the catalog says against it, 1 if it runs as its owner, text; a long text in several
    /// rows that follow each other
    std::string_view definitions;
};

[[nodiscard]] Result<Snapshot, EngineError> readOdbcCatalog(OdbcLink& link, const OdbcCatalog& catalog,
                                                            const SchemaRequest& request);

} // namespace querymend
