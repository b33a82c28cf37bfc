#include "schema/tablelimit.h"

#include "base/ascii.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

namespace {

/// Finds the tables that a person means by a name.
class ChosenTables {
public:
    explicit ChosenTables(const Catalog& catalog) : m_catalog(catalog), m_isChosen(catalog.tableCount()) {}

    /// Returns whether there is such a table.
    bool choose(std::string_view name)
    {
        bool isFound = false;
        for (const TableId table : meantBy(name)) {
            m_isChosen[table.value] = true;
            isFound = true;
        }
        return isFound;
    }

    [[nodiscard]] bool isChosen(TableId table) const { return !table.isNone() && m_isChosen[table.value]; }

    /// Whether the table's name, without its schema, means one that was not chosen.
    [[nodiscard]] bool isHidden(TableId table) const
    {
        if (!isSearched(m_catalog.table(table)))
            return false;
        const TableMatch match = m_catalog.find({{m_catalog.table(table).name, true}});
        switch (match.kind) {
        case TableMatch::Kind::none:
            return false;
        case TableMatch::Kind::found:
            return !isChosen(match.table);
        case TableMatch::Kind::ambiguous:
            break;
        }
        const std::vector<TableId> namesakes = m_catalog.tablesIgnoringCase(m_catalog.table(table).name);
        return !std::all_of(namesakes.begin(), namesakes.end(), [this](TableId one) { return isChosen(one); });
    }

private:
    /// Whether the table may be found without its schema.
    [[nodiscard]] bool isSearched(const Table& table) const
    {
        const std::vector<std::string>& path = m_catalog.snapshot().searchPath;
        return path.empty() || table.schema.empty()
            || std::any_of(path.begin(), path.end(), [&](const std::string& schema) {
                   return sameName(table.schema, {schema, true}, m_catalog.rules().tables);
               });
    }

    [[nodiscard]] std::vector<TableId> meantBy(std::string_view name) const
    {
        if (const TableMatch match = m_catalog.find({{name, true}}); match)
            return {match.table};
        std::vector<TableId> tables = tablesWhere([&](const Table& table) {
            return (name.ends_with(".*") && table.schema == name.substr(0, name.size() - 2))
                || (!table.schema.empty() && table.schema + '.' + table.name == name);
        });
        if (!tables.empty())
            return tables;
        tables = tablesWhere([&](const Table& table) { return isCalled(table.schema, table.name, name); });
        return tables.size() == 1 ? tables : std::vector<TableId>();
    }

    template <class Predicate>
    [[nodiscard]] std::vector<TableId> tablesWhere(Predicate predicate) const
    {
        std::vector<TableId> found;
        for (std::uint32_t i = 0; i < m_catalog.tableCount(); ++i) {
            if (predicate(m_catalog.table(TableId{i})))
                found.push_back(TableId{i});
        }
        return found;
    }

    const Catalog& m_catalog;
    std::vector<bool> m_isChosen;
};

} // namespace

LimitedSnapshot limitedTo(const Catalog& catalog, std::span<const std::string> names)
{
    ChosenTables chosen(catalog);
    LimitedSnapshot made;
    for (const std::string& name : names) {
        if (!chosen.choose(name))
            made.unknown.push_back(name);
    }
    const Snapshot& whole = catalog.snapshot();
    made.snapshot.database = whole.database;
    made.snapshot.dialect = whole.dialect;
    made.snapshot.searchPath = whole.searchPath;
    made.snapshot.limited = true;
    for (std::uint32_t i = 0; i < catalog.tableCount(); ++i) {
        const TableId id{i};
        if (!chosen.isChosen(id))
            continue;
        Table table = catalog.table(id);
        if (chosen.isHidden(id)) {
            made.hidden.push_back(table.schema.empty() ? table.name : table.schema + '.' + table.name);
            continue;
        }
        std::erase_if(table.foreignKeys, [&](const ForeignKey& key) {
            const TableId target = catalog.target(id, key);
            return !chosen.isChosen(target) || chosen.isHidden(target);
        });
        const bool hasParent = !table.partitionOf.empty()
            && chosen.isChosen(catalog.find({{table.partitionOf, true}, {table.schema, true}}).table);
        if (!hasParent)
            table.partitionOf.clear();
        made.snapshot.tables.push_back(std::move(table));
    }
    const Catalog limited(made.snapshot, catalog.rules());
    for (RestrictedObject object : whole.restricted) {
        const bool isElsewhere = object.kind == RestrictedKind::relation
            && limited.find({{object.name, true}, {object.schema, true}}).kind == TableMatch::Kind::none;
        object.cause.clear();
        if (!isElsewhere)
            made.snapshot.restricted.push_back(std::move(object));
    }
    return made;
}

} // namespace querymend
