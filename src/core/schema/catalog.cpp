#include "schema/catalog.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

TableId tableNumbered(std::size_t number)
{
    return TableId{static_cast<std::uint32_t>(number)};
}

bool sameButCase(std::string_view a, std::string_view b)
{
    return equalIgnoringCase(a, b, CasedLetters::unicode);
}

} // namespace

Catalog::Catalog(Snapshot snapshot, NameRules rules) : m_snapshot(std::move(snapshot)), m_rules(rules)
{
    std::vector<std::uint64_t> tables;
    std::vector<std::uint64_t> columns;
    std::vector<std::uint64_t> columnsOfTables;
    tables.reserve(m_snapshot.tables.size());
    m_firstColumns.reserve(m_snapshot.tables.size());
    for (const Table& table : m_snapshot.tables) {
        const auto number = static_cast<std::uint32_t>(tables.size());
        tables.push_back(nameHash(table.name));
        m_firstColumns.push_back(static_cast<std::uint32_t>(columns.size()));
        for (const Column& column : table.columns) {
            columns.push_back(nameHash(column.name));
            columnsOfTables.push_back(withPart(columns.back(), number));
        }
    }
    std::vector<std::uint64_t> functions;
    for (const std::string& function : m_snapshot.functions)
        functions.push_back(nameHash(function));
    std::vector<std::uint64_t> restricted;
    for (const RestrictedObject& object : m_snapshot.restricted)
        restricted.push_back(nameHash(object.name));
    m_restricted = NameBuckets(restricted);
    m_tables = NameBuckets(tables);
    m_columns = NameBuckets(columns);
    m_columnsOfTables = NameBuckets(columnsOfTables);
    m_functions = NameBuckets(functions);
}

std::size_t Catalog::searchRank(const Table& table) const
{
    if (table.schema.empty())
        return 0;
    const auto& path = m_snapshot.searchPath;
    const auto found = std::find_if(path.begin(), path.end(), [&](const std::string& schema) {
        return sameName(table.schema, {schema, true}, m_rules.tables);
    });
    return static_cast<std::size_t>(found - path.begin());
}

bool Catalog::inSchema(const Table& table, WrittenName schema) const
{
    if (!table.schema.empty())
        return sameName(table.schema, schema, m_rules.tables);
    return m_snapshot.searchPath.empty() || sameName(m_snapshot.searchPath.front(), schema, m_rules.tables);
}

TableMatch Catalog::find(const WrittenTable& written) const
{
    if (!written.database.empty() && !m_snapshot.database.empty()
        && !sameName(m_snapshot.database, written.database, m_rules.tables))
        return {};
    if (written.schema.empty())
        return findBySearch(written.name);
    TableMatch match;
    m_tables.anyWith(nameHash(written.name.text), [&](std::uint32_t number) {
        const Table& table = m_snapshot.tables[number];
        if (!sameName(table.name, written.name, m_rules.tables) || !inSchema(table, written.schema))
            return false;
        match = {TableMatch::Kind::found, tableNumbered(number)};
        return true;
    });
    return match;
}

TableMatch Catalog::findBySearch(WrittenName name) const
{
    const bool anySchema = m_snapshot.searchPath.empty();
    std::size_t bestRank = anySchema ? 1 : m_snapshot.searchPath.size();
    TableMatch match;
    m_tables.anyWith(nameHash(name.text), [&](std::uint32_t number) {
        const Table& table = m_snapshot.tables[number];
        if (!sameName(table.name, name, m_rules.tables))
            return false;
        const std::size_t rank = searchRank(table);
        if (rank < bestRank || (anySchema && match.kind == TableMatch::Kind::none)) {
            match = {TableMatch::Kind::found, tableNumbered(number)};
            bestRank = rank;
        } else if (anySchema && table.schema != this->table(match.table).schema) {
            match.kind = TableMatch::Kind::ambiguous;
        }
        return false;
    });
    return match;
}

template <class Matches>
ColumnId Catalog::firstColumn(TableId table, std::string_view name, Matches matches) const
{
    const std::vector<Column>& columns = this->table(table).columns;
    ColumnId found;
    m_columnsOfTables.anyWith(withPart(nameHash(name), table.value), [&](std::uint32_t number) {
        const std::uint32_t index = number - m_firstColumns[table.value]; // wraps around for an earlier table
        if (index >= columns.size() || !matches(columns[index].name))
            return false;
        found = {table, index};
        return true;
    });
    return found;
}

template <class Matches>
std::vector<ColumnId> Catalog::allColumns(std::string_view name, Matches matches) const
{
    std::vector<ColumnId> found;
    m_columns.anyWith(nameHash(name), [&](std::uint32_t number) {
        const ColumnId id = columnNumbered(number);
        if (matches(column(id).name))
            found.push_back(id);
        return false;
    });
    return found;
}

ColumnId Catalog::findColumn(TableId table, WrittenName written) const
{
    return firstColumn(table, written.text,
                       [&](std::string_view stored) { return sameName(stored, written, m_rules.columns); });
}

bool Catalog::hasHiddenColumn(TableId table, WrittenName written) const
{
    const std::vector<std::string>& hidden = this->table(table).hiddenColumns;
    return std::any_of(hidden.begin(), hidden.end(),
                       [&](const std::string& stored) { return sameName(stored, written, m_rules.columns); });
}

ColumnId Catalog::findColumnIgnoringCase(TableId table, std::string_view name) const
{
    return firstColumn(table, name, [name](std::string_view stored) { return sameButCase(stored, name); });
}

std::vector<ColumnId> Catalog::columnsNamed(WrittenName written) const
{
    return allColumns(written.text,
                      [&](std::string_view stored) { return sameName(stored, written, m_rules.columns); });
}

std::vector<ColumnId> Catalog::columnsIgnoringCase(std::string_view name) const
{
    return allColumns(name, [name](std::string_view stored) { return sameButCase(stored, name); });
}

std::vector<TableId> Catalog::tablesIgnoringCase(std::string_view name) const
{
    std::vector<TableId> found;
    m_tables.anyWith(nameHash(name), [&](std::uint32_t number) {
        if (sameButCase(m_snapshot.tables[number].name, name))
            found.push_back(tableNumbered(number));
        return false;
    });
    return found;
}

bool Catalog::hasFunction(WrittenName written) const
{
    return m_functions.anyWith(nameHash(written.text), [&](std::uint32_t number) {
        return sameName(m_snapshot.functions[number], written, m_rules.columns);
    });
}

std::vector<const RestrictedObject*> Catalog::restrictedNamed(std::string_view name) const
{
    std::vector<const RestrictedObject*> found;
    m_restricted.anyWith(nameHash(name), [&](std::uint32_t number) {
        if (sameButCase(m_snapshot.restricted[number].name, name))
            found.push_back(&m_snapshot.restricted[number]);
        return false;
    });
    return found;
}

TableId Catalog::target(TableId from, const ForeignKey& key) const
{
    // Foreign keys hold stored names, and a quoted name is matched as stored.
    const WrittenName name{key.targetTable, true};
    const std::string& schema = key.targetSchema.empty() ? table(from).schema : key.targetSchema;
    const TableMatch match = find({name, {schema, true}, {}});
    return match || !key.targetSchema.empty() ? match.table : findBySearch(name).table;
}

const std::vector<std::string>& Catalog::targetColumns(const ForeignKey& key, TableId target) const
{
    return target.isNone() || !key.targetColumns.empty() ? key.targetColumns : table(target).primaryKey;
}

ColumnId Catalog::columnNumbered(std::uint32_t number) const
{
    const auto after = std::upper_bound(m_firstColumns.begin(), m_firstColumns.end(), number);
    const auto table = static_cast<std::size_t>(after - m_firstColumns.begin()) - 1;
    return {tableNumbered(table), number - m_firstColumns[table]};
}

} // namespace querymend
