#include "schema/tabledefinition.h"

#include "base/ascii.h"
#include "dialect/dialectforms.h"
#include "schema/enumlabels.h"
#include "schema/writtennames.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

std::string literal(std::string_view text)
{
    std::string out = "'";
    for (const char c : text) {
        out += c;
        if (c == '\'')
            out += c;
    }
    return out + '\'';
}

std::string listed(const Dialect& dialect, const std::vector<std::string>& columns)
{
    std::string out;
    for (const std::string& column : columns)
        out += (out.empty() ? "" : ", ") + quotedIfNeeded(dialect, column);
    return out;
}

void replaceAll(std::string& text, std::string_view what, std::string_view with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

std::string columnLine(const Dialect& dialect, const Column& column)
{
    std::string line = quotedIfNeeded(dialect, column.name);
    if (!column.type.empty())
        line.append(" ").append(declaredType(column.type));
    return column.notNull ? line + " NOT NULL" : line;
}

std::string keyLine(const Dialect& dialect, const Catalog& catalog, TableId from, const ForeignKey& key)
{
    const TableId target = catalog.target(from, key);
    std::string line = "FOREIGN KEY (" + listed(dialect, key.columns) + ") REFERENCES "
        + (target.isNone() ? quotedIfNeeded(dialect, key.targetTable) : writtenName(dialect, catalog, target));
    const std::vector<std::string>& columns = catalog.targetColumns(key, target);
    return columns.empty() ? line : line + " (" + listed(dialect, columns) + ')';
}

std::string composed(const Dialect& dialect, const Catalog& catalog, TableId id)
{
    const Table& table = catalog.table(id);
    std::vector<std::string> lines;
    for (const Column& column : table.columns)
        lines.push_back(columnLine(dialect, column));
    if (!table.primaryKey.empty())
        lines.push_back("PRIMARY KEY (" + listed(dialect, table.primaryKey) + ')');
    for (const ForeignKey& key : table.foreignKeys)
        lines.push_back(keyLine(dialect, catalog, id, key));
    std::string out = "CREATE TABLE " + writtenName(dialect, catalog, id) + " (\n";
    for (std::size_t i = 0; i < lines.size(); ++i)
        out += "    " + lines[i] + (i + 1 < lines.size() ? ",\n" : "\n");
    return out + ')';
}

} // namespace

std::string selectStatement(const Dialect& dialect, const Catalog& catalog, TableId table,
                            const std::vector<ColumnId>& columns)
{
    std::vector<std::string> names;
    for (const ColumnId column : columns)
        names.push_back(catalog.column(column).name);
    for (const Column& column : catalog.table(table).columns) {
        if (columns.empty())
            names.push_back(column.name);
    }
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ",\n    ") + quotedIfNeeded(dialect, name);
    return "SELECT\n    " + (list.empty() ? "*" : list) + "\nFROM " + writtenName(dialect, catalog, table);
}

std::string definitionQuery(const Dialect& dialect, const Catalog& catalog, TableId table)
{
    std::string query(dialect.forms ? dialect.forms->definition : std::string_view());
    replaceAll(query, "$schema", literal(catalog.table(table).schema));
    replaceAll(query, "$name", literal(catalog.table(table).name));
    return query;
}

TableDefinition definitionOf(const Dialect& dialect, const Catalog& catalog, TableId table, const TableText* rows)
{
    TableDefinition made;
    made.hasIndexes = rows != nullptr;
    std::vector<std::string> statements;
    for (const RowText& row : rows ? rows->rows : std::vector<RowText>()) {
        if (!row.empty() && row.front())
            statements.push_back(*row.front());
    }
    const auto defines = [](const std::string& statement) {
        const std::string_view text = statement;
        return !asciiEqualsIgnoringCase(text.substr(0, 12), "CREATE INDEX")
            && !asciiEqualsIgnoringCase(text.substr(0, 19), "CREATE UNIQUE INDEX");
    };
    made.isComposed = std::none_of(statements.begin(), statements.end(), defines);
    if (made.isComposed)
        statements.insert(statements.begin(), composed(dialect, catalog, table));
    for (const std::string& statement : statements) {
        made.text += (made.text.empty() ? "" : "\n\n") + statement;
        if (made.text.back() != ';')
            made.text += ';';
    }
    return made;
}

} // namespace querymend
