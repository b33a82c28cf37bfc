#include "answering.h"

using namespace querymend;
using namespace querymend::test;

namespace {

/// Two tables that a question may mean alike: both have a city.
constexpr auto offices = R"j({"database":"firm","tables":[
    {"name":"branches","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},{"name":"name","type":"TEXT","not_null":true},
        {"name":"city","type":"TEXT"}]},
    {"name":"shipments","primary_key":["id"],"columns":[
        {"name":"id","type":"INTEGER","not_null":true,"primary_key":true},
        {"name":"branch_id","type":"INTEGER","not_null":true},
        {"name":"origin_city","type":"TEXT"},{"name":"target_city","type":"TEXT"},{"name":"weight","type":"INTEGER"}],
     "foreign_keys":[{"columns":["branch_id"],"references":{"table":"branches","columns":["id"]}}]}]})j";

} // namespace

/// Readings of a question that are almost equally likely.
class CloseReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReadingListsWhatOthersTakeOtherwise();
    void aClearQuestionHasNoOthers_data();
    void aClearQuestionHasNoOthers();
    void wordsThatAllTakeAlikeAreNotToldApart();
};

void CloseReadingsTest::aReadingListsWhatOthersTakeOtherwise()
{
    const Catalog catalog(schemaFrom(offices), dialectNamed("sqlite")->syntax.names);
    const ValueIndex values({{columnNamed(catalog, "shipments", "origin_city"), {"Rome", "Turin"}},
                             {columnNamed(catalog, "shipments", "target_city"), {"Rome", "Turin"}}});
    const Answerer answerer(catalog, *dialectNamed("sqlite"), values);
    const std::vector<QuestionReading> readings = answerer.read("number of shipments in Rome", {}, answeringDay);
    QCOMPARE(readings.front().others.size(), std::size_t{1});
    QCOMPARE(textOf(readings.front().others.front()), std::string("Rome: shipments.target_city = Rome"));
    QVERIFY(readings.size() > 1);
    QCOMPARE(onOneLine(readings[1].sql),
             QByteArray("SELECT COUNT(*) AS shipment_count FROM shipments s WHERE s.target_city = 'Rome'"));
    QVERIFY(readings[1].others.empty());
}

void CloseReadingsTest::aClearQuestionHasNoOthers_data()
{
    QTest::addColumn<QByteArray>("question");
    for (const char* const question : {"How many customers do we have?", "customers from Berlin", "names of products",
                                       "average price of products", "top 5 customers by orders", "orders by status"})
        QTest::newRow(question) << QByteArray(question);
}

void CloseReadingsTest::aClearQuestionHasNoOthers()
{
    QFETCH(QByteArray, question);
    const QuestionReading reading = ShopAnswerer("sqlite").read(question.toStdString());
    QVERIFY(!reading.sql.empty());
    QVERIFY(reading.others.empty());
}

void CloseReadingsTest::wordsThatAllTakeAlikeAreNotToldApart()
{
    const ReadWord shared{"products", "table", "products"};
    const std::vector<std::vector<ReadWord>> readings{{shared, {"cost", "column", "products.price"}},
                                                      {shared, {"cost", "column", "order_items.unit_price"}}};
    const std::vector<WordsApart> apart = wordsApart(readings);
    QCOMPARE(apart.size(), std::size_t{2});
    QCOMPARE(textOf(apart[0]), std::string("cost: products.price"));
    QCOMPARE(textOf(apart[1]), std::string("cost: order_items.unit_price"));
}

QTEST_APPLESS_MAIN(CloseReadingsTest)
#include "tst_closereadings.moc"
