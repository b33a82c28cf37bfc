#include "dialect/sqlite/tables.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CHARINDEX", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"CHAR_LENGTH", 1, "LENGTH($1)"},
    {"CONCAT", 2, "$1 || $2", FormDifference::nulls},
    {"CONCAT", 3, "$1 || $2 || $3", FormDifference::nulls},
    {"CONCAT", 4, "$1 || $2 || $3 || $4", FormDifference::nulls},
    {"CONCAT", 5, "$1 || $2 || $3 || $4 || $5", FormDifference::nulls},
    {"CONCAT_WS", 3, "CASE WHEN $1 IS NOT NULL THEN COALESCE($2 || CASE WHEN $3 IS NULL THEN '' ELSE $1 || $3 END, $3, '') END"},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"CURDATE", 0, "date('now')"},
    {"DATEADD", any, "date(x, '+1 day')"},
    {"DATEDIFF", 2, "CAST(julianday(date($1)) - julianday(date($2)) AS INTEGER)"},
    {"DATEDIFF", any, "julianday(later) - julianday(earlier)"},
    {"DATEPART", any, "CAST(strftime('%Y', x) AS INTEGER)"},
    {"DATE_ADD", any, "date(x, '+1 day')"},
    {"DATE_FORMAT", any, "strftime('%Y-%m', x)"},
    {"DATE_PART", any, "CAST(strftime('%Y', x) AS INTEGER)"},
    {"DATE_SUB", any, "date(x, '-1 day')"},
    {"DATE_TRUNC", any, "date(x, 'start of month')"},
    {"DAY", 1, "CAST(strftime('%d', $1) AS INTEGER)"},
    {"DECODE", 4, "CASE WHEN $1 IS $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "CAST($1 AS REAL) / NULLIF($2, 0)"},
    {"EXTRACT", any, "CAST(strftime('%Y', x) AS INTEGER)"},
    {"FIRST", any, "FIRST_VALUE(x) OVER (ORDER BY y)"},
    {"GETDATE", 0, "datetime('now')"},
    {"GREATEST", 2, "MAX($1, $2)", FormDifference::nulls},
    {"HOUR", 1, "CAST(strftime('%H', $1) AS INTEGER)"},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"ISNULL", 1, "$1 IS NULL"},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LEAST", 2, "MIN($1, $2)", FormDifference::nulls},
    {"LEFT", 2, "SUBSTR($1, 1, $2)", FormDifference::smallCounts},
    {"LEN", 1, "LENGTH($1)", FormDifference::trailingBlanks},
    {"LISTAGG", 2, "GROUP_CONCAT($1, $2)"},
    {"LOCATE", 2, "INSTR($2, $1)", FormDifference::letterCase},
    {"MONTH", 1, "CAST(strftime('%m', $1) AS INTEGER)"},
    {"NOW", 0, "datetime('now')"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"QUARTER", 1, "(CAST(strftime('%m', $1) AS INTEGER) + 2) / 3"},
    {"RIGHT", 2, "SUBSTR($1, -$2)", FormDifference::smallCounts},
    {"SAFE_DIVIDE", 2, "CAST($1 AS REAL) / NULLIF($2, 0)"},
    {"STRING_AGG", 2, "GROUP_CONCAT($1, $2)"},
    {"STR_TO_DATE", any, "date(x)"},
    {"SYSDATE", 0, "datetime('now')"},
    {"TO_CHAR", any, "strftime('%Y-%m', x)"},
    {"TO_DATE", any, "date(x)"},
    {"TO_NUMBER", 1, "CAST($1 AS REAL)", FormDifference::numbers},
    {"YEAR", 1, "CAST(strftime('%Y', $1) AS INTEGER)"},
};

// strftime: %Y-%m-%d, with minutes as %M.
constexpr DateNotation notation{
    .year = "%Y",
    .month = "%m",
    .day = "%d",
    .dayOfYear = "%j",
    .hour = "%H",
    .minute = "%M",
    .second = "%S",
    .hasPercents = true,
};
// clang-format on

constexpr CastFormRow colonCasts[] = {
    {"text", "CAST($1 AS TEXT)"},
    {"varchar", "CAST($1 AS TEXT)"},
    {"int", "CAST($1 AS INTEGER)"},
    {"integer", "CAST($1 AS INTEGER)"},
    {"bigint", "CAST($1 AS INTEGER)"},
    {"real", "CAST($1 AS REAL)"},
    {"float", "CAST($1 AS REAL)"},
    {"double", "CAST($1 AS REAL)"},
    {"numeric", "CAST($1 AS REAL)"},
    {"decimal", "CAST($1 AS REAL)"},
    {"date", "date($1)"},
};

static_assert(formsAreSorted(functions));

} // namespace

// clang-format off
constinit const DialectForms sqliteForms{
    .folding = "names ignore the case of ASCII letters",
    .cast = "CAST($1 AS REAL)",
    .safeCast = "CASE WHEN $1 <> '' AND $1 NOT GLOB '*[^0-9]*' THEN CAST($1 AS REAL) END",
    .dateLiteral = "'2024-01-31'",
    .year = "CAST(strftime('%Y', $1) AS INTEGER)",
    .dateDifference = "julianday(later) - julianday(earlier)",
    .listAggregate = "GROUP_CONCAT($1, ', ')",
    .doubleQuotes = "Double quotes are for names; strings take single quotes.",
    .fullJoin = {},
    .permissionNote = {},
    .definition = "SELECT sql FROM sqlite_schema WHERE tbl_name = $name AND sql IS NOT NULL "
                  "ORDER BY CASE type WHEN 'index' THEN 1 WHEN 'trigger' THEN 2 ELSE 0 END, name",
    .unknownQuotedNamesAreTexts = true,
    .quantifiedComparisons = false,
    .typedDateLiterals = false,
    .separatorIsArgument = true,
    .colonCasts = colonCasts,
    .dates = {
        .notation = notation,
        .writing = "strftime($2, $1)",
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
