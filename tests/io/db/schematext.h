#pragma once

#include "schema/snapshot.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace querymend {

/// One line per table: `public.orders table ~3 (id customer_id)`; `(?)` if its columns are unknown.
inline std::string schemaText(const Snapshot& snapshot)
{
    std::string text;
    for (const Table& table : snapshot.tables) {
        text += table.schema + (table.schema.empty() ? "" : ".") + table.name + ' ' + std::string(name(table.kind));
        if (table.rowEstimate)
            text += " ~" + std::to_string(*table.rowEstimate);
        std::string columns;
        for (const Column& column : table.columns)
            columns += (columns.empty() ? "" : " ") + column.name;
        text += " (" + (table.columnsKnown ? columns : "?") + ")\n";
    }
    return text;
}

/// An empty table if there is none.
inline Table tableNamed(const Snapshot& snapshot, std::string_view schema, std::string_view name)
{
    const auto found = std::find_if(snapshot.tables.begin(), snapshot.tables.end(),
                                    [&](const Table& t) { return t.schema == schema && t.name == name; });
    return found == snapshot.tables.end() ? Table{} : *found;
}

} // namespace querymend
