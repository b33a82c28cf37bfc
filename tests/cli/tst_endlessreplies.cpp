// Model servers that send without end: the program's memory and records stay small, and truncation is reported.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"
#include "support/wirescripts.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <algorithm>

using namespace querymend;

namespace {

constexpr qint64 mostMemory = qint64{64} << 10U; // KiB more than for an ordinary question
constexpr qint64 mostKept = qint64{2} << 20U;

/// The output and the resources of one run of the program.
struct Cost {
    QByteArray out;
    QByteArray err;
    qint64 memory = 0; ///< peak, in KiB
    qint64 kept = 0;   ///< bytes in the store
    bool isOver = false;
};

/// The peak memory of a process in KiB; `before` if it has ended.
qint64 memoryPeak(const QProcess& process, qint64 before)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process.processId()));
    const QByteArray status = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const qsizetype at = status.indexOf("VmHWM:");
    return at < 0 ? before : status.mid(at + 6, status.indexOf("kB", at) - at - 6).trimmed().toLongLong();
}

/// Deflated as in HTTP: zlib's format without Qt's length prefix.
QByteArray packed(const QByteArray& bytes)
{
    return qCompress(bytes, 9).mid(4);
}

QByteArray head(const QByteArray& contentType, const QByteArray& headers = {})
{
    return openHead(contentType, headers);
}

/// One message of a stream, with the part that each format puts into it.
struct Part {
    QByteArray openai;
    QByteArray anthropic;
    QByteArray ollama;
};

QByteArray messageOf(const QByteArray& format, const Part& part)
{
    if (format == "ollama")
        return "{\"message\":{" + part.ollama + "},\"done\":false}\n";
    if (format == "anthropic")
        return "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,\"delta\":{"
            + part.anthropic + "}}\n\n";
    return "data: {\"choices\":[{\"delta\":{" + part.openai + "}}]}\n\n";
}

QByteArray message(const QByteArray& format, const QByteArray& text)
{
    const QByteArray quoted = '"' + text + '"';
    return messageOf(format,
                     {"\"content\":" + quoted, "\"type\":\"text_delta\",\"text\":" + quoted, "\"content\":" + quoted});
}

QByteArray thought(const QByteArray& format, const QByteArray& text)
{
    const QByteArray quoted = '"' + text + '"';
    return messageOf(format,
                     {"\"reasoning_content\":" + quoted, "\"type\":\"thinking_delta\",\"thinking\":" + quoted,
                      "\"thinking\":" + quoted});
}

/// A message that is valid in the format but of which nothing is kept.
QByteArray call(const QByteArray& format, const QByteArray& text)
{
    const QByteArray quoted = '"' + text + '"';
    const QByteArray function = "\"tool_calls\":[{\"function\":{\"arguments\":" + quoted + "}}]";
    return messageOf(format, {function, "\"type\":\"input_json_delta\",\"partial_json\":" + quoted, function});
}

} // namespace

class EndlessRepliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_database.ok());
        ModelServer server;
        server.answerAlways({SendBytes{head("text/event-stream") + message("openai", "SELECT id FROM orders")
                                       + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
                                         "data: [DONE]\n\n"},
                             CloseConnection{}});
        const Cost usual = costOf(server, "openai");
        QVERIFY2(usual.isOver && usual.out.contains("\"solved\""), (usual.out + usual.err).constData());
        QVERIFY2(usual.memory > 0, "this system does not tell how much memory a process has");
        m_base = usual.memory;
    }

    void costLittle_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<ServerScript>("script");
        const QByteArray much(1000, 'a');
        const QByteArray more(64 << 10, 'a');
        for (const QByteArray format : {"openai", "anthropic", "ollama", "llamacpp"}) {
            const QByteArray type = format == "ollama" ? "application/x-ndjson" : "text/event-stream";
            const QByteArray open = head(type);
            const auto row = [&](const char* sentence, const ServerScript& script) {
                QTest::addRow("%s: %s", format.constData(), sentence) << format << script;
            };
            row("text", {SendBytes{open}, SendWithoutEnd{message(format, much)}});
            row("text in the smallest pieces", {SendBytes{open}, SendWithoutEnd{message(format, "a")}});
            row("control characters",
                {SendBytes{open}, SendWithoutEnd{message(format, QByteArray("\\u0001").repeated(50))}});
            row("thoughts", {SendBytes{open}, SendWithoutEnd{thought(format, much)}});
            row("calls of tools", {SendBytes{open}, SendWithoutEnd{call(format, much)}});
            row("one line", {SendBytes{open + message(format, "a").chopped(8)}, SendWithoutEnd{more}});
            row("one answer at once",
                {SendBytes{head("application/json") + "{\"choices\":[{\"message\":{\"content\":\""},
                 SendWithoutEnd{more}});
            row("small values", {SendBytes{head("application/json") + "{\"a\":["}, SendWithoutEnd{"0,[],{},\"\","}});
            row("blank lines", {SendBytes{open}, SendWithoutEnd{QByteArray(64 << 10, '\n')}});
            row("chunks",
                {SendBytes{"HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nTransfer-Encoding: chunked\r\n\r\n"},
                 SendWithoutEnd{"3e8\r\n" + much + "\r\n"}});
            row("text that was packed",
                {SendBytes{head(type, "Content-Encoding: deflate\r\n")
                           + packed(message(format, much).repeated(100'000))},
                 CloseConnection{}});
            row("one line that was packed",
                {SendBytes{head(type, "Content-Encoding: deflate\r\n")
                           + packed(message(format, QByteArray(64 << 20, 'a')))},
                 CloseConnection{}});
        }
        const QByteArray type = "text/event-stream";
        const auto row = [&](const char* sentence, const ServerScript& script) {
            QTest::newRow(sentence) << QByteArray("openai") << script;
        };
        row("comments of events", {SendBytes{head(type)}, SendWithoutEnd{": still there\n\n"}});
        row("keys of an object that is no answer",
            {SendBytes{head("application/json") + '{'}, SendWithoutEnd{"\"k\":\"\",\"kk\":\"\","}});
        row("as many values as one body may have",
            {SendBytes{head("application/json") + "{\"a\":[" + QByteArray("0,").repeated((1 << 20) - 20) + "0]}"},
             CloseConnection{}});
        row("a page", {SendBytes{head("text/html") + "<html>"}, SendWithoutEnd{more}});
        for (const char* const status : {"401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"", "401 Unauthorized",
                                         "403 Forbidden", "500 Error", "302 Found\r\nLocation: /again",
                                         "307 Temporary Redirect\r\nLocation: http://127.0.0.1:9/"}) {
            row(status,
                {SendBytes{QByteArray("HTTP/1.1 ") + status + "\r\nContent-Type: text/plain\r\n\r\n"},
                 SendWithoutEnd{more}});
        }
        row("an address to go on to",
            {SendBytes{"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/" + QByteArray(1 << 20, 'a')
                       + "\r\nContent-Length: 0\r\n\r\n"},
             CloseConnection{}});
        row("a head of a megabyte",
            {SendBytes{"HTTP/1.1 200 OK\r\n" + QByteArray("X-Filler: " + much + "\r\n").repeated(1000)
                       + "Content-Length: 0\r\n\r\n"},
             CloseConnection{}});
    }

    void costLittle()
    {
        QFETCH(QByteArray, format);
        QFETCH(ServerScript, script);
        ModelServer server;
        server.answerAlways(script);
        const Cost cost = costOf(server, format);
        QVERIFY2(cost.isOver, (cost.out.left(4000) + cost.err).constData());
        QVERIFY2(cost.out.contains("\"model_failed\""), cost.out.left(4000).constData());
        const QByteArray took = QByteArray::number(cost.memory - m_base) + " KiB of memory, "
            + QByteArray::number(cost.kept) + " bytes of the store";
        QVERIFY2(cost.memory - m_base < mostMemory && cost.kept < mostKept, took.constData());
        qInfo("%s", took.constData());
    }

    void whatWasCutIsSaid()
    {
        QByteArray distinct; // so that it is not stopped as a repetition
        for (int i = 1000; i < 1500; ++i)
            distinct += QByteArray::number(i);
        ModelServer server;
        server.answerAlways({SendBytes{head("text/event-stream") + "data: {\"beginning\":1}\n\n"},
                             SendWithoutEnd{thought("openai", distinct)}});
        const Cost cost = costOf(server, "openai");
        QVERIFY(cost.isOver);
        const QList<QJsonObject> events = program::objectsOf(cost.out);
        const auto failed = std::find_if(events.begin(), events.end(), [](const QJsonObject& event) {
            return event[QLatin1String("type")].toString() == QLatin1String("model_failed");
        });
        QVERIFY(failed != events.end());
        const QString message = (*failed)[QLatin1String("message")].toString();
        QVERIFY2(message.contains(QLatin1String("longer than 2 MiB")), qPrintable(message));
        const QJsonObject traffic = (*failed)[QLatin1String("traffic")].toArray().first().toObject();
        const QJsonObject cut = traffic[QLatin1String("cut")].toObject();
        const QJsonArray lines = traffic[QLatin1String("body")].toObject()[QLatin1String("lines")].toArray();
        QVERIFY(cut[QLatin1String("bytes")].toInteger() > 1'000'000);
        const qint64 at = cut[QLatin1String("at")].toInteger();
        QVERIFY(at > 0 && at < mostKept);
        QVERIFY(!lines.isEmpty());
        QCOMPARE(lines.first().toString(), QStringLiteral("data: {\"beginning\":1}"));
    }

private:
    Cost costOf(const ModelServer& server, const QByteArray& format) const
    {
        const QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("runs.db"));
        program::writeFile(folder.path(), "models.json",
                           "{\"version\": 1, \"models\": [{\"name\": \"tested\", \"format\": \"" + format
                               + "\", \"base_url\": \"" + server.url().toUtf8()
                               + "\", \"model\": \"small\", \"proxy\": \"none\"}]}");
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QUERYMEND_STORE"), store);
        environment.insert(QStringLiteral("QUERYMEND_MODELS"), folder.filePath(QStringLiteral("models.json")));
        environment.insert(QStringLiteral("HOME"), folder.path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(QUERYMEND_PROGRAM),
                      {QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://") + m_database.path(),
                       QStringLiteral("--model"), QStringLiteral("tested"), QStringLiteral("--question"),
                       QStringLiteral("Which orders are there?"), QStringLiteral("--json")});
        Cost cost;
        constexpr int looks = 6000;
        for (int i = 0; i < looks && !cost.isOver; ++i) {
            cost.memory = memoryPeak(process, cost.memory);
            cost.isOver = process.waitForFinished(10);
        }
        process.kill();
        process.waitForFinished();
        cost.out = process.readAllStandardOutput();
        cost.err = process.readAllStandardError();
        cost.kept = program::filesBelow(folder.path()).size();
        return cost;
    }

    SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    qint64 m_base = 0;
};

QTEST_GUILESS_MAIN(EndlessRepliesTest)
#include "tst_endlessreplies.moc"
