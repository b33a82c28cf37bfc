#pragma once

#include "base/result.h"
#include "base/utf8.h"
#include "schema/snapshot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// The shape of a schema file. Only `tables` and the names in it must be there.
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
//           "primary_key": ["id"],               only where it is not the flagged columns in order
//           "hidden_columns": ["rank"],          that can be named, but are not part of SELECT *
//           "foreign_keys": [
//             {"columns": ["cust"], "references": {"schema": "public", "table": "customers", "columns": ["id"]}}
//           ]
//         }
//       ],
//       "functions": ["order_total"],            what the database defines itself
//       "restricted": [                          what of it a query may not use unless a person allows it
//         {"kind": "function", "schema": "public", "name": "close_month", "reason": "side_effects", "cause": "…"}
//       ]
//     }
//
// Shorter forms are read too: `tables` as an object by name, a table as a bare name (its columns are
// then unknown) or, under its name, as the list of its columns; `columns` as an object from name to
// type, a column as a bare name; a single column as text in keys; `references` as the table's name.
// `columns` left out means unknown, an empty list means none. Keys that are not listed are ignored.
// Of the kinds, `virtual table` can be called like a function, and a `partition` or `shadow table` can be named but
// is not shown.

/// Why a text is not a schema: either it is not JSON (then `position` says where), or it is JSON of
/// another shape (then `path` does).
struct SchemaJsonError {
    std::string path;
    std::optional<TextPosition> position;
    std::string reason;

    friend bool operator==(const SchemaJsonError&, const SchemaJsonError&) = default;
};

/// `tables[3].columns[0].name: expected text, found a number`, `line 3, column 7: …`.
[[nodiscard]] std::string describe(const SchemaJsonError& error);

/// Never throws; memory stays in proportion to the schema found, however deep or long the rest is.
Result<Snapshot, SchemaJsonError> readSchemaJson(std::string_view text);

enum class JsonLayout : std::uint8_t {
    compact, ///< one line
    pretty,  ///< one line for each column
};

/// The same snapshot always gives the same text; bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string writeSchemaJson(const Snapshot& snapshot, JsonLayout layout);

} // namespace querymend
