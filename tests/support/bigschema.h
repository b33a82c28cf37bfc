#pragma once

#include "schema/snapshot.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace querymend::test {

inline std::string_view bigSchemaWord(std::size_t i)
{
    constexpr std::array<std::string_view, 40> words{
        "customer", "order",   "invoice",  "product", "shipment", "payment",   "account",  "address",
        "region",   "store",   "employee", "ticket",  "session",  "vendor",    "contract", "campaign",
        "asset",    "budget",  "claim",    "device",  "event",    "facility",  "grade",    "holiday",
        "item",     "journal", "ledger",   "message", "note",     "offer",     "patient",  "quote",
        "review",   "student", "task",     "usage",   "visit",    "warehouse", "exam",     "zone"};
    return words[i % words.size()];
}

/// Always the same snapshot: tables named like `invoice_region_17`, each with an `id`, a foreign key to an earlier
/// table (except the first), and columns named like `amount_3` or `ship_date`.
inline Snapshot bigSchema(std::size_t tableCount, std::size_t columnsPerTable)
{
    constexpr std::array<std::string_view, 12> kinds{"name",       "status", "created_at", "total_amount",
                                                     "ship_date",  "code",   "type",       "quantity",
                                                     "unit_price", "email",  "is_active",  "note"};
    constexpr std::array<std::string_view, 4> types{"integer", "text", "numeric(10,2)", "timestamp"};
    Snapshot snapshot;
    snapshot.database = "big";
    snapshot.dialect = "postgresql";
    snapshot.searchPath = {"public"};
    snapshot.tables.reserve(tableCount);
    for (std::size_t t = 0; t < tableCount; ++t) {
        Table table;
        table.schema = "public";
        table.name = std::string(bigSchemaWord(t)) + '_' + std::string(bigSchemaWord(t / 40 + t % 7 + 1)) + '_'
            + std::to_string(t);
        table.rowEstimate = t * 10;
        table.primaryKey = {"id"};
        for (std::size_t c = 0; c < columnsPerTable; ++c) {
            Column column;
            if (c == 0) {
                column.name = "id";
            } else if (c == 1 && t > 0) {
                column.name = std::string(bigSchemaWord(t / 2)) + "_id";
                table.foreignKeys.push_back({{column.name}, "public", snapshot.tables[t / 2].name, {"id"}});
            } else {
                column.name = kinds[(t + c) % kinds.size()];
                if (c > kinds.size() || (t + c) % 3 == 0)
                    column.name += '_' + std::to_string(c);
            }
            column.type = c < 2 ? "integer" : types[(t + c) % types.size()];
            column.notNull = c < 2;
            column.primaryKey = c == 0;
            table.columns.push_back(std::move(column));
        }
        snapshot.tables.push_back(std::move(table));
    }
    return snapshot;
}

} // namespace querymend::test
