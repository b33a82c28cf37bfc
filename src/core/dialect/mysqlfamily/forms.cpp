#include "dialect/mysqlfamily/mysqlfamily.h"

namespace querymend {

namespace {

constexpr int any = FunctionFormRow::anyNumber;

// Functions that other dialects have, and what this one writes for them.
// clang-format off
constexpr FunctionFormRow functions[] = {
    {"ADD", 2, "$1 + $2"},
    {"ADD_MONTHS", 2, "DATE_ADD($1, INTERVAL $2 MONTH)", FormDifference::monthEnds},
    {"AGE", any, "TIMESTAMPDIFF(YEAR, y, x)"},
    {"BITAND", 2, "$1 & $2"},
    {"BOOL_AND", 1, "MIN($1)", FormDifference::truthValue},
    {"BOOL_OR", 1, "MAX($1)", FormDifference::truthValue},
    {"BTRIM", 1, "TRIM($1)"},
    {"CHARINDEX", 2, "LOCATE($1, $2)"},
    {"CHARINDEX", 3, "LOCATE($1, $2, $3)"},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"DATEADD", any, "DATE_ADD(x, INTERVAL 1 DAY)"},
    {"DATEDIFF", any, "DATEDIFF(later, earlier)"},
    {"DATEPART", any, "EXTRACT(YEAR FROM x)"},
    {"DATETIME", 1, "NOW()", FormDifference::zones, {1, "'now'"}},
    {"DATETIME", 1, "CAST($1 AS DATETIME)"},
    {"DATE_PART", any, "EXTRACT(YEAR FROM x)"},
    {"DATE_TRUNC", any, "DATE_FORMAT(x, '%Y-%m-01')"},
    {"DECODE", 3, "CASE WHEN $1 <=> $2 THEN $3 END"},
    {"DECODE", 4, "CASE WHEN $1 <=> $2 THEN $3 ELSE $4 END"},
    {"DECODE", 5, "CASE WHEN $1 <=> $2 THEN $3 WHEN $1 <=> $4 THEN $5 END"},
    {"DECODE", 6, "CASE WHEN $1 <=> $2 THEN $3 WHEN $1 <=> $4 THEN $5 ELSE $6 END"},
    {"DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"EOMONTH", 1, "LAST_DAY($1)"},
    {"EVERY", 1, "MIN($1)", FormDifference::truthValue},
    {"FIRST", any, "FIRST_VALUE(x) OVER (ORDER BY y)"},
    {"GETDATE", 0, "NOW()"},
    {"IIF", 3, "IF($1, $2, $3)"},
    {"ISNULL", 2, "COALESCE($1, $2)"},
    {"JULIANDAY", 1, "TO_DAYS($1) + TIME_TO_SEC($1) / 86400 + 1721059.5", FormDifference::numbers},
    {"LEN", 1, "CHAR_LENGTH($1)", FormDifference::trailingBlanks},
    {"LISTAGG", any, "GROUP_CONCAT(x SEPARATOR ', ')"},
    {"MULTIPLY", 2, "$1 * $2"},
    {"NEWID", 0, "UUID()"},
    {"NVL", 2, "COALESCE($1, $2)"},
    {"NVL2", 3, "CASE WHEN $1 IS NOT NULL THEN $2 ELSE $3 END", FormDifference::numbers},
    {"RANDOM", 0, "RAND()"},
    {"REGEXP_CONTAINS", 2, "$1 REGEXP $2", FormDifference::patterns},
    {"REGEXP_LIKE", 2, "$1 REGEXP $2", FormDifference::patterns},
    {"REGEXP_MATCHES", 2, "$1 REGEXP $2", FormDifference::patterns},
    {"REPLICATE", 2, "REPEAT($1, $2)"},
    {"ROUND", 3, "ROUND($1, $2)", FormDifference::ties, {3, "0"}},
    {"ROUND", 3, "TRUNCATE($1, $2)", FormDifference::rounding, {3, "1"}},
    {"SAFE_DIVIDE", 2, "$1 / NULLIF($2, 0)"},
    {"SPLIT_PART", 3, "SUBSTRING_INDEX($1, $2, -1)", FormDifference::computedSecond, {3, "-1"}},
    {"SPLIT_PART", 3, "SUBSTRING_INDEX($1, $2, 1)", FormDifference::computedSecond, {3, "1"}},
    {"SPLIT_PART", 3, "SUBSTRING_INDEX(SUBSTRING_INDEX($1, $2, $3), $2, -1)", FormDifference::missingParts},
    {"SQUARE", 1, "$1 * $1"},
    {"STARTS_WITH", 2, "LEFT($1, CHAR_LENGTH($2)) = $2", FormDifference::letterCase},
    {"STDEV", 1, "STDDEV_SAMP($1)"},
    {"STRFTIME", any, "DATE_FORMAT(x, '%Y-%m')"},
    {"STRING_AGG", any, "GROUP_CONCAT(x SEPARATOR ', ')"},
    {"STRPOS", 2, "LOCATE($2, $1)", FormDifference::letterCase},
    {"SUBTRACT", 2, "$1 - $2"},
    {"TOTAL", 1, "COALESCE(SUM($1), 0)"},
    {"TO_CHAR", any, "DATE_FORMAT(x, '%Y-%m')"},
    {"TO_DATE", any, "STR_TO_DATE(x, '%Y-%m-%d')"},
    {"TO_NUMBER", 1, "CAST($1 AS DECIMAL(18, 4))", FormDifference::numbers},
    {"TRUNC", 1, "TRUNCATE($1, 0)"},
    {"TRUNC", 2, "TRUNCATE($1, $2)"},
    {"UNIXEPOCH", 1, "UNIX_TIMESTAMP($1)", FormDifference::zones},
    {"VAR", 1, "VAR_SAMP($1)"},
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

// clang-format off
constexpr DateUnitRow units[] = {
    {.unit = DateUnit::year,
     .part = {"YEAR($1)"},
     .start = {"CAST(DATE_FORMAT($1, '%Y-01-01') AS DATE)", FormDifference::midnight},
     .plus = {"DATE_ADD($1, INTERVAL $2 YEAR)", FormDifference::midnight},
     .crossed = {"YEAR($2) - YEAR($1)"},
     .whole = {"TIMESTAMPDIFF(YEAR, $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::quarter,
     .part = {"QUARTER($1)"},
     .start = {"MAKEDATE(YEAR($1), 1) + INTERVAL (QUARTER($1) - 1) QUARTER", FormDifference::midnight},
     .plus = {"DATE_ADD($1, INTERVAL $2 QUARTER)", FormDifference::midnight},
     .crossed = {"(YEAR($2) - YEAR($1)) * 4 + QUARTER($2) - QUARTER($1)"},
     .whole = {"TIMESTAMPDIFF(QUARTER, $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::month,
     .part = {"MONTH($1)"},
     .start = {"CAST(DATE_FORMAT($1, '%Y-%m-01') AS DATE)", FormDifference::midnight},
     .plus = {"DATE_ADD($1, INTERVAL $2 MONTH)", FormDifference::midnight},
     .crossed = {"(YEAR($2) - YEAR($1)) * 12 + MONTH($2) - MONTH($1)"},
     .whole = {"TIMESTAMPDIFF(MONTH, $1, $2)", FormDifference::reversed}},
    {.unit = DateUnit::week,
     .part = {"WEEK($1, 3)", FormDifference::weeks},
     .start = {"DATE($1) - INTERVAL WEEKDAY($1) DAY", FormDifference::midnight},
     .plus = {"DATE_ADD($1, INTERVAL $2 WEEK)", FormDifference::midnight},
     .whole = {"TIMESTAMPDIFF(WEEK, $1, $2)"}},
    {.unit = DateUnit::day,
     .part = {"DAY($1)"},
     .start = {"DATE($1)", FormDifference::midnight},
     .plus = {"DATE_ADD($1, INTERVAL $2 DAY)", FormDifference::midnight},
     .crossed = {"DATEDIFF($2, $1)"},
     .whole = {"TIMESTAMPDIFF(DAY, $1, $2)"}},
    {.unit = DateUnit::hour,
     .part = {"HOUR($1)"},
     .start = {"CAST(DATE_FORMAT($1, '%Y-%m-%d %H:00:00') AS DATETIME)"},
     .plus = {"DATE_ADD($1, INTERVAL $2 HOUR)"},
     .crossed = {"TIMESTAMPDIFF(HOUR, DATE_FORMAT($1, '%Y-%m-%d %H:00:00'), DATE_FORMAT($2, '%Y-%m-%d %H:00:00'))"},
     .whole = {"TIMESTAMPDIFF(HOUR, $1, $2)"}},
    {.unit = DateUnit::minute,
     .part = {"MINUTE($1)"},
     .start = {"CAST(DATE_FORMAT($1, '%Y-%m-%d %H:%i:00') AS DATETIME)"},
     .plus = {"DATE_ADD($1, INTERVAL $2 MINUTE)"},
     .crossed = {"TIMESTAMPDIFF(MINUTE, DATE_FORMAT($1, '%Y-%m-%d %H:%i:00'), DATE_FORMAT($2, '%Y-%m-%d %H:%i:00'))"},
     .whole = {"TIMESTAMPDIFF(MINUTE, $1, $2)"}},
    {.unit = DateUnit::second,
     .part = {"SECOND($1)", FormDifference::fractions},
     .start = {"CAST(DATE_FORMAT($1, '%Y-%m-%d %H:%i:%s') AS DATETIME)"},
     .plus = {"DATE_ADD($1, INTERVAL $2 SECOND)"},
     .crossed = {"TIMESTAMPDIFF(SECOND, DATE_FORMAT($1, '%Y-%m-%d %H:%i:%s'), DATE_FORMAT($2, '%Y-%m-%d %H:%i:%s'))"},
     .whole = {"TIMESTAMPDIFF(SECOND, $1, $2)"}},
    {.unit = DateUnit::dayOfWeek, .part = {"DAYOFWEEK($1) - 1", FormDifference::weeks}},
    {.unit = DateUnit::dayOfYear, .part = {"DAYOFYEAR($1)"}},
    {.unit = DateUnit::epoch, .part = {"UNIX_TIMESTAMP($1)", FormDifference::fractions}},
};
// clang-format on

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
    .timestampLiteral = "TIMESTAMP '2024-01-31 10:20:30'",
    .year = "YEAR($1)",
    .dateDifference = "DATEDIFF(later, earlier)",
    .listAggregate = "GROUP_CONCAT($1 SEPARATOR ', ')",
    .doubleQuotes = "Double quotes enclose a string here, not a name; names take backticks.",
    .fullJoin = "There is no FULL JOIN: write a LEFT JOIN, UNION ALL, and a RIGHT JOIN WHERE the left key IS NULL.",
    .permissionNote =
        "A function that does not exist is reported as one that may not be called: check its name first.",
    .definition = definition,
    .nullOrder = NullOrder::lowest,
    .colonCasts = colonCasts,
    .dates = {
        .notation = notation,
        .writing = "DATE_FORMAT($1, $2)",
        .reading = "STR_TO_DATE($1, $2)",
        .functions = dateFunctions,
    },
    .units = units,
    .list = {.name = "GROUP_CONCAT", .order = ListOrder::word, .hasFilter = false, .hasWindow = false},
    .functions = functions,
};
// clang-format on

} // namespace querymend
