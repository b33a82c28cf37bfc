#include "dialect/dialect.h"
#include "sql/formatter/formatter.h"

#include <QTest>

using namespace querymend;

namespace {

struct Rows {
    const char* dialect;

    void operator()(const char* name, const QByteArray& given, const QByteArray& wanted) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData()) << QByteArray(dialect) << given << wanted;
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("wanted");
}

void checkRow()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    const std::string once = formatted(given.toStdString(), rules.lex, rules.syntax);
    QCOMPARE(QByteArray::fromStdString(once), wanted);
    QCOMPARE(QByteArray::fromStdString(formatted(once, rules.lex, rules.syntax)), wanted);
}

} // namespace

class FormatterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laysOutClauses_data();
    void laysOutClauses() { checkRow(); }
    void laysOutNestedQueries_data();
    void laysOutNestedQueries() { checkRow(); }
    void laysOutExpressions_data();
    void laysOutExpressions() { checkRow(); }
    void keepsComments_data();
    void keepsComments() { checkRow(); }
    void knowsKeywordsFromNames_data();
    void knowsKeywordsFromNames() { checkRow(); }
    void laysOutBrokenTexts_data();
    void laysOutBrokenTexts() { checkRow(); }
};

void FormatterTest::laysOutClauses_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("a short query keeps one line per clause", "select a, b from t where c = 1 and d < 2 order by a desc limit 5",
        "SELECT a, b\nFROM t\nWHERE c = 1 AND d < 2\nORDER BY a DESC\nLIMIT 5");
    row("a long list has a line per item",
        "select customer_first_name, customer_last_name, customer_email_address, customer_city from customers",
        "SELECT\n    customer_first_name,\n    customer_last_name,\n    customer_email_address,\n"
        "    customer_city\nFROM customers");
    row("long conditions have a line each",
        "select 1 from t where first_condition = 'a value' and second_condition = 'another' or third_condition is null",
        "SELECT 1\nFROM t\nWHERE\n    first_condition = 'a value'\n    AND second_condition = 'another'\n"
        "    OR third_condition IS NULL");
    row("BETWEEN keeps its AND",
        "select 1 from t where first_condition between 1000000 and 2000000 and second_condition between 1 and 2 and c",
        "SELECT 1\nFROM t\nWHERE\n    first_condition BETWEEN 1000000 AND 2000000\n"
        "    AND second_condition BETWEEN 1 AND 2\n    AND c");
    row("joins have lines of their own", "select 1 from a join b on a.i = b.i left outer join c using (i), d",
        "SELECT 1\nFROM a\nJOIN b ON a.i = b.i\nLEFT OUTER JOIN c USING (i), d");
    row("groups and their condition", "select a, count(*) from t group by a having count(*) > 1",
        "SELECT a, COUNT(*)\nFROM t\nGROUP BY a\nHAVING COUNT(*) > 1");
    row("arms of a union", "select 1 union all select 2 order by 1", "SELECT 1\nUNION ALL\nSELECT 2\nORDER BY 1");
    row("several statements", "select 1;select 2", "SELECT 1;\n\nSELECT 2");
    row("nothing", "", "");
    row("blanks", " \n\t ", "");
    Rows{"sqlserver"}("TOP stays at its SELECT", "select top (5) with ties a from t order by a",
                      "SELECT TOP (5) WITH TIES a\nFROM t\nORDER BY a");
    Rows{"duckdb"}("FROM may come first", "from t select a", "FROM t\nSELECT a");
    Rows{"oracle"}("hierarchies", "select a from t start with b is null connect by prior i = p",
                   "SELECT a\nFROM t START WITH b IS NULL CONNECT BY PRIOR i = p");
}

void FormatterTest::laysOutNestedQueries_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("a short subquery stays on its line", "select a from t where b in (select c from u)",
        "SELECT a\nFROM t\nWHERE b IN (SELECT c FROM u)");
    row("a longer one has lines of its own",
        "select a from t where b in (select some_column from some_table where another_column = 'value')",
        "SELECT a\nFROM t\nWHERE\n    b IN (\n        SELECT some_column\n        FROM some_table\n"
        "        WHERE another_column = 'value'\n    )");
    row("a CTE always has", "with x as (select 1) select * from x", "WITH x AS (\n    SELECT 1\n)\nSELECT *\nFROM x");
    row("two CTEs", "with x as (select 1), y (a) as (select 2) select * from x, y",
        "WITH x AS (\n    SELECT 1\n),\ny (a) AS (\n    SELECT 2\n)\nSELECT *\nFROM x, y");
    row("a derived table", "select a from (select b from t) as x", "SELECT a\nFROM (SELECT b FROM t) AS x");
}

void FormatterTest::laysOutExpressions_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("blanks around operators, none around casts", "select a+b,c::int,-d,a||'x'",
        "SELECT a + b, c::int, -d, a || 'x'");
    row("calls have no blanks inside", "select count( * ),coalesce(a , 1 )", "SELECT COUNT(*), COALESCE(a, 1)");
    Rows{"mysql"}("a blank before a call's parenthesis has a meaning", "select count (*)", "SELECT COUNT (*)");
    row("a short CASE", "select case when a = 1 then 'x' else 'y' end from t",
        "SELECT CASE WHEN a = 1 THEN 'x' ELSE 'y' END\nFROM t");
    row("a long CASE has a line per branch",
        "select case when status = 'open' then 'still open' when status = 'closed' then 'closed now' else 'x' end from "
        "t",
        "SELECT\n    CASE\n        WHEN status = 'open' THEN 'still open'\n        WHEN status = 'closed' THEN 'closed "
        "now'\n        ELSE 'x'\n    END\nFROM t");
    row("a window", "select row_number() over (partition by a order by b desc) from t",
        "SELECT ROW_NUMBER() OVER (PARTITION BY a ORDER BY b DESC)\nFROM t");
    row("a list of values", "select 1 from t where a in (1,2,3)", "SELECT 1\nFROM t\nWHERE a IN (1, 2, 3)");
    row("literals stay as they are", "select 'select  a',\"From\",E'a\\nb'", "SELECT 'select  a', \"From\", E'a\\nb'");
    row("a minus before a minus keeps its blank", "select - -1", "SELECT - -1");
}

void FormatterTest::keepsComments_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("after a line", "select a -- why\nfrom t", "SELECT a -- why\nFROM t");
    row("on a line of its own", "select a\n-- why\nfrom t", "SELECT a\n-- why\nFROM t");
    row("before everything", "-- why\nselect a", "-- why\nSELECT a");
    row("inside a line", "select /* x */ a from t", "SELECT /* x */ a\nFROM t");
    row("at the end", "select a; -- done", "SELECT a; -- done");
    row("the blanks at its end go", "select a -- why  \nfrom t", "SELECT a -- why\nFROM t");
    Rows{"mysql"}("one that runs is a token", "select /*! straight_join */ a from t",
                  "SELECT /*! straight_join */ a\nFROM t");
    Rows{"mysql"}("a hash", "select a # why\nfrom t", "SELECT a # why\nFROM t");
}

void FormatterTest::knowsKeywordsFromNames_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("names after a point", "select t.order, t.select from t", "SELECT t.order, t.select\nFROM t");
    row("aliases that are words", "select a as year, b as value from t", "SELECT a AS year, b AS value\nFROM t");
    row("a column called first", "select first, last from t", "SELECT first, last\nFROM t");
    row("a table called like an aggregate", "select max.a from max", "SELECT max.a\nFROM max");
    row("a function of the dialect keeps its case", "select date_trunc('day', a), my_func(b) from t",
        "SELECT date_trunc('day', a), my_func(b)\nFROM t");
    Rows{"mysql"}("a first word that is none stays", "name where x", "name\nWHERE x");
    row("FROM inside a call begins no clause", "select extract(year from a), trim(both ' ' from b) from t",
        "SELECT EXTRACT(year FROM a), TRIM(BOTH ' ' FROM b)\nFROM t");
    row("DISTINCT FROM begins no clause", "select a is distinct from b from t", "SELECT a IS DISTINCT FROM b\nFROM t");
}

void FormatterTest::laysOutBrokenTexts_data()
{
    addColumns();
    const Rows row{"postgresql"};
    row("an open parenthesis", "select count(* from t", "SELECT COUNT(* FROM t");
    row("a closing one too many", "select a) from t", "SELECT a)\nFROM t");
    row("a string without its end", "select 'a from t", "SELECT 'a from t");
    row("BY before anything", "by, x", "by, x");
    row("nothing but marks", ",;)", ",;\n\n)");
    row("a word that is none", "selct a from t", "selct a\nFROM t");
}

QTEST_APPLESS_MAIN(FormatterTest)
#include "tst_formatter.moc"
