#include "schema/merging.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using TableKey = std::pair<std::string_view, std::string_view>;

/// A table without a schema belongs to the only one, which was read.
bool wasRead(const Table& table, const std::vector<std::string>& schemas)
{
    return schemas.empty() || table.schema.empty()
        || std::find(schemas.begin(), schemas.end(), table.schema) != schemas.end();
}

void keepSamples(Table& table, const Table& before)
{
    for (Column& column : table.columns) {
        const auto same = std::find_if(before.columns.begin(), before.columns.end(), [&](const Column& other) {
            return other.name == column.name && other.type == column.type;
        });
        if (column.samples.empty() && same != before.columns.end())
            column.samples = same->samples;
    }
}

void keepWhatIsKnown(Table& table, Table&& before)
{
    if (table.columnsKnown) {
        keepSamples(table, before);
        return;
    }
    table.columnsKnown = before.columnsKnown;
    table.columns = std::move(before.columns);
    table.primaryKey = std::move(before.primaryKey);
    table.foreignKeys = std::move(before.foreignKeys);
}

} // namespace

void mergePart(Snapshot& whole, Snapshot part, const std::vector<std::string>& schemasRead)
{
    std::set<const Table*> replaced;
    std::map<TableKey, Table*> before;
    for (Table& table : whole.tables)
        before.emplace(TableKey{table.schema, table.name}, &table);
    for (Table& table : part.tables) {
        const auto known = before.find({table.schema, table.name});
        if (known == before.end())
            continue;
        keepWhatIsKnown(table, std::move(*known->second));
        replaced.insert(known->second);
    }
    const auto isReadAgain = [&](const Table& table) {
        return wasRead(table, schemasRead) || replaced.count(&table) > 0;
    };
    const auto place = std::find_if(whole.tables.begin(), whole.tables.end(), isReadAgain);
    std::vector<Table> tables(std::make_move_iterator(whole.tables.begin()), std::make_move_iterator(place));
    std::move(part.tables.begin(), part.tables.end(), std::back_inserter(tables));
    std::copy_if(std::make_move_iterator(place), std::make_move_iterator(whole.tables.end()),
                 std::back_inserter(tables), [&](const Table& table) { return !isReadAgain(table); });
    part.tables = std::move(tables);
    whole = std::move(part);
}

} // namespace querymend
