#include "check/othertables.h"

#include "check/questionwords.h"
#include "schema/namewords.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t mostTables = 1000; ///< of a schema; more would take long
constexpr std::size_t shortestName = 4;  ///< a shorter one may be any word
constexpr std::size_t mostShown = 3;

std::vector<TableId> tablesNamed(std::string_view question, const Catalog& catalog)
{
    std::vector<TableId> named;
    const QuestionWords words(question);
    for (std::uint32_t i = 0; i < catalog.tableCount(); ++i) {
        const std::string& name = catalog.table(TableId{i}).name;
        if (name.size() >= shortestName && words.share(name) >= 1)
            named.push_back(TableId{i});
    }
    return named;
}

/// Without keys, the schema does not say which tables belong together.
bool hasKeys(const Catalog& catalog)
{
    const std::vector<Table>& tables = catalog.snapshot().tables;
    return std::any_of(tables.begin(), tables.end(), [](const Table& table) { return !table.foreignKeys.empty(); });
}

/// Whether a table refers to another: by a key, or by a column whose name says so.
bool refersTo(const Table& table, const Table& other)
{
    const auto isOf = [&other](const ForeignKey& key) { return key.targetTable == other.name; };
    const auto names = [stems = nameStems(other.name)](const Column& column) {
        const std::vector<std::string> words = nameStems(column.name);
        return std::search(words.begin(), words.end(), stems.begin(), stems.end()) != words.end();
    };
    return std::any_of(table.foreignKeys.begin(), table.foreignKeys.end(), isOf)
        || std::any_of(table.columns.begin(), table.columns.end(), names);
}

/// Whether reading one of the tables may be a way to answer a question about the other.
bool areRelated(const Table& table, const Table& other)
{
    if (refersTo(table, other) || refersTo(other, table))
        return true;
    const std::vector<std::string> stems = nameStems(table.name);
    const std::vector<std::string> others = nameStems(other.name);
    return std::any_of(stems.begin(), stems.end(), [&others](const std::string& stem) {
        return std::any_of(others.begin(), others.end(), [&stem](const std::string& one) {
            return one.starts_with(stem) || stem.starts_with(one); // `ride` and `rider`
        });
    });
}

std::string listed(const std::vector<TableId>& tables, const Catalog& catalog)
{
    std::string text;
    for (std::size_t i = 0; i < tables.size() && i < mostShown; ++i)
        text += (i == 0 ? "" : ", ") + catalog.table(tables[i]).name;
    return text;
}

} // namespace

std::vector<Finding> otherTables(FaultSight& sight)
{
    const Catalog& catalog = sight.catalog();
    if (sight.query().question.empty() || sight.outline().sources.empty() || catalog.tableCount() > mostTables
        || !hasKeys(catalog))
        return {};
    std::vector<TableId> read;
    ByteRange place;
    for (std::uint32_t i = 0; i < sight.outline().sources.size(); ++i) {
        const SourceId id{i};
        const Source& source = sight.outline()[id];
        const TableId table = sight.tableOf(id);
        if (table && read.empty())
            place = source.range;
        if (table)
            read.push_back(table);
        const bool mayBeOfMore =
            table ? catalog.table(table).kind != TableKind::table : source.kind != SourceKind::derived && !source.cte;
        if (mayBeOfMore)
            return {}; // a view may read what is asked for
    }
    const std::vector<TableId> named = tablesNamed(sight.query().question, catalog);
    if (named.empty() || read.empty())
        return {};
    for (const TableId table : read) {
        for (const TableId asked : named) {
            if (table == asked || areRelated(catalog.table(table), catalog.table(asked)))
                return {};
        }
    }
    Finding made;
    made.rung = Rung::references;
    made.severity = Severity::warning;
    made.code = ErrorCode::otherTables;
    made.range = place;
    made.identifier = listed(named, catalog);
    made.message =
        "The question names " + made.identifier + ", but the statement reads only " + listed(read, catalog) + '.';
    return {std::move(made)};
}

} // namespace querymend
