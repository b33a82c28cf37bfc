#include "dialect/oracle/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CEILING", 1, "CEIL($1)"},
    {"CHARINDEX", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"CHAR_LENGTH", 1, "LENGTH($1)"},
    {"CONCAT", 3, "$1 || $2 || $3", FormDifference::nulls},
    {"CONCAT", 4, "$1 || $2 || $3 || $4", FormDifference::nulls},
    {"CONCAT", 5, "$1 || $2 || $3 || $4 || $5", FormDifference::nulls},
    {"CONCAT_WS", 3, "CASE WHEN $2 IS NULL THEN $3 WHEN $3 IS NULL THEN $2 ELSE $2 || $1 || $3 END"},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "TRUNC(SYSDATE)"},
    {"DATE", 1, "TRUNC($1)"},
    {"DATEADD", any, "x + 1"},
    {"DATEDIFF", 2, "TRUNC($1) - TRUNC($2)"},
    {"DATEDIFF", any, "TRUNC(later) - TRUNC(earlier)"},
    {"DATEPART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_ADD", any, "x + 1"},
    {"DATE_FORMAT", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"DATE_PART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_SUB", any, "x - 1"},
    {"DATE_TRUNC", any, "TRUNC(x, 'MM')"},
    {"DAY", 1, "EXTRACT(DAY FROM $1)"},
    {"DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"FIRST", any, "FIRST_VALUE(x) OVER (ORDER BY y)"},
    {"FORMAT", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"GETDATE", 0, "SYSDATE"},
    {"GROUP_CONCAT", 1, "LISTAGG($1, ',')"},
    {"HOUR", 1, "EXTRACT(HOUR FROM CAST($1 AS TIMESTAMP))"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"ISNULL", 1, "CASE WHEN $1 IS NULL THEN 1 ELSE 0 END", FormDifference::truthValue},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LEFT", 2, "SUBSTR($1, 1, $2)", FormDifference::smallCounts},
    {"LEN", 1, "LENGTH($1)", FormDifference::trailingBlanks},
    {"LOCATE", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"MONTH", 1, "EXTRACT(MONTH FROM $1)"},
    {"NOW", 0, "SYSDATE"},
    {"POW", 2, "POWER($1, $2)"},
    {"QUARTER", 1, "TO_NUMBER(TO_CHAR($1, 'Q'))"},
    {"RIGHT", 2, "SUBSTR($1, -$2)", FormDifference::smallCounts},
    {"SAFE_DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"STDEV", 1, "STDDEV($1)"},
    {"STRFTIME", any, "TO_CHAR(x, 'YYYY-MM')"},
    {"STRING_AGG", 2, "LISTAGG($1, $2)"},
    {"STR_TO_DATE", any, "TO_DATE(x, 'YYYY-MM-DD')"},
    {"SUBSTRING", 3, "SUBSTR($1, $2, $3)", FormDifference::smallCounts},
    {"YEAR", 1, "EXTRACT(YEAR FROM $1)"},
};

// TO_CHAR, as far as PostgreSQL and Oracle agree.
constexpr DateAlias aliases[] = {
    {"HH", "HH12"}, {"PM", "AM"},
};

constexpr DateFunction dateFunctions[] = {
    {"TO_CHAR", FormatUse::writing},
    {"TO_DATE", FormatUse::reading},
};

constexpr DateNotation notation{
    .year = "YYYY",
    .month = "MM",
    .day = "DD",
    .yearOfCentury = "YY",
    .monthAbbreviated = "Mon",
    .dayOfYear = "DDD",
    .weekdayAbbreviated = "Dy",
    .hour = "HH24",
    .hourOfTwelve = "HH12",
    .minute = "MI",
    .second = "SS",
    .secondOfDay = "SSSS",
    .halfOfDay = "AM",
    .aliases = aliases,
    .ignoresCase = true,
};
// clang-format on

static_assert(formsAreSorted(functions));

} // namespace

// clang-format off
constinit const DialectForms oracleForms{
    .folding = "a name without quotes is read in upper case, so one that is stored otherwise needs double quotes",
    .cast = "CAST($1 AS NUMBER)",
    .safeCast = "CASE WHEN REGEXP_LIKE($1, '^[0-9]+$') THEN CAST($1 AS NUMBER) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "EXTRACT(YEAR FROM $1)",
    .dateDifference = "TRUNC(later) - TRUNC(earlier)",
    .listAggregate = "LISTAGG($1, ', ') WITHIN GROUP (ORDER BY $1)",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = "A table that the user may not read is reported as one that does not exist.",
    .dates = {
        .notation = notation,
        .writing = "TO_CHAR($1, $2)",
        .reading = "TO_DATE($1, $2)",
        .functions = dateFunctions,
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
