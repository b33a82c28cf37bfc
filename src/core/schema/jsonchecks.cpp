#include "schema/jsonreader.h"

#include "schema/jsonpath.h"

#include <algorithm>
#include <unordered_set>

// Checks on an object or list that are possible only after all of it was read.

namespace querymend {

bool SchemaJsonReader::finish(const Frame& frame)
{
    using enum JsonPlace;
    if (frame.place == table || frame.place == namedTable)
        return finishTable(frame);
    if (frame.place == column && (frame.seenPlaces & bitOf(columnName)) == 0)
        return fail("expected \"name\"");
    if (frame.place == foreignKey)
        return finishForeignKey(frame);
    if (frame.place == references && lastForeignKey().targetTable.empty())
        return fail("expected \"table\"");
    if (frame.place == tables)
        return finishTables(frame);
    if (frame.place == restrictedObject
        && ((frame.seenPlaces & bitOf(restrictedKind)) == 0 || lastRestricted().name.empty()))
        return fail("expected \"kind\" and \"name\"");
    if (frame.place == document && (frame.seenPlaces & bitOf(tables)) == 0)
        return fail("expected \"tables\"");
    return true;
}

bool SchemaJsonReader::finishTable(const Frame& frame)
{
    using enum JsonPlace;
    if (frame.place == table && (frame.seenPlaces & bitOf(tableName)) == 0)
        return fail("expected \"name\"");
    if (lastTable().name.empty())
        return fail("expected a name, found empty text", (frame.seenPlaces & bitOf(tableName)) != 0 ? ".name" : "");
    m_sortedNames.clear();
    for (const Column& column : lastTable().columns)
        m_sortedNames.push_back(column.name);
    std::sort(m_sortedNames.begin(), m_sortedNames.end());
    const auto twice = std::adjacent_find(m_sortedNames.begin(), m_sortedNames.end());
    if (twice != m_sortedNames.end())
        return fail("expected each column once, found " + shownName(*twice) + " twice",
                    frame.kind == jsonArray ? "" : ".columns");
    completePrimaryKey((frame.seenPlaces & bitOf(tablePrimaryKey)) != 0 && !lastTable().primaryKey.empty());
    return true;
}

void SchemaJsonReader::completePrimaryKey(bool wasListed)
{
    std::vector<std::string>& key = lastTable().primaryKey;
    for (Column& column : lastTable().columns) {
        if (!wasListed && column.primaryKey)
            key.push_back(column.name);
        else if (wasListed)
            column.primaryKey = std::find(key.begin(), key.end(), column.name) != key.end();
    }
}

bool SchemaJsonReader::finishForeignKey(const Frame& frame)
{
    const ForeignKey& key = lastForeignKey();
    if (key.columns.empty())
        return fail("expected \"columns\"");
    if ((frame.seenPlaces & bitOf(JsonPlace::references)) == 0 || key.targetTable.empty())
        return fail("expected \"references\"");
    if (!key.targetColumns.empty() && key.targetColumns.size() != key.columns.size())
        return fail("expected as many referenced columns as columns (" + std::to_string(key.columns.size())
                    + "), found " + std::to_string(key.targetColumns.size()));
    return true;
}

bool SchemaJsonReader::finishTables(const Frame& frame)
{
    std::unordered_set<std::string> seen;
    seen.reserve(m_snapshot.tables.size());
    std::string fullName;
    for (std::size_t i = 0; i < m_snapshot.tables.size(); ++i) {
        const Table& table = m_snapshot.tables[i];
        fullName.assign(table.schema).append(1, '\0').append(table.name);
        if (seen.insert(fullName).second)
            continue;
        std::string entry;
        if (frame.kind == jsonArray)
            appendEntry(entry, i);
        return fail("expected each table once, found "
                        + shownName(table.schema.empty() ? table.name : table.schema + '.' + table.name) + " again",
                    entry);
    }
    return true;
}

} // namespace querymend
