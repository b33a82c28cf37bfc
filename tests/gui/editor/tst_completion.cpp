#include "editor/completion/completion.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

/// Completions at the position of `|` in a text.
class CompletionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offers_data();
    void offers();
    void doesNotOffer_data();
    void doesNotOffer();
    void namesTypes_data();
    void namesTypes();
    void replacesTheWord_data();
    void replacesTheWord();
    void listsTheNearestFirst();
    void givesTheBestOfManyTables();
    void followsForeignKeys_data();
    void followsForeignKeys();
};

namespace {

Table tableOf(std::string schema, std::string name, std::vector<std::pair<std::string, std::string>> columns)
{
    Table table;
    table.schema = std::move(schema);
    table.name = std::move(name);
    for (auto& [column, type] : columns) {
        Column made;
        made.name = column;
        made.type = type;
        table.columns.push_back(made);
    }
    return table;
}

Snapshot shop()
{
    Snapshot snapshot;
    snapshot.searchPath = {"main"};
    snapshot.tables = {
        tableOf("main", "orders", {{"id", "INTEGER"}, {"customer_id", "INTEGER"}, {"ordered_at", "TIMESTAMP"}}),
        tableOf("main", "customers", {{"id", "INTEGER"}, {"Region Name", "TEXT"}, {"straße", "TEXT"}}),
        tableOf("main", "Order Items", {{"order_id", "INTEGER"}, {"say \"hi\"", "TEXT"}, {"two\nlines", "TEXT"}}),
        tableOf("audit", "log", {{"at", "TIMESTAMP"}}),
    };
    snapshot.tables[0].foreignKeys = {{{"customer_id"}, {}, "customers", {"id"}}};
    snapshot.tables[2].foreignKeys = {{{"order_id"}, {}, "orders", {"id"}}};
    return snapshot;
}

const Catalog& catalog()
{
    static const Catalog made(shop(), dialectOf(DialectId::sqlite).syntax.names);
    return made;
}

Completions at(std::string text, DialectId dialect = DialectId::sqlite)
{
    const std::size_t caret = text.find('|');
    text.erase(caret, 1);
    return completionsAt(text, static_cast<std::uint32_t>(caret), dialectOf(dialect), &catalog());
}

const Completion* named(const Completions& found, const QByteArray& name)
{
    const auto item = std::find_if(found.items.begin(), found.items.end(),
                                   [&](const Completion& c) { return c.name == name.toStdString(); });
    return item == found.items.end() ? nullptr : &*item;
}

/// Each query lists thirty columns of the previous one; tracing them all at every step would never end.
QByteArray chainOfWideQueries()
{
    QByteArray text = "WITH q0 AS (SELECT ordered_at AS c0";
    for (int column = 1; column < 30; ++column)
        text += ", ordered_at AS c" + QByteArray::number(column);
    text += " FROM orders)";
    for (int query = 1; query < 8; ++query) {
        text += ", q" + QByteArray::number(query) + " AS (SELECT c0";
        for (int column = 1; column < 30; ++column)
            text += ", c" + QByteArray::number(column);
        text += " FROM q" + QByteArray::number(query - 1) + ")";
    }
    return text + " SELECT q7.| FROM q7";
}

} // namespace

void CompletionTest::offers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("insert");
    const auto row = [](const char* what, const char* text, const char* name, const char* insert) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(name) << QByteArray(insert);
    };
    row("a table after FROM", "SELECT * FROM or|", "orders", "orders");
    row("a table whose name needs quotes", "SELECT * FROM or|", "Order Items", "\"Order Items\"");
    row("a table of another schema", "SELECT * FROM lo|", "log", "audit.log");
    row("a table of the schema that is named", "SELECT * FROM audit.|", "log", "log");
    row("a column of an alias", "SELECT c.| FROM orders o JOIN customers c", "Region Name", "\"Region Name\"");
    row("a column of an alias that is named below", "SELECT o.or|\nFROM orders o", "ordered_at", "ordered_at");
    row("a column without its alias", "SELECT * FROM orders WHERE cust|", "customer_id", "customer_id");
    row("a column in an unfinished condition", "SELECT * FROM orders o WHERE o.id = 1 AND |", "ordered_at",
        "ordered_at");
    row("an alias", "SELECT * FROM orders mine WHERE mi|", "mine", "mine");
    row("a column of the query around", "SELECT (SELECT 1 FROM customers c WHERE c.id = o.cu|) FROM orders o",
        "customer_id", "customer_id");
    row("a CTE", "WITH recent AS (SELECT id FROM orders) SELECT * FROM re|", "recent", "recent");
    row("a CTE's column", "WITH recent AS (SELECT id AS order_no FROM orders) SELECT r.| FROM recent r", "order_no",
        "order_no");
    row("a column that a CTE renames", "WITH r(a, b) AS (SELECT id, id FROM orders) SELECT | FROM r", "b", "b");
    row("a derived table's column", "SELECT d.| FROM (SELECT id AS x FROM orders) d", "x", "x");
    row("an aggregate, with its parentheses", "SELECT SU| FROM orders", "SUM", "SUM()");
    row("a function in the case that is written", "select su| from orders", "sum", "sum()");
    row("a function that is called already", "SELECT SU|(id) FROM orders", "SUM", "SUM");
    row("a keyword where a statement begins", "SE|", "SELECT", "SELECT");
    row("a keyword after a column", "SELECT id FR|", "FROM", "FROM");
    row("a keyword after a table", "select id from orders wh|", "where", "where");
    row("a column before FROM is written", "SELECT ordered|", "ordered_at", "ordered_at");
    row("a name that somebody quotes", "SELECT \"Reg| FROM customers", "Region Name", "\"Region Name\"");
    row("a part of a name", "SELECT * FROM items|", "Order Items", "\"Order Items\"");
    row("a name with a quote in it", "SELECT i.sa| FROM \"Order Items\" i", "say \"hi\"", "\"say \"\"hi\"\"\"");
    row("a name with a line break in it", "SELECT i.two| FROM \"Order Items\" i", "two\nlines", "\"two\nlines\"");
    row("a name beyond ASCII", "SELECT STRASS, c.stra| FROM customers c", "straße", "\"straße\"");
    row("in the second statement", "SELECT 1; SELECT o.cu| FROM orders o", "customer_id", "customer_id");
    row("after text of several bytes", "SELECT 'żółć', o.cu| FROM orders o", "customer_id", "customer_id");
}

void CompletionTest::offers()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);
    const Completions found = at(text.toStdString());
    const Completion* const item = named(found, name);
    QVERIFY(item);
    QTEST(QByteArray::fromStdString(item->insert), "insert");
}

void CompletionTest::doesNotOffer_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char* what, const char* text, const char* name) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(name);
    };
    row("a column of a table that is not in use", "SELECT * FROM orders WHERE |", "Region Name");
    row("a column of another alias", "SELECT o.| FROM orders o JOIN customers c", "Region Name");
    row("a CTE of a query within", "SELECT * FROM (WITH x AS (SELECT 1) SELECT * FROM x) q, |", "x");
    row("anything in a string", "SELECT 'or|' FROM orders", "orders");
    row("anything in a comment", "SELECT 1 -- or|", "orders");
    row("anything in a number", "SELECT 1|", "id");
    row("a table where an alias is", "SELECT id or| FROM orders", "orders");
}

void CompletionTest::doesNotOffer()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);
    QVERIFY(!named(at(text.toStdString()), name));
}

void CompletionTest::namesTypes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("type");
    const auto row = [](const char* what, const char* text, const char* name, const char* type) {
        QTest::newRow(what) << QByteArray(text) << QByteArray(name) << QByteArray(type);
    };
    row("of a table's column", "SELECT o.| FROM orders o", "ordered_at", "TIMESTAMP");
    row("of a CTE's column", "WITH r AS (SELECT ordered_at AS day FROM orders) SELECT r.| FROM r", "day", "TIMESTAMP");
    row("through two queries",
        "WITH r AS (SELECT o.ordered_at AS day FROM orders o), s AS (SELECT day AS d FROM r) SELECT s.| FROM s", "d",
        "TIMESTAMP");
    row("of a column that a list renames",
        "WITH r(b, a) AS (SELECT id AS a, ordered_at AS b FROM orders) SELECT r.| FROM r", "b", "INTEGER");
    row("of a column with a name of its own in a list",
        "WITH r(no, day) AS (SELECT id, ordered_at FROM orders), s AS (SELECT day FROM r) SELECT s.| FROM s", "day",
        "TIMESTAMP");
    row("after a star", "WITH r AS (SELECT *, ordered_at AS day FROM orders) SELECT r.| FROM r", "day", "TIMESTAMP");
    row("none after a star whose columns a list renames",
        "WITH r(day, a, b, c) AS (SELECT *, ordered_at AS day FROM orders) SELECT r.| FROM r", "day", "");
    row("of the second of two columns of one name",
        "WITH r(a, b) AS (SELECT x.id, y.at AS id FROM orders x, audit.log y) SELECT r.| FROM r", "b", "TIMESTAMP");
    row("through many wide queries, one column of each", chainOfWideQueries().constData(), "c29", "TIMESTAMP");
    row("none of an expression", "SELECT d.| FROM (SELECT id + 1 AS next FROM orders) d", "next", "");
}

void CompletionTest::namesTypes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);
    const Completions found = at(text.toStdString());
    const Completion* const item = named(found, name);
    QVERIFY(item);
    QTEST(QByteArray::fromStdString(item->type), "type");
}

void CompletionTest::replacesTheWord_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("replaced");
    QTest::newRow("nothing at a blank") << QByteArray("SELECT | FROM orders") << QByteArray("");
    QTest::newRow("the word before the caret") << QByteArray("SELECT na| FROM orders") << QByteArray("na");
    QTest::newRow("the whole word around the caret") << QByteArray("SELECT na|me FROM orders") << QByteArray("name");
    QTest::newRow("the open quote too") << QByteArray("SELECT \"na| FROM orders") << QByteArray("\"na");
    QTest::newRow("the closed name around it") << QByteArray("SELECT \"na|me\" FROM x") << QByteArray("\"name\"");
}

void CompletionTest::replacesTheWord()
{
    QFETCH(QByteArray, text);
    QFETCH(const QByteArray, replaced);
    const Completions found = at(text.toStdString());
    text.remove(text.indexOf('|'), 1);
    QCOMPARE(QByteArray::fromStdString(std::string(found.replaces.of(text.toStdString()))), replaced);
}

void CompletionTest::listsTheNearestFirst()
{
    const Completions found = at("SELECT id| FROM orders");
    QVERIFY(found.items.size() >= 2);
    QCOMPARE(QByteArray::fromStdString(found.items[0].name), QByteArray("id"));
    QCOMPARE(QByteArray::fromStdString(found.items[1].name), QByteArray("customer_id"));
}

void CompletionTest::givesTheBestOfManyTables()
{
    Snapshot many;
    for (int i = 0; i < 10'000; ++i)
        many.tables.push_back(tableOf("main", "table_" + std::to_string(i), {{"id", "INTEGER"}}));
    const Catalog big(std::move(many), dialectOf(DialectId::sqlite).syntax.names);
    const Completions found = completionsAt("SELECT * FROM table_99", 22, dialectOf(DialectId::sqlite), &big);
    QVERIFY(found.items.size() > 100);
    QVERIFY(found.items.size() <= mostCompletions);
    QCOMPARE(QByteArray::fromStdString(found.items.front().name), QByteArray("table_99"));
}

void CompletionTest::followsForeignKeys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("first");
    const auto row = [](const char* name, const char* text, const char* first) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(first);
    };
    row("after ON, the key's condition", "SELECT 1 FROM orders o JOIN customers c ON |", "o.customer_id = c.id");
    row("a key of the joined table", "SELECT 1 FROM customers JOIN orders ON |", "orders.customer_id = customers.id");
    row("names that need quotes", "SELECT 1 FROM orders o JOIN \"Order Items\" ON |",
        "\"Order Items\".order_id = o.id");
    row("a third table", "SELECT 1 FROM customers c JOIN orders o ON c.id = o.customer_id JOIN \"Order Items\" i ON |",
        "i.order_id = o.id");
    row("after JOIN, a table with a key", "SELECT 1 FROM customers JOIN |", "orders");
    row("after JOIN, in either direction", "SELECT 1 FROM \"Order Items\" JOIN | WHERE 1", "orders");
}

void CompletionTest::followsForeignKeys()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, first);
    const Completions found = at(text.constData());
    QVERIFY(!found.items.empty());
    QCOMPARE(QByteArray::fromStdString(found.items.front().insert), first);
    QVERIFY(found.items.front().isRelated);
}

QTEST_GUILESS_MAIN(CompletionTest)
#include "tst_completion.moc"
