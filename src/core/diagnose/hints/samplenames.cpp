#include "diagnose/hints/samplenames.h"

#include "base/ascii.h"
#include "diagnose/hints/dialectforms.h"

#include <algorithm>
#include <array>
#include <vector>

namespace querymend {

namespace {

bool hasWord(std::string_view type, std::initializer_list<std::string_view> words)
{
    const std::string lower = asciiLowered(type);
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

/// The first column that pleases most.
template <class Points>
const Column& bestColumn(const Table& table, Points points)
{
    return *std::max_element(table.columns.begin(), table.columns.end(),
                             [&](const Column& a, const Column& b) { return points(a) < points(b); });
}

/// A table that the statement reads, else the one that a missed name is nearest to, else the first.
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

void takeJoin(SampleNames& names, const HintFacts& facts, TableId table)
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
}

std::string selecting(const Dialect& dialect, const std::string& list, const std::string& rest)
{
    switch (dialect.limit) {
    case LimitForm::limit:
        return "SELECT " + list + rest + " LIMIT 5";
    case LimitForm::top:
        return "SELECT TOP 5 " + list + rest;
    case LimitForm::fetch:
        break;
    }
    return "SELECT " + list + rest + " FETCH FIRST 5 ROWS ONLY";
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
    takeJoin(names, facts, table);
    return names;
}

std::string exampleNamed(std::string_view name, const Dialect& dialect, const SampleNames& n)
{
    const std::string from = " FROM " + n.table;
    const std::string both = n.column == n.numberColumn ? n.column : n.column + ", " + n.numberColumn;
    const std::string grouped = "SELECT " + n.column + ", COUNT(*) AS n" + from + " GROUP BY " + n.column;
    const auto joined = [&](const char* join) {
        return "SELECT a." + n.column + ", b." + n.keyTo + from + " a " + join + ' ' + n.joinedTable + " b ON a."
            + n.keyFrom + " = b." + n.keyTo;
    };
    const DialectForms& forms = formsOf(dialect.id);
    if (name == "first_rows")
        return selecting(dialect, both, from);
    if (name == "select_example")
        return "SELECT " + both + from;
    if (name == "count_example")
        return "SELECT COUNT(*) AS n, COUNT(" + n.column + ") AS filled" + from;
    if (name == "group_example")
        return grouped;
    if (name == "having_example")
        return "SELECT " + n.column + ", MAX(" + n.numberColumn + ") AS highest" + from + " WHERE " + n.column
            + " IS NOT NULL GROUP BY " + n.column + " HAVING COUNT(*) > 1 ORDER BY " + n.column;
    if (name == "join_example")
        return joined("JOIN");
    if (name == "outer_join_example")
        return joined("LEFT JOIN");
    if (name == "union_example")
        return "SELECT " + n.column + ", " + n.numberColumn + from + " UNION ALL SELECT " + n.column + ", NULL" + from;
    if (name == "cte_example")
        return "WITH counted AS (" + grouped + ") SELECT " + n.column + " FROM counted WHERE n > 1";
    if (name == "nested_aggregate_example")
        return "WITH counted AS (" + grouped + ") SELECT MAX(n) FROM counted";
    if (name == "best_of_group_example")
        return "WITH ranked AS (SELECT " + n.column + ", ROW_NUMBER() OVER (PARTITION BY " + n.column + " ORDER BY "
            + n.numberColumn + " DESC) AS place" + from + ") SELECT " + n.column + " FROM ranked WHERE place = 1";
    if (name == "divide_example")
        return "SELECT MAX(" + n.numberColumn + ") * 1.0 / NULLIF(COUNT(" + n.column + "), 0) AS quotient" + from;
    if (name == "cast_example")
        return "SELECT " + withExpression(forms.cast, n.numberColumn) + " AS amount" + from;
    if (name == "safe_cast_example")
        return "WITH converted AS (SELECT " + withExpression(forms.safeCast, n.column) + " AS amount" + from
            + ") SELECT amount FROM converted WHERE amount IS NOT NULL";
    if (name == "case_example")
        return "SELECT CASE WHEN " + n.numberColumn + " > 0 THEN 'yes' ELSE 'no' END AS answer" + from;
    if (name == "like_example")
        return "SELECT " + n.column + from + " WHERE LOWER(" + n.column + ") LIKE '%part%'";
    return {};
}

} // namespace querymend
