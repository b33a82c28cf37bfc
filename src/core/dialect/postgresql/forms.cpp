#include "dialect/postgresql/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CHARINDEX", 2, "POSITION($1 IN $2)"},
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
    {"DECODE", 4, "CASE $1 WHEN $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)"},
    {"GETDATE", 0, "NOW()"},
    {"GROUP_CONCAT", 1, "STRING_AGG(CAST($1 AS text), ',')"},
    {"HOUR", 1, "EXTRACT(HOUR FROM $1)"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"INSTR", 2, "POSITION($2 IN $1)"},
    {"ISNULL", 1, "$1 IS NULL"},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LEN", 1, "LENGTH($1)"},
    {"LISTAGG", 2, "STRING_AGG($1, $2)"},
    {"LOCATE", 2, "POSITION($1 IN $2)"},
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
    .dates = {
        .notation = notation,
        .writing = "TO_CHAR($1, $2)",
        .reading = "TO_DATE($1, $2)",
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
