#include "answering.h"

using namespace querymend;
using namespace querymend::test;

class AnswererTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aQuestionBecomesAStatement_data();
    void aQuestionBecomesAStatement();
    void wordsThatAreNotUnderstoodAreNamed_data();
    void wordsThatAreNotUnderstoodAreNamed();
    void bothMeansDifferentRows();
    void whatIsDoubtfulIsNotAnswered_data();
    void whatIsDoubtfulIsNotAnswered();
    void eachDialectHasItsOwnForms_data();
    void eachDialectHasItsOwnForms();
    void aWordShowsWhatItWasTakenFor();
    void otherReadingsAreDifferentStatements();
};

void AnswererTest::aQuestionBecomesAStatement_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::newRow("How many customers do we have?") << QByteArray("SELECT COUNT(*) AS customer_count FROM customers c");
    QTest::newRow("number of orders in 2024")
        << QByteArray("SELECT COUNT(*) AS order_count FROM orders o WHERE o.ordered_at >= "
                      "'2024-01-01' AND o.ordered_at < '2025-01-01'");
    QTest::newRow("customers from Italy") << QByteArray("SELECT c.name FROM customers c WHERE c.country_code = 'IT'");
    QTest::newRow("Which customers are from Berlin?")
        << QByteArray("SELECT c.name FROM customers c WHERE c.city = 'Berlin'");
    QTest::newRow("custmers from Berlin") << QByteArray("SELECT c.name FROM customers c WHERE c.city = 'Berlin'");
    QTest::newRow("products over 3 thousand") << QByteArray("SELECT p.name FROM products p WHERE p.price > 3000");
    QTest::newRow("orders neither paid nor shipped")
        << QByteArray("SELECT o.* FROM orders o WHERE o.status NOT IN ('paid', 'shipped')");

    QTest::newRow("cheapest and most expensive price")
        << QByteArray("SELECT MIN(p.price) AS lowest_price, MAX(p.price) AS highest_price FROM products p");
    QTest::newRow("quantity by product") << QByteArray(
        "SELECT p.name, SUM(oi.quantity) AS total_quantity FROM order_items oi JOIN products p ON p.id = oi.product_id "
        "GROUP BY p.id, p.name");
    QTest::newRow("last order of each customer")
        << QByteArray("SELECT c.name, MAX(o.ordered_at) AS highest_ordered_at FROM orders o JOIN customers c ON c.id = "
                      "o.customer_id GROUP BY c.id, c.name");

    QTest::newRow("minimum and maximum price of products")
        << QByteArray("SELECT MIN(p.price) AS lowest_price, MAX(p.price) AS highest_price FROM products p");

    QTest::newRow("how many units of Desk lamp were ordered")
        << QByteArray("SELECT SUM(oi.quantity) AS total_quantity FROM order_items oi JOIN products p ON p.id = "
                      "oi.product_id WHERE p.name = 'Desk lamp'");
    QTest::newRow("cancelled orders") << QByteArray("SELECT o.* FROM orders o WHERE o.status = 'cancelled'");
    QTest::newRow("orders that have not been shipped")
        << QByteArray("SELECT o.* FROM orders o WHERE o.shipped_on IS NULL");
    QTest::newRow("orders shipped in March 2024")
        << QByteArray("SELECT o.* FROM orders o WHERE o.shipped_on >= '2024-03-01' AND o.shipped_on "
                      "< '2024-04-01'");
    QTest::newRow("top 5 customers by orders")
        << QByteArray("SELECT c.name, COUNT(*) AS order_count FROM orders o JOIN customers c ON "
                      "c.id = o.customer_id GROUP BY c.id, c.name ORDER BY order_count DESC LIMIT 5");
    QTest::newRow("Which customer has the most orders?")
        << QByteArray("SELECT c.name, COUNT(*) AS order_count FROM orders o JOIN customers c ON "
                      "c.id = o.customer_id GROUP BY c.id, c.name ORDER BY order_count DESC LIMIT 1");
    QTest::newRow("the 3 most expensive products")
        << QByteArray("SELECT p.name, p.price FROM products p ORDER BY p.price DESC LIMIT 3");
    QTest::newRow("cheapest product") << QByteArray("SELECT p.name, p.price FROM products p ORDER BY p.price LIMIT 1");
    QTest::newRow("average price of products") << QByteArray("SELECT AVG(p.price) AS average_price FROM products p");
    QTest::newRow("revenue per month in 2024")
        << QByteArray("SELECT strftime('%Y-%m', o.ordered_at) AS period, SUM(oi.quantity * "
                      "oi.unit_price * (1 - COALESCE(oi.discount, 0))) AS revenue FROM order_items "
                      "oi JOIN orders o ON o.id = oi.order_id WHERE o.ordered_at >= '2024-01-01' "
                      "AND o.ordered_at < '2025-01-01' GROUP BY strftime('%Y-%m', o.ordered_at) "
                      "ORDER BY strftime('%Y-%m', o.ordered_at)");
    QTest::newRow("revenue by category") << QByteArray(
        "SELECT c.name, SUM(oi.quantity * oi.unit_price * (1 - COALESCE(oi.discount, "
        "0))) AS revenue FROM order_items oi JOIN products p ON p.id = oi.product_id "
        "JOIN categories c ON c.id = p.category_id GROUP BY c.id, c.name");
    QTest::newRow("total revenue last month")
        << QByteArray("SELECT SUM(oi.quantity * oi.unit_price * (1 - COALESCE(oi.discount, 0))) AS "
                      "revenue FROM order_items oi JOIN orders o ON o.id = oi.order_id WHERE "
                      "o.ordered_at >= '2026-05-01' AND o.ordered_at < '2026-06-01'");
    QTest::newRow("customers with more than 5 orders")
        << QByteArray("SELECT c.name FROM customers c WHERE c.id IN ( SELECT c2.id FROM orders o "
                      "JOIN customers c2 ON c2.id = o.customer_id GROUP BY c2.id HAVING COUNT(*) > "
                      "5)");
    QTest::newRow("customers without orders")
        << QByteArray("SELECT c.name FROM customers c WHERE NOT EXISTS ( SELECT 1 FROM orders o "
                      "WHERE o.customer_id = c.id)");
    QTest::newRow("products that were never ordered")
        << QByteArray("SELECT p.name FROM products p WHERE NOT EXISTS ( SELECT 1 FROM order_items "
                      "oi JOIN orders o ON o.id = oi.order_id WHERE oi.product_id = p.id)");
    QTest::newRow("products between 10 and 20 euros")
        << QByteArray("SELECT p.name FROM products p WHERE p.price BETWEEN 10 AND 20");
    QTest::newRow("products with a price over 100") << QByteArray("SELECT p.name FROM products p WHERE p.price > 100");
    QTest::newRow("email of Ada Adler") << QByteArray("SELECT c.email FROM customers c WHERE c.name = 'Ada Adler'");
    QTest::newRow("orders of Ada Adler") << QByteArray(
        "SELECT o.* FROM orders o JOIN customers c ON c.id = o.customer_id WHERE "
        "c.name = 'Ada Adler'");
    QTest::newRow("number of orders per status")
        << QByteArray("SELECT o.status, COUNT(*) AS order_count FROM orders o GROUP BY o.status");
    QTest::newRow("How many different cities are there?")
        << QByteArray("SELECT COUNT(DISTINCT c.city) AS city_count FROM customers c");
    QTest::newRow("percentage of orders that are cancelled")
        << QByteArray("SELECT 100.0 * SUM(CASE WHEN o.status = 'cancelled' THEN 1 ELSE 0 END) / "
                      "COUNT(*) AS percentage FROM orders o");
    QTest::newRow("average number of orders per customer")
        << QByteArray("SELECT 1.0 * COUNT(*) / COUNT(DISTINCT c.id) AS average_order_count FROM "
                      "orders o JOIN customers c ON c.id = o.customer_id");
    QTest::newRow("customers older than 40")
        << QByteArray("SELECT c.name FROM customers c WHERE c.birth_date < '1986-06-15'");
    QTest::newRow("customers sorted by name") << QByteArray("SELECT c.name FROM customers c ORDER BY c.name");
    QTest::newRow("What is the highest price?") << QByteArray("SELECT MAX(p.price) AS highest_price FROM products p");
    QTest::newRow("orders since May 2026") << QByteArray("SELECT o.* FROM orders o WHERE o.ordered_at >= '2026-05-01'");
    QTest::newRow("orders before 1 May 2024")
        << QByteArray("SELECT o.* FROM orders o WHERE o.ordered_at < '2024-05-01'");
    QTest::newRow("orders in the last 30 days")
        << QByteArray("SELECT o.* FROM orders o WHERE o.ordered_at >= '2026-05-16' AND o.ordered_at "
                      "< '2026-06-16'");
    QTest::newRow("quanti clienti ci sono in Germania")
        << QByteArray("SELECT COUNT(*) AS customer_count FROM customers c WHERE c.country_code = "
                      "'DE'");
    QTest::newRow("fatturato per mese nel 2024")
        << QByteArray("SELECT strftime('%Y-%m', o.ordered_at) AS period, SUM(oi.quantity * "
                      "oi.unit_price * (1 - COALESCE(oi.discount, 0))) AS revenue FROM order_items "
                      "oi JOIN orders o ON o.id = oi.order_id WHERE o.ordered_at >= '2024-01-01' "
                      "AND o.ordered_at < '2025-01-01' GROUP BY strftime('%Y-%m', o.ordered_at) "
                      "ORDER BY strftime('%Y-%m', o.ordered_at)");
    QTest::newRow("clienti senza ordini")
        << QByteArray("SELECT c.name FROM customers c WHERE NOT EXISTS ( SELECT 1 FROM orders o "
                      "WHERE o.customer_id = c.id)");
    QTest::newRow("i 3 prodotti più cari")
        << QByteArray("SELECT p.name, p.price FROM products p ORDER BY p.price DESC LIMIT 3");
    QTest::newRow("prezzo medio dei prodotti") << QByteArray("SELECT AVG(p.price) AS average_price FROM products p");
    QTest::newRow("сколько заказов было в 2024 году")
        << QByteArray("SELECT COUNT(*) AS order_count FROM orders o WHERE o.ordered_at >= "
                      "'2024-01-01' AND o.ordered_at < '2025-01-01'");
    QTest::newRow("клиенты из Италии") << QByteArray("SELECT c.name FROM customers c WHERE c.country_code = 'IT'");
    QTest::newRow("средняя цена товаров") << QByteArray("SELECT AVG(p.price) AS average_price FROM products p");
    QTest::newRow("клиенты без заказов") << QByteArray(
        "SELECT c.name FROM customers c WHERE NOT EXISTS ( SELECT 1 FROM orders o "
        "WHERE o.customer_id = c.id)");
    QTest::newRow("выручка по категориям")
        << QByteArray("SELECT c.name, SUM(oi.quantity * oi.unit_price * (1 - COALESCE(oi.discount, "
                      "0))) AS revenue FROM order_items oi JOIN products p ON p.id = oi.product_id "
                      "JOIN categories c ON c.id = p.category_id GROUP BY c.id, c.name");
    QTest::newRow("orders in Berlin or Rome")
        << QByteArray("SELECT o.* FROM orders o JOIN customers c ON c.id = o.customer_id WHERE "
                      "c.city IN ('Berlin', 'Rome')");
    QTest::newRow("customers not from Germany")
        << QByteArray("SELECT c.name FROM customers c WHERE c.country_code <> 'DE'");
    QTest::newRow("revenue in 2023 compared with 2024")
        << QByteArray("SELECT CAST(strftime('%Y', o.ordered_at) AS INTEGER) AS period, "
                      "SUM(oi.quantity * oi.unit_price * (1 - COALESCE(oi.discount, 0))) AS revenue "
                      "FROM order_items oi JOIN orders o ON o.id = oi.order_id WHERE o.ordered_at "
                      ">= '2023-01-01' AND o.ordered_at < '2025-01-01' GROUP BY CAST(strftime('%Y', "
                      "o.ordered_at) AS INTEGER) ORDER BY CAST(strftime('%Y', o.ordered_at) AS "
                      "INTEGER)");
}

void AnswererTest::aQuestionBecomesAStatement()
{
    QFETCH(const QByteArray, statement);
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read(QTest::currentDataTag());
    QCOMPARE(joined(reading.unread), QByteArray());
    QCOMPARE(onOneLine(reading.sql), statement.simplified());
}

void AnswererTest::wordsThatAreNotUnderstoodAreNamed_data()
{
    QTest::addColumn<QByteArray>("unread");
    QTest::newRow("favourite colour of customers") << QByteArray("favourite|colour");
    QTest::newRow("What is the weather in Rome?") << QByteArray("weather");
    QTest::newRow("customers with a dog") << QByteArray("dog");
    QTest::newRow("clienti con un cane") << QByteArray("cane");
    QTest::newRow("любимый цвет клиентов") << QByteArray("любимый|цвет");
}

void AnswererTest::wordsThatAreNotUnderstoodAreNamed()
{
    QFETCH(const QByteArray, unread);
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read(QTest::currentDataTag());
    QCOMPARE(joined(reading.unread), unread);
    QCOMPARE(reading.sql, std::string());
    QCOMPARE(reading.confidence, 0.0);
}

void AnswererTest::bothMeansDifferentRows()
{
    const ShopAnswerer shop("sqlite");
    const QByteArray statement = onOneLine(shop.read("customers who bought both a Desk lamp and a Bread knife").sql);
    QVERIFY2(statement.contains("p.name = 'Desk lamp'"), statement.constData());
    QVERIFY2(!statement.contains("IN ('Desk lamp', 'Bread knife')"), statement.constData());
    QCOMPARE(statement.count("'Bread knife'"), 1);
}

void AnswererTest::whatIsDoubtfulIsNotAnswered_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::newRow("more than what") << QByteArray("customers who ordered more than their friends");
    QTest::newRow("never, and nothing after it") << QByteArray("customers never");
    QTest::newRow("a sum of texts") << QByteArray("total city of customers");
    QTest::newRow("a state that no column has") << QByteArray("customers still there");
}

void AnswererTest::whatIsDoubtfulIsNotAnswered()
{
    QFETCH(const QByteArray, question);
    const QuestionReading reading = ShopAnswerer("sqlite").read(question.toStdString());
    QVERIFY2(reading.sql.empty(), reading.sql.c_str());
    QVERIFY(reading.confidence < Answerer::leastConfidence);
}

void AnswererTest::eachDialectHasItsOwnForms_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("part");
    const auto row = [](const char* name, const char* dialect, const char* question, const char* part) {
        QTest::newRow(name) << QByteArray(dialect) << QByteArray(question) << QByteArray(part);
    };
    row("months in PostgreSQL", "postgresql", "orders per month", "TO_CHAR(o.ordered_at, 'YYYY-MM') AS period");
    row("months in MySQL", "mysql", "orders per month", "DATE_FORMAT(o.ordered_at, '%Y-%m') AS period");
    row("months in SQL Server", "sqlserver", "orders per month", "FORMAT(o.ordered_at, 'yyyy-MM') AS period");
    row("days in PostgreSQL", "postgresql", "orders in 2024", "o.ordered_at >= DATE '2024-01-01'");
    row("days in SQL Server", "sqlserver", "orders in 2024", "o.ordered_at >= '20240101'");
    row("a limit in SQL Server", "sqlserver", "the 3 cheapest products", "SELECT TOP 3 p.name");
    row("a limit in Oracle", "oracle", "the 3 cheapest products", "FETCH FIRST 3 ROWS ONLY");
    row("names in Oracle", "oracle", "customers from Berlin", "WHERE c.\"city\" = 'Berlin'");
}

void AnswererTest::eachDialectHasItsOwnForms()
{
    QFETCH(const QByteArray, dialect);
    QFETCH(const QByteArray, question);
    QFETCH(const QByteArray, part);
    const ShopAnswerer shop(dialect.toStdString());
    const QByteArray statement = onOneLine(shop.read(question.toStdString()).sql);
    QVERIFY2(statement.contains(part), statement.constData());
}

void AnswererTest::aWordShowsWhatItWasTakenFor()
{
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read("How many cancelled orders in March 2024?");
    const std::vector<ReadWord> words{
        {"How many", "word", ""},
        {"cancelled", "value", "orders.status = cancelled"},
        {"orders", "table", "orders"},
        {"in March 2024", "date", "2024-03-01 – 2024-03-31"},
    };
    QCOMPARE(reading.words.size(), words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        QCOMPARE(reading.words[i].text, words[i].text);
        QCOMPARE(reading.words[i].kind, words[i].kind);
        QCOMPARE(reading.words[i].meaning, words[i].meaning);
    }
}

void AnswererTest::otherReadingsAreDifferentStatements()
{
    const ShopAnswerer shop("sqlite");
    const std::vector<QuestionReading> readings = shop.answerer.read("average price", {}, answeringDay);
    QVERIFY(readings.size() > 1);
    for (std::size_t i = 1; i < readings.size(); ++i) {
        QVERIFY(readings[i].sql != readings[0].sql);
        QVERIFY(readings[i].confidence <= readings[i - 1].confidence);
    }
}

QTEST_APPLESS_MAIN(AnswererTest)
#include "tst_answerer.moc"
