#include "dialect/dialects.h"

#include "dialect/reserved.h"
#include "dialect/sqlite/tables.h"

namespace querymend {

namespace {

// Reserved words as measured on the engine.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "add all alter and as autoincrement between case check collate commit constraint create default deferrable "
        "delete distinct drop else escape except exists foreign from group having in index insert intersect into is "
        "isnull join limit nothing notnull null on or order primary references returning select set table then to "
        "transaction union unique update using values when where ",
    .asNames =
        "cast current_date current_time current_timestamp not raise ",
    .asAliases =
        "cross full glob indexed inner left like match natural not outer regexp right ",
    .asTableAliases =
        "cross full indexed inner left natural not outer right ",
    .asFunctions =
        "cast cross current_date current_time current_timestamp full inner left natural outer raise right ",
};
// clang-format on

} // namespace

Dialect sqliteDialect()
{
    Dialect d;
    d.id = DialectId::sqlite;
    d.name = "sqlite";
    d.displayName = "SQLite";
    d.otherNames = "sqlite3";

    d.lex.backtickNames = true;
    d.lex.byteOrderMarkIsBlank = true;
    d.lex.openCommentMayEnd = true;
    d.lex.bracketNames = true;
    d.lex.questionParameters = true;
    d.lex.colonParameters = true;
    d.lex.atParameters = true;
    d.lex.dollarParameters = true;

    reserve(d.syntax, reserved);
    d.syntax.foreignUnitFunctions =
        " datediff dateadd datepart datetrunc date_part date_trunc timestampadd timestampdiff ";
    d.syntax.operatorWords =
        keywordSet("and or not in like between is collate escape glob regexp match isnull notnull");
    d.syntax.bareFunctions = keywordSet("current_date current_time current_timestamp");
    d.syntax.intervals = false;
    d.syntax.names = {{NameFolding::insensitive, CasedLetters::ascii}, {NameFolding::insensitive, CasedLetters::ascii}};
    d.syntax.cteSight = CteSight::all;
    d.syntax.stringAliases = true;
    d.syntax.inTableName = true;
    d.syntax.limitWithComma = true;
    d.syntax.lateralWord = false;
    d.syntax.parenthesisedQueries = false;
    d.syntax.uniqueSourceNames = false;
    d.syntax.commasJoin = true;

    d.sourcesBeforeAliases = true;
    d.functions = sqliteFunctions;
    d.conditionsSeeLaterJoins = true;
    d.firstOfDoubledNames = true;
    d.mergedColumnsFirst = false;
    d.routineBody = RoutineBody::query;
    d.errors = &sqliteErrors;
    d.forms = &sqliteForms;
    d.implicitColumns = "rowid oid _rowid_";
    d.explainPrefix = "EXPLAIN QUERY PLAN ";
    d.systemSchemas = "temp";
    d.systemPrefixes = "sqlite_ pragma_";
    d.aliasesInWhere = true;
    d.aliasesInHaving = true;
    d.compoundOrderByAnyArm = true;
    d.functionsAreExact = true;
    d.advice = {
        .identifierQuoting = "\"double quotes\" or `backticks`",
        .limit = "LIMIT n OFFSET m",
        .currentTime = "datetime('now')",
        .stringLength = "LENGTH()",
        .nullHandling = "COALESCE() or IFNULL()",
        .concatenation = "||",
        .quotingExample = "SELECT \"Column Name\" FROM \"Table Name\"",
        .limitExample = "SELECT * FROM orders LIMIT 10 OFFSET 20",
        .concatenationExample = "SELECT first_name || ' ' || last_name",
    };
    return d;
}

} // namespace querymend
