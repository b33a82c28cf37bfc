#include "jsonlines/jsonscanner.h"
#include "jsonlines/jsontext.h"

#include <QTest>

#include <array>

using namespace querymend;

namespace {

const QByteArray notThere("(not there)");

} // namespace

class JsonScannerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void membersComeAsWritten_data();
    void membersComeAsWritten();
    void whatIsNoObjectIsRefused_data();
    void whatIsNoObjectIsRefused();
    void whatWasFoundBeforeAMistakeStays();
    void depthDoesNotMatter();
    void texts_data();
    void texts();
};

void JsonScannerTest::membersComeAsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char* title, const char* text, const QByteArray& id) {
        QTest::newRow(title) << QByteArray(text) << id;
    };
    row("a number keeps its digits", R"({"id": 1.50e+3})", "1.50e+3");
    row("a number that no double holds", R"({"id":123456789012345678901234567890})", "123456789012345678901234567890");
    row("a negative zero", R"({"id":-0})", "-0");
    row("a text keeps its escapes", R"({"id":"\u0041\/b"})", R"("\u0041\/b")");
    row("null", R"({"id":null})", "null");
    row("a list with its blanks", R"({"id" : [1,  {"id": 2} ] , "x":1})", R"([1,  {"id": 2} ])");
    row("an empty object", R"({"id":{}})", "{}");
    row("an empty list", R"({"x":[],"id":[]})", "[]");
    row("blanks all around", " \t{ \"id\" :\r true } \n", "true");
    row("the last of two", R"({"id":1,"id":2})", "2");
    row("not the one inside another", R"({"x":{"id":1}})", notThere);
    row("a key with an escape", R"({"\u0069d":7})", "7");
    row("no member", "{}", notThere);
    row("a key that is longer", R"({"idx":1})", notThere);
}

void JsonScannerTest::membersComeAsWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, id);
    std::array wanted{WantedMember{"id"}, WantedMember{"sql"}};
    const auto problem = scanObject(std::string_view(text.constData(), size_t(text.size())), wanted);
    QVERIFY2(!problem, problem ? problem->reason.c_str() : "");
    const std::string_view value = wanted[0].value;
    QCOMPARE(value.empty() ? notThere : QByteArray(value.data(), qsizetype(value.size())), id);
    QVERIFY(wanted[1].value.empty());
}

void JsonScannerTest::whatIsNoObjectIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("byte");
    const auto row = [](const char* title, const QByteArray& text, int byte) { QTest::newRow(title) << text << byte; };
    row("nothing", "", 0);
    row("only blanks", "  ", 2);
    row("a list", "[]", 0);
    row("a text", "\"a\"", 0);
    row("not closed", R"({"a":1)", 6);
    row("a comma too many", R"({"a":1,})", 7);
    row("a comma too few", R"({"a":1 "b":2})", 7);
    row("no colon", R"({"a" 1})", 5);
    row("no value", R"({"a":})", 5);
    row("a key without quotes", "{a:1}", 1);
    row("single quotes", "{'a':1}", 1);
    row("the wrong bracket", R"({"a":[1}})", 7);
    row("something after it", R"({"a":1} {)", 8);
    row("a number that begins with a plus", R"({"a":+1})", 5);
    row("a number that begins with a zero", R"({"a":01})", 6);
    row("a number that ends with a point", R"({"a":1.})", 7);
    row("an exponent without digits", R"({"a":1e})", 7);
    row("a word that JSON does not have", R"({"a":NaN})", 5);
    row("half a word", R"({"a":tru})", 5);
    row("a text that is not closed", R"({"a":"b)", 7);
    row("an unknown escape", R"({"a":"\x41"})", 7);
    row("an escape cut short", R"({"a":"\u00"})", 7);
    row("a backslash at the end", R"({"a":"\)", 7);
    row("a control character", QByteArray("{\"a\":\"\t\"}"), 6);
    row("a NUL", QByteArray("{\"a\":\0}", 7), 5);
    row("a comment", R"({"a":1 /* one */})", 7);
}

void JsonScannerTest::whatIsNoObjectIsRefused()
{
    QFETCH(QByteArray, text);
    const auto problem = scanObject(std::string_view(text.constData(), size_t(text.size())), {});
    QVERIFY(problem);
    QVERIFY(!problem->reason.empty());
    QTEST(static_cast<int>(problem->byte), "byte");
}

void JsonScannerTest::whatWasFoundBeforeAMistakeStays()
{
    std::array wanted{WantedMember{"id"}};
    QVERIFY(scanObject(R"({"id": 17, "sql": SELECT})", wanted));
    QCOMPARE(wanted[0].value, "17");
}

void JsonScannerTest::depthDoesNotMatter()
{
    constexpr std::size_t depth = 2'000'000;
    const std::string id = std::string(depth, '[') + std::string(depth, ']');
    const std::string text = "{\"id\":" + id + '}';
    std::array wanted{WantedMember{"id"}};
    QVERIFY(!scanObject(text, wanted));
    QCOMPARE(wanted[0].value.size(), id.size());
}

void JsonScannerTest::texts_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("text"); // null: no string
    const auto row = [](const char* title, const char* value, const QByteArray& text) {
        QTest::newRow(title) << QByteArray(value) << text;
    };
    row("plain", R"("abc")", "abc");
    row("empty", R"("")", "");
    row("short escapes", R"("\"\\\/\b\f\n\r\t")", "\"\\/\b\f\n\r\t");
    row("one byte", R"("\u0041x")", "Ax");
    row("two bytes", R"("\u00e9x")", "éx");
    row("three bytes", R"("\u20ACx")", "€x");
    row("a pair", R"("\ud83d\ude00x")", "😀x");
    row("NUL", R"("\u0000")", QByteArray("\0", 1));
    row("the first half alone", R"("\ud83d")", QByteArray());
    row("the first half before something else", R"("\ud83d\u0041")", QByteArray());
    row("the second half alone", R"("\ude00")", QByteArray());
    row("a number", "12", QByteArray());
    row("null", "null", QByteArray());
}

void JsonScannerTest::texts()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, text);
    const auto made = textOfJson(value.toStdString());
    QCOMPARE(made.has_value(), !text.isNull());
    if (made)
        QCOMPARE(QByteArray::fromStdString(*made), text);
}

QTEST_APPLESS_MAIN(JsonScannerTest)
#include "tst_jsonscanner.moc"
