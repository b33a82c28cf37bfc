#include "schema/suggester.h"

#include <unordered_set>

namespace querymend {

namespace {

std::vector<std::string_view> namesOf(const Catalog& catalog, const std::vector<TableId>& tables)
{
    std::vector<std::string_view> names;
    names.reserve(tables.size());
    for (const TableId table : tables)
        names.push_back(catalog.table(table).name);
    return names;
}

std::vector<ColumnId> columnsIn(const Catalog& catalog, TableId table)
{
    std::vector<ColumnId> columns;
    for (std::uint32_t i = 0; i < catalog.table(table).columns.size(); ++i)
        columns.push_back({table, i});
    return columns;
}

std::vector<std::string_view> namesOf(const Catalog& catalog, const std::vector<ColumnId>& columns)
{
    std::vector<std::string_view> names;
    names.reserve(columns.size());
    for (const ColumnId column : columns)
        names.push_back(catalog.column(column).name);
    return names;
}

std::vector<NearColumn> asColumns(const std::vector<NearName>& names, const std::vector<ColumnId>& columns)
{
    std::vector<NearColumn> found;
    found.reserve(names.size());
    for (const NearName& name : names)
        found.push_back({columns[name.index], name.resemblance, name.score});
    return found;
}

} // namespace

Suggester::Suggester(const Catalog& catalog) : m_catalog(catalog)
{
    std::unordered_set<std::string_view> seen;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        // A shadow table is internal storage of another table, so neither it nor its columns are suggested.
        if (catalog.table(TableId{t}).kind == TableKind::shadowTable)
            continue;
        m_tablesByName.push_back(TableId{t});
        for (const ColumnId column : columnsIn(catalog, TableId{t})) {
            if (seen.insert(catalog.column(column).name).second)
                m_columnsByName.push_back(column);
        }
    }
    m_tableNames = NearestNames(namesOf(catalog, m_tablesByName));
    m_columnNames = NearestNames(namesOf(catalog, m_columnsByName));
}

std::vector<NearTable> Suggester::tables(std::string_view name, std::size_t max) const
{
    std::vector<NearTable> found;
    for (const NearName& near : m_tableNames.find(name, max))
        found.push_back({m_tablesByName[near.index], near.resemblance, near.score});
    return found;
}

std::vector<NearColumn> Suggester::columns(std::string_view name, std::size_t max) const
{
    return asColumns(m_columnNames.find(name, max), m_columnsByName);
}

std::vector<NearColumn> Suggester::columnsOf(const std::vector<TableId>& tables, std::string_view name,
                                             std::size_t max) const
{
    std::vector<ColumnId> columns;
    for (const TableId table : tables) {
        const std::vector<ColumnId> more = columnsIn(m_catalog, table);
        columns.insert(columns.end(), more.begin(), more.end());
    }
    return asColumns(nearest(name, namesOf(m_catalog, columns), max), columns);
}

} // namespace querymend
