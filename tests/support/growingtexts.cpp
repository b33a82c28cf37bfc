#include "support/growingtexts.h"

#include <string_view>
#include <vector>

namespace querymend::test {

namespace {

using std::size_t;

std::string number(size_t i)
{
    return std::to_string(i);
}

/// Joins what `part` returns for 0 to n - 1 with `between`.
template <class Part>
std::string listed(size_t n, std::string_view between, Part part)
{
    std::string out;
    for (size_t i = 0; i < n; ++i) {
        if (i > 0)
            out += between;
        out += part(i);
    }
    return out;
}

std::string repeated(size_t n, std::string_view text)
{
    return listed(n, "", [&](size_t) { return text; });
}

std::string around(size_t n, std::string_view before, std::string_view middle, std::string_view after)
{
    return repeated(n, before).append(middle) + repeated(n, after);
}

/// `stem` with each number, separated by commas.
std::string named(size_t n, std::string_view stem, std::string_view end = {})
{
    return listed(n, ", ", [&](size_t i) { return (std::string(stem) += number(i)) += end; });
}

/// CTEs c0 to cn, each reading the previous one; `~` in `body` is replaced by that one's name.
std::string chain(size_t n, std::string_view first, std::string_view body)
{
    std::string out = "WITH c0 AS (" + std::string(first) + ")";
    for (size_t i = 1; i <= n; ++i) {
        out += ", c" + number(i) + " AS (";
        for (const char c : body)
            out += c == '~' ? "c" + number(i - 1) : std::string(1, c);
        out += ")";
    }
    return out + " SELECT * FROM c" + number(n);
}

// clang-format off
const std::vector<GrowingText>& texts()
{
    static const std::vector<GrowingText> all{
        // Deep.
        {"parentheses", [](size_t n) { return "SELECT " + around(n, "(", "1", ")"); }},
        {"parentheses that nothing closes", [](size_t n) { return "SELECT " + repeated(n, "("); }},
        {"parentheses that nothing opens", [](size_t n) { return "SELECT 1" + repeated(n, ")"); }},
        {"brackets", [](size_t n) { return "SELECT " + around(n, "[", "1", "]"); }},
        {"braces", [](size_t n) { return "SELECT " + around(n, "{'a': ", "1", "}"); }},
        {"calls in calls", [](size_t n) { return "SELECT " + around(n, "abs(", "1", ")"); }},
        {"aggregates in aggregates", [](size_t n) { return "SELECT " + around(n, "sum(", "a", ")") + " FROM t"; }},
        {"unknown calls in calls", [](size_t n) { return "SELECT " + around(n, "nosuch(", "1", ")"); }},
        {"casts in casts", [](size_t n) { return "SELECT " + around(n, "CAST(", "1", " AS int)"); }},
        {"CASE in CASE", [](size_t n) { return "SELECT " + around(n, "CASE WHEN 1 = 1 THEN ", "1", " END"); }},
        {"CASE that never ends", [](size_t n) { return "SELECT " + repeated(n, "CASE WHEN "); }},
        {"intervals in intervals", [](size_t n) { return "SELECT " + around(n, "INTERVAL (", "1", ") DAY"); }},
        {"INTERVAL after INTERVAL", [](size_t n) { return "SELECT " + repeated(n, "INTERVAL ") + "1"; }},
        {"subqueries", [](size_t n) { return "SELECT " + around(n, "(SELECT ", "a FROM t", ")"); }},
        {"derived tables", [](size_t n) { return "SELECT * FROM " + around(n, "(SELECT * FROM ", "t", ") x"); }},
        {"correlated subqueries", [](size_t n) {
             return "SELECT 1 FROM t x" + around(n, " WHERE EXISTS (SELECT a, nosuch FROM t", " WHERE x.a = 1", ")"); }},
        {"joins in parentheses", [](size_t n) {
             return "SELECT * FROM " + around(n, "(", "t x", " CROSS JOIN t)"); }},
        {"set operations in parentheses", [](size_t n) {
             return around(n, "(", "SELECT 1", " UNION SELECT 2)"); }},
        {"WITH in WITH", [](size_t n) {
             return around(n, "WITH c AS (", "SELECT 1 AS a", ") SELECT * FROM c"); }},
        {"lambdas in lambdas", [](size_t n) { return "SELECT f(" + repeated(n, "x -> ") + "1)"; }},
        {"lambdas of the new form", [](size_t n) { return "SELECT f(" + repeated(n, "lambda x: ") + "1)"; }},
        {"comprehensions", [](size_t n) { return "SELECT " + around(n, "[", "1", " FOR x IN y]"); }},
        {"comments in comments", [](size_t n) { return "SELECT " + around(n, "/*", "", "*/") + " 1"; }},
        {"comments that never end", [](size_t n) { return "SELECT 1 " + repeated(n, "/* "); }},
        {"ROWS FROM in ROWS FROM", [](size_t n) {
             return "SELECT * FROM " + around(n, "ROWS FROM (f(", "1", "))"); }},
        {"ONLY in ONLY", [](size_t n) { return "SELECT * FROM " + around(n, "ONLY (", "t", ")"); }},
        {"JSON paths in JSON paths", [](size_t n) {
             return "SELECT * FROM JSON_TABLE('[]', '$' " + around(n, "COLUMNS (NESTED PATH '$' ", "COLUMNS (a int PATH '$')", ")") + ") x"; }},
        // Long.
        {"minus signs", [](size_t n) { return "SELECT " + repeated(n, "- ") + "1"; }},
        {"NOT", [](size_t n) { return "SELECT " + repeated(n, "NOT ") + "1"; }},
        {"NOT after an operand", [](size_t n) { return "SELECT 1 " + repeated(n, "NOT ") + "IN (1)"; }},
        {"PRIOR", [](size_t n) { return "SELECT " + repeated(n, "PRIOR ") + "a FROM t"; }},
        {"names with dots", [](size_t n) { return "SELECT " + repeated(n, "a.") + "a FROM t"; }},
        {"tables with dots", [](size_t n) { return "SELECT 1 FROM " + repeated(n, "a.") + "t"; }},
        {"methods of methods", [](size_t n) { return "SELECT " + repeated(n, "a::") + "b(1)"; }},
        {"casts", [](size_t n) { return "SELECT 1" + repeated(n, "::int"); }},
        {"subscripts", [](size_t n) { return "SELECT a" + repeated(n, "[1]") + " FROM t"; }},
        {"fields of calls", [](size_t n) { return "SELECT abs(1)" + repeated(n, ".a"); }},
        {"types with brackets", [](size_t n) { return "SELECT CAST(1 AS int" + repeated(n, "[]") + ")"; }},
        {"types with parentheses", [](size_t n) { return "SELECT CAST(1 AS t" + around(n, "(", "", ")") + ")"; }},
        {"strings beside each other", [](size_t n) { return "SELECT" + repeated(n, " 'a'\n"); }},
        {"prefixed strings", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "_utf8'a'"; }); }},
        {"doubled quotes", [](size_t n) { return "SELECT '" + repeated(n, "''") + "'"; }},
        {"quotes that never end", [](size_t n) { return "SELECT 1 " + repeated(n, "$a$ 'b' q'[ \" "); }},
        {"dollar tags that never end", [](size_t n) {
             return "SELECT " + listed(n, " ", [](size_t i) { return "$t" + number(i) + "$ x"; }); }},
        {"long operators", [](size_t n) { return "SELECT 1 " + repeated(n, "+-") + "1"; }},
        {"long operators of other signs", [](size_t n) { return "SELECT 1 " + repeated(n, "@-") + "1"; }},
        {"AND", [](size_t n) { return "SELECT 1 FROM t WHERE " + listed(n, " AND ", [](size_t i) { return "a = " + number(i); }); }},
        {"OR", [](size_t n) { return "SELECT 1 FROM t WHERE " + listed(n, " OR ", [](size_t i) { return "a = " + number(i); }); }},
        {"BETWEEN", [](size_t n) { return "SELECT 1 FROM t WHERE " + listed(n, " AND ", [](size_t) { return "a BETWEEN 1 AND 2"; }); }},
        {"join words", [](size_t n) { return "SELECT 1 FROM t " + repeated(n, "LEFT ") + "JOIN t x ON true"; }},
        {"words that mean nothing", [](size_t n) { return "SELECT a FROM t x " + repeated(n, "foo "); }},
        {"text before the SQL", [](size_t n) { return repeated(n, "Here is the query. ") + "\n```sql\nSELECT a FROM t\n```"; }},
        {"fences", [](size_t n) { return repeated(n, "```sql\nSELECT a FROM t\n```\n"); }},
        {"fences that nothing closes", [](size_t n) { return repeated(n, "```sql\nSELECT "); }},
        {"thoughts", [](size_t n) { return repeated(n, "<think>") + "SELECT a FROM t"; }},
        {"thoughts that end", [](size_t n) { return repeated(n, "<think>x</think>") + "SELECT a FROM t"; }},
        {"JSON around SQL", [](size_t n) { return around(n, "{\"a\": ", "{\"sql\": \"SELECT a FROM t\"}", "}"); }},
        {"JSON with many keys", [](size_t n) { return "{" + named(n, "\"k", "\": \"SELECT a FROM t\"") + "}"; }},
        {"JSON with escapes", [](size_t n) { return "{\"sql\": \"SELECT '" + repeated(n, "\\u00e9\\n") + "'\"}"; }},
        {"arrays of JSON in each other", [](size_t n) { return around(n, "[", "", "]"); }},
        {"arrays of JSON that nothing closes", [](size_t n) { return repeated(n, "["); }},
        {"objects of JSON in each other", [](size_t n) { return around(n, "{\"a\":", "1", "}"); }},
        {"a schema of many tables", [](size_t n) { return "{\"tables\": [" + named(n, "\"t", "\"") + "]}"; }},
        {"a schema of many columns", [](size_t n) { return "{\"tables\": {\"t\": [" + named(n, "\"c", "\"") + "]}}"; }},
        {"a schema with something deep in it", [](size_t n) {
             return "{\"tables\": [], \"else\": " + around(n, "[{\"a\":", "1", "}]") + "}"; }},
        {"backslashes", [](size_t n) { return "SELECT '" + repeated(n, "\\") + "'"; }},
        // Many.
        {"statements", [](size_t n) { return repeated(n, "SELECT a FROM t; "); }},
        {"semicolons", [](size_t n) { return "SELECT a FROM t" + repeated(n, ";"); }},
        {"statements without semicolons", [](size_t n) { return repeated(n, "SELECT a FROM t "); }},
        {"deletions", [](size_t n) { return repeated(n, "DELETE FROM t "); }},
        {"comments", [](size_t n) { return "SELECT " + repeated(n, "/* a */ -- b\n") + "1"; }},
        {"comments before commas", [](size_t n) { return "SELECT 1" + listed(n, "", [](size_t) { return " -- c\n, 1"; }); }},
        {"values", [](size_t n) { return "SELECT a FROM t WHERE a IN (" + named(n, "") + ")"; }},
        {"strings", [](size_t n) { return "SELECT a FROM t WHERE a IN (" + named(n, "'x", "'") + ")"; }},
        {"rows of VALUES", [](size_t n) { return "VALUES " + listed(n, ", ", [](size_t i) { return "(" + number(i) + ")"; }); }},
        {"columns of VALUES", [](size_t n) { return "SELECT * FROM (VALUES (" + named(n, "") + ")) AS v (" + named(n, "c") + ")"; }},
        {"columns", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "a"; }) + " FROM t"; }},
        {"columns with aliases", [](size_t n) { return "SELECT " + named(n, "a AS x") + " FROM t"; }},
        {"columns of one that has many", [](size_t n) { return "SELECT " + named(n, "c") + " FROM wide"; }},
        {"columns of a derived table", [](size_t n) { return "SELECT " + named(n, "x") + " FROM (SELECT " + named(n, "a AS x") + " FROM t) d"; }},
        {"stars over a derived table", [](size_t n) { return "SELECT d.*, e.* FROM (SELECT " + named(n, "a AS x") + " FROM t) d NATURAL JOIN (SELECT " + named(n, "a AS x") + " FROM t) e"; }},
        {"USING over a derived table", [](size_t n) { return "SELECT * FROM (SELECT " + named(n, "a AS x") + " FROM t) d JOIN (SELECT " + named(n, "a AS x") + " FROM t) e USING (" + named(n, "x") + ")"; }},
        {"columns that were renamed", [](size_t n) { return "SELECT " + named(n, "x") + " FROM (SELECT " + named(n, "a AS y") + " FROM t) d (" + named(n, "x") + ")"; }},
        {"stars", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "*"; }) + " FROM t, u"; }},
        {"stars over joins", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "*"; }) + " FROM " + named(n, "t AS x"); }},
        {"stars by name over joins", [](size_t n) { return "SELECT " + named(n, "x", ".*") + " FROM " + named(n, "t AS x"); }},
        {"star of stars", [](size_t n) { return "SELECT * FROM (SELECT " + listed(n, ", ", [](size_t) { return "*"; }) + " FROM t) d"; }},
        {"unknown tables", [](size_t n) { return "SELECT 1 FROM " + named(n, "nosuch"); }},
        {"unknown tables that are alike", [](size_t n) { return "SELECT 1 FROM " + listed(n, ", ", [](size_t i) { return "wid" + number(i) + " AS w" + number(i); }); }},
        {"unknown columns", [](size_t n) { return "SELECT " + named(n, "nosuch") + " FROM t"; }},
        {"unknown columns of one that has many", [](size_t n) { return "SELECT " + named(n, "d") + " FROM wide"; }},
        {"unknown columns of many", [](size_t n) { return "SELECT " + named(n, "nosuch") + " FROM " + named(n, "t AS x"); }},
        {"unknown qualifiers", [](size_t n) { return "SELECT " + named(n, "q", ".a") + " FROM t"; }},
        {"unknown qualifiers over many", [](size_t n) { return "SELECT " + named(n, "q", ".a") + " FROM " + named(n, "t AS x"); }},
        {"unknown columns by qualifier", [](size_t n) { return "SELECT " + named(n, "t.nosuch") + " FROM t"; }},
        {"one unknown column again and again", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "nosuch"; }) + " FROM t"; }},
        {"unknown columns in double quotes", [](size_t n) { return "SELECT " + named(n, "\"no such ", "\"") + " FROM t"; }},
        {"unknown functions", [](size_t n) { return "SELECT " + named(n, "nosuch", "(1)"); }},
        {"one unknown function again and again", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "nosuch(1)"; }); }},
        {"one function of another dialect again and again", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "ifnull(1, 2), nvl(1, 2), isnull(1, 2), len('a'), charindex('a', 'b')"; }); }},
        {"functions of another dialect within each other", [](size_t n) { return "SELECT " + around(std::min<size_t>(n, 90), "nvl(", "1", ", 2)") + repeated(n, ", nvl(nvl(1, 2), 3)"); }},
        {"ambiguous columns", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "a"; }) + " FROM t x, t y"; }},
        {"ambiguous columns of one that has many", [](size_t n) { return "SELECT " + named(n, "c") + " FROM wide x, wide y"; }},
        {"ambiguous columns of many", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "a"; }) + " FROM " + named(n, "t AS x"); }},
        {"columns over many joins", [](size_t n) { return "SELECT " + named(n, "x", ".a") + " FROM " + named(n, "t AS x"); }},
        {"bare columns over many joins", [](size_t n) { return "SELECT " + named(n, "y") + " FROM " + listed(n, ", ", [](size_t i) { return "(SELECT 1 AS y" + number(i) + ") d" + number(i); }); }},
        {"joins", [](size_t n) { return "SELECT x0.a FROM t x0" + listed(n, "", [](size_t i) { const std::string k = "x" + number(i + 1); return " JOIN t " + k + " ON " + k + ".a = x0.a"; }); }},
        {"joins by bare columns", [](size_t n) { return "SELECT 1 FROM u" + listed(n, "", [](size_t) { return " JOIN t ON a = only"; }); }},
        {"joins by unknown columns", [](size_t n) { return "SELECT 1 FROM t" + listed(n, "", [](size_t i) { return " JOIN t x" + number(i) + " ON nosuch" + number(i) + " = 1"; }); }},
        {"joins by USING", [](size_t n) { return "SELECT a FROM t x" + listed(n, "", [](size_t i) { return " JOIN t x" + number(i) + " USING (a)"; }); }},
        {"columns of joins by USING", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "a"; }) + " FROM t x" + listed(n, "", [](size_t i) { return " JOIN t x" + number(i) + " USING (a)"; }); }},
        {"NATURAL joins", [](size_t n) { return "SELECT * FROM t x" + listed(n, "", [](size_t i) { return " NATURAL JOIN t x" + number(i); }); }},
        {"joins without a condition yet", [](size_t n) { return "SELECT 1 FROM t" + repeated(n, " JOIN t x") + repeated(n, " ON 1 = 1"); }},
        {"sources of one name", [](size_t n) { return "SELECT t.a FROM t" + repeated(n, ", t"); }},
        {"sources of one name, each asked for", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "t.nosuch"; }) + " FROM t" + repeated(n, ", t"); }},
        {"semi joins", [](size_t n) { return "SELECT t.a FROM t" + listed(n, "", [](size_t i) { return " SEMI JOIN t x" + number(i) + " ON x" + number(i) + ".a = t.a"; }); }},
        {"columns of GROUP BY", [](size_t n) { return "SELECT " + named(n, "c") + ", count(*) FROM wide GROUP BY " + named(n, "c"); }},
        {"columns not in GROUP BY", [](size_t n) { return "SELECT " + named(n, "c") + ", count(*) FROM wide GROUP BY d"; }},
        {"columns beside an aggregate", [](size_t n) { return "SELECT " + named(n, "c") + ", count(*) FROM wide"; }},
        {"aggregates in WHERE", [](size_t n) { return "SELECT 1 FROM t WHERE " + listed(n, " AND ", [](size_t) { return "count(a) > 1"; }); }},
        {"aggregates of aggregates", [](size_t n) { return "SELECT sum(" + listed(n, " + ", [](size_t) { return "max(a)"; }) + ") FROM t"; }},
        {"arguments that are aggregates", [](size_t n) { return "SELECT max(" + listed(n, ", ", [](size_t) { return "max(a)"; }) + ") FROM t"; }},
        {"wrong numbers of arguments", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "substr('a')"; }); }},
        {"aliases in ORDER BY", [](size_t n) { return "SELECT " + named(n, "a AS x") + " FROM t ORDER BY " + named(n, "x"); }},
        {"aliases in the list", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t i) { return i == 0 ? std::string("1 AS x0") : "x" + number(i - 1) + " AS x" + number(i); }) + " FROM t"; }},
        {"UNION", [](size_t n) { return listed(n, " UNION ALL ", [](size_t) { return "SELECT a FROM t"; }); }},
        {"UNION of other widths", [](size_t n) { return listed(n, " UNION ALL ", [](size_t i) { return i % 2 == 0 ? "SELECT a FROM t" : "SELECT a, a FROM t"; }); }},
        {"ORDER BY after UNION", [](size_t n) { return listed(n, " UNION ALL ", [](size_t) { return "SELECT a FROM t"; }) + " ORDER BY " + named(n, "nosuch"); }},
        {"CTEs", [](size_t n) { return "WITH " + listed(n, ", ", [](size_t i) { return "c" + number(i) + " AS (SELECT a FROM t)"; }) + " SELECT 1 FROM " + named(n, "c"); }},
        {"CTEs of one name", [](size_t n) { return "WITH " + listed(n, ", ", [](size_t) { return "c AS (SELECT a FROM t)"; }) + " SELECT 1 FROM c" + repeated(n, ", c"); }},
        {"CTEs and unknown tables", [](size_t n) { return "WITH " + listed(n, ", ", [](size_t i) { return "c" + number(i) + " AS (SELECT a FROM nosuch" + number(i) + ")"; }) + " SELECT 1"; }},
        {"recursive CTEs", [](size_t n) { return "WITH RECURSIVE " + listed(n, ", ", [&](size_t i) { return "c" + number(i) + " AS (SELECT 1 AS a UNION ALL SELECT a FROM c" + number((i + 1) % n) + ")"; }) + " SELECT * FROM c0"; }},
        {"CTEs that read each other's stars", [](size_t n) { return chain(n, "SELECT a FROM t", "SELECT * FROM ~"); }},
        {"CTEs that read each other's columns", [](size_t n) { return chain(n, "SELECT a FROM t", "SELECT a FROM ~"); }},
        {"CTEs that double", [](size_t n) { return chain(n, "SELECT a FROM t", "SELECT a.*, b.* FROM ~ a CROSS JOIN ~ b"); }},
        {"CTEs that grow by one column", [](size_t n) { return chain(n, "SELECT a FROM t", "SELECT *, 1 AS n FROM ~"); }},
        {"CTEs with names for their columns", [](size_t n) { return chain(n, "SELECT * FROM wide", "SELECT * FROM ~"); }},
        {"CTEs that join by USING", [](size_t n) { return chain(n, "SELECT * FROM wide", "SELECT * FROM ~ JOIN wide USING (c0)"); }},
        {"CTEs that UNION", [](size_t n) { return chain(n, "SELECT a FROM t", "SELECT * FROM ~ UNION SELECT * FROM ~"); }},
        {"windows", [](size_t n) { return "SELECT a FROM t WINDOW " + named(n, "w", " AS (ORDER BY a)"); }},
        {"calls over windows", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "rank() OVER (PARTITION BY a ORDER BY a)"; }) + " FROM t"; }},
        {"subqueries beside each other", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "(SELECT max(a) FROM t)"; }); }},
        {"correlated subqueries beside each other", [](size_t n) { return "SELECT 1 FROM t x WHERE " + listed(n, " AND ", [](size_t) { return "EXISTS (SELECT 1 FROM u WHERE u.only = x.a)"; }); }},
        {"subqueries under many sources", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "(SELECT nosuch)"; }) + " FROM " + named(n, "t AS x"); }},
        {"derived tables beside each other", [](size_t n) { return "SELECT * FROM " + listed(n, ", ", [](size_t i) { return "(SELECT a FROM t) d" + number(i); }); }},
        {"functions as tables", [](size_t n) { return "SELECT * FROM " + listed(n, ", ", [](size_t i) { return "json_each('[]') j" + number(i); }); }},
        {"forbidden calls", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "sleep(a), pg_sleep(a), load_extension(a), dbms_lock.sleep(a), read_csv(a)"; }) + " FROM " + named(n, "t AS x"); }},
        {"names of packages", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "dbms_lock.a"; }) + " FROM " + named(n, "t AS x"); }},
        {"locks", [](size_t n) { return "SELECT a FROM t" + repeated(n, " FOR UPDATE"); }},
        {"assignments", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "@a := 1"; }); }},
        {"INTO", [](size_t n) { return "SELECT 1" + repeated(n, " INTO x"); }},
        {"names in foreign quotes", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "`a`, [a]"; }) + " FROM t"; }},
        {"strings in double quotes", [](size_t n) { return "SELECT a FROM t WHERE a IN (" + named(n, "\"x", "\"") + ")"; }},
        {"typographic quotes", [](size_t n) { return "SELECT a FROM t WHERE a IN (" + listed(n, ", ", [](size_t) { return "\xe2\x80\x98x\xe2\x80\x99"; }) + ")"; }},
        {"typographic quotes that nothing closes", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "\xe2\x80\x98x"; }); }},
        {"invisible characters", [](size_t n) { return "SELECT " + repeated(n, "\xe2\x80\x8b") + "1" + repeated(n, ",\xc2\xa0" "2\xe2\x80\x8b"); }},
        {"full-width signs", [](size_t n) { return "SELECT 1" + repeated(n, "\xef\xbc\x8c" "2"); }},
        {"TOP", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "(SELECT TOP 1 a FROM t)"; }); }},
        {"TOP in TOP", [](size_t n) { return around(n, "SELECT TOP 1 * FROM (", "SELECT a FROM t", ") x"); }},
        {"LIMIT", [](size_t n) { return "SELECT a FROM t" + repeated(n, " LIMIT 1"); }},
        {"LIMIT in subqueries", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "(SELECT a FROM t LIMIT 1, 2)"; }); }},
        {"FETCH in subqueries", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "(SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 1 ROWS ONLY)"; }); }},
        {"parameters of a lambda", [](size_t n) { return "SELECT f((" + named(n, "p") + ") -> " + listed(n, " + ", [](size_t i) { return "p" + number(i); }) + ")"; }},
        {"parameters of a comprehension", [](size_t n) { return "SELECT [" + listed(n, " + ", [](size_t i) { return "p" + number(i); }) + " FOR " + named(n, "p") + " IN y]"; }},
        {"lambdas", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "list_transform([1], x -> x + 1)"; }); }},
        {"lambda as a name", [](size_t n) { return "SELECT " + listed(n, ", ", [](size_t) { return "lambda lambda"; }); }},
        {"names in a parenthesis", [](size_t n) { return "SELECT (" + listed(n, ", ", [](size_t) { return "a"; }) + ") FROM t"; }},
        {"unpivoted names", [](size_t n) { return "UNPIVOT t ON " + listed(n, ", ", [](size_t) { return "a"; }) + " INTO NAME n VALUE v"; }},
        {"pivots", [](size_t n) { return "SELECT * FROM t" + repeated(n, " PIVOT (sum(a) FOR a IN (1))"); }},
        {"files", [](size_t n) { return "SELECT 1 FROM " + listed(n, ", ", [](size_t i) { return "x" + number(i) + ".csv"; }); }},
        {"problems", [](size_t n) { return "SELECT " + repeated(n, ", ,"); }},
        {"unknown bytes", [](size_t n) { return "SELECT " + repeated(n, "\x01 "); }},
        {"misspelt keywords", [](size_t n) { return "SELECT a FORM t" + repeated(n, " WHEER a"); }},
        {"hints", [](size_t n) { return "SELECT " + repeated(n, "/*+ SET_VAR(a=1) */ ") + "1"; }},
        {"SEARCH and CYCLE", [](size_t n) { return "WITH RECURSIVE c AS (SELECT 1 AS a)" + repeated(n, " SEARCH DEPTH FIRST BY a SET o") + " SELECT * FROM c"; }},
        {"clauses", [](size_t n) { return "SELECT a FROM t" + repeated(n, " ORDER BY a LIMIT 1"); }},
        {"GROUPING SETS", [](size_t n) { return "SELECT 1 FROM t GROUP BY GROUPING SETS (" + listed(n, ", ", [](size_t) { return "(a)"; }) + ")"; }},
        {"ROLLUP in ROLLUP", [](size_t n) { return "SELECT 1 FROM t GROUP BY " + around(n, "ROLLUP (", "a", ")"); }},
    };
    return all;
}
// clang-format on

} // namespace

std::span<const GrowingText> growingTexts()
{
    return texts();
}

} // namespace querymend::test
