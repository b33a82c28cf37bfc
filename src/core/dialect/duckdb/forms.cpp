#include "dialect/duckdb/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"ADD_MONTHS", 2, "$1 + INTERVAL ($2) MONTH", FormDifference::monthEnds},
    {"BITAND", 2, "$1 & $2"},
    {"BTRIM", 1, "TRIM($1)"},
    {"BTRIM", 2, "trim($1, $2)"},
    {"CHAR", 1, "chr($1)"},
    {"CHARINDEX", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "CURRENT_DATE"},
    {"DATEADD", any, "x + INTERVAL 1 DAY"},
    {"DATEDIFF", 2, "date_diff('day', CAST($2 AS DATE), CAST($1 AS DATE))"},
    {"DATEDIFF", any, "date_diff('day', earlier, later)"},
    {"DATETIME", 1, "now()", FormDifference::zones, {1, "'now'"}},
    {"DATETIME", 1, "CAST($1 AS TIMESTAMP)", FormDifference::fractions},
    {"DATE_ADD", any, "x + INTERVAL 1 DAY"},
    {"DATE_FORMAT", any, "strftime(x, '%Y-%m')"},
    {"DATE_SUB", any, "x - INTERVAL 1 DAY"},
    {"DECODE", 3, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 END"},
    {"DECODE", 4, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 ELSE $4 END"},
    {"DECODE", 5, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 WHEN $1 IS NOT DISTINCT FROM $4 THEN $5 END"},
    {"DECODE", 6, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 WHEN $1 IS NOT DISTINCT FROM $4 THEN $5 ELSE $6 END"},
    {"ELT", 3, "CASE $1 WHEN 1 THEN $2 WHEN 2 THEN $3 END"},
    {"ELT", 4, "CASE $1 WHEN 1 THEN $2 WHEN 2 THEN $3 WHEN 3 THEN $4 END"},
    {"EOMONTH", 1, "last_day($1)"},
    {"EVERY", 1, "bool_and($1)"},
    {"FIELD", 3, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 ELSE 0 END", FormDifference::letterCase},
    {"FIELD", 4, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 WHEN $4 THEN 3 ELSE 0 END", FormDifference::letterCase},
    {"FIELD", 5, "CASE $1 WHEN $2 THEN 1 WHEN $3 THEN 2 WHEN $4 THEN 3 WHEN $5 THEN 4 ELSE 0 END", FormDifference::letterCase},
    {"FROM_UNIXTIME", 1, "to_timestamp($1)", FormDifference::zones},
    {"GETDATE", 0, "now()"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"ISNULL", 1, "$1 IS NULL", FormDifference::truthValue},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"JULIANDAY", 1, "epoch(CAST($1 AS TIMESTAMP)) / 86400 + 2440587.5", FormDifference::numbers},
    {"LOCATE", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"MID", 3, "SUBSTR($1, $2, $3)", FormDifference::smallCounts},
    {"NEWID", 0, "gen_random_uuid()"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"NVL2", 3, "CASE WHEN $1 IS NOT NULL THEN $2 ELSE $3 END", FormDifference::numbers},
    {"RAND", 0, "random()"},
    {"REGEXP_CONTAINS", 2, "regexp_matches($1, $2)", FormDifference::patterns},
    {"REGEXP_LIKE", 2, "regexp_matches($1, $2)", FormDifference::patterns},
    {"REPLICATE", 2, "repeat($1, $2)"},
    {"ROUND", 3, "ROUND($1, $2)", FormDifference::ties, {3, "0"}},
    {"SAFE_DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"SPACE", 1, "repeat(' ', $1)"},
    {"SQUARE", 1, "$1 * $1"},
    {"STD", 1, "STDDEV_POP($1)"},
    {"STDEV", 1, "STDDEV($1)"},
    {"STR_TO_DATE", any, "CAST(x AS DATE)"},
    {"SUBSTRING_INDEX", 3, "split_part($1, $2, -1)", FormDifference::computedSecond, {3, "-1"}},
    {"SUBSTRING_INDEX", 3, "split_part($1, $2, 1)", FormDifference::computedSecond, {3, "1"}},
    {"SUBSTRING_INDEX", any, "split_part(x, y, 1)"},
    {"SYSDATE", 0, "now()"},
    {"TIMESTAMPDIFF", any, "date_sub('year', earlier, later)"},
    {"TOTAL", 1, "COALESCE(SUM($1), 0)"},
    {"TO_CHAR", any, "strftime(x, '%Y-%m')"},
    {"TO_DATE", any, "CAST(x AS DATE)"},
    {"TO_NUMBER", 1, "CAST($1 AS DOUBLE)", FormDifference::numbers},
    {"TRUNCATE", 2, "trunc($1)", FormDifference::none, {2, "0"}},
    {"TRUNCATE", any, "trunc(x)"},
    {"UNIXEPOCH", 1, "epoch($1)", FormDifference::zones},
    {"UNIX_TIMESTAMP", 1, "epoch($1)", FormDifference::zones},
    {"VAR", 1, "var_samp($1)"},
};

// strftime with more than SQLite's; SQLite has the format first, DuckDB on either side.
constexpr DateAlias aliases[] = {
    {"%T", "%H:%M:%S"}, {"%F", "%Y-%m-%d"}, {"%R", "%H:%M"},
};

constexpr DateFunction dateFunctions[] = {
    {"STRFTIME", FormatUse::writing, true},
};

constexpr DateNotation notation{
    .year = "%Y",
    .month = "%m",
    .day = "%d",
    .yearOfCentury = "%y",
    .monthUnpadded = "%-m",
    .monthName = "%B",
    .monthAbbreviated = "%b",
    .dayOfYear = "%j",
    .dayUnpadded = "%-d",
    .weekdayName = "%A",
    .weekdayAbbreviated = "%a",
    .hour = "%H",
    .hourUnpadded = "%-H",
    .hourOfTwelve = "%I",
    .hourOfTwelveUnpadded = "%-I",
    .minute = "%M",
    .second = "%S",
    .halfOfDay = "%p",
    .aliases = aliases,
    .hasPercents = true,
};
// clang-format on

// clang-format off
constexpr DateUnitRow units[] = {
    {.unit = DateUnit::year,
     .part = {"year($1)"},
     .start = {"date_trunc('year', $1)", FormDifference::midnight},
     .plus = {"$1 $3 INTERVAL ($4) YEAR", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL $4 YEAR", FormDifference::midnight},
     .crossed = {"date_diff('year', $1, $2)"},
     .whole = {"date_sub('year', $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::quarter,
     .part = {"quarter($1)"},
     .start = {"date_trunc('quarter', $1)", FormDifference::midnight},
     .plus = {"$1 $3 INTERVAL ($4) QUARTER", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL $4 QUARTER", FormDifference::midnight},
     .crossed = {"date_diff('quarter', $1, $2)"},
     .whole = {"date_sub('quarter', $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::month,
     .part = {"month($1)"},
     .start = {"date_trunc('month', $1)", FormDifference::midnight},
     .plus = {"$1 $3 INTERVAL ($4) MONTH", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL $4 MONTH", FormDifference::midnight},
     .crossed = {"date_diff('month', $1, $2)"},
     .whole = {"date_sub('month', $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::week,
     .part = {"week($1)", FormDifference::weeks},
     .start = {"date_trunc('week', $1)", FormDifference::midnight},
     .plus = {"$1 $3 INTERVAL ($4) WEEK", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL $4 WEEK", FormDifference::midnight},
     .crossed = {"date_diff('week', $1, $2)", FormDifference::weeks},
     .whole = {"date_sub('week', $1, $2)"}},
    {.unit = DateUnit::day,
     .part = {"day($1)"},
     .start = {"date_trunc('day', $1)", FormDifference::midnight},
     .plus = {"$1 $3 INTERVAL ($4) DAY", FormDifference::midnight},
     .counted = {"$1 $3 INTERVAL $4 DAY", FormDifference::midnight},
     .crossed = {"date_diff('day', $1, $2)"},
     .whole = {"date_sub('day', $1, $2)"}},
    {.unit = DateUnit::hour,
     .part = {"hour($1)"},
     .start = {"date_trunc('hour', $1)"},
     .plus = {"$1 $3 INTERVAL ($4) HOUR"},
     .counted = {"$1 $3 INTERVAL $4 HOUR"},
     .crossed = {"date_diff('hour', $1, $2)"},
     .whole = {"date_sub('hour', $1, $2)"}},
    {.unit = DateUnit::minute,
     .part = {"minute($1)"},
     .start = {"date_trunc('minute', $1)"},
     .plus = {"$1 $3 INTERVAL ($4) MINUTE"},
     .counted = {"$1 $3 INTERVAL $4 MINUTE"},
     .crossed = {"date_diff('minute', $1, $2)"},
     .whole = {"date_sub('minute', $1, $2)"}},
    {.unit = DateUnit::second,
     .part = {"second($1)", FormDifference::fractions},
     .start = {"date_trunc('second', $1)"},
     .plus = {"$1 $3 INTERVAL ($4) SECOND"},
     .counted = {"$1 $3 INTERVAL $4 SECOND"},
     .crossed = {"date_diff('second', $1, $2)"},
     .whole = {"date_sub('second', $1, $2)"}},
    {.unit = DateUnit::dayOfWeek, .part = {"dayofweek($1)", FormDifference::weeks}},
    {.unit = DateUnit::dayOfYear, .part = {"dayofyear($1)"}},
    {.unit = DateUnit::epoch, .part = {"epoch($1)"}},
};
// clang-format on

static_assert(formsAreSorted(functions));

} // namespace

// clang-format off
constinit const DialectForms duckdbForms{
    .folding = "names ignore case, quoted or not",
    .cast = "CAST($1 AS DOUBLE)",
    .safeCast = "TRY_CAST($1 AS DOUBLE)",
    .dateLiteral = "DATE '2024-01-31'",
    .timestampLiteral = "TIMESTAMP '2024-01-31 10:20:30'",
    .year = "year($1)",
    .dateDifference = "date_diff('day', earlier, later)",
    .listAggregate = "string_agg($1, ', ')",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .definition = "SELECT sql FROM duckdb_tables() WHERE schema_name = $schema AND table_name = $name "
                  "UNION ALL SELECT sql FROM duckdb_views() WHERE schema_name = $schema AND view_name = $name "
                  "UNION ALL SELECT sql FROM duckdb_indexes() WHERE schema_name = $schema AND table_name = $name",
    .operatorMismatch = "Cannot compare values of type ",
    .functionMismatch = "given name and argument types '",
    .dates = {
        .notation = notation,
        .writing = "strftime($1, $2)",
        .reading = "CAST(strptime($1, $2) AS DATE)",
        .functions = dateFunctions,
    },
    .units = units,
    .list = {.name = "string_agg", .order = ListOrder::inside},
    .functions = functions,
};
// clang-format on

} // namespace querymend
