#pragma once

#include "db/odbc/odbcrows.h"
#include "schema/snapshot.h"

#include <string>
#include <string_view>

namespace querymend {

/// The queries that read a server's catalog; in those about schemas `{schemas}` is replaced by a condition on them.
struct OdbcCatalog {
    std::string_view dialect;
    std::string_view schemaName;    ///< the column of that condition
    std::string_view literalPrefix; ///< put in front of a quoted string
    std::string_view place;         ///< the database, the schema of unqualified names
    std::string_view tables;        ///< schema, table, kind, comment, rows
    std::string_view functions;     ///< name
    std::string_view columns;       ///< schema, table, column, type, 1 if never NULL, comment
    std::string_view primaryKeys;   ///< schema, table, column; in the key's order
    std::string_view foreignKeys;   ///< schema, table, key, column, target's schema, table and column
    /// kind, schema, object, the catalog's reason against it, 1 if it runs as its owner, text; a long text in several
    /// consecutive rows
    std::string_view definitions;
};

[[nodiscard]] Result<Snapshot, EngineError> readOdbcCatalog(OdbcLink& link, const OdbcCatalog& catalog,
                                                            const SchemaRequest& request);

} // namespace querymend
