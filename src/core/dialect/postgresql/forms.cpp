#include "dialect/postgresql/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"ADD", 2, "$1 + $2"},
    {"ADD_MONTHS", 2, "$1 + $2 * INTERVAL '1 month'", FormDifference::monthEnds},
    {"BITAND", 2, "$1 & $2"},
    {"CHAR", 1, "CHR($1)"},
    {"CHARINDEX", 2, "POSITION($1 IN $2)", FormDifference::letterCase},
    {"CONTAINS", 2, "POSITION($2 IN $1) > 0"},
    {"COUNT", 0, "COUNT(*)"},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "CURRENT_DATE"},
    {"DATEADD", any, "x + INTERVAL '1 day'"},
    {"DATEDIFF", 2, "CAST($1 AS date) - CAST($2 AS date)"},
    {"DATEDIFF", any, "CAST(later AS date) - CAST(earlier AS date)"},
    {"DATEPART", any, "EXTRACT(YEAR FROM x)"},
    {"DATETIME", 1, "CAST($1 AS timestamp)", FormDifference::zones},
    {"DATE_ADD", any, "x + INTERVAL '1 day'"},
    {"DATE_FORMAT", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"DATE_SUB", any, "x - INTERVAL '1 day'"},
    {"DAYNAME", 1, "TO_CHAR($1, 'FMDay')"},
    {"DAYOFWEEK", 1, "EXTRACT(DOW FROM $1) + 1", FormDifference::weeks},
    {"DECODE", 3, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 END"},
    {"DECODE", 4, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 ELSE $4 END"},
    {"DECODE", 5, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 WHEN $1 IS NOT DISTINCT FROM $4 THEN $5 END"},
    {"DECODE", 6, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 WHEN $1 IS NOT DISTINCT FROM $4 THEN $5 ELSE $6 END"},
    {"DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)"},
    {"ELT", 3, "CASE $1 WHEN 1 THEN $2 WHEN 2 THEN $3 END"},
    {"ELT", 4, "CASE $1 WHEN 1 THEN $2 WHEN 2 THEN $3 WHEN 3 THEN $4 END"},
    {"EOMONTH", 1, "CAST(DATE_TRUNC('month', $1) + INTERVAL '1 month' - INTERVAL '1 day' AS date)"},
    {"FIELD", 3, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 ELSE 0 END", FormDifference::letterCase},
    {"FIELD", 4, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 WHEN $4 THEN 3 ELSE 0 END", FormDifference::letterCase},
    {"FIELD", 5, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 WHEN $4 THEN 3 WHEN $5 THEN 4 ELSE 0 END", FormDifference::letterCase},
    {"FROM_UNIXTIME", 1, "TO_TIMESTAMP($1)", FormDifference::zones},
    {"GETDATE", 0, "NOW()"},
    {"GROUP_CONCAT", any, "STRING_AGG(CAST(x AS text), ', ')"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"INSTR", 2, "POSITION($2 IN $1)", FormDifference::letterCase},
    {"ISNULL", 1, "$1 IS NULL", FormDifference::truthValue},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"JULIANDAY", 1, "EXTRACT(EPOCH FROM CAST($1 AS timestamp)) / 86400 + 2440587.5", FormDifference::numbers},
    {"LAST_DAY", 1, "CAST(DATE_TRUNC('month', $1) + INTERVAL '1 month' - INTERVAL '1 day' AS date)"},
    {"LCASE", 1, "LOWER($1)", FormDifference::letterCase},
    {"LEN", 1, "LENGTH($1)", FormDifference::trailingBlanks},
    {"LISTAGG", any, "STRING_AGG(CAST(x AS text), ', ')"},
    {"LOCATE", 2, "POSITION($1 IN $2)", FormDifference::letterCase},
    {"LOG2", 1, "LOG(2, CAST($1 AS numeric))", FormDifference::numbers},
    {"MEDIAN", 1, "PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY $1)"},
    {"MID", 3, "SUBSTRING($1, $2, $3)", FormDifference::smallCounts},
    {"MONTHNAME", 1, "TO_CHAR($1, 'FMMonth')"},
    {"MULTIPLY", 2, "$1 * $2"},
    {"NEWID", 0, "gen_random_uuid()"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"NVL2", 3, "CASE WHEN $1 IS NOT NULL THEN $2 ELSE $3 END", FormDifference::numbers},
    {"RAND", 0, "RANDOM()"},
    {"REGEXP_CONTAINS", 2, "$1 ~ $2", FormDifference::patterns},
    {"REPLICATE", 2, "REPEAT($1, $2)"},
    {"ROUND", 2, "ROUND(CAST($1 AS numeric), $2)", FormDifference::ties},
    {"ROUND", 3, "ROUND(CAST($1 AS numeric), $2)", FormDifference::ties, {3, "0"}},
    {"ROUND", 3, "TRUNC(CAST($1 AS numeric), $2)", FormDifference::rounding, {3, "1"}},
    {"SAFE_DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)"},
    {"SPACE", 1, "REPEAT(' ', $1)"},
    {"SQUARE", 1, "$1 * $1"},
    {"STD", 1, "STDDEV_POP($1)"},
    {"STDEV", 1, "STDDEV($1)"},
    {"STRFTIME", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"STR_TO_DATE", any, "TO_DATE(x, 'YYYY-MM-DD')"},
    {"SUBSTRING_INDEX", 3, "SPLIT_PART($1, $2, -1)", FormDifference::computedSecond, {3, "-1"}},
    {"SUBSTRING_INDEX", 3, "SPLIT_PART($1, $2, 1)", FormDifference::computedSecond, {3, "1"}},
    {"SUBSTRING_INDEX", any, "SPLIT_PART(x, y, 1)"},
    {"SUBTRACT", 2, "$1 - $2"},
    {"SYSDATE", 0, "NOW()"},
    {"TIMESTAMPDIFF", any, "EXTRACT(YEAR FROM AGE(later, earlier))"},
    {"TOTAL", 1, "COALESCE(SUM($1), 0)"},
    {"TO_NUMBER", 1, "CAST($1 AS numeric)"},
    {"TRUNCATE", 2, "TRUNC(CAST($1 AS numeric), $2)"},
    {"UCASE", 1, "UPPER($1)", FormDifference::letterCase},
    {"UNICODE", 1, "ASCII($1)", FormDifference::emptyTexts},
    {"UNIXEPOCH", 1, "EXTRACT(EPOCH FROM $1)", FormDifference::zones},
    {"UNIX_TIMESTAMP", 1, "EXTRACT(EPOCH FROM $1)", FormDifference::zones},
    {"VAR", 1, "VAR_SAMP($1)"},
    {"WEEK", 1, "EXTRACT(WEEK FROM $1)", FormDifference::weeks},
    {"WEEKDAY", 1, "EXTRACT(ISODOW FROM $1) - 1", FormDifference::weeks},
    {"WEEKOFYEAR", 1, "EXTRACT(WEEK FROM $1)"},
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

// clang-format off
constexpr DateUnitRow units[] = {
    {.unit = DateUnit::year,
     .part = {"EXTRACT(YEAR FROM $1)"},
     .start = {"DATE_TRUNC('year', $1)", FormDifference::midnight},
     .plus = {"$1 $3 $4 * INTERVAL '1 year'", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL '$4 years'", FormDifference::midnight},
     .crossed = {"EXTRACT(YEAR FROM $2) - EXTRACT(YEAR FROM $1)"},
     .whole = {"EXTRACT(YEAR FROM AGE($2, $1))", FormDifference::reversed}},
    {.unit = DateUnit::quarter,
     .part = {"EXTRACT(QUARTER FROM $1)"},
     .start = {"DATE_TRUNC('quarter', $1)", FormDifference::midnight},
     .plus = {"$1 $3 $4 * INTERVAL '3 months'", FormDifference::midnight},
     .crossed = {"(EXTRACT(YEAR FROM $2) - EXTRACT(YEAR FROM $1)) * 4 + EXTRACT(QUARTER FROM $2) - EXTRACT(QUARTER FROM $1)"}},
    {.unit = DateUnit::month,
     .part = {"EXTRACT(MONTH FROM $1)"},
     .start = {"DATE_TRUNC('month', $1)", FormDifference::midnight},
     .plus = {"$1 $3 $4 * INTERVAL '1 month'", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL '$4 months'", FormDifference::midnight},
     .crossed = {"(EXTRACT(YEAR FROM $2) - EXTRACT(YEAR FROM $1)) * 12 + EXTRACT(MONTH FROM $2) - EXTRACT(MONTH FROM $1)"},
     .whole = {"EXTRACT(YEAR FROM AGE($2, $1)) * 12 + EXTRACT(MONTH FROM AGE($2, $1))", FormDifference::reversed}},
    {.unit = DateUnit::week,
     .part = {"EXTRACT(WEEK FROM $1)", FormDifference::weeks},
     .start = {"DATE_TRUNC('week', $1)", FormDifference::weeks},
     .plus = {"$1 $3 $4 * INTERVAL '1 week'", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL '$4 weeks'", FormDifference::midnight},
     .whole = {"TRUNC(EXTRACT(EPOCH FROM CAST($2 AS timestamp) - CAST($1 AS timestamp)) / 604800)"}},
    {.unit = DateUnit::day,
     .part = {"EXTRACT(DAY FROM $1)"},
     .start = {"DATE_TRUNC('day', $1)", FormDifference::midnight},
     .plus = {"$1 $3 $4 * INTERVAL '1 day'", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL '$4 days'", FormDifference::midnight},
     .crossed = {"CAST($2 AS date) - CAST($1 AS date)"},
     .whole = {"TRUNC(EXTRACT(EPOCH FROM CAST($2 AS timestamp) - CAST($1 AS timestamp)) / 86400)"}},
    {.unit = DateUnit::hour,
     .part = {"EXTRACT(HOUR FROM $1)"},
     .start = {"DATE_TRUNC('hour', $1)"},
     .plus = {"$1 $3 $4 * INTERVAL '1 hour'"},
     .counted = {"$1 $3 INTERVAL '$4 hours'"},
     .crossed = {"EXTRACT(EPOCH FROM DATE_TRUNC('hour', CAST($2 AS timestamp)) - DATE_TRUNC('hour', CAST($1 AS timestamp))) / 3600"},
     .whole = {"TRUNC(EXTRACT(EPOCH FROM CAST($2 AS timestamp) - CAST($1 AS timestamp)) / 3600)"}},
    {.unit = DateUnit::minute,
     .part = {"EXTRACT(MINUTE FROM $1)"},
     .start = {"DATE_TRUNC('minute', $1)"},
     .plus = {"$1 $3 $4 * INTERVAL '1 minute'"},
     .counted = {"$1 $3 INTERVAL '$4 minutes'"},
     .crossed = {"EXTRACT(EPOCH FROM DATE_TRUNC('minute', CAST($2 AS timestamp)) - DATE_TRUNC('minute', CAST($1 AS timestamp))) / 60"},
     .whole = {"TRUNC(EXTRACT(EPOCH FROM CAST($2 AS timestamp) - CAST($1 AS timestamp)) / 60)"}},
    {.unit = DateUnit::second,
     .part = {"EXTRACT(SECOND FROM $1)", FormDifference::fractions},
     .start = {"DATE_TRUNC('second', $1)"},
     .plus = {"$1 $3 $4 * INTERVAL '1 second'"},
     .counted = {"$1 $3 INTERVAL '$4 seconds'"},
     .crossed = {"EXTRACT(EPOCH FROM DATE_TRUNC('second', CAST($2 AS timestamp)) - DATE_TRUNC('second', CAST($1 AS timestamp)))"},
     .whole = {"TRUNC(EXTRACT(EPOCH FROM CAST($2 AS timestamp) - CAST($1 AS timestamp)))"}},
    {.unit = DateUnit::dayOfWeek, .part = {"EXTRACT(DOW FROM $1)", FormDifference::weeks}},
    {.unit = DateUnit::dayOfYear, .part = {"EXTRACT(DOY FROM $1)"}},
    {.unit = DateUnit::epoch, .part = {"EXTRACT(EPOCH FROM $1)"}},
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
    .timestampLiteral = "TIMESTAMP '2024-01-31 10:20:30'",
    .year = "EXTRACT(YEAR FROM $1)",
    .dateDifference = "CAST(later AS date) - CAST(earlier AS date)",
    .listAggregate = "STRING_AGG($1, ', ')",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .definition = definition,
    .operatorMismatch = "operator does not exist: ",
    .functionMismatch = "function ",
    .literalMismatch = "invalid input syntax for type ",
    .truncatesQuotients = true,
    .bigSumsAreDecimal = true,
    .nullOrder = NullOrder::highest,
    .dates = {
        .notation = notation,
        .writing = "TO_CHAR($1, $2)",
        .reading = "TO_DATE($1, $2)",
    },
    .units = units,
    .list = {.name = "STRING_AGG", .order = ListOrder::inside, .value = "CAST($1 AS text)"},
    .functions = functions,
};
// clang-format on

} // namespace querymend
