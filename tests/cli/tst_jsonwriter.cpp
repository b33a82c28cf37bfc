#include "jsonlines/jsonwriter.h"

#include <QTest>

#include <limits>

using namespace querymend;

class JsonWriterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void containersNest();
    void textsAreEscaped_data();
    void textsAreEscaped();
    void numbersAreJson_data();
    void numbersAreJson();
};

void JsonWriterTest::containersNest()
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("a");
    json.beginArray();
    json.integer(-1);
    json.null();
    json.beginObject();
    json.endObject();
    json.beginArray();
    json.endArray();
    json.endArray();
    json.key("b");
    json.boolean(true);
    json.key("c");
    json.texts({"x", "y"});
    json.key("d");
    json.raw("1e400");
    json.endObject();
    QCOMPARE(out, std::string(R"({"a": [-1, null, {}, []], "b": true, "c": ["x", "y"], "d": 1e400})"));
}

void JsonWriterTest::textsAreEscaped_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("plain") << QByteArray("abc") << QByteArray(R"("abc")");
    QTest::newRow("empty") << QByteArray("") << QByteArray(R"("")");
    QTest::newRow("quotes and backslashes") << QByteArray("a\"b\\") << QByteArray(R"("a\"b\\")");
    QTest::newRow("ends of lines") << QByteArray("a\r\n\tb") << QByteArray(R"("a\r\n\tb")");
    QTest::newRow("other control characters") << QByteArray("\x1b\0", 2) << QByteArray(R"("\u001b\u0000")");
    QTest::newRow("beyond ASCII") << QByteArray("é€😀") << QByteArray("\"é€😀\"");
    QTest::newRow("not UTF-8") << QByteArray("a\xff") << QByteArray("\"a\xef\xbf\xbd\"");
}

void JsonWriterTest::textsAreEscaped()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, json);
    std::string out;
    JsonWriter(out).text(std::string_view(text.constData(), size_t(text.size())));
    QCOMPARE(QByteArray::fromStdString(out), json);
}

void JsonWriterTest::numbersAreJson_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("whole") << 1.0 << QByteArray("1");
    QTest::newRow("with digits after the point") << 0.655 << QByteArray("0.655");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("null");
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << QByteArray("null");
}

void JsonWriterTest::numbersAreJson()
{
    QFETCH(double, number);
    QFETCH(QByteArray, json);
    std::string out;
    JsonWriter(out).real(number);
    QCOMPARE(QByteArray::fromStdString(out), json);
}

QTEST_APPLESS_MAIN(JsonWriterTest)
#include "tst_jsonwriter.moc"
