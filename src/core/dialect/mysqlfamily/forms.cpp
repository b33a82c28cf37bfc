#include "dialect/mysqlfamily/mysqlfamily.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"CHARINDEX", 2, "LOCATE($1, $2)"},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"DATEADD", any, "DATE_ADD(x, INTERVAL 1 DAY)"},
    {"DATEDIFF", any, "DATEDIFF(later, earlier)"},
    {"DATEPART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_PART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_TRUNC", any, "DATE_FORMAT(x, '%Y-%m-01')"},
    {"DECODE", 4, "CASE WHEN $1 <=> $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"FIRST", any, "FIRST_VALUE(x) OVER (ORDER BY y)"},
    {"GETDATE", 0, "NOW()"},
    {"IIF", 3, "IF($1, $2, $3)"},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"LEN", 1, "CHAR_LENGTH($1)", FormDifference::trailingBlanks},
    {"LISTAGG", 2, "GROUP_CONCAT($1 SEPARATOR $2)", FormDifference::computedSecond},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"SAFE_DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"STDEV", 1, "STDDEV_SAMP($1)"},
    {"STRFTIME", any, "DATE_FORMAT(x, '%Y-%m')"},
    {"STRING_AGG", 2, "GROUP_CONCAT($1 SEPARATOR $2)", FormDifference::computedSecond},
    {"TO_CHAR", any, "DATE_FORMAT(x, '%Y-%m')"},
    {"TO_DATE", any, "STR_TO_DATE(x, '%Y-%m-%d')"},
    {"TO_NUMBER", 1, "CAST($1 AS DECIMAL(18, 4))", FormDifference::numbers},
};

// DATE_FORMAT: %Y-%m-%d, with minutes as %i.
constexpr DateAlias aliases[] = {
    {"%I", "%h"}, {"%s", "%S"}, {"%T", "%H:%i:%S"},
};

constexpr DateFunction dateFunctions[] = {
    {"DATE_FORMAT", FormatUse::writing},
    {"STR_TO_DATE", FormatUse::reading},
};

constexpr DateNotation notation{
    .year = "%Y",
    .month = "%m",
    .day = "%d",
    .yearOfCentury = "%y",
    .monthUnpadded = "%c",
    .monthName = "%M",
    .monthAbbreviated = "%b",
    .dayOfYear = "%j",
    .dayUnpadded = "%e",
    .weekdayName = "%W",
    .weekdayAbbreviated = "%a",
    .hour = "%H",
    .hourUnpadded = "%k",
    .hourOfTwelve = "%h",
    .hourOfTwelveUnpadded = "%l",
    .minute = "%i",
    .second = "%S",
    .halfOfDay = "%p",
    .aliases = aliases,
    .hasPercents = true,
};
// clang-format on

constexpr CastFormRow colonCasts[] = {
    {"text", "CAST($1 AS CHAR)"},
    {"varchar", "CAST($1 AS CHAR)"},
    {"int", "CAST($1 AS SIGNED)"},
    {"integer", "CAST($1 AS SIGNED)"},
    {"bigint", "CAST($1 AS SIGNED)"},
    {"real", "CAST($1 AS DOUBLE)"},
    {"float", "CAST($1 AS DOUBLE)"},
    {"double", "CAST($1 AS DOUBLE)"},
    {"numeric", "CAST($1 AS DECIMAL(30, 10))"},
    {"decimal", "CAST($1 AS DECIMAL(30, 10))"},
    {"date", "CAST($1 AS DATE)"},
};

static_assert(formsAreSorted(functions));

// SHOW CREATE TABLE is not a query, and GROUP_CONCAT would cut a long list of columns.
constexpr std::string_view definition = R"(
SELECT CONCAT('CREATE VIEW ', v.table_name, ' AS ', v.view_definition) AS definition
FROM information_schema.views v WHERE v.table_schema = $schema AND v.table_name = $name
UNION ALL
SELECT CONCAT('CREATE ', CASE WHEN s.non_unique = 0 THEN 'UNIQUE ' ELSE '' END, 'INDEX ', s.index_name, ' ON ',
              s.table_name, ' (', GROUP_CONCAT(s.column_name ORDER BY s.seq_in_index SEPARATOR ', '), ')')
FROM information_schema.statistics s
WHERE s.table_schema = $schema AND s.table_name = $name AND s.index_name <> 'PRIMARY'
GROUP BY s.table_name, s.index_name, s.non_unique)";

} // namespace

// clang-format off
constinit const DialectForms mysqlFamilyForms{
    .folding = "names of columns ignore case, names of tables may not",
    .cast = "CAST($1 AS DECIMAL(18, 4))",
    .safeCast = "CASE WHEN $1 REGEXP '^[0-9]+$' THEN CAST($1 AS DECIMAL(18, 4)) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "YEAR($1)",
    .dateDifference = "DATEDIFF(later, earlier)",
    .listAggregate = "GROUP_CONCAT($1 SEPARATOR ', ')",
    .doubleQuotes = "Double quotes enclose a string here, not a name; names take backticks.",
    .fullJoin = "There is no FULL JOIN: write a LEFT JOIN, UNION ALL, and a RIGHT JOIN WHERE the left key IS NULL.",
    .permissionNote =
        "A function that does not exist is reported as one that may not be called: check its name first.",
    .definition = definition,
    .colonCasts = colonCasts,
    .dates = {
        .notation = notation,
        .writing = "DATE_FORMAT($1, $2)",
        .reading = "STR_TO_DATE($1, $2)",
        .functions = dateFunctions,
    },
    .functions = functions,
};
// clang-format on

} // namespace querymend
