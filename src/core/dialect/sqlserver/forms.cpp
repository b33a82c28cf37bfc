#include "dialect/sqlserver/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CEIL", 1, "CEILING($1)"},
    {"CHAR_LENGTH", 1, "LEN($1)", FormDifference::trailingBlanks},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "CAST(GETDATE() AS date)"},
    {"DATE", 1, "CAST($1 AS date)"},
    {"DATEDIFF", 2, "DATEDIFF(day, $2, $1)"},
    {"DATEDIFF", any, "DATEDIFF(day, earlier, later)"},
    {"DATE_ADD", any, "DATEADD(day, 1, x)"},
    {"DATE_FORMAT", any, "FORMAT(x, 'yyyy-MM')"},
    {"DATE_PART", any, "DATEPART(year, x)"},
    {"DATE_SUB", any, "DATEADD(day, -1, x)"},
    {"DATE_TRUNC", any, "DATEFROMPARTS(YEAR(x), MONTH(x), 1)"},
    {"DECODE", 4, "CASE WHEN $1 = $2 OR ($1 IS NULL AND $2 IS NULL) THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "CAST($1 AS float) / NULLIF($2, 0)"},
    {"EXTRACT", any, "DATEPART(year, x)"},
    {"FIRST", any, "FIRST_VALUE(x) OVER (ORDER BY y)"},
    {"GREATEST", 2, "CASE WHEN $1 > $2 THEN $1 ELSE $2 END", FormDifference::nulls},
    {"GROUP_CONCAT", 1, "STRING_AGG($1, ',')"},
    {"HOUR", 1, "DATEPART(hour, $1)"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"IFNULL", 2, "COALESCE($1, $2)"},
    {"INSTR", 2, "CHARINDEX($2, $1)", FormDifference::letterCase},
    {"ISNULL", 1, "CASE WHEN $1 IS NULL THEN 1 ELSE 0 END", FormDifference::truthValue},
    {"LEAST", 2, "CASE WHEN $1 < $2 THEN $1 ELSE $2 END", FormDifference::nulls},
    {"LENGTH", 1, "LEN($1)", FormDifference::trailingBlanks},
    {"LISTAGG", 2, "STRING_AGG($1, $2)"},
    {"LOCATE", 2, "CHARINDEX($1, $2)"},
    {"NOW", 0, "GETDATE()"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"POW", 2, "POWER($1, $2)"},
    {"QUARTER", 1, "DATEPART(quarter, $1)"},
    {"SAFE_DIVIDE", 2, "CAST($1 AS float) / NULLIF($2, 0)"},
    {"STDDEV", 1, "STDEV($1)", FormDifference::deviation},
    {"STRFTIME", any, "FORMAT(x, 'yyyy-MM')"},
    {"STR_TO_DATE", any, "CONVERT(date, x)"},
    {"SUBSTR", 3, "SUBSTRING($1, $2, $3)", FormDifference::smallCounts},
    {"SYSDATE", 0, "GETDATE()"},
    {"TO_CHAR", any, "FORMAT(x, 'yyyy-MM')"},
    {"TO_DATE", any, "CONVERT(date, x)"},
    {"TO_NUMBER", 1, "CAST($1 AS decimal(18, 4))", FormDifference::numbers},
};

// FORMAT: yyyy-MM-dd.
constexpr DateFunction dateFunctions[] = {
    {"FORMAT", FormatUse::writing},
};

constexpr DateNotation notation{
    .year = "yyyy",
    .month = "MM",
    .day = "dd",
    .yearOfCentury = "yy",
    .monthName = "MMMM",
    .monthAbbreviated = "MMM",
    .weekdayName = "dddd",
    .weekdayAbbreviated = "ddd",
    .hour = "HH",
    .hourOfTwelve = "hh",
    .minute = "mm",
    .second = "ss",
    .halfOfDay = "tt",
    .oneLetterIsStandard = true,
};
// clang-format on

static_assert(formsAreSorted(functions));

} // namespace

// clang-format off
constinit const DialectForms sqlserverForms{
    .folding = "names ignore case unless the collation of the database minds it",
    .cast = "CAST($1 AS decimal(18, 4))",
    .safeCast = "TRY_CAST($1 AS decimal(18, 4))",
    .dateLiteral = "'20240131'",
    .year = "YEAR($1)",
    .dateDifference = "DATEDIFF(day, earlier, later)",
    .listAggregate = "STRING_AGG($1, ', ')",
    .doubleQuotes = "Double quotes enclose a name, never a string; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .dates = {
        .notation = notation,
        .writing = "FORMAT($1, $2)",
        .functions = dateFunctions,
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
