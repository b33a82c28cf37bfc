#pragma once

#include "base/result.h"
#include "base/utf8.h"
#include "schema/snapshot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// The format of a schema file. Only `tables` and the names in it are required.
//
//     {
//       "database": "shop", "dialect": "postgresql",
//       "default_schema": "public",              or a list: the search path
//       "tables": [
//         {
//           "schema": "public", "name": "orders", "kind": "table", "partition_of": "…", "comment": "…", "rows": 1200,
//           "columns": [
//             {"name": "id", "type": "integer", "not_null": true, "primary_key": true,
//              "comment": "…", "samples": ["1", "2"]}
//           ],
//           "primary_key": ["id"],               only if it is not the flagged columns in order
//           "hidden_columns": ["rank"],          can be named, but are not part of SELECT *
//           "foreign_keys": [
//             {"columns": ["cust"], "references": {"schema": "public", "table": "customers", "columns": ["id"]}}
//           ]
//         }
//       ],
//       "functions": ["order_total"],            those that the database itself defines
//       "restricted": [                          what queries may not use unless the user allows it
//         {"kind": "function", "schema": "public", "name": "close_month", "reason": "side_effects", "cause": "…"}
//       ],
//       "limited": true                          if queries may use these tables only
//     }
//
// Shorter forms are accepted too: `tables` as an object by name; a table as a bare name (its columns are then unknown)
// or, under its name, as the list of its columns; `columns` as an object from name to type; a column as a bare name; a
// single column as text in keys; `references` as the table's name. Omitting `columns` means unknown, an empty list
// means none. Other keys are ignored. A `virtual table` can be called like a function; a `partition` or `shadow table`
// can be named but is not shown.

/// Why a text is not a schema: it is not JSON (`position` says where), or its structure is wrong (`path` says where).
struct SchemaJsonError {
    std::string path;
    std::optional<TextPosition> position;
    std::string reason;

    friend bool operator==(const SchemaJsonError&, const SchemaJsonError&) = default;
};

/// `tables[3].columns[0].name: expected text, found a number`, `line 3, column 7: …`.
[[nodiscard]] std::string describe(const SchemaJsonError& error);

/// Never throws. Memory is proportional to the schema found, however deep or long the rest of the text is.
Result<Snapshot, SchemaJsonError> readSchemaJson(std::string_view text);

enum class JsonLayout : std::uint8_t {
    compact, ///< one line
    pretty,  ///< one line for each column
};

/// The same snapshot always gives the same text; invalid UTF-8 becomes U+FFFD.
[[nodiscard]] std::string writeSchemaJson(const Snapshot& snapshot, JsonLayout layout);

} // namespace querymend
