#include "check/tablekeys.h"

#include "base/ascii.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

template <class Take>
void eachKey(const Catalog& catalog, TableId child, Take take)
{
    for (const ForeignKey& key : catalog.table(child).foreignKeys) {
        const TableId parent = catalog.target(child, key);
        if (!parent)
            continue;
        const std::vector<std::string>& columns = catalog.targetColumns(key, parent);
        if (columns.size() == key.columns.size())
            take(key.columns, parent, columns);
    }
}

bool isNamed(const Catalog& catalog, ColumnId column, std::string_view name)
{
    return asciiEqualsIgnoringCase(catalog.column(column).name, name);
}

bool pairs(const Catalog& catalog, ColumnId child, ColumnId parent)
{
    bool found = false;
    eachKey(catalog, child.table, [&](const auto& columns, TableId target, const auto& targets) {
        for (std::size_t i = 0; i < columns.size() && target == parent.table; ++i)
            found = found || (isNamed(catalog, child, columns[i]) && isNamed(catalog, parent, targets[i]));
    });
    return found;
}

void addKeys(const Catalog& catalog, TableId child, TableId parent, std::vector<TableKey>& keys)
{
    eachKey(catalog, child, [&](const auto& columns, TableId target, const auto& targets) {
        if (target != parent)
            return;
        TableKey key;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            key.child.push_back(catalog.findColumnIgnoringCase(child, columns[i]));
            key.parent.push_back(catalog.findColumnIgnoringCase(parent, targets[i]));
        }
        const auto isKnown = [](ColumnId id) { return !id.isNone(); };
        if (std::all_of(key.child.begin(), key.child.end(), isKnown)
            && std::all_of(key.parent.begin(), key.parent.end(), isKnown))
            keys.push_back(std::move(key));
    });
}

/// The column that a chain of foreign keys ends at.
ColumnId originOf(const Catalog& catalog, ColumnId column)
{
    constexpr int longest = 5;
    for (int i = 0; i < longest; ++i) {
        ColumnId next;
        eachKey(catalog, column.table, [&](const auto& columns, TableId target, const auto& targets) {
            for (std::size_t k = 0; k < columns.size(); ++k) {
                if (next.isNone() && target != column.table && isNamed(catalog, column, columns[k]))
                    next = catalog.findColumnIgnoringCase(target, targets[k]);
            }
        });
        if (next.isNone())
            break;
        column = next;
    }
    return column;
}

} // namespace

std::vector<TableKey> keysBetween(const Catalog& catalog, TableId a, TableId b)
{
    std::vector<TableKey> keys;
    addKeys(catalog, a, b, keys);
    addKeys(catalog, b, a, keys);
    return keys;
}

bool areKeyPair(const Catalog& catalog, ColumnId a, ColumnId b)
{
    return pairs(catalog, a, b) || pairs(catalog, b, a);
}

bool shareOrigin(const Catalog& catalog, ColumnId a, ColumnId b)
{
    return originOf(catalog, a) == originOf(catalog, b);
}

bool isPrimary(const Catalog& catalog, ColumnId column)
{
    return catalog.column(column).primaryKey;
}

bool isForeign(const Catalog& catalog, ColumnId column)
{
    const auto& keys = catalog.table(column.table).foreignKeys;
    return std::any_of(keys.begin(), keys.end(), [&](const ForeignKey& key) {
        return std::any_of(key.columns.begin(), key.columns.end(),
                           [&](const std::string& name) { return isNamed(catalog, column, name); });
    });
}

ColumnId soleKeyOf(const Catalog& catalog, TableId table)
{
    ColumnId found;
    const auto& columns = catalog.table(table).columns;
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
        if (!columns[i].primaryKey)
            continue;
        if (!found.isNone())
            return {};
        found = {table, i};
    }
    return found;
}

bool mayRepeat(const Catalog& catalog, const TableKey& key)
{
    const TableId child = key.child.front().table;
    const auto isInKey = [&](ColumnId column) {
        return std::find(key.child.begin(), key.child.end(), column) != key.child.end();
    };
    const auto& columns = catalog.table(child).columns;
    bool hasKey = false;
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
        hasKey = hasKey || columns[i].primaryKey;
        if (columns[i].primaryKey && !isInKey({child, i}))
            return true;
    }
    return !hasKey;
}

} // namespace querymend
