#include "diagnose/hints/samplenames.h"

#include "base/ascii.h"
#include "schema/enumlabels.h"

#include <algorithm>
#include <array>
#include <vector>

namespace querymend {

namespace {

bool hasWord(std::string_view type, std::initializer_list<std::string_view> words)
{
    const std::string lower = asciiLowered(storedType(type));
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

bool isNumber(const Column& column)
{
    return hasWord(column.type, {"int", "num", "dec", "real", "float", "double", "money"})
        && !hasWord(column.type, {"interval", "point"});
}

bool isText(const Column& column)
{
    return hasWord(column.type, {"char", "text", "string", "clob", "enum"});
}

bool isKey(const Table& table, const Column& column)
{
    const auto& primary = table.primaryKey;
    if (column.primaryKey || std::find(primary.begin(), primary.end(), column.name) != primary.end())
        return true;
    return std::any_of(table.foreignKeys.begin(), table.foreignKeys.end(), [&](const ForeignKey& key) {
        return std::find(key.columns.begin(), key.columns.end(), column.name) != key.columns.end();
    });
}

/// The first of the columns with the most points.
template <class Points>
const Column& bestColumn(const Table& table, Points points)
{
    return *std::max_element(table.columns.begin(), table.columns.end(),
                             [&](const Column& a, const Column& b) { return points(a) < points(b); });
}

/// A table that the statement reads, else the one nearest to an unknown name, else the first; it must have columns.
TableId tableFor(const HintFacts& facts, const FailedStatement& statement)
{
    const Catalog& catalog = facts.schema->catalog();
    const auto usable = [&](TableId id) { return !catalog.table(id).columns.empty(); };
    for (const TableId id : statement.tables()) {
        if (usable(id))
            return id;
    }
    for (const Finding& finding : facts.findings) {
        if (finding.code != ErrorCode::unknownTable)
            continue;
        for (const NearTable& near : facts.schema->suggester().tables(finding.identifier, 1)) {
            if (usable(near.table))
                return near.table;
        }
    }
    for (std::uint32_t i = 0; i < catalog.tableCount(); ++i) {
        if (usable(TableId{i}))
            return TableId{i};
    }
    return {};
}

void addJoin(SampleNames& names, const HintFacts& facts, TableId table)
{
    const Catalog& catalog = facts.schema->catalog();
    for (const JoinStep& step : facts.schema->joins().stepsFrom(table)) {
        if (step.columns.empty() || step.to == table)
            continue;
        names.joinedTable = spelledTable(catalog, step.to, *facts.dialect);
        names.keyFrom = quotedIfNeeded(*facts.dialect, step.columns.front().from);
        names.keyTo = quotedIfNeeded(*facts.dialect, step.columns.front().to);
        return;
    }
    // Without a key to show, an example would join what does not exist.
    names.joinedTable.clear();
}

} // namespace

std::string spelledTable(const Catalog& catalog, TableId id, const Dialect& dialect)
{
    const Table& table = catalog.table(id);
    const TableMatch bare = catalog.find({{table.name, true}});
    std::string name = quotedIfNeeded(dialect, table.name);
    if (table.schema.empty() || (bare && bare.table == id))
        return name;
    return quotedIfNeeded(dialect, table.schema) + '.' + name;
}

SampleNames sampleNames(const HintFacts& facts, const FailedStatement& statement)
{
    SampleNames names;
    const TableId table = facts.schema ? tableFor(facts, statement) : TableId{};
    if (!table)
        return names;
    const Table& shown = facts.schema->catalog().table(table);
    names.table = spelledTable(facts.schema->catalog(), table, *facts.dialect);
    const auto pointsAsText = [&](const Column& c) { return (isText(c) ? 2 : 0) + (isKey(shown, c) ? 0 : 1); };
    const auto pointsAsNumber = [&](const Column& c) { return (isNumber(c) ? 2 : 0) + (isKey(shown, c) ? 0 : 1); };
    names.column = quotedIfNeeded(*facts.dialect, bestColumn(shown, pointsAsText).name);
    names.numberColumn = quotedIfNeeded(*facts.dialect, bestColumn(shown, pointsAsNumber).name);
    addJoin(names, facts, table);
    return names;
}

} // namespace querymend
