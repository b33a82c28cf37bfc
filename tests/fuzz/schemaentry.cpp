#include "entries.h"
#include "schema/catalog.h"
#include "schema/json.h"
#include "schema/mschema.h"
#include "schema/suggester.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

std::string checkCatalog(const Dialect& dialect, const Snapshot& snapshot)
{
    const Catalog catalog(snapshot, dialect.syntax.names);
    for (std::uint32_t i = 0; i < std::min<std::size_t>(snapshot.tables.size(), 50); ++i) {
        const Table& table = snapshot.tables[i];
        // If case does not matter, names that differ only in case are equal, and the first is found.
        const TableMatch match = catalog.find({{table.name, true}, {table.schema, true}});
        if (match.kind == TableMatch::Kind::none)
            return "every table is found by its own name: " + table.name;
        for (const Column& column : table.columns) {
            if (!catalog.findColumn(TableId{i}, {column.name, true}))
                return "every column is found by its own name: " + column.name;
        }
    }
    if (toMSchema(catalog) != toMSchema(catalog))
        return "a listing is always the same";
    if (!snapshot.tables.empty()) {
        const std::string& name = snapshot.tables.front().name;
        const bool hasLetters = std::any_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        if (hasLetters && Suggester(catalog).tables(name, 3).empty())
            return "a table's own name suggests the table";
    }
    return {};
}

} // namespace

std::string checkSchemaJson(const Dialect& dialect, std::string_view text)
{
    const auto snapshot = readSchemaJson(text);
    if (!snapshot)
        return describe(snapshot.error()).empty() ? "an error says what is wrong" : "";
    for (const JsonLayout layout : {JsonLayout::compact, JsonLayout::pretty}) {
        const std::string written = writeSchemaJson(*snapshot, layout);
        const auto again = readSchemaJson(written);
        if (!again)
            return "what is written is read: " + describe(again.error());
        if (!(*again == *snapshot))
            return "what is written means the same: " + written;
        if (writeSchemaJson(*again, layout) != written)
            return "writing comes to rest: " + written;
    }
    return checkCatalog(dialect, *snapshot);
}

} // namespace querymend::fuzz
