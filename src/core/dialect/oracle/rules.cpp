#include "dialect/dialects.h"

#include "dialect/oracle/tables.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as the documentation lists them.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "access add alter and as asc audit between by check cluster column column_value comment compress connect "
        "create current date decimal default delete desc distinct drop else exclusive file float for from grant group "
        "having identified immediate increment index initial insert integer intersect into is level like lock long "
        "maxextents minus mlslabel mode modify nested_table_id noaudit nocompress not nowait null number of offline "
        "on online option or order pctfree prior public raw rename resource revoke rowid rownum rows select session "
        "set share size smallint start successful synonym sysdate table then to trigger uid union unique update user "
        "validate values varchar varchar2 view whenever where with ",
    .asNames =
        "all any case char exists in row ",
    .asAliases =
        "all any char exists in row ",
    .asTableAliases =
        "all any char cross exists fetch full in inner join left match_recognize model natural offset outer partition "
        "pivot right row sample subpartition unpivot using versions window ",
    .asFunctions =
        "case ",
};
// clang-format on

} // namespace

Dialect oracleDialect()
{
    Dialect d;
    d.id = DialectId::oracle;
    d.name = "oracle";
    d.displayName = "Oracle";
    d.otherNames = "oracledb plsql";

    d.lex.oracleQuoting = true;
    d.lex.nationalStrings = true;
    d.lex.colonParameters = true;
    d.lex.hashNames = true;
    d.lex.returnEndsComment = true;

    reserve(d.syntax, reserved);
    d.syntax.foreignUnitFunctions =
        " datediff dateadd datepart datetrunc date_part date_trunc timestampadd timestampdiff ";
    d.syntax.operatorWords =
        keywordSet("and or not in like between is collate escape at multiset submultiset member overlaps");
    d.syntax.bareFunctions = keywordSet("sysdate systimestamp current_date current_timestamp localtimestamp "
                                        "sessiontimezone dbtimezone user uid rownum level rowid column_value");
    d.syntax.names = {{NameFolding::upper, CasedLetters::ascii}, {NameFolding::upper, CasedLetters::ascii}};
    d.syntax.cteSight = CteSight::earlierAndItself;
    d.syntax.namedArguments = true;
    d.syntax.outerJoinMarks = true;
    d.syntax.remoteLinks = true;
    d.syntax.packages = true;
    d.syntax.sequenceColumns = true;
    d.syntax.functionSchemas = " sys standard ";
    d.syntax.filterClauses = false;
    d.syntax.uniqueSourceNames = false;

    d.functions = oracleFunctions;
    d.errors = &oracleErrors;
    d.forms = &oracleForms;
    d.groupsStrictly = true;
    d.nestedAggregates = true;
    d.limit = LimitForm::fetch;
    d.implicitColumns =
        "rowid rownum level ora_rowscn column_value connect_by_isleaf connect_by_iscycle object_value object_id "
        "versions_startscn versions_endscn versions_starttime versions_endtime versions_xid versions_operation";
    d.explainPrefix = "EXPLAIN PLAN FOR ";
    d.builtInTables = "dual";
    d.systemSchemas = "sys";
    d.systemPrefixes = "all_ user_ dba_ v$ gv$ nls_ session_";
    d.aliasesInGroupBy = false;
    d.rowReferences = true;
    d.fieldReferences = true;
    d.qualifiedStarIsWhole = false;
    d.telemetryName = "oracle.db";
    d.literals = {.trueValue = "1", .falseValue = "0", .bytesBegin = "HEXTORAW('", .bytesEnd = "')"};
    d.limitedArms = true;
    d.foreignRoutineWords = " language external ";
    d.quotedNamesMayBeTexts = false;
    d.advice = {
        .identifierQuoting = "\"double quotes\"",
        .limit = "FETCH FIRST n ROWS ONLY or ROWNUM <= n",
        .currentTime = "SYSDATE",
        .stringLength = "LENGTH()",
        .nullHandling = "NVL() or COALESCE()",
        .concatenation = "||",
        .quotingExample = "SELECT \"Column Name\" FROM \"Table Name\"",
        .limitExample = "SELECT * FROM orders FETCH FIRST 10 ROWS ONLY",
        .concatenationExample = "SELECT first_name || ' ' || last_name",
    };
    return d;
}

} // namespace querymend
