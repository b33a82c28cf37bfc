#include "schema/schematree.h"

#include "base/ascii.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace querymend {

namespace {

using TableKey = std::pair<std::string_view, std::string_view>;

bool isView(TableKind kind)
{
    return kind == TableKind::view || kind == TableKind::materializedView;
}

/// Returns tables, then views, each by name ignoring case.
std::vector<std::uint32_t> inOrder(const Catalog& catalog)
{
    struct Entry {
        bool isView;
        std::string name;
        std::uint32_t table;
    };
    std::vector<Entry> entries;
    entries.reserve(catalog.tableCount());
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        entries.push_back({isView(table.kind), asciiLowered(table.name), t});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.isView, a.name, a.table) < std::tie(b.isView, b.name, b.table);
    });
    std::vector<std::uint32_t> order;
    order.reserve(entries.size());
    for (const Entry& entry : entries)
        order.push_back(entry.table);
    return order;
}

std::vector<SchemaTree::Group> groupsOf(const Catalog& catalog)
{
    const std::vector<std::string>& path = catalog.snapshot().searchPath;
    std::vector<SchemaTree::Group> groups;
    std::map<std::string_view, bool> known;
    for (const Table& table : catalog.snapshot().tables) {
        if (known.emplace(table.schema, true).second)
            groups.push_back({table.schema, {}});
    }
    const auto rank = [&](const SchemaTree::Group& group) {
        return std::find(path.begin(), path.end(), group.schema) - path.begin();
    };
    std::sort(groups.begin(), groups.end(), [&](const auto& a, const auto& b) {
        return rank(a) != rank(b) ? rank(a) < rank(b) : a.schema < b.schema;
    });
    return groups;
}

} // namespace

const std::vector<std::uint32_t>& SchemaTree::partitionsOf(std::uint32_t table) const
{
    static const std::vector<std::uint32_t> none;
    const auto found = partitions.find(table);
    return found == partitions.end() ? none : found->second;
}

const std::vector<std::uint32_t>* SchemaTree::foundColumnsOf(std::uint32_t table) const
{
    const auto found = foundColumns.find(table);
    return found == foundColumns.end() ? nullptr : &found->second;
}

SchemaTree treeOf(const Catalog& catalog)
{
    SchemaTree tree;
    tree.groups = groupsOf(catalog);
    tree.places.resize(catalog.tableCount());
    std::map<std::string_view, std::uint32_t> groupNumbers;
    for (std::uint32_t g = 0; g < tree.groups.size(); ++g)
        groupNumbers.emplace(tree.groups[g].schema, g);
    std::map<TableKey, std::uint32_t> partitioned;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        if (const Table& table = catalog.table(TableId{t}); !table.partitionOf.empty())
            partitioned.emplace(TableKey{table.schema, table.partitionOf}, TableId::noValue);
    }
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        if (const auto found = partitioned.find({table.schema, table.name}); found != partitioned.end())
            found->second = t;
    }
    for (const std::uint32_t t : inOrder(catalog)) {
        const Table& table = catalog.table(TableId{t});
        SchemaTree::Place& place = tree.places[t];
        place.isShown = true;
        place.group = groupNumbers.at(table.schema);
        const auto above = partitioned.find({table.schema, table.partitionOf});
        if (above != partitioned.end() && above->second != t)
            place.above = above->second;
        auto& siblings =
            place.above == TableId::noValue ? tree.groups[place.group].tables : tree.partitions[place.above];
        place.row = static_cast<std::uint32_t>(siblings.size());
        siblings.push_back(t);
    }
    return tree;
}

SchemaTree treeOf(const Catalog& catalog, const std::vector<FoundTable>& found)
{
    SchemaTree tree;
    tree.isFiltered = true;
    tree.groups.resize(1);
    tree.places.resize(catalog.tableCount());
    for (const FoundTable& table : found) {
        SchemaTree::Place& place = tree.places[table.table.value];
        place.isShown = true;
        place.row = static_cast<std::uint32_t>(tree.groups[0].tables.size());
        tree.groups[0].tables.push_back(table.table.value);
        if (!table.columns.empty())
            tree.foundColumns[table.table.value] = table.columns;
    }
    return tree;
}

} // namespace querymend
