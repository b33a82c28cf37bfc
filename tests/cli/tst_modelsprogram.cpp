// Network models on the command line, with the test's own server.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <csignal>

using program::Outcome;
using querymend::AwaitRelease;
using querymend::chunkedResponse;
using querymend::httpResponse;
using querymend::jsonType;
using querymend::ModelServer;
using querymend::openHead;
using querymend::SendBytes;

namespace {

QByteArray reply(const QByteArray& sql)
{
    return httpResponse(200, jsonType,
                        R"({"choices":[{"message":{"content":")" + sql
                            + R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":1000,"completion_tokens":500}})");
}

} // namespace

class ModelsProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<ModelServer>();
        QVERIFY(m_folder->isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder->filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("QUERYMEND_MODELS", m_folder->filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("TEST_MODEL_KEY", program::modelKey);
        qputenv("HOME", m_folder->path().toUtf8());
        program::writeFile(m_folder->path(), "models.json",
                           R"({"version": 1, "models": [
            {"name": "cloud", "format": "openai", "base_url": ")"
                               + m_server->url().toUtf8() + R"(",
             "model": "small", "levels": {"advanced": "large"}, "key": {"environment": "TEST_MODEL_KEY"},
             "price": {"prompt_per_million": 2, "reply_per_million": 10}, "proxy": "none"}]})");
    }

    void asksCorrectsAndSaysWhatItCost()
    {
        m_server->answer({SendBytes{reply("SELECT wrong FROM orders")}});
        m_server->answer({SendBytes{reply("SELECT id FROM orders")}});
        const Outcome asked = program::run(ask());
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(asked.out.contains("unknown_column") && asked.out.contains("solved"), asked.out.constData());
        QVERIFY2(asked.out.contains("cost  0.0140 USD for 2000 tokens sent and 1000 received"), asked.out.constData());
        QCOMPARE(m_server->requests().size(), 2);
        QVERIFY(m_server->requests().first().contains("\"model\":\"small\""));
        QVERIFY(m_server->requests().first().contains(QByteArray("Bearer ") + program::modelKey));
    }

    void aLevelHasItsModel()
    {
        m_server->answerAlways({SendBytes{reply("SELECT id FROM orders")}});
        QCOMPARE(program::run(ask() << QStringLiteral("--level") << QStringLiteral("advanced")).exitStatus, 0);
        QVERIFY(m_server->requests().first().contains("\"model\":\"large\""));
    }

    void nothingThatIsKeptOrShownHasTheKey_data()
    {
        QTest::addColumn<QByteArray>("response");
        QTest::addColumn<int>("exitStatus");
        QTest::newRow("a run that is solved") << reply("SELECT id FROM orders") << 0;
        QTest::newRow("a reply that repeats the key") << reply(QByteArray("SELECT '") + program::modelKey + "'") << 0;
        QTest::newRow("a failure that repeats the key")
            << httpResponse(401, jsonType,
                            QByteArray("{\"error\":{\"message\":\"Incorrect API key: ") + program::modelKey + "\"}}",
                            QByteArray("X-Echo: ") + program::modelKey + "\r\n")
            << 3;
        QTest::newRow("no answer in the format")
            << httpResponse(200, jsonType, QByteArray("key ") + program::modelKey) << 3;
    }

    void nothingThatIsKeptOrShownHasTheKey()
    {
        QFETCH(QByteArray, response);
        QFETCH(int, exitStatus);
        m_server->answerAlways({SendBytes{response}});
        const QString saved = m_folder->filePath(QStringLiteral("saved.run"));
        const QString log = m_folder->filePath(QStringLiteral("failures.log"));
        const Outcome asked =
            program::run(ask() << QStringLiteral("--json") << QStringLiteral("--verbose") << QStringLiteral("--log")
                               << log << QStringLiteral("--save") << saved);
        QCOMPARE(asked.exitStatus, exitStatus);
        QVERIFY(m_server->requests().first().contains(program::modelKey));
        QByteArray everything = asked.out + asked.err;
        const QString id = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
        for (const char* const format : {"json", "markdown", "html", "otel --with-content"}) {
            const Outcome exported = program::run(
                QStringList{QStringLiteral("runs"), QStringLiteral("export"), id, QStringLiteral("--format")}
                + program::words(format));
            QCOMPARE(exported.exitStatus, 0);
            everything += exported.out + exported.err;
        }
        everything += program::run({QStringLiteral("runs"), QStringLiteral("show"), id}).out;
        everything += program::filesBelow(m_folder->path());
        QVERIFY(everything.contains("model_asked"));
        for (const QByteArray& spelling : {QByteArray(program::modelKey), QByteArray(program::modelKey).toBase64(),
                                           QByteArray(program::modelKey).toHex()})
            QVERIFY2(!everything.contains(spelling), spelling.constData());
    }

    void theTrafficOfARunPlaysAgain()
    {
        m_server->answer({SendBytes{reply("SELECT wrong FROM orders")}});
        m_server->answer(
            {SendBytes{httpResponse(503, jsonType, R"({"error":{"message":"busy"}})", "Retry-After: 0\r\n")}});
        m_server->answer({SendBytes{reply("SELECT id FROM orders")}});
        const QString saved = m_folder->filePath(QStringLiteral("saved.run"));
        const Outcome asked = program::run(ask() << QStringLiteral("--json") << QStringLiteral("--save") << saved);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        m_server.reset();
        QStringList again = ask();
        again[again.indexOf(QStringLiteral("cloud"))] = QStringLiteral("recorded:") + saved;
        const Outcome played = program::run(again << QStringLiteral("--json"));
        QVERIFY2(played.exitStatus == 0, played.err.constData());
        QCOMPARE(trafficIn(played.out), trafficIn(asked.out));
        QCOMPARE(trafficIn(asked.out).size(), 3);
    }

    void controlCStopsTheCall()
    {
        m_server->answerAlways(
            {SendBytes{openHead("text/event-stream") + "data: {\"choices\":[]}\n\n"}, AwaitRelease{}});
        QProcess process;
        process.start(QStringLiteral(QUERYMEND_PROGRAM), ask() << QStringLiteral("--json"));
        QTRY_COMPARE(m_server->requests().size(), 1);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const auto objects = program::objectsOf(process.readAllStandardOutput());
        QCOMPARE(objects.last()[QLatin1String("outcome")].toString(), QStringLiteral("cancelled"));
    }

    void modelsAreListed()
    {
        const Outcome listed = program::run(program::words("models list --json"));
        QCOMPARE(listed.exitStatus, 0);
        const QJsonObject model = program::objectsOf(listed.out).first();
        QCOMPARE(model[QLatin1String("name")].toString(), QStringLiteral("cloud"));
        QCOMPARE(model[QLatin1String("key")].toString(), QStringLiteral("environment TEST_MODEL_KEY"));
        QVERIFY(program::run(program::words("models")).out.contains("cloud  small (openai, "));
    }

    void aModelIsTested()
    {
        m_server->answer({SendBytes{
            httpResponse(200, jsonType, R"({"data":[{"id":"small","max_model_len":8192},{"id":"large"}]})")}});
        m_server->answer({SendBytes{reply("SELECT 1")}});
        const Outcome tested = program::run(program::words("models test cloud --json"));
        QVERIFY2(tested.exitStatus == 0, tested.err.constData());
        const QJsonObject result = program::objectsOf(tested.out).first();
        QVERIFY(result[QLatin1String("ok")].toBool());
        QCOMPARE(result[QLatin1String("reply")].toString(), QStringLiteral("SELECT 1"));
        QCOMPARE(result[QLatin1String("prompt_tokens")].toInt(), 1000);
        QCOMPARE(result[QLatin1String("context_tokens")].toInt(), 8192);
    }

    void aTestTellsTheContextThatTheServerTold_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("told"); // in response to another question; empty if none is asked
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("llama.cpp, asked for its properties")
            << QByteArray("llamacpp") << QByteArray(R"({"data":[{"id":"small"}]})")
            << QByteArray(R"({"default_generation_settings":{"n_ctx":4096},"total_slots":1})")
            << QByteArray("its context     4096 tokens");
        QTest::newRow("Ollama, asked for the model")
            << QByteArray("ollama") << QByteArray(R"({"models":[{"name":"small"}]})")
            << QByteArray(R"({"model_info":{"general.architecture":"qwen2","qwen2.context_length":32768}})")
            << QByteArray("its context     32768 tokens");
        QTest::newRow("one that does not tell")
            << QByteArray("openai") << QByteArray(R"({"data":[{"id":"small"}]})") << QByteArray() << QByteArray();
    }

    void aTestTellsTheContextThatTheServerTold()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, list);
        QFETCH(QByteArray, told);
        QFETCH(QByteArray, shown);
        program::writeFile(m_folder->path(), "models.json",
                           R"({"version": 1, "models": [{"name": "home", "format": ")" + format + R"(", "base_url": ")"
                               + m_server->url().toUtf8() + R"(", "model": "small", "proxy": "none"}]})");
        m_server->answer({SendBytes{httpResponse(200, jsonType, list)}});
        if (!told.isEmpty())
            m_server->answer({SendBytes{httpResponse(200, jsonType, told)}});
        const QByteArray answer = format == "ollama"
            ? QByteArray(R"({"message":{"content":"SELECT 1"},"done":true,"done_reason":"stop"})")
            : QByteArray(R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"stop"}]})");
        m_server->answer({SendBytes{httpResponse(200, jsonType, answer)}});
        const Outcome tested = program::run(program::words("models test home"));
        QVERIFY2(tested.exitStatus == 0, (tested.out + tested.err).constData());
        QVERIFY2(tested.out.contains(shown), tested.out.constData());
        QCOMPARE(tested.out.contains("its context"), !shown.isEmpty());
        QCOMPARE(m_server->requests().size(), qsizetype{told.isEmpty() ? 2 : 3});
    }

    void aFailedTestSaysWhatToDo()
    {
        m_server->answerAlways({SendBytes{httpResponse(401, jsonType, R"({"error":{"message":"no such key"}})")}});
        const Outcome tested = program::run(program::words("models test cloud"));
        QCOMPARE(tested.exitStatus, 3);
        QVERIFY2(tested.out.contains("auth: HTTP 401: no such key") && tested.out.contains("Is the key correct"),
                 tested.out.constData());
    }

    void aKeyForAStoreThatIsNotThereIsNotLost()
    {
        // A missing bus has no key store; the user's own store is left alone.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
        const Outcome kept = program::run(program::words("models key cloud"), QByteArray(program::modelKey) + "\n");
        QCOMPARE(kept.exitStatus, 3);
        QVERIFY2(kept.err.contains("key store"), kept.err.constData());
        QVERIFY(!(kept.out + kept.err).contains(program::modelKey));
    }

    void aLocalServerIsFound()
    {
        m_server->answerAlways({SendBytes{httpResponse(200, jsonType, R"({"models":[{"name":"qwen"}]})")}});
        const Outcome found = program::run({QStringLiteral("models"), QStringLiteral("find"), QStringLiteral("--json"),
                                            QStringLiteral("--at"), m_server->url()});
        QCOMPARE(found.exitStatus, 0);
        QVERIFY2(found.out.contains(R"({"format":"ollama","base_url":")" + m_server->url().toUtf8()
                                    + R"(","models":["qwen"],"kind":"Ollama"})"),
                 found.out.constData());
    }

    void isTold_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& words, int status, const char* says) {
            QTest::newRow(name) << words << status << QByteArray(says);
        };
        row("a model that is misspelt", program::words("models test clod"), 2, "'cloud'");
        row("a test of nothing", program::words("models test"), 2, "needs the name");
        row("no key", program::words("models key cloud"), 2, "standard input, which is empty");
        row("a list of something", program::words("models list cloud"), 2, "takes no names");
        row("an unknown word", program::words("models tst"), 2, "'test'");
        row("a key that is not there",
            program::words("ask --db sqlite::memory: --model cloud --question q --key-env NO_SUCH_KEY"), 3,
            "NO_SUCH_KEY is not set");
    }

    void isTold()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exitStatus);
        QFETCH(QByteArray, says);
        const Outcome outcome = program::run(words);
        QCOMPARE(outcome.exitStatus, exitStatus);
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

    void aBrokenFileIsToldOf()
    {
        program::writeFile(m_folder->path(), "models.json", "{\"version\": 1,\n\"models\": }");
        const Outcome outcome = program::run(program::words("models"));
        QCOMPARE(outcome.exitStatus, 3);
        QVERIFY2(outcome.err.contains("models.json: line 2"), outcome.err.constData());
    }

private:
    [[nodiscard]] QStringList ask() const
    {
        return {QStringLiteral("ask"),
                QStringLiteral("--db"),
                QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"),
                QStringLiteral("cloud"),
                QStringLiteral("--question"),
                QStringLiteral("Which orders are there?")};
    }

    static QList<QJsonArray> trafficIn(const QByteArray& lines)
    {
        QList<QJsonArray> traffic;
        for (const QJsonObject& event : program::objectsOf(lines)) {
            if (!event[QLatin1String("traffic")].toArray().isEmpty())
                traffic << event[QLatin1String("traffic")].toArray();
        }
        return traffic;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ModelServer> m_server;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
};

QTEST_GUILESS_MAIN(ModelsProgramTest)

#include "tst_modelsprogram.moc"
