#include "sqlitecomparison.h"

#include "base/ascii.h"
#include "check/references.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"
#include "sqlitenames.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace querymend {

namespace {

using Names = std::set<std::string>;

/// A text as we read it.
struct Reading {
    Reading(const std::string& text, const SchemaView& schema)
        : sql(text), tokens(lex(sql, dialect.lex)), outline(outlineOf(sql, tokens, dialect.syntax)),
          verdict(judge(sql, tokens, outline, dialect.lex, dialect.syntax, dialect.functions, analystPolicy)),
          findings(checkReferences({sql, outline, dialect, &schema, verdict.unlisted}))
    {
        findings.erase(std::remove_if(findings.begin(), findings.end(),
                                      [](const Finding& f) { return f.severity != Severity::error; }),
                       findings.end());
    }

    const Dialect& dialect = dialectOf(DialectId::sqlite);
    const std::string& sql;
    std::vector<Token> tokens;
    Outline outline;
    GuardVerdict verdict;
    std::vector<Finding> findings;
};

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
                if (standingOf(ours.dialect.functions, function) == FunctionStatus::denied)
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

/// Whether `look` accepts any two neighbouring tokens, ignoring comments.
template <class Look>
bool hasNeighbours(const Reading& ours, Look look)
{
    const Token* before = nullptr;
    for (const Token& token : ours.tokens) {
        if (token.isComment())
            continue;
        if (before && look(*before, token))
            return true;
        before = &token;
    }
    return false;
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

struct KnownDifference {
    std::string_view reason;
    bool (*applies)(const Reading&);
};

bool isTooDeep(const Reading& ours)
{
    std::int64_t depth = 0;
    std::int64_t deepest = 0;
    for (const Token& token : ours.tokens) {
        depth += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        deepest = std::max(deepest, depth);
    }
    return deepest > std::int64_t{Outline::deepestNesting} * 3 / 4; // select blocks add levels, too
}

bool definesTrigger(const Reading& ours)
{
    const auto isTrigger = [](const Token& t) { return t.keyword == Keyword::Trigger; };
    return !ours.outline.statements.empty() && ours.outline.statements.front().verb == Keyword::Create
        && std::any_of(ours.tokens.begin(), ours.tokens.end(), isTrigger);
}

bool missesOnlyQuotedNames(const Reading& ours)
{
    return !ours.findings.empty() && std::all_of(ours.findings.begin(), ours.findings.end(), [&](const Finding& f) {
        return f.code == ErrorCode::unknownColumn && f.range.of(ours.sql).starts_with('"');
    });
}

bool looksInNothing(const Reading& ours)
{
    return hasNeighbours(ours,
                         [](const Token& a, const Token& b) {
                             return a.kind == TokenKind::openParen && b.kind == TokenKind::closeParen;
                         })
        && hasNeighbours(ours, [](const Token& a, const Token& b) {
               return a.keyword == Keyword::In && b.kind == TokenKind::openParen;
           });
}

bool hasNamesAsFrameBound(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return (b.keyword == Keyword::Preceding || b.keyword == Keyword::Following) && a.keyword != Keyword::Unbounded
            && a.kind != TokenKind::number;
    });
}

bool hasUnusedParts(const Reading& ours)
{
    const std::vector<ByteRange> unused = unusedCtes(ours.outline);
    const auto isUnused = [&](const Finding& f) {
        return std::any_of(unused.begin(), unused.end(), [&](ByteRange u) { return u.contains(f.range); });
    };
    const auto namesWindow = [](const Token& t) { return t.keyword == Keyword::Window; };
    return std::any_of(ours.tokens.begin(), ours.tokens.end(), namesWindow)
        || (!ours.findings.empty() && std::all_of(ours.findings.begin(), ours.findings.end(), isUnused))
        || (!ours.verdict.unlisted.empty() && !unused.empty());
}

/// The body of a CTE sees the columns of a query that looks in it with IN, as SQLite puts it there.
bool looksOutOfCtes(const Reading& ours)
{
    const auto isInCte = [&](const Finding& f) {
        return f.code == ErrorCode::unknownColumn
            && std::any_of(ours.outline.ctes.begin(), ours.outline.ctes.end(),
                           [&](const Cte& cte) { return cte.range.contains(f.range); });
    };
    return !ours.findings.empty() && std::all_of(ours.findings.begin(), ours.findings.end(), isInCte)
        && hasNeighbours(
            ours, [](const Token& a, const Token& b) { return a.keyword == Keyword::In && b.kind == TokenKind::word; });
}

bool castsToNothing(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return a.keyword == Keyword::As && b.kind == TokenKind::closeParen;
    });
}

/// x AND 0 is 0 for any x, so SQLite ignores x.
bool isBesideFalse(const Reading& ours)
{
    return hasNeighbours(ours, [&](const Token& a, const Token& b) {
        return (a.keyword == Keyword::And && (b.text(ours.sql) == "0" || b.keyword == Keyword::False))
            || (b.keyword == Keyword::And && (a.text(ours.sql) == "0" || a.keyword == Keyword::False));
    });
}

bool hasEmptyName(const Reading& ours)
{
    return std::any_of(ours.tokens.begin(), ours.tokens.end(),
                       [](const Token& t) { return t.kind == TokenKind::quotedName && t.range().size() == 2; });
}

/// $$, $1a, #a and :a(b): SQLite's variables for Tcl.
bool hasTclVariable(const Reading& ours)
{
    const auto isOdd = [&](const Token& t) {
        const std::string_view text = t.text(ours.sql);
        return text.starts_with('#') || (text == "$" && t.kind == TokenKind::unknown);
    };
    return std::any_of(ours.tokens.begin(), ours.tokens.end(), isOdd)
        || hasNeighbours(ours, [](const Token& a, const Token& b) {
               return a.kind == TokenKind::parameter && a.end == b.begin
                   && (b.kind == TokenKind::openParen || b.kind == TokenKind::word);
           });
}

bool looksInString(const Reading& ours)
{
    return hasNeighbours(
        ours, [](const Token& a, const Token& b) { return a.keyword == Keyword::In && b.kind == TokenKind::string; });
}

constexpr std::array<KnownDifference, 12> knownDifferences{{
    {"SQLite forgets what stands beside a constant that decides", isBesideFalse},
    {"an empty name in quotes is taken for one that is left out", hasEmptyName},
    {"variables are read without what Tcl adds to them", hasTclVariable},
    {"nobody means a table by IN 'text'", looksInString},
    {"nesting deeper than 200 is refused unread", isTooDeep},
    {"a trigger's body counts as statements; it is refused all the same", definesTrigger},
    {"a name in double quotes that means nothing is a string to SQLite and a mistake to us", missesOnlyQuotedNames},
    {"SQLite forgets what is looked for in an empty list", looksInNothing},
    {"SQLite does not look into the bounds of a frame", hasNamesAsFrameBound},
    {"SQLite does not look at CTEs and windows that nothing uses", hasUnusedParts},
    {"nobody means a column of the query that uses a CTE inside the CTE", looksOutOfCtes},
    {"a cast to nothing is no cast to us", castsToNothing},
}};

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
    for (const KnownDifference& known : knownDifferences) {
        if (known.applies(ours)) {
            out.reason = known.reason;
            break;
        }
    }
    return out;
}

} // namespace querymend
