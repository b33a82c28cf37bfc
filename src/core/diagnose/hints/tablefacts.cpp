#include "diagnose/hints/tablefacts.h"

#include "diagnose/hints/placeholdervalues.h"
#include "diagnose/hints/samplenames.h"
#include "schema/enumlabels.h"

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
    for (std::size_t i = 0; i < unknownTables.size() && tables.size() < mostTables; ++i) {
        for (const NearTable& near : m_facts.schema->suggester().tables(unknownTables[i], mostNear))
            addOnce(tables, near.table);
    }
    for (std::size_t i = 0; i < m_statement.tables().size() && tables.size() < mostTables; ++i)
        addOnce(tables, m_statement.tables()[i]);
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
        line += (column.type.empty() ? "" : " ") + briefType(column.type);
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
    // Every name has at least one letter, so there is no room for more.
    for (std::size_t i = 0; i < unknownTables.size() && order.size() < charactersForNames; ++i) {
        for (const NearTable& near : m_facts.schema->suggester().tables(unknownTables[i], mostNearNames))
            addOnce(order, near.table);
    }
    const std::vector<TableId> all = shownTables();
    for (std::size_t i = 0; i < std::min(all.size(), charactersForNames); ++i)
        addOnce(order, all[i]);
    std::string line;
    std::size_t taken = 0;
    for (; taken < order.size() && line.size() < charactersForNames; ++taken)
        line += (taken == 0 ? "" : ", ") + spelledTable(catalog(), order[taken], *m_facts.dialect);
    if (line.empty())
        return;
    if (taken < all.size())
        line += ", and " + std::to_string(all.size() - taken) + " more";
    lines.push_back(std::string(heading) + ": " + line + '.');
}

std::vector<TableId> TableFacts::shownTables() const
{
    std::vector<TableId> shown;
    for (std::uint32_t i = 0; i < catalog().tableCount(); ++i) {
        if (catalog().table(TableId{i}).kind != TableKind::shadowTable)
            shown.push_back(TableId{i});
    }
    return shown;
}

void TableFacts::addKeys(std::vector<std::string>& lines) const
{
    std::vector<std::string> keys;
    for (const TableId table : m_statement.tables()) {
        if (keys.size() == mostKeys)
            break;
        for (const JoinStep& step : m_facts.schema->joins().stepsFrom(table)) {
            const bool isKnown = std::find(keys.begin(), keys.end(), keyText(reversed(step))) != keys.end();
            if (isKnown || keys.size() == mostKeys)
                continue;
            keys.push_back(keyText(step));
            lines.push_back("Key: " + keys.back() + typesText(step));
        }
    }
}

std::string TableFacts::typeOf(TableId table, std::string_view column) const
{
    const ColumnId id = catalog().findColumnIgnoringCase(table, column);
    return id ? briefType(catalog().column(id).type) : std::string();
}

/// ` (integer)` if both sides have the same type, else both; nothing if one is not known.
std::string TableFacts::typesText(const JoinStep& step) const
{
    std::string text;
    for (const JoinColumns& columns : step.columns) {
        const std::string from = typeOf(step.from, columns.from);
        const std::string to = typeOf(step.to, columns.to);
        if (from.empty() || to.empty())
            return {};
        text += text.empty() ? " (" : ", ";
        text += from == to ? from : from + " = " + to + ": convert one side";
    }
    return text.empty() ? text : text + ')';
}

void TableFacts::addPlaces(std::vector<std::string>& lines, std::string_view qualified) const
{
    const std::size_t dot = qualified.rfind('.');
    if (dot == std::string_view::npos)
        return;
    constexpr std::size_t mostPlaces = 3;
    const std::vector<TableId> found = catalog().tablesIgnoringCase(qualified.substr(dot + 1));
    std::string line;
    for (std::size_t i = 0; i < std::min(found.size(), mostPlaces); ++i)
        line += (i == 0 ? "" : ", ") + spelledTable(catalog(), found[i], *m_facts.dialect);
    if (!line.empty())
        lines.push_back("Not in " + nameInHint(qualified.substr(0, dot)) + ", but in the connected database: " + line
                        + '.');
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
