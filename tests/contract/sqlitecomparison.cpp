#include "sqlitecomparison.h"

#include "base/ascii.h"
#include "sqlitedifferences.h"
#include "sqlitenames.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace querymend {

namespace {

using Names = std::set<std::string>;
using Reading = OurSqliteReading;

bool isOneReader(const SqliteReading& reading)
{
    return reading.error.empty() && reading.statements.size() == 1 && reading.statements.front().onlyReads;
}

std::string guardDifference(SqliteReader& reader, const Reading& ours)
{
    const std::string statement = ours.verdict.statement.text();
    if (statement.empty())
        return {};
    for (const std::string* text : {&ours.sql, &statement}) {
        const SqliteReading theirs = reader.read(*text);
        const bool mayRun = theirs.statements.size() > 1
            || std::any_of(theirs.statements.begin(), theirs.statements.end(),
                           [](const ReadStatement& s) { return !s.onlyReads; });
        if (mayRun)
            return "the guard lets through what is not one reading statement";
        for (const ReadStatement& read : theirs.statements) {
            for (const std::string& function : read.functions) {
                if (statusOf(ours.dialect.functions, function) == FunctionStatus::denied)
                    return "the guard lets through a call of " + function;
            }
        }
    }
    return {};
}

std::string listed(const Names& names)
{
    std::string out;
    for (const std::string& name : names)
        out += ' ' + name;
    return out;
}

Names without(const Names& names, const Names& others)
{
    Names out;
    std::set_difference(names.begin(), names.end(), others.begin(), others.end(), std::inserter(out, out.end()));
    return out;
}

std::string setDifference(std::string_view what, const Names& ours, const Names& theirs)
{
    const Names onlyOurs = without(ours, theirs);
    const Names onlyTheirs = without(theirs, ours);
    if (onlyOurs.empty() && onlyTheirs.empty())
        return {};
    return "\n  " + std::string(what) + ": only ours" + listed(onlyOurs) + "; only SQLite's" + listed(onlyTheirs);
}

bool joinsInParentheses(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        const bool before = a.keyword == Keyword::From || a.keyword == Keyword::Join || a.kind == TokenKind::comma
            || a.kind == TokenKind::openParen;
        return before && b.kind == TokenKind::openParen;
    });
}

/// The columns read by SQLite for which we must have a reference.
Names expectedColumns(const Reading& ours, const NamesRead& read, const Names& theirs)
{
    // SQLite reads a join in parentheses as a subquery with a star.
    const Names& implied = joinsInParentheses(ours) ? read.allColumns : read.alsoColumns;
    Names out;
    for (const std::string& column : theirs) {
        const bool isListed = read.allColumns.count(column) > 0;
        const bool isOpen = read.openNames.count(column.substr(column.rfind('.') + 1)) > 0;
        if (read.columns.count(column) > 0 || (isListed && !isOpen && implied.count(column) == 0))
            out.insert(column);
    }
    return out;
}

std::string namesDifference(const Reading& ours, const ReadStatement& theirs, const Catalog& catalog)
{
    // Operators that SQLite implements as functions.
    static const Names operators{"like", "glob", "match", "regexp", "->", "->>"};
    const NamesRead read = namesRead(ours.outline, ours.dialect, catalog);
    Names tables = theirs.tables;
    for (const std::string& name : theirs.bareTables) {
        const bool isCte = std::any_of(ours.outline.ctes.begin(), ours.outline.ctes.end(),
                                       [&](const Cte& c) { return asciiEqualsIgnoringCase(c.name.text, name); });
        if (!isCte || read.tables.count(name) > 0)
            tables.insert(name);
    }
    std::string out = setDifference("tables", without(read.tables, without(read.joinedTables, tables)), tables);
    Names calls = read.functions;
    calls.erase("cast");
    const Names implied = without(operators, read.functions);
    out += setDifference("functions", calls, without(theirs.functions, implied));
    if (read.columnsAreSure)
        out += setDifference("columns", read.columns, expectedColumns(ours, read, theirs.columns));
    return out;
}

/// Our objection to a text that SQLite prepares; empty if none.
std::string complaint(const Reading& ours)
{
    if (!ours.outline.problems.empty())
        return "a problem of kind " + std::to_string(static_cast<int>(ours.outline.problems.front().kind)) + " at byte "
            + std::to_string(ours.outline.problems.front().range.begin) + " of what SQLite accepts";
    if (!ours.findings.empty())
        return "SQLite accepts it; we say: " + ours.findings.front().message;
    return {};
}

bool saysOneOf(const std::string& error)
{
    constexpr std::array<std::string_view, 3> known{"no such table: ", "no such column: ", "ambiguous column name: "};
    return std::any_of(known.begin(), known.end(),
                       [&](std::string_view k) { return error.compare(0, k.size(), k) == 0; });
}

/// We must report every name that SQLite reports missing, unless the text is refused for other reasons.
std::string missed(const Reading& ours, const std::string& error, const Catalog& catalog)
{
    if (!ours.verdict.admitted() || !ours.findings.empty() || !saysOneOf(error))
        return {};
    if (error.ends_with(": oid") || error.ends_with(": rowid") || error.ends_with(": _rowid_"))
        return {}; // if several tables have one, SQLite finds none
    if (error.find(" sqlite_") != std::string::npos || error.find(".sqlite_") != std::string::npos)
        return {}; // SQLite's own tables are not in the schema
    if (error[8] != 't' && !namesRead(ours.outline, ours.dialect, catalog).columnsAreKnown)
        return {};
    return "SQLite says: " + error + "; we say nothing";
}

} // namespace

SqliteComparison compareWithSqlite(SqliteReader& reader, const SchemaView& schema, const std::string& sql)
{
    const Reading ours(sql, schema);
    const SqliteReading theirs = reader.read(sql);
    SqliteComparison out;
    out.accepted = isOneReader(theirs);
    out.refused = theirs.statements.empty() && saysOneOf(theirs.error);
    out.difference = guardDifference(reader, ours);
    if (!out.difference.empty()) // nothing excuses this
        return out;
    if (theirs.error.empty() && theirs.statements.size() != ours.outline.statements.size())
        out.difference = std::to_string(ours.outline.statements.size()) + " statements, SQLite sees "
            + std::to_string(theirs.statements.size());
    else if (out.accepted)
        out.difference = complaint(ours);
    else if (out.refused)
        out.difference = missed(ours, theirs.error, schema.catalog());
    if (out.difference.empty() && out.accepted)
        out.difference = namesDifference(ours, theirs.statements.front(), schema.catalog());
    if (out.difference.empty())
        return out;
    out.reason = knownDifference(ours);
    return out;
}

} // namespace querymend
