// Streams in records: without what their lines share, and without losing a byte.

#include "streamsamples.h"

#include "run/eventrecord.h"
#include "run/streamrecord.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace querymend {

namespace {

RunEvent replyWith(const std::string& body)
{
    ModelTraffic traffic;
    traffic.request = "POST http://localhost:8080/v1/chat/completions";
    traffic.status = 200;
    traffic.body = body;
    return {"r", 1, 0, ModelReplied{EffectId{1}, {}, "SELECT 1", {}, {}, {traffic}}};
}

} // namespace

class StreamRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isFolded");
        const auto row = [](const char* name, const std::string& text, bool isFolded) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << isFolded;
        };
        row("a stream", thinking(300), true);
        row("a stream that breaks off", thinking(300).substr(0, 60'001), true);
        row("lines of JSON with times", ollamaLines(300), true);
        std::string withCr = thinking(300);
        for (std::size_t at = 0; (at = withCr.find('\n', at)) != std::string::npos; at += 2)
            withCr.insert(at, "\r");
        row("lines that end in CR LF", withCr, true);
        row("a short text", chunk("\"content\":\"x\""), false);
        row("nothing", "", false);
        row("one long line", std::string(10'000, 'x'), false);
        row(
            "characters that begin alike",
            [] {
                std::string text;
                for (int i = 0; i < 500; ++i)
                    text += "data: common beginning of the line \xD0" + std::string(1, static_cast<char>(0x90 + i % 32))
                        + " and its end, which is common too\n";
                return text;
            }(),
            true);
        row("bytes that are not UTF-8", std::string(5000, '\xFF'), false);
    }

    void nothingIsLost()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isFolded);
        const auto folded = foldedStream(text.toStdString());
        QCOMPARE(folded.has_value(), isFolded);
        if (folded) {
            const std::string written = folded->dump(); // throws if a character was split
            const auto read = unfoldedStream(nlohmann::json::parse(written));
            QVERIFY(read);
            QCOMPARE(QByteArray::fromStdString(*read), text);
            QVERIFY(written.size() < static_cast<std::size_t>(text.size()) / 2);
        }
        const auto record = readRecord(toRecord(replyWith(text.toStdString())));
        QVERIFY(record.ok());
        QCOMPARE(QByteArray::fromStdString(std::get<ModelReplied>(record->body).traffic.at(0).body), text);
    }

    void aRunOfThinkingIsSmall_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("as events") << QByteArray::fromStdString(thinking(8000));
        QTest::newRow("as lines of JSON") << QByteArray::fromStdString(ollamaLines(8000));
    }

    void aRunOfThinkingIsSmall()
    {
        QFETCH(QByteArray, body);
        const std::string record = toRecord(replyWith(body.toStdString()));
        qInfo("%lld bytes received, %zu bytes recorded", static_cast<long long>(body.size()), record.size());
        QVERIFY(record.size() < std::size_t{1'000'000});
    }

    void whatIsNotSuchARecordIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char* name, const char* json) { QTest::newRow(name) << QByteArray(json); };
        row("no lines", "{\"base64\":\"AA==\"}");
        row("lines that are none", "{\"lines\":\"x\"}");
        row("a line of another kind", "{\"lines\":[3]}");
        row("a part of another kind", "{\"lines\":[[3]]}");
        row("a part beyond the line before", "{\"lines\":[\"abc\",[[1,3]]]}");
        row("a part before it", "{\"lines\":[\"abc\",[[-1,2]]]}");
        row("a part of nothing", "{\"lines\":[[[0,1]]]}");
    }

    void whatIsNotSuchARecordIsRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!unfoldedStream(nlohmann::json::parse(json.toStdString())));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::StreamRecordTest)
#include "tst_streamrecord.moc"
