#pragma once

#include "dialect/errorpattern.h"
#include "sql/functions.h"
#include "sql/lexrules.h"
#include "sql/syntaxrules.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

enum class DialectId : std::uint8_t { postgresql, mysql, mariadb, sqlserver, sqlite, oracle, duckdb };

/// How a dialect cuts a result to its first rows.
enum class LimitForm : std::uint8_t {
    limit, ///< LIMIT n OFFSET m
    top,   ///< SELECT TOP n, or OFFSET m ROWS FETCH NEXT n ROWS ONLY behind ORDER BY
    fetch, ///< OFFSET m ROWS FETCH FIRST n ROWS ONLY
};

/// What a model or a person is told about writing this dialect; each with an example.
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

/// All that is true of one SQL dialect, as data.
struct Dialect {
    DialectId id = DialectId::sqlite;
    std::string_view name;        ///< as the command line and records spell it
    std::string_view displayName; ///< as people spell it
    std::string_view otherNames;  ///< ` name ` of those that mean the same
    LexRules lex;
    SyntaxRules syntax;
    FunctionLists functions;
    const ErrorTable* errors = nullptr;
    char openQuote = '"';
    char closeQuote = '"';
    LimitForm limit = LimitForm::limit;
    std::string_view implicitColumns; ///< ` name ` of columns that every table has without listing them
    std::string_view builtInTables;   ///< ` name ` of tables that no catalog lists: DUAL
    std::string_view systemSchemas;   ///< ` name ` of schemas that a snapshot leaves out
    std::string_view systemPrefixes;  ///< ` prefix ` of names that the engine keeps for itself
    std::string_view explainPrefix;   ///< stands before a statement that is to be planned and not run
    DialectAdvice advice;

    // Where a name may mean an output column of its own SELECT.
    bool aliasesInWhere = false;
    bool aliasesInGroupBy = true;
    bool aliasesInHaving = false;
    bool aliasesInList = false;
    bool sourcesBeforeAliases = false; ///< but in ORDER BY, where the SELECT list comes first
    bool rowReferences = false;        ///< a source's name as a value: count(t)
    bool fieldReferences = false;      ///< column.field without parentheses
    bool compoundOrderByAnyArm = false;
    bool groupsStrictly = false;   ///< a column beside groups must be grouped
    bool groupedByKey = false;     ///< a table's primary key groups all of its columns
    bool nestedAggregates = false; ///< max(sum(x))
    bool conditionsSeeLaterJoins = false;
    bool functionsAreExact = false; ///< the lists know how many arguments each function takes
    bool sequenceTables = false;    ///< seq_1_to_10_step_3 is a table wherever it is named
};

/// Every dialect, in the order of DialectId.
[[nodiscard]] std::span<const Dialect> allDialects();
[[nodiscard]] const Dialect& dialectOf(DialectId id);
/// By any of its names, case ignored; null where there is none.
[[nodiscard]] const Dialect* dialectNamed(std::string_view name);

/// Applies a setting of a live session that changes how statements are read:
/// standard_conforming_strings, sql_mode, quoted_identifier, collation, lower_case_table_names.
/// Gives false where the setting or its value means nothing here.
bool applySetting(Dialect& dialect, std::string_view setting, std::string_view value);

/// The name as the dialect must write it: quoted where case, blanks or a reserved word ask for it.
[[nodiscard]] std::string quotedIfNeeded(const Dialect& dialect, std::string_view name);
[[nodiscard]] std::string quoted(const Dialect& dialect, std::string_view name);

} // namespace querymend
