#include "dialect/duckdb/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CHARINDEX", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "CURRENT_DATE"},
    {"DATEADD", any, "x + INTERVAL 1 DAY"},
    {"DATEDIFF", 2, "date_diff('day', CAST($2 AS DATE), CAST($1 AS DATE))"},
    {"DATEDIFF", any, "date_diff('day', earlier, later)"},
    {"DATE_ADD", any, "x + INTERVAL 1 DAY"},
    {"DATE_FORMAT", any, "strftime(x, '%Y-%m')"},
    {"DATE_SUB", any, "x - INTERVAL 1 DAY"},
    {"DECODE", 4, "CASE WHEN $1 IS NOT DISTINCT FROM $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"GETDATE", 0, "now()"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"ISNULL", 1, "$1 IS NULL", FormDifference::truthValue},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LOCATE", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"SAFE_DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"STDEV", 1, "STDDEV($1)"},
    {"STR_TO_DATE", any, "CAST(x AS DATE)"},
    {"SYSDATE", 0, "now()"},
    {"TO_CHAR", any, "strftime(x, '%Y-%m')"},
    {"TO_DATE", any, "CAST(x AS DATE)"},
    {"TO_NUMBER", 1, "CAST($1 AS DOUBLE)", FormDifference::numbers},
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

static_assert(formsAreSorted(functions));

} // namespace

// clang-format off
constinit const DialectForms duckdbForms{
    .folding = "names ignore case, quoted or not",
    .cast = "CAST($1 AS DOUBLE)",
    .safeCast = "TRY_CAST($1 AS DOUBLE)",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "year($1)",
    .dateDifference = "date_diff('day', earlier, later)",
    .listAggregate = "string_agg($1, ', ')",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .definition = "SELECT sql FROM duckdb_tables() WHERE schema_name = $schema AND table_name = $name "
                  "UNION ALL SELECT sql FROM duckdb_views() WHERE schema_name = $schema AND view_name = $name "
                  "UNION ALL SELECT sql FROM duckdb_indexes() WHERE schema_name = $schema AND table_name = $name",
    .dates = {
        .notation = notation,
        .writing = "strftime($1, $2)",
        .reading = "CAST(strptime($1, $2) AS DATE)",
        .functions = dateFunctions,
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
