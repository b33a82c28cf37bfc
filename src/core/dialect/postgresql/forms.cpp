#include "dialect/postgresql/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CHARINDEX", 2, "POSITION($1 IN $2)", FormDifference::letterCase},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "CURRENT_DATE"},
    {"DATEADD", any, "x + INTERVAL '1 day'"},
    {"DATEDIFF", 2, "CAST($1 AS date) - CAST($2 AS date)"},
    {"DATEDIFF", any, "CAST(later AS date) - CAST(earlier AS date)"},
    {"DATEPART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_ADD", any, "x + INTERVAL '1 day'"},
    {"DATE_FORMAT", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"DATE_SUB", any, "x - INTERVAL '1 day'"},
    {"DAY", 1, "EXTRACT(DAY FROM $1)"},
    {"DECODE", 4, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)"},
    {"GETDATE", 0, "NOW()"},
    {"GROUP_CONCAT", 1, "STRING_AGG(CAST($1 AS text), ',')"},
    {"HOUR", 1, "EXTRACT(HOUR FROM $1)"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"INSTR", 2, "POSITION($2 IN $1)", FormDifference::letterCase},
    {"ISNULL", 1, "$1 IS NULL", FormDifference::truthValue},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LEN", 1, "LENGTH($1)", FormDifference::trailingBlanks},
    {"LISTAGG", 2, "STRING_AGG(CAST($1 AS text), $2)"},
    {"LOCATE", 2, "POSITION($1 IN $2)", FormDifference::letterCase},
    {"MONTH", 1, "EXTRACT(MONTH FROM $1)"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"QUARTER", 1, "EXTRACT(QUARTER FROM $1)"},
    {"SAFE_DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)"},
    {"STDEV", 1, "STDDEV($1)"},
    {"STRFTIME", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"STR_TO_DATE", any, "TO_DATE(x, 'YYYY-MM-DD')"},
    {"SYSDATE", 0, "NOW()"},
    {"TO_NUMBER", 1, "CAST($1 AS numeric)"},
    {"YEAR", 1, "EXTRACT(YEAR FROM $1)"},
};

// TO_CHAR. It is only written, never read, because other dialects have TO_CHAR too.
constexpr DateNotation notation{
    .year = "YYYY",
    .month = "MM",
    .day = "DD",
    .yearOfCentury = "YY",
    .monthUnpadded = "FMMM",
    .monthName = "FMMonth",
    .monthAbbreviated = "Mon",
    .dayOfYear = "DDD",
    .dayUnpadded = "FMDD",
    .weekdayName = "FMDay",
    .weekdayAbbreviated = "Dy",
    .hour = "HH24",
    .hourUnpadded = "FMHH24",
    .hourOfTwelve = "HH12",
    .hourOfTwelveUnpadded = "FMHH12",
    .minute = "MI",
    .second = "SS",
    .secondOfDay = "SSSS",
    .halfOfDay = "AM",
};
// clang-format on

static_assert(formsAreSorted(functions));

// The server has no function that returns a table's definition.
constexpr std::string_view definition = R"(
SELECT CASE WHEN c.relkind IN ('v', 'm') THEN
    format('CREATE %sVIEW %s AS%s', CASE c.relkind WHEN 'm' THEN 'MATERIALIZED ' ELSE '' END,
           CAST(c.oid AS regclass), chr(10)) || pg_get_viewdef(c.oid, true)
  ELSE
    format('CREATE TABLE %s (%s    ', CAST(c.oid AS regclass), chr(10))
    || concat_ws(',' || chr(10) || '    ',
        (SELECT string_agg(
            format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
            || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
            || coalesce(CASE WHEN a.attgenerated <> ''
                        THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
                        ELSE ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END, ''),
            ',' || chr(10) || '    ' ORDER BY a.attnum)
         FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
        (SELECT string_agg(format('CONSTRAINT %I %s', k.conname, pg_get_constraintdef(k.oid, true)),
                           ',' || chr(10) || '    ' ORDER BY k.contype DESC, k.conname)
         FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')))
    || chr(10) || ')'
  END AS definition
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $schema AND c.relname = $name
UNION ALL
SELECT i.indexdef FROM pg_indexes i WHERE i.schemaname = $schema AND i.tablename = $name)";

} // namespace

// clang-format off
constinit const DialectForms postgresqlForms{
    .folding = "a name without quotes is read in lower case, so one that is stored with capitals needs double quotes",
    .cast = "CAST($1 AS numeric)",
    .safeCast = "CASE WHEN $1 ~ '^[0-9]+$' THEN CAST($1 AS numeric) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "EXTRACT(YEAR FROM $1)",
    .dateDifference = "CAST(later AS date) - CAST(earlier AS date)",
    .listAggregate = "STRING_AGG($1, ', ')",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .definition = definition,
    .dates = {
        .notation = notation,
        .writing = "TO_CHAR($1, $2)",
        .reading = "TO_DATE($1, $2)",
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
