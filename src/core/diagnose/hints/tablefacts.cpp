#include "diagnose/hints/tablefacts.h"

#include "diagnose/hints/samplenames.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostNear = 3;
constexpr std::size_t mostTables = 4;
constexpr std::size_t mostColumns = 16;
constexpr std::size_t mostKeys = 4;
constexpr std::size_t charactersForNames = 500;

void addOnce(std::vector<TableId>& tables, TableId id)
{
    if (std::find(tables.begin(), tables.end(), id) == tables.end())
        tables.push_back(id);
}

JoinStep reversed(JoinStep step)
{
    std::swap(step.from, step.to);
    for (JoinColumns& columns : step.columns)
        std::swap(columns.from, columns.to);
    return step;
}

} // namespace

void TableFacts::addColumns(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables) const
{
    std::vector<TableId> tables;
    for (const std::string_view name : unknownTables) {
        for (const NearTable& near : m_facts.schema->suggester().tables(name, mostNear))
            addOnce(tables, near.table);
    }
    for (const TableId id : m_statement.tables())
        addOnce(tables, id);
    for (std::size_t i = 0; i < std::min(tables.size(), mostTables); ++i)
        lines.push_back(columnsOf(tables[i]));
}

std::string TableFacts::columnsOf(TableId id) const
{
    const Table& table = catalog().table(id);
    std::string line = spelledTable(catalog(), id, *m_facts.dialect) + '(';
    for (std::size_t i = 0; i < std::min(table.columns.size(), mostColumns); ++i) {
        const Column& column = table.columns[i];
        line += (i == 0 ? "" : ", ") + quotedIfNeeded(*m_facts.dialect, column.name);
        line += (column.type.empty() ? "" : " ") + column.type;
    }
    if (table.columns.size() > mostColumns)
        line += ", and " + std::to_string(table.columns.size() - mostColumns) + " more";
    return line + ')';
}

void TableFacts::addNames(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables,
                          std::string_view heading) const
{
    constexpr std::size_t mostNearNames = 12;
    std::vector<TableId> order;
    for (const std::string_view name : unknownTables) {
        for (const NearTable& near : m_facts.schema->suggester().tables(name, mostNearNames))
            addOnce(order, near.table);
    }
    // A name has a letter at least, so there is no room for more of them.
    const std::size_t most = std::min(catalog().tableCount(), charactersForNames);
    for (std::uint32_t i = 0; i < most; ++i)
        addOnce(order, TableId{i});
    std::string line;
    std::size_t taken = 0;
    for (; taken < order.size() && line.size() < charactersForNames; ++taken)
        line += (taken == 0 ? "" : ", ") + spelledTable(catalog(), order[taken], *m_facts.dialect);
    if (line.empty())
        return;
    if (taken < catalog().tableCount())
        line += ", and " + std::to_string(catalog().tableCount() - taken) + " more";
    lines.push_back(std::string(heading) + ": " + line + '.');
}

void TableFacts::addKeys(std::vector<std::string>& lines) const
{
    std::vector<std::string> keys;
    for (const TableId table : m_statement.tables()) {
        for (const JoinStep& step : m_facts.schema->joins().stepsFrom(table)) {
            const bool isKnown = std::find(keys.begin(), keys.end(), keyText(reversed(step))) != keys.end();
            if (!isKnown && keys.size() < mostKeys)
                keys.push_back(keyText(step));
        }
    }
    for (const std::string& key : keys)
        lines.push_back("Key: " + key);
}

std::string TableFacts::keyText(const JoinStep& step) const
{
    const Dialect& dialect = *m_facts.dialect;
    std::string text;
    for (const JoinColumns& columns : step.columns) {
        text += text.empty() ? "" : " AND ";
        text += spelledTable(catalog(), step.from, dialect) + '.' + quotedIfNeeded(dialect, columns.from) + " = ";
        text += spelledTable(catalog(), step.to, dialect) + '.' + quotedIfNeeded(dialect, columns.to);
    }
    return text;
}

} // namespace querymend
