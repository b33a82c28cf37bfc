#include "answer/givensentence.h"
#include "answering.h"

using namespace querymend;
using namespace querymend::test;

/// Metrics, joins and filters that the evidence defines.
class GivenRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSentenceHasOneOfFourForms_data();
    void aSentenceHasOneOfFourForms();
    void whatIsSaidBecomesPartOfTheStatement_data();
    void whatIsSaidBecomesPartOfTheStatement();
    void aMetricThatCannotBeUsedChangesNothing_data();
    void aMetricThatCannotBeUsedChangesNothing();
    void aMetricIsNotAveragedOnceMore();
};

void GivenRulesTest::aSentenceHasOneOfFourForms_data()
{
    QTest::addColumn<int>("form");
    const auto row = [](const char* sentence, int form) { QTest::newRow(sentence) << form; };
    row("punters means customers", 0);
    row("premium refers to customers.tier = 'A'", 0);
    row("please can be ignored", 0);
    row("turnover is SUM(order_items.quantity)", 1);
    row("turnover = SUM(order_items.quantity)", 1);
    row("fatturato è SUM(order_items.quantity)", 1);
    row("выручка это SUM(order_items.quantity)", 1);
    row("'gross margin' is SUM(a.x) / COUNT(a.y)", 1);
    row("orders joins customers by orders.customer_id = customers.id", 2);
    row("orders joins customers on customer_id = id", 2);
    row("orders si unisce a customers per orders.customer_id = customers.id", 2);
    row("orders соединяется с customers по orders.customer_id = customers.id", 2);
    row("orders always where status <> 'cancelled'", 3);
    row("orders sempre dove status <> 'cancelled'", 3);
    row("orders всегда где status <> 'cancelled'", 3);
    row("Revenue excludes returns.", -1);
    row("the best customer is Ada", -1);
    row("orders joins customers", -1);
    row(" is SUM(x)", -1);
    row("", -1);
}

void GivenRulesTest::aSentenceHasOneOfFourForms()
{
    QFETCH(const int, form);
    const auto sentence = givenSentenceIn(QTest::currentDataTag());
    QCOMPARE(sentence ? static_cast<int>(sentence->index()) : -1, form);
}

void GivenRulesTest::whatIsSaidBecomesPartOfTheStatement_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("evidence");
    QTest::addColumn<QByteArray>("statement");
    const auto row = [](const char* name, const char* question, const char* evidence, const char* statement) {
        QTest::newRow(name) << QByteArray(question) << QByteArray(evidence) << QByteArray(statement);
    };
    const auto* const turnover = "turnover is SUM(order_items.quantity * order_items.unit_price)";
    row("a metric", "total turnover", turnover,
        "SELECT SUM(oi.quantity * oi.unit_price) AS turnover FROM order_items oi");
    row("a metric by group", "turnover by category", turnover,
        "SELECT c.name, SUM(oi.quantity * oi.unit_price) AS turnover FROM order_items oi JOIN products p ON p.id = "
        "oi.product_id JOIN categories c ON c.id = p.category_id GROUP BY c.id, c.name");
    row("a metric with a condition", "turnover in 2024", turnover,
        "SELECT SUM(oi.quantity * oi.unit_price) AS turnover FROM order_items oi JOIN orders o ON o.id = oi.order_id "
        "WHERE o.ordered_at >= '2024-01-01' AND o.ordered_at < '2025-01-01'");
    row("a metric in place of what the word would mean", "revenue", "revenue is SUM(order_items.unit_price)",
        "SELECT SUM(oi.unit_price) AS revenue FROM order_items oi");
    row("a metric of two tables, from the one that has the other", "list value",
        "list value is SUM(order_items.quantity * products.price)",
        "SELECT SUM(oi.quantity * p.price) AS list_value FROM order_items oi JOIN products p ON p.id = oi.product_id");
    row("a metric by another term", "sales volumes",
        "turnover is SUM(order_items.quantity); 'sales volumes' means turnover",
        "SELECT SUM(oi.quantity) AS turnover FROM order_items oi");
    row("the most by a metric", "top 3 products by turnover", turnover,
        "SELECT p.name, SUM(oi.quantity * oi.unit_price) AS turnover FROM order_items oi JOIN products p ON p.id = "
        "oi.product_id GROUP BY p.id, p.name ORDER BY turnover DESC LIMIT 3");
    row("a filter", "how many orders", "orders always where orders.status <> 'cancelled'",
        "SELECT COUNT(*) AS order_count FROM orders o WHERE (o.status <> 'cancelled')");
    row("a filter without the table in its condition", "how many orders", "orders always where status <> 'cancelled'",
        "SELECT COUNT(*) AS order_count FROM orders o WHERE (o.status <> 'cancelled')");
    row("a filter on a joined table", "revenue per month",
        "orders always where status = 'paid' OR status = 'shipped'; "
        "revenue is SUM(order_items.quantity)",
        "SELECT strftime('%Y-%m', o.ordered_at) AS period, SUM(oi.quantity) AS revenue FROM order_items oi JOIN orders "
        "o ON o.id = oi.order_id WHERE (o.status = 'paid' OR o.status = 'shipped') GROUP BY strftime('%Y-%m', "
        "o.ordered_at) ORDER BY strftime('%Y-%m', o.ordered_at)");
    row("a filter in a subquery", "customers without orders", "orders always where status <> 'cancelled'",
        "SELECT c.name FROM customers c WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.customer_id = c.id AND "
        "(o.status <> 'cancelled'))");
    row("a filter in a subquery that counts", "customers with more than 5 orders",
        "orders always where status <> 'cancelled'",
        "SELECT c.name FROM customers c WHERE c.id IN ( SELECT c2.id FROM orders o JOIN customers c2 ON c2.id = "
        "o.customer_id WHERE (o.status <> 'cancelled') GROUP BY c2.id HAVING COUNT(*) > 5)");
    row("no filter where the question says which rows", "cancelled orders", "orders always where status <> 'cancelled'",
        "SELECT o.* FROM orders o WHERE o.status = 'cancelled'");
    row("no filter where the question groups by the column", "number of orders per status",
        "orders always where status <> 'cancelled'",
        "SELECT o.status, COUNT(*) AS order_count FROM orders o GROUP BY o.status");
    row("no filter on a table that is not read", "how many customers", "orders always where status <> 'cancelled'",
        "SELECT COUNT(*) AS customer_count FROM customers c");
    row("a join in place of the key", "orders of Ada Adler",
        "orders joins customers by orders.customer_id = customers.name",
        "SELECT o.* FROM orders o JOIN customers c ON c.name = o.customer_id WHERE c.name = 'Ada Adler'");
    row("a join that is written from the other side", "orders of Ada Adler",
        "customers joins orders by customers.id = orders.customer_id",
        "SELECT o.* FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.name = 'Ada Adler'");
    row("a join of tables without keys between them", "products by city",
        "products joins customers by products.name = customers.email",
        "SELECT c.city, COUNT(*) AS product_count FROM products p JOIN customers c ON c.email = p.name GROUP BY "
        "c.city");
}

void GivenRulesTest::whatIsSaidBecomesPartOfTheStatement()
{
    QFETCH(const QByteArray, question);
    QFETCH(const QByteArray, evidence);
    QFETCH(const QByteArray, statement);
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read(question.toStdString(), evidence.toStdString());
    QCOMPARE(joined(reading.unread), QByteArray());
    QCOMPARE(onOneLine(reading.sql), statement);
}

void GivenRulesTest::aMetricThatCannotBeUsedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("expression");
    const auto row = [](const char* name, const char* expression) { QTest::newRow(name) << QByteArray(expression); };
    row("a column that is not there", "SUM(orders.total)");
    row("no aggregate", "LENGTH(orders.status)");
    row("a query", "(SELECT COUNT(*) FROM orders)");
    row("a table", "COUNT(orders.id) FROM orders");
    row("two expressions", "COUNT(orders.id), SUM(orders.id)");
    row("another statement", "COUNT(orders.id) UNION SELECT name FROM customers WHERE (1");
    row("an open parenthesis", "SUM(orders.id");
    row("a closing parenthesis too many", "SUM(orders.id)) FROM (orders");
    row("a comment", "SUM(orders.id) -- of all");
    row("a function that does more than compute", "SUM(load_extension(orders.status))");
    row("a window", "SUM(orders.id) OVER (ORDER BY orders.id)");
    row("tables that no row joins once", "SUM(products.price * customers.id)");
}

void GivenRulesTest::aMetricThatCannotBeUsedChangesNothing()
{
    QFETCH(const QByteArray, expression);
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read("frobnication by city", "frobnication is " + expression.toStdString());
    QCOMPARE(joined(reading.unread), QByteArray("frobnication"));
    QCOMPARE(onOneLine(reading.sql), QByteArray());
}

void GivenRulesTest::aMetricIsNotAveragedOnceMore()
{
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read("average turnover", "turnover is SUM(order_items.quantity)");
    QCOMPARE(joined(reading.unread), QByteArray("turnover"));
}

QTEST_APPLESS_MAIN(GivenRulesTest)
#include "tst_givenrules.moc"
