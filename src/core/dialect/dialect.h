#pragma once

#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

struct DialectForms;

enum class DialectId : std::uint8_t { postgresql, mysql, mariadb, sqlserver, sqlite, oracle, duckdb };

/// How a dialect limits a result to its first rows.
enum class LimitForm : std::uint8_t {
    limit, ///< LIMIT n OFFSET m
    top,   ///< SELECT TOP n, or OFFSET m ROWS FETCH NEXT n ROWS ONLY after ORDER BY
    fetch, ///< OFFSET m ROWS FETCH FIRST n ROWS ONLY
};

/// Advice on writing this dialect, for models and users, with examples.
struct DialectAdvice {
    std::string_view identifierQuoting;
    std::string_view limit;
    std::string_view currentTime;
    std::string_view stringLength;
    std::string_view nullHandling;
    std::string_view concatenation;
    std::string_view quotingExample;
    std::string_view limitExample;
    std::string_view concatenationExample;
};

/// How values are written, beyond text in single quotes.
struct LiteralForms {
    std::string_view trueValue = "TRUE";
    std::string_view falseValue = "FALSE";
    std::string_view bytesBegin = "X'"; ///< before the hexadecimal digits
    std::string_view bytesEnd = "'";
    bool nationalTexts = false;       ///< a text loses letters beyond ASCII unless it is N'…'
    bool backslashJoinsLines = false; ///< a text loses a backslash with the end of the line after it
};

/// What the body of a function stored in the database may hold.
enum class RoutineBody : std::uint8_t {
    query,             ///< an expression or a query
    statements,        ///< any statements
    harmlessStatements ///< statements that change nothing outside the function, so its text may be missing
};

/// What a session setting changes in how statements are read.
enum class SettingEffect : std::uint8_t {
    plainBackslashes,  ///< on: a backslash in a string escapes nothing
    quotedIdentifiers, ///< on: double quotes make a name, not a string
    nameCollation,     ///< the collation's name tells whether names are case-sensitive
    sqlModes,          ///< MySQL's list of modes
    tableNameCase,     ///< MySQL's number: 0 makes names of tables case-sensitive
};

/// A session setting that changes how statements are read.
struct SettingRow {
    std::string_view name;
    SettingEffect effect;
};

/// Everything about one SQL dialect, as data.
struct Dialect {
    DialectId id = DialectId::sqlite;
    std::string_view name;        ///< as the command line and records spell it
    std::string_view displayName; ///< as users see it
    std::string_view otherNames;  ///< ` name ` of each alias
    LexRules lex;
    SyntaxRules syntax;
    FunctionLists functions;
    const ErrorTable* errors = nullptr;
    const DialectForms* forms = nullptr; ///< in dialectforms.h
    std::span<const SettingRow> settings{};
    char openQuote = '"';
    char closeQuote = '"';
    LimitForm limit = LimitForm::limit;
    std::string_view implicitColumns; ///< ` name ` of each column that every table has without listing it
    std::string_view builtInTables;   ///< ` name ` of each table that no catalog lists: DUAL
    std::string_view systemSchemas;   ///< ` name ` of each schema that a snapshot leaves out
    std::string_view systemPrefixes;  ///< ` prefix ` of names that the engine reserves for itself
    std::string_view ownTypes;        ///< ` name ` of each type of its own, where each table is a type too
    std::string_view explainPrefix;   ///< precedes a statement that is to be planned, not run
    std::string_view telemetryName;   ///< OpenTelemetry's name of the system, if it is not the dialect's name
    DialectAdvice advice;
    LiteralForms literals;

    // Which row limits it takes beside its LimitForm.
    bool fetchBesideLimit = false; ///< FETCH FIRST n ROWS ONLY as well as LIMIT
    bool fetchWithTies = false;    ///< FETCH FIRST n ROWS WITH TIES
    bool limitedArms = false;      ///< (SELECT … LIMIT 1) UNION …

    RoutineBody routineBody = RoutineBody::statements;
    std::string_view foreignRoutineWords; ///< ` word ` of each mark of a function in another language

    // Where a name may refer to an output column of its own SELECT.
    bool aliasesInWhere = false;
    bool aliasesInGroupBy = true;
    bool aliasesInHaving = false;
    bool aliasesInList = false;
    bool sourcesBeforeAliases = false; ///< a source's column hides an alias, except in ORDER BY
    bool rowReferences = false;        ///< a source's name can be a value: count(t)
    bool fieldReferences = false;      ///< column.field without parentheses
    bool compoundOrderByAnyArm = false;
    bool groupsStrictly = false;   ///< a column outside an aggregate must be grouped
    bool groupedByKey = false;     ///< grouping by a table's primary key covers all its columns
    bool nestedAggregates = false; ///< max(sum(x))
    bool conditionsSeeLaterJoins = false;
    bool firstOfDoubledNames = false;  ///< where a query returns a name twice, the name means the first
    bool mergedColumnsFirst = true;    ///< in `*`, before the others of a join with USING or NATURAL
    bool mergedNamesAreSure = false;   ///< a merged column is meant, though another source has the name too
    bool qualifiedStarIsWhole = true;  ///< t.* has the merged columns too
    bool functionsAreExact = false;    ///< the function lists have exact argument counts
    bool sequenceTables = false;       ///< seq_1_to_10_step_3 is a table in any schema
    bool listLiterals = false;         ///< [a, b] is a value
    bool expressionsHaveNames = false; ///< without an alias, a column takes its name from inside the expression
    bool quotedNamesMayBeTexts = true; ///< an unknown name in double quotes is often meant as a text
};

/// Every dialect, in the order of DialectId.
[[nodiscard]] std::span<const Dialect> allDialects();
[[nodiscard]] const Dialect& dialectOf(DialectId id);
/// Used where no database is open, or where a text's dialect does not matter or is not known.
[[nodiscard]] const Dialect& defaultDialect();
/// Finds a dialect by any of its names, ignoring case; null if there is none.
[[nodiscard]] const Dialect* dialectNamed(std::string_view name);

/// Applies a setting of a live session that changes how statements are read, such as sql_mode.
/// Returns false if the setting or its value means nothing here.
bool applySetting(Dialect& dialect, std::string_view setting, std::string_view value);

/// The name as this dialect must write it: quoted if its case, its characters or a reserved word require it.
[[nodiscard]] std::string quotedIfNeeded(const Dialect& dialect, std::string_view name);
[[nodiscard]] std::string quoted(const Dialect& dialect, std::string_view name);

} // namespace querymend
