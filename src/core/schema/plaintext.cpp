#include "schema/plaintext.h"

#include "base/utf8.h"
#include "schema/oneline.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t widestPadding = 40;

std::string joined(const std::vector<std::string>& names)
{
    std::string out;
    for (const std::string& name : names)
        out += (out.empty() ? "" : ", ") + oneLine(name);
    return out;
}

/// The target of a foreign key: `customers.id`, `parts (maker, number)`, or the table alone.
std::string destination(const Catalog& catalog, TableId from, const ForeignKey& key)
{
    const TableId target = catalog.target(from, key);
    std::string table = target.isNone() ? oneLineName(key.targetSchema, key.targetTable)
                                        : oneLineName(catalog.table(target).schema, catalog.table(target).name);
    const std::vector<std::string>& columns = catalog.targetColumns(key, target);
    if (columns.empty())
        return table;
    return columns.size() == 1 ? table + '.' + oneLine(columns.front()) : table + " (" + joined(columns) + ')';
}

std::string padded(const std::string& text, std::size_t width)
{
    const std::size_t size = characterCount(text);
    return text + std::string(size < width ? width - size : 0, ' ');
}

std::string columnRemarks(const Catalog& catalog, TableId id, const Column& column)
{
    std::string out;
    const auto add = [&out](const std::string& remark) { out += (out.empty() ? "" : ", ") + remark; };
    if (column.primaryKey)
        add("primary key");
    if (column.notNull)
        add("not null");
    for (const ForeignKey& key : catalog.table(id).foreignKeys) {
        if (key.columns.size() == 1 && key.columns.front() == column.name)
            add("-> " + destination(catalog, id, key));
    }
    if (!column.samples.empty())
        add("e.g. " + joined(column.samples));
    if (const std::string comment = oneLine(column.comment); !comment.empty())
        out += (out.empty() ? "-- " : " -- ") + comment;
    return out;
}

std::string tableLine(const Table& table)
{
    std::string out = oneLineName(table.schema, table.name) + "  " + std::string(name(table.kind));
    if (table.rowEstimate)
        out += ", about " + std::to_string(*table.rowEstimate) + (*table.rowEstimate == 1 ? " row" : " rows");
    if (const std::string comment = oneLine(table.comment); !comment.empty())
        out += " -- " + comment;
    return out + '\n';
}

std::string columnLines(const Catalog& catalog, TableId id)
{
    const Table& table = catalog.table(id);
    std::size_t nameWidth = 0;
    std::size_t typeWidth = 0;
    for (const Column& column : table.columns) {
        nameWidth = std::max(nameWidth, std::min(characterCount(oneLine(column.name)), widestPadding));
        typeWidth = std::max(typeWidth, std::min(characterCount(oneLine(column.type)), widestPadding));
    }
    std::string out;
    for (const Column& column : table.columns) {
        std::string line = "  " + padded(oneLine(column.name), nameWidth) + "  "
            + padded(oneLine(column.type), typeWidth) + "  " + columnRemarks(catalog, id, column);
        line.erase(line.find_last_not_of(' ') + 1);
        out += line + '\n';
    }
    return out;
}

std::string compositeKeyLines(const Catalog& catalog, TableId id)
{
    std::string out;
    for (const ForeignKey& key : catalog.table(id).foreignKeys) {
        if (key.columns.size() > 1)
            out += "  (" + joined(key.columns) + ") -> " + destination(catalog, id, key) + '\n';
    }
    return out;
}

} // namespace

std::string toPlainText(const Catalog& catalog)
{
    const Snapshot& snapshot = catalog.snapshot();
    std::string out = oneLine(snapshot.database);
    if (!snapshot.dialect.empty())
        out += (out.empty() ? "(" : " (") + oneLine(snapshot.dialect) + ')';
    const std::size_t count = catalog.tableCount();
    out += (out.empty() ? "" : ": ") + std::to_string(count) + (count == 1 ? " table" : " tables") + '\n';
    for (std::uint32_t t = 0; t < count; ++t) {
        const TableId id{t};
        out += '\n' + tableLine(catalog.table(id));
        out += catalog.table(id).columnsKnown ? columnLines(catalog, id) : "  (columns not known)\n";
        out += compositeKeyLines(catalog, id);
    }
    if (!snapshot.functions.empty())
        out += "\nfunctions: " + joined(snapshot.functions) + '\n';
    return out;
}

} // namespace querymend
