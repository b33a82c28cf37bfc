// Models that cannot be used, or not yet, on the command line: exit status, words, and nothing from Qt.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::Outcome;
using querymend::chunkedResponse;
using querymend::CloseConnection;
using querymend::httpResponse;
using querymend::jsonType;
using querymend::ModelServer;
using querymend::openHead;
using querymend::ResetConnection;
using querymend::SendBytes;
using querymend::ServerScript;

namespace {

QByteArray reply(const QByteArray& text)
{
    return httpResponse(200, jsonType,
                        "{\"choices\":[{\"message\":{\"content\":\"" + text + "\"},\"finish_reason\":\"stop\"}]}");
}

ServerScript status(int number, const QByteArray& body)
{
    return {SendBytes{httpResponse(number, jsonType, body)}};
}

} // namespace

class UnusableModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<ModelServer>();
        QVERIFY(m_folder->isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder->filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("QUERYMEND_MODELS", m_folder->filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("HOME", m_folder->path().toUtf8());
        writeModel({});
    }

    void aModelThatCannotBeUsedIsStatusThree_data()
    {
        QTest::addColumn<ServerScript>("script");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a wrong key") << status(401, "{\"error\":{\"message\":\"no such key\"}}")
                                     << QByteArray("auth: HTTP 401: no such key");
        QTest::newRow("a connection that is reset")
            << ServerScript{SendBytes{openHead("text/event-stream") + "data: {\"choices\":[]}\n\n"}, ResetConnection{}}
            << QByteArray("the model failed: cut_off: ");
        QTest::newRow("a connection that is reset at once")
            << ServerScript{ResetConnection{}} << QByteArray("the model failed: ");
        QTest::newRow("an answer that is not JSON")
            << ServerScript{SendBytes{httpResponse(200, "text/plain", "It works!")}}
            << QByteArray("wrong_server: The server's answer is not JSON");
    }

    void aModelThatCannotBeUsedIsStatusThree()
    {
        QFETCH(ServerScript, script);
        QFETCH(QByteArray, says);
        m_server->answerAlways(script);
        const Outcome quiet = ask({});
        QCOMPARE(quiet.exitStatus, 3);
        QCOMPARE(quiet.err, QByteArray()); // nothing of Qt's either; the timeline tells what happened
        const Outcome asked = ask({QStringLiteral("--verbose")});
        QCOMPARE(asked.exitStatus, 3);
        QVERIFY2(asked.err.contains("lane 1, attempt 1: the model failed: "), asked.err.constData());
        QVERIFY2(asked.err.contains(says), asked.err.constData());
        QVERIFY2(!asked.err.contains("qt.") && !asked.err.contains("QIODevice") && !asked.err.contains("QSsl"),
                 asked.err.constData());
    }

    void aModelThatIsBeingLoadedIsWaitedFor()
    {
        m_server->answer(
            status(503, "{\"error\":{\"code\":503,\"message\":\"Loading model\",\"type\":\"unavailable_error\"}}"));
        m_server->answer({SendBytes{reply("SELECT id FROM orders")}});
        const Outcome asked = ask({});
        QVERIFY2(asked.exitStatus == 0, asked.out.constData());
        QVERIFY2(asked.err.contains("the server is loading the model"), asked.err.constData());
        QCOMPARE(m_server->requests().size(), 2);
    }

    void aPromptThatIsTooLongIsShortened()
    {
        QByteArray tables;
        for (int i = 0; i < 60; ++i)
            tables += "CREATE TABLE orders_" + QByteArray::number(i)
                + " (id INTEGER PRIMARY KEY, customer_name TEXT, total_amount NUMERIC, shipped_at TEXT);";
        const querymend::SqliteFile database(tables.constData());
        QVERIFY(database.ok());
        m_server->answer(status(200, "{\"data\":[{\"id\":\"small\"}]}")); // does not tell the size beforehand
        m_server->answer(
            status(400,
                   "{\"error\":{\"code\":400,\"message\":\"the request exceeds the available context size, "
                   "try increasing it\",\"type\":\"exceed_context_size_error\",\"n_prompt_tokens\":4800,"
                   "\"n_ctx\":4096}}"));
        m_server->answer({SendBytes{reply("SELECT id FROM orders_1")}});
        const Outcome asked = program::run(
            {QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://") + database.path(),
             QStringLiteral("--model"), QStringLiteral("local"), QStringLiteral("--question"),
             QStringLiteral("Which orders are there?"), QStringLiteral("--tables"), QStringLiteral("whole")});
        QVERIFY2(asked.exitStatus == 0, (asked.out + asked.err).constData());
        const auto sizeOf = [this](const QByteArray& path) {
            QList<qsizetype> sizes;
            for (const QByteArray& request : m_server->requests()) {
                if (request.startsWith(path))
                    sizes << request.size();
            }
            return sizes;
        };
        const QList<qsizetype> sizes = sizeOf("POST ");
        QCOMPARE(sizes.size(), 2);
        QVERIFY2(sizes[1] < sizes[0] * 85 / 100, QByteArray::number(sizes[1]).constData());
    }

    void aReplyWithoutAStatementFailsTheTest()
    {
        m_server->answer({SendBytes{httpResponse(200, jsonType, "{\"data\":[{\"id\":\"small\"}]}")}});
        m_server->answer({SendBytes{reply("I am a helpful assistant.")}});
        const Outcome tested = program::run(program::words("models test local --json"));
        QCOMPARE(tested.exitStatus, 3);
        QVERIFY2(tested.out.contains("I am a helpful assistant."), tested.out.constData());
    }

    void whatTheSearchMeetsIsTold()
    {
        m_server->answerAlways(status(401, "{\"error\":{\"message\":\"who are you?\"}}"));
        const Outcome found =
            program::run({QStringLiteral("models"), QStringLiteral("find"), QStringLiteral("--at"), m_server->url()});
        QCOMPARE(found.exitStatus, 0);
        QVERIFY2(found.err.contains(m_server->url().toUtf8() + ": auth: HTTP 401: who are you?"),
                 found.err.constData());
    }

    void serversAreToldApartByWhatTheyList_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("format");
        const auto row = [](const char* owner, const char* kind, const char* format) {
            QTest::newRow(kind)
                << QByteArray("{\"object\":\"list\",\"data\":[{\"id\":\"q\",\"object\":\"model\",\"owned_by\":\"")
                    + owner + "\"}],\"models\":[{\"name\":\"q\",\"model\":\"q\"}]}"
                << QByteArray(kind) << QByteArray(format);
        };
        row("llamacpp", "llama.cpp server", "llamacpp");
        row("vllm", "vLLM", "openai");
        row("koboldcpp", "KoboldCpp", "openai");
        row("organization_owner", "LM Studio", "openai");
        row("library", "Ollama", "ollama");
        row("me", "OpenAI-compatible server", "openai");
    }

    void serversAreToldApartByWhatTheyList()
    {
        QFETCH(QByteArray, list);
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, format);
        m_server->answerAlways(status(200, list));
        const Outcome found = program::run({QStringLiteral("models"), QStringLiteral("find"), QStringLiteral("--json"),
                                            QStringLiteral("--at"), m_server->url()});
        const QByteArray base = m_server->url().toUtf8() + (format == "openai" ? "/v1" : "");
        QVERIFY2(found.out.contains("{\"format\":\"" + format + "\",\"base_url\":\"" + base
                                    + "\",\"models\":[\"q\"],\"kind\":\"" + kind + "\"}"),
                 found.out.constData());
    }

    void aMistakeInAProfileDisablesOnlyIt()
    {
        writeModel("{\"name\": \"odd\", \"format\": \"openai\", \"base_url\": \"http://h\", \"model\": \"m\", "
                   "\"tempreature\": 1}, ");
        m_server->answer({SendBytes{reply("SELECT id FROM orders")}});
        QCOMPARE(ask({}).exitStatus, 0);
        const Outcome listed = program::run(program::words("models"));
        QCOMPARE(listed.exitStatus, 0);
        QVERIFY2(listed.out.contains("local") && !listed.out.contains("odd"), listed.out.constData());
        QVERIFY2(listed.err.contains("'odd' is disabled: models[0].tempreature is not a known field"),
                 listed.err.constData());
        const Outcome tested = program::run(program::words("models test odd"));
        QCOMPARE(tested.exitStatus, 3);
        QVERIFY2(tested.err.contains("tempreature"), tested.err.constData());
    }

private:
    void writeModel(const QByteArray& before)
    {
        program::writeFile(m_folder->path(), "models.json",
                           "{\"version\": 1, \"models\": [" + before
                               + "{\"name\": \"local\", \"format\": \"openai\", \"base_url\": \""
                               + m_server->url().toUtf8() + "\", \"model\": \"small\", \"proxy\": \"none\"}]}");
    }

    [[nodiscard]] Outcome ask(const QStringList& options) const
    {
        return program::run(QStringList{QStringLiteral("ask"), QStringLiteral("--db"),
                                        QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                                        QStringLiteral("local"), QStringLiteral("--question"),
                                        QStringLiteral("Which orders are there?")}
                            + options);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ModelServer> m_server;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
};

QTEST_GUILESS_MAIN(UnusableModelsTest)
#include "tst_unusablemodels.moc"
