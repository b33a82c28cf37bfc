#include "answer/termmeaning.h"
#include "answering.h"

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

/// What is said of a term comes before everything that it could mean.
class GivenMeaningsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTermMeansWhatTheEvidenceSays_data();
    void aTermMeansWhatTheEvidenceSays();
    void evidenceAboutOtherThingsChangesNothing_data();
    void evidenceAboutOtherThingsChangesNothing();
    void wordsOfferOtherMeanings();
    void aWordThatIsNotUnderstoodOffersWhatTheTablesHave();
    void eachMeaningThatIsOfferedCanBeChosen();
    void whatIsSaidOfATermIsReplaced_data();
    void whatIsSaidOfATermIsReplaced();
};

void GivenMeaningsTest::aTermMeansWhatTheEvidenceSays_data()
{
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<QByteArray>("evidence");
    QTest::addColumn<QByteArray>("statement");
    const auto row = [](const char* name, const char* question, const char* evidence, const char* statement) {
        QTest::newRow(name) << QByteArray(question) << QByteArray(evidence) << QByteArray(statement);
    };
    row("a column", "average cost of products", "cost refers to products.price",
        "SELECT AVG(p.price) AS average_price FROM products p");
    row("a table", "How many punters are there?", "punters means customers",
        "SELECT COUNT(*) AS customer_count FROM customers c");
    row("a value", "premium customers", "premium refers to customers.city = 'Berlin'",
        "SELECT c.name FROM customers c WHERE c.city = 'Berlin'");
    row("a value with a quote", "premium customers", "premium refers to customers.city = 'L''Aquila'",
        "SELECT c.name FROM customers c WHERE c.city = 'L''Aquila'");
    row("another term", "total turnoverish", "turnoverish means revenue",
        "SELECT SUM(oi.quantity * oi.unit_price * (1 - COALESCE(oi.discount, 0))) AS revenue FROM order_items oi");
    row("a phrase", "number of big spenders", "'big spenders' refers to customers",
        "SELECT COUNT(*) AS customer_count FROM customers c");
    row("in another form of the word", "how many punter do we have", "punters means customers",
        "SELECT COUNT(*) AS customer_count FROM customers c");
    row("nothing", "customers flabbergasted from Berlin", "flabbergasted can be ignored",
        "SELECT c.name FROM customers c WHERE c.city = 'Berlin'");
    row("two terms", "premium punters", "punters means customers; premium refers to city = 'Berlin'",
        "SELECT c.name FROM customers c WHERE c.city = 'Berlin'");
    row("a word that has a meaning already", "paid orders", "paid refers to orders.status = 'shipped'",
        "SELECT o.* FROM orders o WHERE o.status = 'shipped'");
    row("in Italian", "quanti clientoni ci sono", "clientoni significa customers",
        "SELECT COUNT(*) AS customer_count FROM customers c");
    row("in Russian", "сколько гостей", "гостей означает customers",
        "SELECT COUNT(*) AS customer_count FROM customers c");
}

void GivenMeaningsTest::aTermMeansWhatTheEvidenceSays()
{
    QFETCH(const QByteArray, question);
    QFETCH(const QByteArray, evidence);
    QFETCH(const QByteArray, statement);
    const ShopAnswerer shop("sqlite");
    const QuestionReading reading = shop.read(question.toStdString(), evidence.toStdString());
    QCOMPARE(joined(reading.unread), QByteArray());
    QCOMPARE(onOneLine(reading.sql), statement);
}

void GivenMeaningsTest::evidenceAboutOtherThingsChangesNothing_data()
{
    QTest::addColumn<QByteArray>("evidence");
    QTest::newRow("prose") << QByteArray("Revenue excludes returns.");
    QTest::newRow("a term that the question does not have") << QByteArray("punters means customers");
    QTest::newRow("a target that the database does not have") << QByteArray("cancelled refers to orders.nowhere");
    QTest::newRow("a verb without a term") << QByteArray(" means customers");
    QTest::newRow("a verb without a target") << QByteArray("cancelled means ");
    QTest::newRow("an open quote") << QByteArray("'cancelled refers to orders.status = 'paid");
}

void GivenMeaningsTest::evidenceAboutOtherThingsChangesNothing()
{
    QFETCH(const QByteArray, evidence);
    const ShopAnswerer shop("sqlite");
    const QuestionReading with = shop.read("cancelled orders", evidence.toStdString());
    QCOMPARE(onOneLine(with.sql), onOneLine(shop.read("cancelled orders").sql));
}

void GivenMeaningsTest::wordsOfferOtherMeanings()
{
    const ShopAnswerer shop("sqlite");
    const std::vector<WordMeanings> meanings =
        shop.answerer.meanings("prices of products in March 2024", {}, answeringDay);
    QByteArray texts;
    for (const WordMeanings& meaning : meanings)
        texts += (texts.isEmpty() ? "" : "|") + QByteArray::fromStdString(meaning.word.text);
    QCOMPARE(texts, QByteArray("prices|products|in March 2024"));
    QCOMPARE(joined(meanings[0].targets), QByteArray("products.price|order_items.unit_price"));
    QCOMPARE(joined(meanings[2].targets), QByteArray());
}

void GivenMeaningsTest::aWordThatIsNotUnderstoodOffersWhatTheTablesHave()
{
    const ShopAnswerer shop("sqlite");
    const std::vector<WordMeanings> meanings = shop.answerer.meanings("flabbergasted products", {}, answeringDay);
    QCOMPARE(QByteArray::fromStdString(meanings[0].word.kind), QByteArray("unread"));
    QCOMPARE(joined(meanings[0].targets),
             QByteArray("products.id|products.name|products.price|products.category_id|customers|products|categories|"
                        "orders|order_items"));
}

void GivenMeaningsTest::eachMeaningThatIsOfferedCanBeChosen()
{
    const ShopAnswerer shop("sqlite");
    for (const std::string question : {"names of customers", "paid orders from Berlin", "flabbergasted products",
                                       "average discount per category", "price of Desk lamp"}) {
        for (const WordMeanings& meaning : shop.answerer.meanings(question, {}, answeringDay)) {
            for (const std::string& target : meaning.targets) {
                const std::string evidence = withTermMeaning({}, {meaning.word.text, target});
                const auto chosen = shop.answerer.meanings(question, evidence, answeringDay);
                const auto same = std::find_if(chosen.begin(), chosen.end(), [&](const WordMeanings& other) {
                    return other.word.text == meaning.word.text;
                });
                QVERIFY2(same != chosen.end(), evidence.c_str());
                QVERIFY2(joined(same->targets) == joined(meaning.targets), evidence.c_str());
            }
        }
    }
}

void GivenMeaningsTest::whatIsSaidOfATermIsReplaced_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("nothing was said") << QByteArray() << QByteArray("'gold' refers to t.c");
    QTest::newRow("something else was said")
        << QByteArray("Revenue excludes returns.") << QByteArray("Revenue excludes returns.; 'gold' refers to t.c");
    QTest::newRow("another meaning was said")
        << QByteArray("a; 'gold' refers to t.d; b") << QByteArray("a; b; 'gold' refers to t.c");
    QTest::newRow("it was ignored") << QByteArray("'Gold' can be ignored") << QByteArray("'gold' refers to t.c");
    QTest::newRow("a value has a semicolon") << QByteArray("silver refers to t.d = 'a;b'")
                                             << QByteArray("silver refers to t.d = 'a;b'; 'gold' refers to t.c");
}

void GivenMeaningsTest::whatIsSaidOfATermIsReplaced()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QCOMPARE(QByteArray::fromStdString(withTermMeaning(before.toStdString(), {"gold", "t.c"})), after);
    QCOMPARE(QByteArray::fromStdString(withTermMeaning(after.toStdString(), {"gold", "t.c"})), after);
}

QTEST_APPLESS_MAIN(GivenMeaningsTest)
#include "tst_givenmeanings.moc"
