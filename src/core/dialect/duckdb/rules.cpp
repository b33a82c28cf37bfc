#include "dialect/dialects.h"

#include "dialect/duckdb/tables.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as measured on the engine.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "analyse analyze and anti array as asc asymmetric both by case cast check collate column constraint create "
        "default deferrable desc describe distinct do else end except false fetch for foreign from group having in "
        "initially intersect into lambda lateral leading limit null offset on only or order pivot pivot_longer "
        "pivot_wider placing primary qualify references returning select semi show summarize symmetric table then to "
        "trailing true union unique unpivot using variadic when where window with ",
    .asNames =
        "all any asof at authorization binary collation concurrently cross freeze full glob ilike inner is isnull "
        "join left like natural not notnull outer overlaps positional right similar some tablesample unpack verbose ",
    .asAliases =
        "abort absolute access action add admin after aggregate all also alter always any asof assertion assignment "
        "at attach attribute authorization backward before begin between bigint binary bit boolean cache call called "
        "cascade cascaded catalog centuries century chain char character characteristics checkpoint class close "
        "cluster coalesce collation columns comment comments commit committed compression concurrently configuration "
        "conflict connection constraints content continue conversion copy cost cross csv cube current cursor cycle "
        "data database day days deallocate dec decade decades decimal declare defaults deferred definer delete "
        "delimiter delimiters depends detach dictionary disable discard document domain double drop each enable "
        "encoding encrypted enum error escape event exclude excluding exclusive execute exists explain export "
        "export_state extension extensions external extract family filter first float following force forward freeze "
        "full function functions generated glob global grant granted grouping grouping_id groups handler header hold "
        "hour hours identity if ignore ilike immediate immutable implicit import include including increment index "
        "indexes inherit inherits inline inner inout input insensitive insert install instead int integer interval "
        "invoker is isnull isolation join json key label language large last leakproof left level like listen load "
        "local location lock locked logged macro map mapping match matched materialized maxvalue merge method "
        "microsecond microseconds millennia millennium millisecond milliseconds minute minutes minvalue mode month "
        "months move name names national natural nchar new next no none not nothing notify notnull nowait nullif "
        "nulls numeric object of off oids old operator option options ordinality others out outer over overlaps "
        "overlay overriding owned owner parallel parser partial partition partitioned passing password percent "
        "persistent plans policy position positional pragma preceding precision prepare prepared preserve prior "
        "privileges procedural procedure program publication quarter quarters quote range read real reassign recheck "
        "recursive ref referencing refresh reindex relative release rename repeatable replace replica reset respect "
        "restart restrict returns revoke right role rollback rollup row rows rule sample savepoint schema schemas "
        "scope scroll search second seconds secret security sequence sequences serializable server session set setof "
        "sets share similar simple skip smallint snapshot some sorted source sql stable standalone start statement "
        "statistics stdin stdout storage stored strict strip struct subscription substring sysid system tables "
        "tablesample tablespace target temp template temporary text ties time timestamp transaction transform treat "
        "trigger trim truncate trusted try_cast type types unbounded uncommitted unencrypted unknown unlisten "
        "unlogged unpack until update use user vacuum valid validate validator value values varchar variable varying "
        "verbose version view views virtual volatile week weeks whitespace within without work wrapper write xml "
        "xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize "
        "xmltable year years yes zone ",
    .asTableAliases =
        "all any asof at authorization binary collation concurrently cross freeze full glob ilike inner is isnull "
        "join left like natural not notnull outer overlaps positional right similar some tablesample unpack verbose ",
    .asFunctions =
        "between bigint bit boolean char character dec decimal exists float inout int integer national nchar none "
        "numeric operator out overlay precision real setof smallint time timestamp treat try_cast values varchar "
        "xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize "
        "xmltable ",
};
// clang-format on

} // namespace

Dialect duckdbDialect()
{
    Dialect d;
    d.id = DialectId::duckdb;
    d.name = "duckdb";
    d.displayName = "DuckDB";
    d.otherNames = "duck";

    d.lex.nestedComments = true;
    d.lex.dollarQuotes = true;
    d.lex.escapeStrings = true;
    d.lex.unicodeQuoting = true;
    d.lex.nationalStrings = true;
    d.lex.bitStrings = true;
    d.lex.dollarParameters = true;
    d.lex.questionParameters = true;
    d.lex.customOperators = true;
    d.lex.stringsContinueOverLines = true;
    d.lex.returnEndsComment = true;
    d.lex.unicodeBlanks = true;
    d.lex.digitGroups = true;

    reserve(d.syntax, reserved);
    d.syntax.foreignUnitFunctions = " dateadd timestampadd timestampdiff ";
    d.syntax.operatorWords = keywordSet(
        "and or not in like between is collate escape ilike similar glob isnull notnull overlaps operator at");
    d.syntax.bareFunctions = keywordSet("current_catalog current_date current_role current_schema current_time "
                                        "current_timestamp current_user localtime localtimestamp session_user user");
    d.syntax.reservedLabels = true;
    d.syntax.names = {{NameFolding::insensitive, CasedLetters::unicode},
                      {NameFolding::insensitive, CasedLetters::unicode}};
    d.syntax.fromFirst = true;
    d.syntax.emptySelectList = true;
    d.syntax.trailingCommas = true;
    d.syntax.stringAliases = true;
    d.syntax.colonAliases = true;
    d.syntax.typedLiterals = true;
    d.syntax.colonCasts = true;
    d.syntax.distinctOn = true;
    d.syntax.intervalExpressions = true;
    d.syntax.lambdas = true;
    d.syntax.fileSources = true;
    d.syntax.implicitLateral = true;
    d.syntax.namedArguments = true;

    d.functions = duckdbFunctions;
    d.groupsStrictly = true;
    d.routineBody = RoutineBody::query;
    d.errors = &duckdbErrors;
    d.forms = &duckdbForms;
    d.implicitColumns = "rowid";
    d.explainPrefix = "EXPLAIN (FORMAT JSON) ";
    d.systemSchemas = "information_schema pg_catalog system temp";
    d.systemPrefixes = "duckdb_ pg_ pragma_ sqlite_";
    d.aliasesInWhere = true;
    d.aliasesInHaving = true;
    d.aliasesInList = true;
    d.rowReferences = true;
    d.fieldReferences = true;
    d.firstOfDoubledNames = true;
    d.mergedColumnsFirst = false;
    d.mergedNamesAreSure = true;
    d.literals.bytesBegin = "from_hex('";
    d.literals.bytesEnd = "')";
    d.fetchBesideLimit = true;
    d.limitedArms = true;
    d.listLiterals = true;
    d.advice = {
        .identifierQuoting = "\"double quotes\"",
        .limit = "LIMIT n OFFSET m",
        .currentTime = "now() or current_timestamp",
        .stringLength = "length()",
        .nullHandling = "COALESCE()",
        .concatenation = "||",
        .quotingExample = "SELECT \"Column Name\" FROM \"Table Name\"",
        .limitExample = "SELECT * FROM orders LIMIT 10 OFFSET 20",
        .concatenationExample = "SELECT first_name || ' ' || last_name",
    };
    return d;
}

} // namespace querymend
