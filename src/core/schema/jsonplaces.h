#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// The places in a schema file where a value can occur.
enum class JsonPlace : std::uint8_t {
    document,
    database,
    dialect,
    searchPath,
    functions,
    tables,
    table,
    namedTable,
    tableSchema,
    tableName,
    tableKind,
    tablePartitionOf,
    tableComment,
    tableRows,
    tablePrimaryKey,
    tableHiddenColumns,
    columns,
    column,
    namedColumn,
    columnName,
    columnType,
    columnComment,
    columnNotNull,
    columnPrimaryKey,
    samples,
    sample,
    foreignKeys,
    foreignKey,
    keyColumns,
    references,
    targetSchema,
    targetTable,
    targetColumns,
    restricted,
    restrictedObject,
    restrictedKind,
    restrictedSchema,
    restrictedName,
    restrictedReason,
    restrictedCause,
    limited,
    listedName,
    ignored,
};

/// The bit of a place in a set of places.
constexpr std::uint64_t bitOf(JsonPlace place)
{
    return std::uint64_t{1} << static_cast<unsigned>(place);
}

/// The kinds of JSON value, as bits because a place may accept several.
enum JsonKind : std::uint8_t {
    jsonText = 1,
    jsonNumber = 2,
    jsonBoolean = 4,
    jsonNull = 8,
    jsonArray = 16,
    jsonObject = 32,
};

[[nodiscard]] std::string_view name(JsonKind kind);

/// The kinds that a place accepts, and their description for error messages.
struct JsonExpectation {
    std::uint8_t kinds;
    std::string_view words;
};

[[nodiscard]] JsonExpectation expectationAt(JsonPlace place);

/// The place of the value under an object's key; `ignored` for an unknown key.
[[nodiscard]] JsonPlace placeUnderKey(JsonPlace object, std::string_view key);
/// The place of the entries of an array.
[[nodiscard]] JsonPlace placeOfEntry(JsonPlace array);

} // namespace querymend
