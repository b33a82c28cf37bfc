#include "dialect/dialects.h"

#include "dialect/postgresql/tables.h"
#include "dialect/reserved.h"

namespace querymend {

namespace {

// Reserved words as measured on the engine.
// clang-format off
constexpr ReservedWords reserved{
    .everywhere =
        "array as create except fetch for from grant group having intersect into limit offset on order returning to "
        "union where window with ",
    .asNames =
        "all analyse analyze and any asc asymmetric authorization binary both case cast check collate collation "
        "column concurrently constraint cross current_catalog current_date current_role current_schema current_time "
        "current_timestamp current_user default deferrable desc distinct do else end false foreign freeze full ilike "
        "in initially inner is isnull join lateral leading left like localtime localtimestamp natural not notnull "
        "null only or outer overlaps placing primary references right select session_user similar some symmetric "
        "table tablesample then trailing true unique user using variadic verbose when ",
    .asAliases =
        "char character day filter hour isnull minute month notnull over overlaps precision second varying within "
        "without year ",
    .asTableAliases =
        "all analyse analyze and any asc asymmetric authorization binary both case cast check collate collation "
        "column concurrently constraint cross current_catalog current_date current_role current_schema current_time "
        "current_timestamp current_user default deferrable desc distinct do else end false foreign freeze full ilike "
        "in initially inner is isnull join lateral leading left like localtime localtimestamp natural not notnull "
        "null only or outer overlaps placing primary references right select session_user similar some symmetric "
        "table tablesample then trailing true unique user using variadic verbose when ",
    .asFunctions =
        "analyse analyze and asc asymmetric between bigint bit boolean both case cast char character check collate "
        "column constraint current_catalog current_date current_role current_user dec decimal default deferrable desc "
        "distinct do else end exists extract false float foreign in initially inout int integer interval lateral "
        "leading national nchar none null numeric only operator or out placing position precision primary real "
        "references select session_user setof smallint symmetric table then time timestamp trailing treat true unique "
        "user using values varchar variadic when xmlattributes xmlelement xmlexists xmlforest xmlnamespaces xmlparse "
        "xmlpi xmlroot xmlserialize xmltable ",
};
// clang-format on

constexpr SettingRow settings[] = {
    {"standard_conforming_strings", SettingEffect::plainBackslashes},
};

} // namespace

Dialect postgresqlDialect()
{
    Dialect d;
    d.id = DialectId::postgresql;
    d.name = "postgresql";
    d.displayName = "PostgreSQL";
    d.otherNames = "postgres pg psql cockroachdb redshift greenplum";

    d.lex.nestedComments = true;
    d.lex.dollarQuotes = true;
    d.lex.escapeStrings = true;
    d.lex.unicodeQuoting = true;
    d.lex.nationalStrings = true;
    d.lex.bitStrings = true;
    d.lex.dollarParameters = true;
    d.lex.customOperators = true;
    d.lex.stringsContinueOverLines = true;
    d.lex.returnEndsComment = true;

    reserve(d.syntax, reserved);
    d.syntax.foreignUnitFunctions = " datediff dateadd datepart datetrunc timestampadd timestampdiff ";
    d.syntax.operatorWords =
        keywordSet("and or not in like between is collate escape ilike similar isnull notnull overlaps operator at");
    d.syntax.bareFunctions =
        keywordSet("current_catalog current_date current_role current_schema current_time current_timestamp "
                   "current_user localtime localtimestamp session_user system_user user");
    d.syntax.reservedLabels = true;
    d.syntax.fieldCalls = true;
    d.syntax.functionSchemas = " pg_catalog information_schema ";
    d.syntax.names = {{NameFolding::lower, CasedLetters::ascii}, {NameFolding::lower, CasedLetters::ascii}};
    d.syntax.emptySelectList = true;
    d.syntax.typedLiterals = true;
    d.syntax.colonCasts = true;
    d.syntax.distinctOn = true;
    d.syntax.derivedTablesNeedNames = true;
    d.syntax.namedArguments = true;

    d.sourcesBeforeAliases = true;
    d.functions = postgresqlFunctions;
    d.groupsStrictly = true;
    d.groupedByKey = true;
    d.errors = &postgresqlErrors;
    d.forms = &postgresqlForms;
    d.settings = settings;
    d.implicitColumns = "ctid xmin xmax cmin cmax tableoid";
    d.explainPrefix = "EXPLAIN (FORMAT JSON) ";
    d.systemSchemas = "pg_catalog information_schema pg_toast";
    d.systemPrefixes = "pg_";
    d.ownTypes =
        "bigint bigserial bit bool boolean box box2d box3d bpchar bytea char character cidr circle citext cstring "
        "cube date datemultirange daterange dec decimal double float float4 float8 geography geometry hstore "
        "inet int int2 int4 int4multirange int4range int8 int8multirange int8range integer interval json jsonb "
        "jsonpath line lquery lseg ltree ltxtquery macaddr macaddr8 money name national nchar numeric "
        "nummultirange numrange oid path pg_lsn point polygon raster real record refcursor regconfig regdictionary seg "
        "smallint text tid "
        "time timestamp timestamptz timetz tsmultirange tsquery tsrange tstzmultirange tstzrange tsvector "
        "unknown uuid varbit varchar vector xid xid8 xml";
    d.rowReferences = true;
    d.literals.bytesBegin = "'\\x";
    d.literals.bytesEnd = "'::bytea";
    d.fetchBesideLimit = true;
    d.fetchWithTies = true;
    d.limitedArms = true;
    d.expressionsHaveNames = true;
    d.advice = {
        .identifierQuoting = "\"double quotes\"",
        .limit = "LIMIT n OFFSET m",
        .currentTime = "NOW()",
        .stringLength = "LENGTH()",
        .nullHandling = "COALESCE()",
        .concatenation = "||",
        .quotingExample = "SELECT \"Column Name\" FROM \"Table Name\"",
        .limitExample = "SELECT * FROM orders LIMIT 10 OFFSET 20",
        .concatenationExample = "SELECT first_name || ' ' || last_name",
    };
    return d;
}

} // namespace querymend
