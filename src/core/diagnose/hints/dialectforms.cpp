#include "diagnose/hints/dialectforms.h"

namespace querymend {

namespace {

// clang-format off
constexpr std::string_view lowerFolding =
    "a name without quotes is read in lower case, so one that is stored with capitals needs double quotes";
constexpr std::string_view namesAreQuoted = "Double quotes make a name and never a text; a text stands in single quotes.";
constexpr std::string_view noFullJoin = "There is no FULL JOIN: write a LEFT JOIN, UNION ALL, and a RIGHT JOIN WHERE the left key IS NULL.";

constexpr DialectForms postgresql{
    .folding = lowerFolding,
    .cast = "CAST($1 AS numeric)",
    .safeCast = "CASE WHEN $1 ~ '^[0-9]+$' THEN CAST($1 AS numeric) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "EXTRACT(YEAR FROM $1)",
    .dateDifference = "CAST(later AS date) - CAST(earlier AS date)",
    .listAggregate = "STRING_AGG($1, ', ')",
    .doubleQuotes = namesAreQuoted,
    .fullJoin = {},
    .permissionNote = {},
};

constexpr DialectForms mysql{
    .folding = "names of columns ignore case, names of tables may not",
    .cast = "CAST($1 AS DECIMAL(18, 4))",
    .safeCast = "CASE WHEN $1 REGEXP '^[0-9]+$' THEN CAST($1 AS DECIMAL(18, 4)) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "YEAR($1)",
    .dateDifference = "DATEDIFF(later, earlier)",
    .listAggregate = "GROUP_CONCAT($1 SEPARATOR ', ')",
    .doubleQuotes = "Double quotes make a text here and no name; names stand in backticks.",
    .fullJoin = noFullJoin,
    .permissionNote = "A function that does not exist is reported as one that may not be called: check its name first.",
};

constexpr DialectForms sqlserver{
    .folding = "names ignore case unless the collation of the database minds it",
    .cast = "CAST($1 AS decimal(18, 4))",
    .safeCast = "TRY_CAST($1 AS decimal(18, 4))",
    .dateLiteral = "'20240131'",
    .year = "YEAR($1)",
    .dateDifference = "DATEDIFF(day, earlier, later)",
    .listAggregate = "STRING_AGG($1, ', ')",
    .doubleQuotes = namesAreQuoted,
    .fullJoin = {},
    .permissionNote = {},
};

constexpr DialectForms sqlite{
    .folding = "names ignore the case of ASCII letters",
    .cast = "CAST($1 AS REAL)",
    .safeCast = "CASE WHEN $1 <> '' AND $1 NOT GLOB '*[^0-9]*' THEN CAST($1 AS REAL) END",
    .dateLiteral = "'2024-01-31'",
    .year = "CAST(strftime('%Y', $1) AS INTEGER)",
    .dateDifference = "julianday(later) - julianday(earlier)",
    .listAggregate = "GROUP_CONCAT($1, ', ')",
    .doubleQuotes = "Double quotes are for names; a text stands in single quotes.",
    .fullJoin = {},
    .permissionNote = {},
};

constexpr DialectForms oracle{
    .folding = "a name without quotes is read in upper case, so one that is stored otherwise needs double quotes",
    .cast = "CAST($1 AS NUMBER)",
    .safeCast = "CASE WHEN REGEXP_LIKE($1, '^[0-9]+$') THEN CAST($1 AS NUMBER) END",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "EXTRACT(YEAR FROM $1)",
    .dateDifference = "TRUNC(later) - TRUNC(earlier)",
    .listAggregate = "LISTAGG($1, ', ') WITHIN GROUP (ORDER BY $1)",
    .doubleQuotes = namesAreQuoted,
    .fullJoin = {},
    .permissionNote = "A table that the user may not read is reported as one that does not exist.",
};

constexpr DialectForms duckdb{
    .folding = "names ignore case, quoted or not",
    .cast = "CAST($1 AS DOUBLE)",
    .safeCast = "TRY_CAST($1 AS DOUBLE)",
    .dateLiteral = "DATE '2024-01-31'",
    .year = "year($1)",
    .dateDifference = "date_diff('day', earlier, later)",
    .listAggregate = "string_agg($1, ', ')",
    .doubleQuotes = namesAreQuoted,
    .fullJoin = {},
    .permissionNote = {},
};
// clang-format on

} // namespace

const DialectForms& formsOf(DialectId dialect)
{
    switch (dialect) {
    case DialectId::postgresql:
        return postgresql;
    case DialectId::mysql:
    case DialectId::mariadb:
        return mysql;
    case DialectId::sqlserver:
        return sqlserver;
    case DialectId::sqlite:
        return sqlite;
    case DialectId::oracle:
        return oracle;
    case DialectId::duckdb:
        break;
    }
    return duckdb;
}

std::string withExpression(std::string_view form, std::string_view expression)
{
    constexpr std::string_view place = "$1";
    std::string out;
    for (std::size_t at = form.find(place); at != std::string_view::npos; at = form.find(place)) {
        out += form.substr(0, at);
        out += expression;
        form.remove_prefix(at + place.size());
    }
    return out += form;
}

} // namespace querymend
