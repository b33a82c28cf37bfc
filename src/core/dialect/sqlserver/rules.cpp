#include "dialect/dialects.h"

#include "dialect/reserved.h"
#include "dialect/sqlserver/tables.h"

namespace querymend {

namespace {

// Reserved words as the documentation lists them.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "add all alter and any as asc authorization backup begin between break browse bulk by cascade case check "
        "checkpoint close clustered collate column commit compute constraint continue create cross current "
        "current_date current_time current_timestamp current_user cursor database dbcc deallocate declare default "
        "delete deny desc disk distinct distributed double drop dump else end errlvl escape except exec execute "
        "exists exit external fetch file fillfactor for foreign from full function goto grant group having holdlock "
        "identity_insert identitycol if in index inner insert intersect into is join key kill like lineno load merge "
        "national nocheck nonclustered not null of off offsets on open option or order outer over percent pivot plan "
        "precision primary print proc procedure public raiserror read readtext reconfigure references replication "
        "restore restrict return revert revoke rollback rowcount rowguidcol rule save schema securityaudit select "
        "session_user set setuser shutdown some statistics system_user table tablesample textsize then to top tran "
        "transaction trigger truncate tsequal union unique unpivot updatetext use user values varying view waitfor "
        "when where while with within writetext ",
    .asNames =
        "coalesce contains containstable convert freetext freetexttable identity left nullif opendatasource openquery "
        "openrowset openxml right semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable "
        "try_convert update ",
    .asAliases =
        "coalesce contains containstable convert freetext freetexttable identity left nullif opendatasource openquery "
        "openrowset openxml right semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable "
        "try_convert update ",
    .asTableAliases =
        "coalesce contains containstable convert freetext freetexttable identity left nullif opendatasource openquery "
        "openrowset openxml right semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable "
        "try_convert update ",
    .asFunctions =
        "",
};
// clang-format on

constexpr SettingRow settings[] = {
    {"quoted_identifier", SettingEffect::quotedIdentifiers},
    {"collation", SettingEffect::nameCollation},
};

} // namespace

Dialect sqlserverDialect()
{
    Dialect d;
    d.id = DialectId::sqlserver;
    d.name = "sqlserver";
    d.displayName = "SQL Server";
    d.otherNames = "mssql tsql t-sql azuresql";

    d.lex.bracketNames = true;
    d.lex.doubledBrackets = true;
    d.lex.nestedComments = true;
    d.lex.nationalStrings = true;
    d.lex.userVariables = true;
    d.lex.hashNames = true;
    d.lex.unicodeBlanks = true;
    d.lex.returnEndsComment = true;

    reserve(d.syntax, reserved);
    d.syntax.foreignUnitFunctions = " date_part date_trunc timestampadd timestampdiff ";
    d.syntax.operatorWords = keywordSet("and or not in like between is collate escape at");
    d.syntax.bareFunctions = keywordSet("current_date current_timestamp current_user session_user system_user user");
    d.syntax.unitFunctions = " dateadd datediff datediff_big datepart datename datetrunc date_bucket ";
    d.syntax.intervals = false;
    d.syntax.names = {{NameFolding::insensitive, CasedLetters::unicode},
                      {NameFolding::insensitive, CasedLetters::unicode}};
    d.syntax.convert = ConvertForm::typeFirst;
    d.syntax.cteSight = CteSight::earlierAndItself;
    d.syntax.stringAliases = true;
    d.syntax.equalsAliases = true;
    d.syntax.optionalSeparators = true;
    d.syntax.topClause = true;
    d.syntax.linkedServers = true;
    d.syntax.staticMethods = true;
    d.syntax.tableHints = true;
    d.lex.atInNames = true;
    d.syntax.filterClauses = false;
    d.syntax.nullsOrder = false;
    d.syntax.derivedTablesNeedNames = true;

    d.functions = sqlserverFunctions;
    d.errors = &sqlserverErrors;
    d.forms = &sqlserverForms;
    d.settings = settings;
    d.openQuote = '[';
    d.closeQuote = ']';
    d.groupsStrictly = true;
    d.limit = LimitForm::top;
    d.implicitColumns = "$action $identity $rowguid";
    d.explainPrefix = "SET SHOWPLAN_XML ON";
    d.systemSchemas = "sys information_schema";
    d.aliasesInGroupBy = false;
    d.telemetryName = "microsoft.sql_server";
    d.literals = {.trueValue = "1",
                  .falseValue = "0",
                  .bytesBegin = "0x",
                  .bytesEnd = "",
                  .nationalTexts = true,
                  .backslashJoinsLines = true};
    d.routineBody = RoutineBody::harmlessStatements;
    d.advice = {
        .identifierQuoting = "[square brackets]",
        .limit = "TOP n or OFFSET m ROWS FETCH NEXT n ROWS ONLY",
        .currentTime = "GETDATE()",
        .stringLength = "LEN()",
        .nullHandling = "ISNULL() or COALESCE()",
        .concatenation = "+",
        .quotingExample = "SELECT [Column Name] FROM [Table Name]",
        .limitExample = "SELECT TOP 10 * FROM orders",
        .concatenationExample = "SELECT first_name + ' ' + last_name",
    };
    return d;
}

} // namespace querymend
