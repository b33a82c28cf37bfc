#include "dialect/functionforms.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace querymend {

namespace {

/// A function with a number of arguments, and its equivalent in each dialect: empty if the dialect has the function
/// itself or has no equivalent.
struct FormRow {
    static constexpr int pattern = -1; ///< any number of arguments

    std::string_view name; ///< upper case
    int arguments = 0;
    std::string_view postgresql;
    std::string_view mysqlFamily;
    std::string_view sqlserver;
    std::string_view sqlite;
    std::string_view oracle;
    std::string_view duckdb;
};

constexpr int P = FormRow::pattern;
constexpr std::string_view own; ///< has the function, or has no equivalent

// Sorted by name; of several rows for a name the one with the right number of arguments is used.
// clang-format off
constexpr FormRow rows[] = {
    // name, arguments: PostgreSQL; MySQL and MariaDB; SQL Server; SQLite; Oracle; DuckDB
    {"CEIL", 1, own, own, "CEILING($1)", own, own, own},
    {"CEILING", 1, own, own, own, own, "CEIL($1)", own},
    {"CHARINDEX", 2, "POSITION($1 IN $2)", "LOCATE($1, $2)", own, "INSTR($2, $1)", "INSTR($2, $1)", "INSTR($2, $1)"},
    {"CHAR_LENGTH", 1, own, own, "LEN($1)", "LENGTH($1)", "LENGTH($1)", own},
    {"CONCAT", 2, own, own, own, "$1 || $2", own, own},
    {"CONCAT", 3, own, own, own, "$1 || $2 || $3", "$1 || $2 || $3", own},
    {"CONCAT", 4, own, own, own, "$1 || $2 || $3 || $4", "$1 || $2 || $3 || $4", own},
    {"CONCAT", 5, own, own, own, "$1 || $2 || $3 || $4 || $5", "$1 || $2 || $3 || $4 || $5", own},
    {"CONCAT_WS", 3, own, own, own, "$2 || $1 || $3", "$2 || $1 || $3", own},
    {"COUNTIF", 1, "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)",
     "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)",
     "COUNT(CASE WHEN $1 THEN 1 END)"},
    {"COUNT_IF", 1, "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)",
     "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)", "COUNT(CASE WHEN $1 THEN 1 END)", own},
    {"CURDATE", 0, "CURRENT_DATE", own, "CAST(GETDATE() AS date)", "date('now')", "TRUNC(SYSDATE)", "CURRENT_DATE"},
    {"DATE", 1, own, own, "CAST($1 AS date)", own, "TRUNC($1)", own},
    {"DATEADD", P, "x + INTERVAL '1 day'", "DATE_ADD(x, INTERVAL 1 DAY)", own, "date(x, '+1 day')", "x + 1",
     "x + INTERVAL 1 DAY"},
    {"DATEDIFF", 2, "CAST($1 AS date) - CAST($2 AS date)", own, "DATEDIFF(day, $2, $1)",
     "CAST(julianday($1) - julianday($2) AS INTEGER)", "TRUNC($1) - TRUNC($2)", "date_diff('day', $2, $1)"},
    {"DATEDIFF", P, "CAST(later AS date) - CAST(earlier AS date)", "DATEDIFF(later, earlier)",
     "DATEDIFF(day, earlier, later)", "julianday(later) - julianday(earlier)", "TRUNC(later) - TRUNC(earlier)",
     "date_diff('day', earlier, later)"},
    {"DATEPART", P, "EXTRACT(YEAR FROM x)", "EXTRACT(YEAR FROM x)", own, "CAST(strftime('%Y', x) AS INTEGER)",
     "EXTRACT(YEAR FROM x)", own},
    {"DATE_ADD", P, "x + INTERVAL '1 day'", own, "DATEADD(day, 1, x)", "date(x, '+1 day')", "x + 1",
     "x + INTERVAL 1 DAY"},
    {"DATE_FORMAT", P, "TO_CHAR(x, 'YYYY-MM')", own, "FORMAT(x, 'yyyy-MM')", "strftime('%Y-%m', x)",
     "TO_CHAR(x, 'YYYY-MM')", "strftime(x, '%Y-%m')"},
    {"DATE_PART", P, own, "EXTRACT(YEAR FROM x)", "DATEPART(year, x)", "CAST(strftime('%Y', x) AS INTEGER)",
     "EXTRACT(YEAR FROM x)", own},
    {"DATE_SUB", P, "x - INTERVAL '1 day'", own, "DATEADD(day, -1, x)", "date(x, '-1 day')", "x - 1",
     "x - INTERVAL 1 DAY"},
    {"DATE_TRUNC", P, own, "DATE_FORMAT(x, '%Y-%m-01')", "DATEFROMPARTS(YEAR(x), MONTH(x), 1)",
     "date(x, 'start of month')", "TRUNC(x, 'MM')", own},
    {"DAY", 1, "EXTRACT(DAY FROM $1)", own, own, "CAST(strftime('%d', $1) AS INTEGER)", "EXTRACT(DAY FROM $1)", own},
    {"DECODE", 4, "CASE $1 WHEN $2 THEN $3 ELSE $4 END", "CASE $1 WHEN $2 THEN $3 ELSE $4 END",
     "CASE $1 WHEN $2 THEN $3 ELSE $4 END", "CASE $1 WHEN $2 THEN $3 ELSE $4 END", own,
     "CASE $1 WHEN $2 THEN $3 ELSE $4 END"},
    {"DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)", "$1 / NULLIF($2, 0)", "CAST($1 AS float) / NULLIF($2, 0)",
     "CAST($1 AS REAL) / NULLIF($2, 0)", "$1 / NULLIF($2, 0)", "$1 / NULLIF($2, 0)"},
    {"EXTRACT", P, own, own, "DATEPART(year, x)", "CAST(strftime('%Y', x) AS INTEGER)", own, own},
    {"FIRST", P, own, "FIRST_VALUE(x) OVER (ORDER BY y)", "FIRST_VALUE(x) OVER (ORDER BY y)",
     "FIRST_VALUE(x) OVER (ORDER BY y)", "FIRST_VALUE(x) OVER (ORDER BY y)", own},
    {"FORMAT", P, own, own, own, own, "TO_CHAR(x, 'YYYY-MM')", own},
    {"GETDATE", 0, "NOW()", "NOW()", own, "datetime('now')", "SYSDATE", "now()"},
    {"GREATEST", 2, own, own, "CASE WHEN $1 > $2 THEN $1 ELSE $2 END", "MAX($1, $2)", own, own},
    {"GROUP_CONCAT", 1, "STRING_AGG(CAST($1 AS text), ',')", own, "STRING_AGG($1, ',')", own,
     "LISTAGG($1, ',') WITHIN GROUP (ORDER BY $1)", own},
    {"HOUR", 1, "EXTRACT(HOUR FROM $1)", own, "DATEPART(hour, $1)", "CAST(strftime('%H', $1) AS INTEGER)",
     "EXTRACT(HOUR FROM CAST($1 AS TIMESTAMP))", own},
    {"IF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END", own, "CASE WHEN $1 THEN $2 ELSE $3 END",
     "CASE WHEN $1 THEN $2 ELSE $3 END", "CASE WHEN $1 THEN $2 ELSE $3 END", own},
    {"IFNULL", 2, "COALESCE($1, $2)", own, "COALESCE($1, $2)", own, "COALESCE($1, $2)", own},
    {"IIF", 3, "CASE WHEN $1 THEN $2 ELSE $3 END", "IF($1, $2, $3)", own, own, "CASE WHEN $1 THEN $2 ELSE $3 END",
     "CASE WHEN $1 THEN $2 ELSE $3 END"},
    {"INSTR", 2, "POSITION($2 IN $1)", own, "CHARINDEX($2, $1)", own, own, own},
    {"ISNULL", 1, "$1 IS NULL", own, "$1 IS NULL", "$1 IS NULL", "$1 IS NULL", "$1 IS NULL"},
    {"ISNULL", 2, "COALESCE($1, $2)", "COALESCE($1, $2)", own, "COALESCE($1, $2)", "COALESCE($1, $2)",
     "COALESCE($1, $2)"},
    {"LEAST", 2, own, own, "CASE WHEN $1 < $2 THEN $1 ELSE $2 END", "MIN($1, $2)", own, own},
    {"LEFT", 2, own, own, own, "SUBSTR($1, 1, $2)", "SUBSTR($1, 1, $2)", own},
    {"LEN", 1, "LENGTH($1)", "CHAR_LENGTH($1)", own, "LENGTH($1)", "LENGTH($1)", own},
    {"LENGTH", 1, own, own, "LEN($1)", own, own, own},
    {"LISTAGG", 2, "STRING_AGG($1, $2)", "GROUP_CONCAT($1 SEPARATOR $2)", "STRING_AGG($1, $2)",
     "GROUP_CONCAT($1, $2)", own, own},
    {"LOCATE", 2, "POSITION($1 IN $2)", own, "CHARINDEX($1, $2)", "INSTR($2, $1)", "INSTR($2, $1)", "INSTR($2, $1)"},
    {"MONTH", 1, "EXTRACT(MONTH FROM $1)", own, own, "CAST(strftime('%m', $1) AS INTEGER)", "EXTRACT(MONTH FROM $1)",
     own},
    {"NOW", 0, own, own, "GETDATE()", "datetime('now')", "SYSDATE", own},
    {"NVL", 2, "COALESCE($1, $2)", "COALESCE($1, $2)", "COALESCE($1, $2)", "COALESCE($1, $2)", own,
     "COALESCE($1, $2)"},
    {"POW", 2, own, own, "POWER($1, $2)", own, "POWER($1, $2)", own},
    {"QUARTER", 1, "EXTRACT(QUARTER FROM $1)", own, "DATEPART(quarter, $1)",
     "(CAST(strftime('%m', $1) AS INTEGER) + 2) / 3", "TO_NUMBER(TO_CHAR($1, 'Q'))", own},
    {"RIGHT", 2, own, own, own, "SUBSTR($1, -$2)", "SUBSTR($1, -$2)", own},
    {"SAFE_DIVIDE", 2, "CAST($1 AS numeric) / NULLIF($2, 0)", "$1 / NULLIF($2, 0)",
     "CAST($1 AS float) / NULLIF($2, 0)", "CAST($1 AS REAL) / NULLIF($2, 0)", "$1 / NULLIF($2, 0)",
     "$1 / NULLIF($2, 0)"},
    {"STDDEV", 1, own, own, "STDEV($1)", own, own, own},
    {"STDEV", 1, "STDDEV($1)", "STDDEV_SAMP($1)", own, own, "STDDEV($1)", "STDDEV($1)"},
    {"STRFTIME", P, "TO_CHAR(x, 'YYYY-MM')", "DATE_FORMAT(x, '%Y-%m')", "FORMAT(x, 'yyyy-MM')", own,
     "TO_CHAR(x, 'YYYY-MM')", own},
    {"STRING_AGG", 2, own, "GROUP_CONCAT($1 SEPARATOR $2)", own, "GROUP_CONCAT($1, $2)",
     "LISTAGG($1, $2) WITHIN GROUP (ORDER BY $1)", own},
    {"STR_TO_DATE", P, "TO_DATE(x, 'YYYY-MM-DD')", own, "CONVERT(date, x)", "date(x)", "TO_DATE(x, 'YYYY-MM-DD')",
     "CAST(x AS DATE)"},
    {"SUBSTR", 3, own, own, "SUBSTRING($1, $2, $3)", own, own, own},
    {"SUBSTRING", 3, own, own, own, own, "SUBSTR($1, $2, $3)", own},
    {"SYSDATE", 0, "NOW()", own, "GETDATE()", "datetime('now')", own, "now()"},
    {"TO_CHAR", P, own, "DATE_FORMAT(x, '%Y-%m')", "FORMAT(x, 'yyyy-MM')", "strftime('%Y-%m', x)", own,
     "strftime(x, '%Y-%m')"},
    {"TO_DATE", P, own, "STR_TO_DATE(x, '%Y-%m-%d')", "CONVERT(date, x)", "date(x)", own, "CAST(x AS DATE)"},
    {"TO_NUMBER", 1, "CAST($1 AS numeric)", "CAST($1 AS DECIMAL(18, 4))", "CAST($1 AS decimal(18, 4))",
     "CAST($1 AS REAL)", own, "CAST($1 AS DOUBLE)"},
    {"YEAR", 1, "EXTRACT(YEAR FROM $1)", own, own, "CAST(strftime('%Y', $1) AS INTEGER)", "EXTRACT(YEAR FROM $1)",
     own},
};
// clang-format on

static_assert(std::ranges::is_sorted(rows, {}, &FormRow::name));

std::string_view formIn(const FormRow& row, DialectId dialect)
{
    switch (dialect) {
    case DialectId::postgresql:
        return row.postgresql;
    case DialectId::mysql:
    case DialectId::mariadb:
        return row.mysqlFamily;
    case DialectId::sqlserver:
        return row.sqlserver;
    case DialectId::sqlite:
        return row.sqlite;
    case DialectId::oracle:
        return row.oracle;
    case DialectId::duckdb:
        return row.duckdb;
    }
    return {};
}

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '$' && at + 1 < text.size() && asciiIsDigit(text[at + 1]);
}

/// Whether this placeholder is an operand of an operator, rather than beside a word or in a call's arguments.
bool isOperand(std::string_view form, std::size_t begin, std::size_t end)
{
    const std::string_view before = form.substr(0, begin);
    const std::string_view behind = form.substr(end);
    const bool followsWord = before.size() > 1 && before.back() == ' ' && asciiIsAlpha(before[before.size() - 2]);
    const bool precedesWord = behind.size() > 1 && behind.front() == ' ' && asciiIsAlpha(behind[1]);
    const bool opens = before.empty() || before.back() == '(' || before.ends_with(", ") || followsWord;
    const bool closes = behind.empty() || behind.front() == ')' || behind.front() == ',' || precedesWord;
    return !opens || !closes || behind.starts_with(" IS ");
}

/// Whether an expression has operators or blanks outside parentheses and quotes.
bool hasSeveralParts(std::string_view expression)
{
    int depth = 0;
    bool isQuoted = false;
    for (const char c : expression) {
        isQuoted = isQuoted != (c == '\'');
        depth += isQuoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
        constexpr std::string_view between = " +-*/%|<>=";
        if (!isQuoted && depth == 0 && between.find(c) != std::string_view::npos)
            return true;
    }
    return false;
}

} // namespace

std::optional<FunctionForm> functionFormOf(const Dialect& dialect, std::string_view name, std::size_t arguments)
{
    const std::string wanted = asciiUppered(name);
    const FormRow* row = std::ranges::lower_bound(rows, std::string_view(wanted), {}, &FormRow::name);
    const FormRow* near = nullptr;
    for (; row != std::end(rows) && row->name == wanted; ++row) {
        if (formIn(*row, dialect.id).empty())
            continue;
        if (row->arguments == static_cast<int>(arguments))
            return FunctionForm{formIn(*row, dialect.id), FormKind::same};
        near = row;
    }
    if (!near)
        return std::nullopt;
    return FunctionForm{formIn(*near, dialect.id), FormKind::pattern};
}

std::string filled(const FunctionForm& form, std::span<const std::string_view> arguments)
{
    constexpr std::string_view letters = "xyzuv";
    std::string out;
    for (std::size_t i = 0; i < form.text.size(); ++i) {
        if (!isPlace(form.text, i)) {
            out += form.text[i];
            continue;
        }
        const std::size_t begin = i;
        const auto number = static_cast<std::size_t>(form.text[++i] - '1');
        const bool isGiven = form.kind == FormKind::same && number < arguments.size();
        const std::string_view argument = isGiven ? arguments[number] : letters.substr(number % letters.size(), 1);
        const bool needsParentheses = isOperand(form.text, begin, i + 1) && hasSeveralParts(argument);
        out += needsParentheses ? '(' + std::string(argument) + ')' : std::string(argument);
    }
    return out;
}

std::span<const std::string_view> functionsWithForms()
{
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> made;
        for (const FormRow& row : rows) {
            if (made.empty() || made.back() != row.name)
                made.push_back(row.name);
        }
        return made;
    }();
    return names;
}

} // namespace querymend
