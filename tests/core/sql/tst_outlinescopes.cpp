#include "core/sql/outlinetext.h"
#include "dialect/dialect.h"

#include <QTest>

using namespace querymend;

namespace {

struct Rows {
    const char* dialect;

    void operator()(const char* name, const QByteArray& sql, const QByteArray& sources,
                    const QByteArray& scopes = {}) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData())
            << QByteArray(dialect) << sql << sources << scopes;
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("sources");
    QTest::addColumn<QByteArray>("scopes");
}

/// Compares what the sources refer to and, if the row gives them, which scopes see which sources.
void checkRow()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, sources);
    QFETCH(QByteArray, scopes);
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    const std::string text = sql.toStdString();
    const Outline outline = outlineOf(text, rules.lex, rules.syntax);
    const OutlineText told(outline, text);
    QCOMPARE(QByteArray::fromStdString(told.sources()), sources);
    if (!scopes.isEmpty())
        QCOMPARE(QByteArray::fromStdString(told.scopes()), scopes);
    QCOMPARE(QByteArray::fromStdString(told.problems()), QByteArray());
}

} // namespace

class OutlineScopesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bindsCtes_data();
    void bindsCtes() { checkRow(); }
    void shadowsCtes_data();
    void shadowsCtes() { checkRow(); }
    void bindsRecursiveCtes_data();
    void bindsRecursiveCtes() { checkRow(); }
    void comparesCteNamesAsEnginesDo_data();
    void comparesCteNamesAsEnginesDo() { checkRow(); }
    void showsOuterSources_data();
    void showsOuterSources() { checkRow(); }
    void describesCtes();
};

void OutlineScopesTest::bindsCtes_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("one that is used", "WITH x AS (SELECT 1) SELECT * FROM x", "s1: x=cte0");
    row("one under an alias, twice", "WITH x AS (SELECT 1) SELECT * FROM x a, x b", "s1: x=cte0 a; s1: , x=cte0 b");
    row("one that is not used", "WITH x AS (SELECT 1) SELECT * FROM y", "s1: y");
    row("a later one sees an earlier one", "WITH x AS (SELECT 1), y AS (SELECT * FROM x) SELECT * FROM y",
        "s1: x=cte0; s2: y=cte1");
    row("an earlier one does not see a later one", "WITH x AS (SELECT * FROM y), y AS (SELECT 1) SELECT * FROM x",
        "s0: y; s2: x=cte0");
    row("in a subquery", "WITH x AS (SELECT 1) SELECT (SELECT max(a) FROM x) FROM t", "s2: x=cte0; s1: t");
    row("in a derived table", "WITH x AS (SELECT 1) SELECT * FROM (SELECT * FROM x) d", "s2: x=cte0; s1: (s2) d");
    row("in both arms of a union", "WITH x AS (SELECT 1) SELECT * FROM x UNION SELECT * FROM x",
        "s1: x=cte0; s2: x=cte0");
    row("a schema before the name means the table", "WITH x AS (SELECT 1) SELECT * FROM public.x", "s1: public.x");
    row("not after the parentheses that hold its WITH", "(WITH x AS (SELECT 1) SELECT * FROM x) UNION SELECT * FROM x",
        "s1: x=cte0; s2: x");
    row("not after the subquery that holds its WITH",
        "SELECT 1 FROM t WHERE a IN (WITH x AS (SELECT 1) SELECT * FROM x) AND b IN (SELECT * FROM x)",
        "s0: t; s2: x=cte0; s3: x");
    row("not in another statement", "WITH x AS (SELECT 1) SELECT * FROM x; SELECT * FROM x", "s1: x=cte0; s2: x");
    row("not in the WITH of another", "WITH x AS (WITH y AS (SELECT 1) SELECT * FROM y) SELECT * FROM y",
        "s1: y=cte1; s2: y");
}

void OutlineScopesTest::shadowsCtes_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("a CTE hides the table of its name, though not from itself", "WITH t AS (SELECT * FROM t) SELECT * FROM t",
        "s0: t; s1: t=cte0");
    row("an inner one hides an outer one",
        "WITH x AS (SELECT 1) SELECT * FROM (WITH x AS (SELECT 2) SELECT * FROM x) d, x",
        "s3: x=cte1; s1: (s3) d; s1: , x=cte0");
    row("an inner one reads the outer one of its name",
        "WITH x AS (SELECT 1) SELECT * FROM (WITH x AS (SELECT * FROM x) SELECT * FROM x) d",
        "s2: x=cte0; s3: x=cte1; s1: (s3) d");
    row("an inner one sees the others of the outer list",
        "WITH x AS (SELECT 1), y AS (SELECT 2) SELECT * FROM (WITH x AS (SELECT 3) SELECT * FROM x, y) d",
        "s4: x=cte2; s4: , y=cte1; s2: (s4) d");
}

void OutlineScopesTest::bindsRecursiveCtes_data()
{
    addColumns();
    const Rows postgres{"postgresql"};
    postgres("itself after RECURSIVE",
             "WITH RECURSIVE t (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT n FROM t",
             "s1: t=cte0; s3: t=cte0");
    postgres("later ones after RECURSIVE", "WITH RECURSIVE a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a",
             "s0: b=cte1; s2: a=cte0");
    const Rows mysql{"mysql"};
    mysql("not itself without RECURSIVE", "WITH t AS (SELECT 1 UNION ALL SELECT n FROM t) SELECT * FROM t",
          "s1: t; s3: t=cte0");
    const Rows sqlserver{"sqlserver"};
    sqlserver("itself without a word", "WITH t AS (SELECT 1 AS n UNION ALL SELECT n FROM t) SELECT * FROM t",
              "s1: t=cte0; s3: t=cte0");
    const Rows oracle{"oracle"};
    oracle("itself without a word", "WITH t (n) AS (SELECT 1 FROM dual UNION ALL SELECT n FROM t) SELECT * FROM t",
           "s0: dual; s1: t=cte0; s3: t=cte0");
    const Rows sqlite{"sqlite"};
    sqlite("later ones without a word", "WITH a AS (SELECT * FROM b), b AS (SELECT 1) SELECT * FROM a",
           "s0: b=cte1; s2: a=cte0");
}

void OutlineScopesTest::comparesCteNamesAsEnginesDo_data()
{
    addColumns();
    Rows{"postgresql"}("bare names fold", "WITH Big AS (SELECT 1) SELECT * FROM BIG", "s1: BIG=cte0");
    Rows{"postgresql"}("quoted names do not", "WITH \"Big\" AS (SELECT 1) SELECT * FROM big, \"Big\"",
                       "s1: big; s1: , Big=cte0");
    Rows{"oracle"}("bare names fold to upper case", "WITH big AS (SELECT 1 FROM dual) SELECT * FROM \"BIG\", \"big\"",
                   "s0: dual; s1: BIG=cte0; s1: , big");
    Rows{"sqlite"}("case never counts", "WITH \"Big\" AS (SELECT 1) SELECT * FROM big", "s1: big=cte0");
    Rows{"sqlserver"}("case never counts", "WITH [Big] AS (SELECT 1 AS n) SELECT * FROM big", "s1: big=cte0");
}

void OutlineScopesTest::showsOuterSources_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("a subquery sees all around it", "SELECT (SELECT 1) FROM a, b", "s0: a; s0: , b", "s0; s1 in s0[all]");
    row("a derived table sees none beside it", "SELECT 1 FROM a, (SELECT 1) b", "s0: a; s0: , (s1) b",
        "s0; s1 in s0[0..0)");
    row("a lateral one sees those before it", "SELECT 1 FROM a, b, LATERAL (SELECT a.x) c, d",
        "s0: a; s0: , b; s0: , lateral (s1) c; s0: , d", "s0; s1 in s0[0..2)");
    row("a join's condition sees what is joined so far",
        "SELECT 1 FROM a JOIN b ON EXISTS (SELECT 1 FROM c) JOIN d ON true", "s0: a; s0: inner b; s1: c; s0: inner d",
        "s0; s1 in s0[0..2)");
    row("a CTE sees nothing around it", "WITH x AS (SELECT o.i) SELECT (SELECT x.i FROM x) FROM o", "s2: x=cte0; s1: o",
        "s0; s1; s2 in s1[all]");
    row("a subquery's subquery sees both", "SELECT (SELECT (SELECT 1) FROM b) FROM a", "s1: b; s0: a",
        "s0; s1 in s0[all]; s2 in s1[all]");
    Rows{"sqlserver"}("an applied query sees those before it", "SELECT 1 FROM a CROSS APPLY (SELECT a.x AS y) b",
                      "s0: a; s0: apply lateral (s1) b", "s0; s1 in s0[0..1)");
    Rows{"duckdb"}("every derived table is lateral there", "SELECT 1 FROM a, (SELECT a.x) b",
                   "s0: lateral a; s0: , lateral (s1) b", "s0; s1 in s0[0..1)");
}

void OutlineScopesTest::describesCtes()
{
    const Dialect& rules = *dialectNamed("postgresql");
    const std::string sql =
        "WITH RECURSIVE x (a, b) AS (SELECT 1, 2), "
        "\"Y\" AS MATERIALIZED (SELECT 3 UNION SELECT 4), d AS (DELETE FROM t RETURNING c) SELECT 1";
    const Outline outline = outlineOf(sql, rules.lex, rules.syntax);
    QCOMPARE(OutlineText(outline, sql).ctes(), std::string("cte0 x(a,b): s0; cte1 Y: s3; cte2 d: none"));
    QVERIFY(outline.withs.front().recursive);
    QVERIFY(outline.ctes[1].name.quoted);
    QCOMPARE(outline.ctes[2].verb, Keyword::Delete);
    QCOMPARE(outline.effects.size(), std::size_t(1));
    QCOMPARE(outline.effects.front().kind, EffectKind::dataModifyingCte);
    QVERIFY(outline.problems.empty());
}

QTEST_APPLESS_MAIN(OutlineScopesTest)
#include "tst_outlinescopes.moc"
