#include "core/sql/outlinetext.h"
#include "dialect/dialect.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

struct Rows {
    const char* dialect;

    void operator()(const char* name, const QByteArray& sql, const QByteArray& wanted) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData()) << QByteArray(dialect) << sql << wanted;
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("wanted");
}

/// Compares one aspect of the row's outline, as printed by `describe`.
template <class Describe>
void checkRow(Describe describe)
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    const std::string text = sql.toStdString();
    const Outline outline = outlineOf(text, rules.lex, rules.syntax);
    QCOMPARE(QByteArray::fromStdString(describe(OutlineText(outline, text))), wanted);
}

} // namespace

class OutlineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsStatementsApart_data();
    void tellsStatementsApart()
    {
        checkRow([](const OutlineText& text) { return text.statements(); });
    }
    void listsMergingJoins_data();
    void listsMergingJoins()
    {
        checkRow([](const OutlineText& text) { return text.mergingJoins({0}); });
    }
    void listsSources_data();
    void listsSources()
    {
        checkRow([](const OutlineText& text) { return text.sources(); });
    }
    void listsColumns_data();
    void listsColumns()
    {
        checkRow([](const OutlineText& text) { return text.columns(); });
    }
    void listsCalls_data();
    void listsCalls()
    {
        checkRow([](const OutlineText& text) { return text.calls(); });
    }
    void listsItems_data();
    void listsItems()
    {
        checkRow([](const OutlineText& text) { return text.items(ScopeId{0}); });
    }
    void cutsClauses_data();
    void cutsClauses()
    {
        checkRow([](const OutlineText& text) { return text.clauses(ScopeId{0}); });
    }
    void listsSetOperations_data();
    void listsSetOperations()
    {
        checkRow([](const OutlineText& text) { return text.setOperations(); });
    }
    void marksWhatIsWrong_data();
    void marksWhatIsWrong()
    {
        checkRow([](const OutlineText& text) { return text.problems(); });
    }
    void stopsWhereNestingIsTooDeep();
    void rangesAreExact();
};

void OutlineTest::tellsStatementsApart_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("nothing", "", "");
    row("only semicolons and comments", "; -- a\n;", "");
    row("a query", "SELECT 1", "query<SELECT 1>");
    row("a query in parentheses", "(SELECT 1)", "query<(SELECT 1)>");
    row("a query after a comment", "/* a */ WITH x AS (SELECT 1) SELECT 2", "query<WITH x AS (SELECT 1) SELECT 2>");
    row("values", "VALUES (1)", "query<VALUES (1)>");
    row("a table", "TABLE t", "query<TABLE t>");
    row("an explanation", "EXPLAIN SELECT 1", "explain<EXPLAIN SELECT 1>");
    row("changes", "INSERT INTO t VALUES (1); DELETE FROM t",
        "data change<INSERT INTO t VALUES (1)>; data change<DELETE FROM t>");
    row("definitions", "DROP TABLE t", "definition<DROP TABLE t>");
    row("administration", "VACUUM; SET a = 1", "administration<VACUUM>; administration<SET a = 1>");
    row("a word that begins nothing", "SELCT 1", "unknown word<SELCT 1>");
    row("a query and what hides behind it", "SELECT 1; DROP TABLE t", "query<SELECT 1>; definition<DROP TABLE t>");
    row("a semicolon inside a literal parts nothing", "SELECT ';' FROM \"a;b\"", "query<SELECT ';' FROM \"a;b\">");
    Rows{"sqlserver"}("no separator is needed", "SELECT 1 DROP TABLE t", "query<SELECT 1>; definition<DROP TABLE t>");
    Rows{"mysql"}("two minus signs are no comment", "SELECT 1 --1; DROP TABLE t",
                  "query<SELECT 1 --1>; definition<DROP TABLE t>");
    Rows{"duckdb"}("FROM comes first", "FROM t SELECT a", "query<FROM t SELECT a>");
}

void OutlineTest::listsMergingJoins_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("USING and NATURAL", "SELECT 1 FROM a JOIN b USING (i, j) NATURAL JOIN c", "0|1|2 using i,j; 0|2|3 natural");
    row("not those before a comma", "SELECT 1 FROM a, b NATURAL JOIN c", "1|2|3 natural");
    row("joins in parentheses before those around", "SELECT 1 FROM a JOIN (b JOIN c USING (i)) USING (j)",
        "1|2|3 using i; 0|1|3 using j");
    row("conditions that come late", "SELECT 1 FROM a JOIN b JOIN c USING (i) USING (j)",
        "1|2|3 using i; 0|1|3 using j");
    row("one late condition of two", "SELECT 1 FROM a JOIN b JOIN c USING (i) ON true", "1|2|3 using i");
    row("within a join whose condition comes late", "SELECT 1 FROM a JOIN b NATURAL JOIN c NATURAL JOIN d USING (i)",
        "1|2|3 natural; 1|3|4 natural; 0|1|4 using i");
    row("a cross join has no condition", "SELECT 1 FROM a JOIN b CROSS JOIN c USING (i)", "0|1|3 using i");
    Rows{"mysql"}("a join without any condition", "SELECT 1 FROM a JOIN b JOIN c USING (i)", "0|2|3 using i");
    Rows{"sqlite"}("a comma joins in SQLite", "SELECT 1 FROM a, b NATURAL JOIN c", "0|2|3 natural");
    Rows{"sqlite"}("a cross join may have a condition", "SELECT 1 FROM a CROSS JOIN b USING (i)", "0|1|2 using i");
    Rows{"duckdb"}("USING without parentheses", "SELECT 1 FROM a JOIN b USING i", "0|1|2 using i");
}

void OutlineTest::listsSources_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("none", "SELECT 1", "");
    row("a table", "SELECT 1 FROM orders", "s0: orders");
    row("a schema and an alias", "SELECT 1 FROM shop.orders AS o", "s0: shop.orders o");
    row("names of the columns too", "SELECT 1 FROM orders AS o (a, b)", "s0: orders o(a,b)");
    row("quoted", "SELECT 1 FROM \"Order Items\" \"i\"", "s0: Order Items i");
    row("joins of every kind",
        "SELECT 1 FROM a, b JOIN c ON true LEFT JOIN d ON true RIGHT OUTER JOIN e ON true FULL JOIN f ON true CROSS "
        "JOIN g",
        "s0: a; s0: , b; s0: inner c; s0: left d; s0: right e; s0: full f; s0: cross g");
    row("a join in parentheses", "SELECT 1 FROM (a JOIN b ON true) JOIN c ON true", "s0: a; s0: inner b; s0: inner c");
    row("a derived table", "SELECT 1 FROM (SELECT 2 FROM t) AS d", "s1: t; s0: (s1) d");
    row("a lateral one", "SELECT 1 FROM a, LATERAL (SELECT a.x) d", "s0: a; s0: , lateral (s1) d");
    row("a function", "SELECT 1 FROM generate_series(1, 2) AS g (n)", "s0: generate_series() g(n)");
    row("values as a table", "SELECT 1 FROM (VALUES (1)) v (a)", "s0: (s1) v(a)");
    row("those of subqueries", "SELECT (SELECT 1 FROM a) FROM b WHERE EXISTS (SELECT 1 FROM c)", "s1: a; s0: b; s2: c");
    row("IS DISTINCT FROM names no table", "SELECT a IS DISTINCT FROM b FROM t", "s0: t");
    row("nor does FROM inside a call", "SELECT extract(day FROM a), trim(both FROM b) FROM t", "s0: t");
    Rows{"sqlserver"}("applied functions and queries",
                      "SELECT 1 FROM a CROSS APPLY f(a.x) y OUTER APPLY (SELECT 1 q) z",
                      "s0: a; s0: apply lateral f() y; s0: outer apply lateral (s1) z");
    Rows{"duckdb"}(
        "joins of its own", "FROM a ASOF JOIN b ON true POSITIONAL JOIN c SEMI JOIN d ON true ANTI JOIN e ON true",
        "s0: lateral a; s0: asof lateral b; s0: positional lateral c; s0: semi lateral d; s0: anti lateral e");
    Rows{"duckdb"}("a file", "FROM 'x.csv'", "s0: lateral x.csv file");
    Rows{"mysql"}("a straight join", "SELECT 1 FROM a STRAIGHT_JOIN b", "s0: a; s0: inner b");
    Rows{"sqlite"}("a table function", "SELECT 1 FROM t, json_each(t.j)", "s0: t; s0: , json_each()");
    Rows{"oracle"}("no AS", "SELECT 1 FROM orders o", "s0: orders o");
}

void OutlineTest::listsColumns_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("in every clause", "SELECT a FROM t JOIN u ON b WHERE c GROUP BY d HAVING e ORDER BY f",
        "s0: a in target; s0: b in on; s0: c in where; s0: d in group by; s0: e in having; s0: f in order by");
    row("qualified", "SELECT t.a, s.t.b, \"T\".\"A\" FROM t",
        "s0: t.a in target; s0: s.t.b in target; s0: T.A in target");
    row("inside expressions", "SELECT CASE WHEN a THEN b ELSE c END, d[1], (e), f::text, g IS NULL FROM t",
        "s0: a in target; s0: b in target; s0: c in target; s0: d in target; s0: e in target; s0: f in target; "
        "s0: g in target");
    row("inside calls and windows", "SELECT sum(a) FILTER (WHERE b) OVER (PARTITION BY c ORDER BY d) FROM t",
        "s0: a in target; s0: b in target; s0: c in target; s0: d in target");
    row("the words of casts and literals are none", "SELECT CAST(a AS integer), date '2023-01-01', NULL, true FROM t",
        "s0: a in target");
    row("units are none", "SELECT extract(year FROM a), interval '1 day' FROM t", "s0: a in target");
    row("a string is none", "SELECT 'a', $$b$$ FROM t", "");
    row("in a subquery", "SELECT a FROM t WHERE b IN (SELECT c FROM u WHERE d = t.e)",
        "s0: a in target; s0: b in where; s1: c in target; s1: d in where; s1: t.e in where");
    Rows{"mysql"}("double quotes hold strings", "SELECT \"a\", `b` FROM t", "s0: b in target");
    Rows{"sqlserver"}("a unit as an argument", "SELECT DATEADD(day, 1, a) FROM t", "s0: a in target");
    Rows{"oracle"}("an outer join mark", "SELECT 1 FROM t, u WHERE t.a = u.b(+)", "s0: t.a in where; s0: u.b in where");
    Rows{"sqlite"}("a parameter is none", "SELECT a FROM t WHERE b = :c AND d = ?",
                   "s0: a in target; s0: b in where; s0: d in where");
}

void OutlineTest::listsCalls_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("with and without arguments", "SELECT now(), coalesce(a, 1) FROM t", "now/0; coalesce/2");
    row("a star", "SELECT count(*) FROM t", "count/1 star");
    row("DISTINCT", "SELECT count(DISTINCT a) FROM t", "count/1 distinct");
    row("a window", "SELECT row_number() OVER () FROM t", "row_number/0 over");
    row("without parentheses", "SELECT current_date", "current_date/0 bare");
    row("words between the arguments", "SELECT extract(year FROM a), substring(a FROM 1 FOR 2) FROM t",
        "extract/2 special; substring/1 special");
    row("in a schema", "SELECT pg_catalog.lower(a) FROM t", "pg_catalog.lower/1");
    row("inside each other", "SELECT max(abs(a)) FROM t", "max/1; abs/1");
    row("as a table", "SELECT 1 FROM unnest(a)", "unnest/1 table");
    row("quoted", "SELECT \"Fn\"(1)", "Fn/1");
    row("IN and VALUES are none", "SELECT a IN (1, 2) FROM (VALUES (1)) v (a)", "");
}

void OutlineTest::listsItems_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("a column", "SELECT a, t.b FROM t", "a column; t.b column");
    row("aliases with and without AS", "SELECT a AS x, b y, 1 AS \"Z z\" FROM t",
        "a as x column; b as y column; 1 as Z z");
    row("stars", "SELECT *, t.* FROM t", "*; t.*");
    row("calls and expressions", "SELECT count(*), a + 1 AS b FROM t", "count(*) call; a + 1 as b");
    Rows{"sqlserver"}("an alias before its expression", "SELECT x = a FROM t", "a as x column");
    Rows{"sqlite"}("a string as an alias", "SELECT a 'x' FROM t", "a as x column");
}

void OutlineTest::cutsClauses_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("all", "SELECT a FROM t WHERE b GROUP BY c HAVING d WINDOW w AS () ORDER BY e LIMIT 1 OFFSET 2",
        "target<SELECT a>; from<FROM t>; where<WHERE b>; group by<GROUP BY c>; having<HAVING d>; window<WINDOW w AS "
        "()>; "
        "order by<ORDER BY e>; limit<LIMIT 1>; limit<OFFSET 2>");
    row("a clause ends before a comment", "SELECT a /* x */ FROM t -- y", "target<SELECT a>; from<FROM t>");
    Rows{"oracle"}("rows fetched", "SELECT a FROM t ORDER BY a FETCH FIRST 3 ROWS ONLY",
                   "target<SELECT a>; from<FROM t>; order by<ORDER BY a>; limit<FETCH FIRST 3 ROWS ONLY>");
    Rows{"duckdb"}("QUALIFY", "SELECT a FROM t QUALIFY row_number() OVER () = 1",
                   "target<SELECT a>; from<FROM t>; qualify<QUALIFY row_number() OVER () = 1>");
}

void OutlineTest::listsSetOperations_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("each with its arms", "SELECT 1 UNION ALL SELECT 2 EXCEPT SELECT 3", "s0 union all s1; s1 except s2");
    row("an arm in parentheses", "(SELECT 1) INTERSECT (SELECT 2)", "s0 intersect s1");
    Rows{"oracle"}("MINUS", "SELECT 1 FROM a MINUS SELECT 2 FROM b", "s0 except s1");
}

void OutlineTest::marksWhatIsWrong_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("nothing in a right text", "SELECT a FROM t WHERE b = (SELECT 1)", "");
    row("a parenthesis that never closes", "SELECT f(a FROM t", "unclosed<(>");
    row("a parenthesis that never opens", "SELECT a) FROM t", "unopened<)>; unknown region<) FROM t>");
    row("a literal without its end", "SELECT a FROM t WHERE b = 'x", "unterminated<'x>");
    row("a comment without its end", "SELECT a /* x", "unterminated</* x>");
    row("words that no rule explains", "SELECT a FROM t x y z", "unknown region<y z>");
    row("a first word that begins nothing", "SELCT a FROM t", "unknown region<SELCT a FROM t>");
    row("an expression that is missing", "SELECT a FROM t WHERE", "expected expression<>");
    row("an expression missing after a comma", "SELECT a, FROM t", "expected expression<FROM>");
    row("a name that is missing", "SELECT a FROM", "expected name<>");
    row("an END that is missing", "SELECT CASE WHEN a THEN b FROM t", "expected word<FROM>");
    row("a derived table without a name", "SELECT 1 FROM (SELECT 2)", "unnamed<(SELECT 2)>");
    row("a second WHERE", "SELECT a FROM t WHERE b WHERE c", "unknown region<WHERE c>");
    Rows{"sqlite"}("a derived table needs no name there", "SELECT 1 FROM (SELECT 2)", "");
    Rows{"duckdb"}("a closing comma is fine there", "SELECT a, FROM t", "");
}

void OutlineTest::stopsWhereNestingIsTooDeep()
{
    for (const Dialect& dialect : allDialects()) {
        for (const std::string opening : {"(", "(SELECT ", "f(", "CASE WHEN ", "a IN (SELECT "}) {
            std::string deep = "SELECT ";
            for (int i = 0; i < 50'000; ++i)
                deep += opening;
            const Outline outline = outlineOf(deep, dialect.lex, dialect.syntax);
            const bool said = std::any_of(outline.problems.begin(), outline.problems.end(),
                                          [](const Problem& p) { return p.kind == ProblemKind::tooDeep; });
            QVERIFY2(said, (std::string(dialect.name) + ": " + opening).c_str());
        }
    }
}

void OutlineTest::rangesAreExact()
{
    const std::string sql = "SELECT o . \"Total\" AS x, lower(c.n) FROM shop.orders AS o JOIN c USING (i)";
    const Dialect& rules = *dialectNamed("postgresql");
    const Outline outline = outlineOf(sql, rules.lex, rules.syntax);
    const auto cut = [&](ByteRange range) { return sql.substr(range.begin, range.end - range.begin); };
    QCOMPARE(cut(outline.columns[0].range), std::string("o . \"Total\""));
    QCOMPARE(cut(outline.parts(outline.columns[0].name)[1].range), std::string("\"Total\""));
    QVERIFY(outline.parts(outline.columns[0].name)[1].quoted && !outline.parts(outline.columns[0].name)[0].quoted);
    QCOMPARE(cut(outline.columns[1].range), std::string("c.n"));
    QCOMPARE(cut(outline.calls[0].range), std::string("lower(c.n)"));
    QCOMPARE(cut(outline.calls[0].arguments[0]), std::string("c.n"));
    QCOMPARE(cut(outline.sources[0].range), std::string("shop.orders AS o"));
    QCOMPARE(cut(outline.sources[0].alias.range), std::string("o"));
    QCOMPARE(cut(outline.sources[1].joinRange), std::string("JOIN c USING (i)"));
    QCOMPARE(cut(outline.scopes[0].items[0].range), std::string("o . \"Total\" AS x"));
    QCOMPARE(exposedName(outline, outline.sources[0])->text, std::string("o"));
    QCOMPARE(exposedName(outline, outline.sources[1])->text, std::string("c"));
}

QTEST_APPLESS_MAIN(OutlineTest)
#include "tst_outline.moc"
