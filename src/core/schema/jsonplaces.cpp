#include "schema/jsonplaces.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

using enum JsonPlace;

struct KeyRow {
    JsonPlace object;
    std::string_view key;
    JsonPlace value;
};

constexpr std::array<KeyRow, 33> keyRows{{
    {column, "name", columnName},
    {column, "type", columnType},
    {column, "not_null", columnNotNull},
    {column, "primary_key", columnPrimaryKey},
    {column, "comment", columnComment},
    {column, "samples", samples},
    {table, "schema", tableSchema},
    {table, "name", tableName},
    {table, "kind", tableKind},
    {table, "partition_of", tablePartitionOf},
    {table, "comment", tableComment},
    {table, "rows", tableRows},
    {table, "columns", columns},
    {table, "primary_key", tablePrimaryKey},
    {table, "hidden_columns", tableHiddenColumns},
    {table, "foreign_keys", foreignKeys},
    {foreignKey, "columns", keyColumns},
    {foreignKey, "references", references},
    {references, "schema", targetSchema},
    {references, "table", targetTable},
    {references, "columns", targetColumns},
    {document, "database", database},
    {document, "dialect", dialect},
    {document, "default_schema", searchPath},
    {document, "tables", tables},
    {document, "functions", functions},
    {document, "restricted", restricted},
    {document, "limited", limited},
    {restrictedObject, "kind", restrictedKind},
    {restrictedObject, "schema", restrictedSchema},
    {restrictedObject, "name", restrictedName},
    {restrictedObject, "reason", restrictedReason},
    {restrictedObject, "cause", restrictedCause},
}};

constexpr std::uint8_t textOrNull = jsonText | jsonNull;
constexpr std::uint8_t flagKinds = jsonBoolean | jsonNumber | jsonNull;
constexpr std::uint8_t nameListKinds = jsonText | jsonArray | jsonNull;

} // namespace

std::string_view name(JsonKind kind)
{
    switch (kind) {
    case jsonText:
        return "text";
    case jsonNumber:
        return "a number";
    case jsonBoolean:
        return "true or false";
    case jsonNull:
        return "null";
    case jsonArray:
        return "a list";
    case jsonObject:
        return "an object";
    }
    return {};
}

JsonExpectation expectationAt(JsonPlace place)
{
    switch (place) {
    case document:
        return {jsonObject, "an object with \"tables\""};
    case tables:
        return {jsonArray | jsonObject, "a list of tables, or an object by name"};
    case table:
        return {jsonObject | jsonText, "a table: an object or a name"};
    case namedTable:
        return {jsonObject | jsonArray | jsonNull, "a table: an object, or a list of columns"};
    case columns:
        return {jsonArray | jsonObject | jsonNull, "a list of columns, or an object from name to type"};
    case column:
        return {jsonObject | jsonText, "a column: an object or a name"};
    case namedColumn:
        return {jsonObject | textOrNull, "a column: an object or a type"};
    case tableName:
    case columnName:
    case targetTable:
    case restrictedKind:
    case restrictedName:
    case restrictedReason:
    case listedName:
        return {jsonText, "text"};
    case database:
    case dialect:
    case tableSchema:
    case tableKind:
    case tablePartitionOf:
    case tableComment:
    case columnType:
    case columnComment:
    case targetSchema:
    case restrictedSchema:
    case restrictedCause:
        return {textOrNull, "text"};
    case tableRows:
        return {jsonNumber | jsonNull, "a number"};
    case columnNotNull:
    case columnPrimaryKey:
        return {flagKinds, "true or false"};
    case samples:
        return {jsonArray | jsonNull, "a list of values"};
    case sample:
        return {jsonText | jsonNumber | jsonBoolean | jsonNull, "a value"};
    case foreignKeys:
        return {jsonArray | jsonNull, "a list of foreign keys"};
    case foreignKey:
        return {jsonObject, "an object with \"columns\" and \"references\""};
    case references:
        return {jsonObject | jsonText, "an object with \"table\", or a table's name"};
    case restricted:
        return {jsonArray | jsonNull, "a list of objects that a query may not use"};
    case restrictedObject:
        return {jsonObject, "an object with \"kind\" and \"name\""};
    case limited:
        return {jsonBoolean, "true or false"};
    case searchPath:
    case functions:
    case tablePrimaryKey:
    case tableHiddenColumns:
    case keyColumns:
    case targetColumns:
        return {nameListKinds, "a name or a list of names"};
    case ignored:
        break;
    }
    return {0xFF, {}};
}

JsonPlace placeUnderKey(JsonPlace object, std::string_view key)
{
    if (object == tables)
        return namedTable;
    if (object == columns)
        return namedColumn;
    const JsonPlace kind = object == namedTable ? table : object == namedColumn ? column : object;
    const auto row =
        std::find_if(keyRows.begin(), keyRows.end(), [&](const KeyRow& r) { return r.object == kind && r.key == key; });
    return row == keyRows.end() ? ignored : row->value;
}

JsonPlace placeOfEntry(JsonPlace array)
{
    if (array == tables)
        return table;
    if (array == columns || array == namedTable)
        return column;
    if (array == samples)
        return sample;
    if (array == foreignKeys)
        return foreignKey;
    if (array == restricted)
        return restrictedObject;
    return listedName;
}

} // namespace querymend
