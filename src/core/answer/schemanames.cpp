#include "answer/schemanames.h"

#include "base/ascii.h"

namespace querymend {

std::vector<TableId> tablesCalled(const Catalog& catalog, std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos)
        return catalog.tablesIgnoringCase(name);
    std::vector<TableId> tables = catalog.tablesIgnoringCase(name.substr(dot + 1));
    std::erase_if(tables, [&](TableId table) {
        return !asciiEqualsIgnoringCase(catalog.table(table).schema, name.substr(0, dot));
    });
    return tables;
}

std::vector<ColumnId> columnsCalled(const Catalog& catalog, std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos)
        return catalog.columnsIgnoringCase(name);
    std::vector<ColumnId> columns;
    for (const TableId table : tablesCalled(catalog, name.substr(0, dot))) {
        if (const ColumnId column = catalog.findColumnIgnoringCase(table, name.substr(dot + 1)))
            columns.push_back(column);
    }
    return columns;
}

} // namespace querymend
