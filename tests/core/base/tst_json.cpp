#include "base/json.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace querymend;

class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAValue();
    void saysWhereTextIsNotJson_data();
    void saysWhereTextIsNotJson();
    void writesOneLine();
    void replacesBytesThatAreNotUtf8();
    void keepsTheOrderOfKeys();
};

void JsonTest::readsAValue()
{
    const auto parsed = parseJson(R"( {"a": [1, "two", null], "b": {"c": true}} )");
    QVERIFY(parsed.ok());
    QCOMPARE(parsed.value().at("a").at(0).get<int>(), 1);
    QVERIFY(parsed.value().at("a").at(1) == "two");
    QVERIFY(parsed.value().at("a").at(2).is_null());
    QCOMPARE(parsed.value().at("b").at("c").get<bool>(), true);
}

void JsonTest::saysWhereTextIsNotJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("byte");

    QTest::newRow("empty text") << QByteArray("") << 1;
    QTest::newRow("a word that is no literal") << QByteArray("nope") << 2;
    QTest::newRow("cut in the middle of an object") << QByteArray(R"({"a": 1)") << 8;
    QTest::newRow("a trailing comma") << QByteArray("[1,]") << 4;
    QTest::newRow("something after the value") << QByteArray("{} x") << 4;
    QTest::newRow("a number that no double can hold") << QByteArray("[1, 1e999]") << 5;
    QTest::newRow("a string that is not UTF-8") << QByteArray("\"\xFF\"") << 2;
}

void JsonTest::saysWhereTextIsNotJson()
{
    QFETCH(QByteArray, text);
    QFETCH(int, byte);
    const auto parsed = parseJson({text.constData(), static_cast<std::size_t>(text.size())});
    QVERIFY(!parsed.ok());
    QCOMPARE(static_cast<int>(parsed.error().offset) + 1, byte);
    QVERIFY(!parsed.error().reason.empty());
}

void JsonTest::writesOneLine()
{
    const nlohmann::ordered_json value{{"text", "line one\nline two\t\"quoted\""}, {"list", {1, 2}}};
    QCOMPARE(QByteArray::fromStdString(toJsonLine(value)),
             QByteArray(R"({"text":"line one\nline two\t\"quoted\"","list":[1,2]})"));
}

void JsonTest::replacesBytesThatAreNotUtf8()
{
    const nlohmann::ordered_json value = std::string("caf\xE9!");
    QCOMPARE(QByteArray::fromStdString(toJsonLine(value)), QByteArray("\"caf\xEF\xBF\xBD!\""));
}

void JsonTest::keepsTheOrderOfKeys()
{
    nlohmann::ordered_json value;
    value["z"] = 1;
    value["a"] = 2;
    QCOMPARE(QByteArray::fromStdString(toJsonLine(value)), QByteArray(R"({"z":1,"a":2})"));
}

QTEST_APPLESS_MAIN(JsonTest)
#include "tst_json.moc"
