// A correction in every wire format against an independent implementation of their servers, and its faults
// (@copilotkit/aimock, which packaging/test installs where there is npm).

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto fixtures = "{\"fixtures\": ["
                          "{\"match\": {\"userMessage\": \"Which orders\", \"sequenceIndex\": 0},"
                          "\"response\": {\"content\": \"SELECT wrong FROM orders\"}},"
                          "{\"match\": {\"userMessage\": \"Which orders\", \"sequenceIndex\": 1},"
                          "\"response\": {\"content\": \"SELECT id FROM orders\"}}]}";

constexpr auto limitedAtFirst = "{\"fixtures\": ["
                                "{\"match\": {\"userMessage\": \"Which orders\", \"sequenceIndex\": 0},"
                                "\"response\": {\"error\": {\"message\": \"Slow down\"}, \"status\": 429}},"
                                "{\"match\": {\"userMessage\": \"Which orders\", \"sequenceIndex\": 1},"
                                "\"response\": {\"content\": \"SELECT id FROM orders\"}}]}";

QJsonObject firstOf(const QList<QJsonObject>& events, const char* type)
{
    for (const QJsonObject& event : events) {
        if (event[QLatin1String("type")].toString() == QLatin1String(type))
            return event;
    }
    return {};
}

/// The server, in a process of its own.
class IndependentServer {
public:
    IndependentServer(const QString& fixture, const QStringList& options)
    {
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(QStringLiteral(QUERYMEND_NODE),
                        QStringList{QStringLiteral(QUERYMEND_AIMOCK), QStringLiteral("-p"), QStringLiteral("0"),
                                    QStringLiteral("-f"), fixture}
                            + options);
    }
    IndependentServer(const IndependentServer&) = delete;
    IndependentServer& operator=(const IndependentServer&) = delete;
    ~IndependentServer()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    /// `http://127.0.0.1:PORT`, as the server tells when it listens; empty if it does not.
    [[nodiscard]] QByteArray url()
    {
        const auto found = [this] {
            m_said += m_process.readAll();
            const qsizetype begin = m_said.indexOf("http://127.0.0.1:");
            return begin >= 0 && m_said.indexOf('\n', begin) > begin;
        };
        const auto isOver = [&] { return found() || m_process.state() == QProcess::NotRunning; };
        if (!QTest::qWaitFor(isOver, 20'000) || !found()) {
            qWarning("%s", m_said.constData());
            return {};
        }
        const QByteArray rest = m_said.mid(m_said.indexOf("http://127.0.0.1:"));
        qsizetype end = QByteArray("http://127.0.0.1:").size();
        while (end < rest.size() && rest[end] >= '0' && rest[end] <= '9')
            ++end;
        return rest.left(end);
    }

private:
    QProcess m_process;
    QByteArray m_said;
};

} // namespace

class IndependentServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("QUERYMEND_MODELS", m_folder.filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("HOME", m_folder.path().toUtf8());
        m_fixture = program::writeFile(m_folder.path(), "orders.json", fixtures);
    }

    void aStatementIsCorrectedInEveryFormat_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("openai") << QByteArray("/v1");
        QTest::newRow("responses") << QByteArray("/v1");
        QTest::newRow("anthropic") << QByteArray();
        QTest::newRow("gemini") << QByteArray("/v1beta");
        QTest::newRow("ollama") << QByteArray();
        QTest::newRow("llamacpp") << QByteArray();
    }

    void aStatementIsCorrectedInEveryFormat()
    {
        QFETCH(QByteArray, place);
        IndependentServer server(m_fixture, {});
        const QByteArray url = server.url();
        QVERIFY(!url.isEmpty());
        const Outcome asked = ask(QTest::currentDataTag(), url + place);
        QVERIFY2(asked.exitStatus == 0, (asked.out + asked.err).constData());
        QStringList types;
        for (const QJsonObject& event : program::objectsOf(asked.out))
            types << event[QLatin1String("type")].toString();
        QCOMPARE(types.count(QStringLiteral("model_replied")), 2);
        QCOMPARE(types.count(QStringLiteral("hint_chosen")), 1);
        QCOMPARE(program::objectsOf(asked.out).last()[QLatin1String("sql")].toString(),
                 QStringLiteral("SELECT id FROM orders"));
    }

    void aRateLimitIsWaitedFor_data() { aStatementIsCorrectedInEveryFormat_data(); }

    void aRateLimitIsWaitedFor()
    {
        QFETCH(QByteArray, place);
        const QString fixture = program::writeFile(m_folder.path(), "limited.json", limitedAtFirst);
        IndependentServer server(fixture, {});
        const QByteArray url = server.url();
        QVERIFY(!url.isEmpty());
        const Outcome asked = ask(QTest::currentDataTag(), url + place);
        QVERIFY2(asked.exitStatus == 0, (asked.out + asked.err).constData());
        const QList<QJsonObject> events = program::objectsOf(asked.out);
        const QJsonObject failed = firstOf(events, "model_failed");
        QCOMPARE(failed[QLatin1String("fault")].toString(), QStringLiteral("rate_limit"));
        QCOMPARE(failed[QLatin1String("retry_after_ms")].toInt(), 1000);
        QVERIFY(firstOf(events, "wait_started")[QLatin1String("ms")].toInt() >= 1000);
        QCOMPARE(events.last()[QLatin1String("sql")].toString(), QStringLiteral("SELECT id FROM orders"));
    }

    void rateLimitsWithoutEndEndTheRun_data() { aStatementIsCorrectedInEveryFormat_data(); }

    void rateLimitsWithoutEndEndTheRun()
    {
        QFETCH(QByteArray, place);
        IndependentServer server(m_fixture, {QStringLiteral("--chaos-ratelimit"), QStringLiteral("1")});
        const QByteArray url = server.url();
        QVERIFY(!url.isEmpty());
        const Outcome asked = ask(QTest::currentDataTag(), url + place);
        QVERIFY2(asked.exitStatus == 3, (asked.out + asked.err).constData());
        QStringList types;
        for (const QJsonObject& event : program::objectsOf(asked.out))
            types << event[QLatin1String("type")].toString();
        QCOMPARE(types.count(QStringLiteral("model_failed")), 3); // and two retries
        QCOMPARE(types.count(QStringLiteral("wait_started")), 2);
        QCOMPARE(types.count(QStringLiteral("hint_chosen")), 0); // it costs no correction
        QCOMPARE(types.last(), QStringLiteral("run_finished"));
    }

    void faultsEndARunInOrder_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QByteArray>("place");
        for (const char* const fault : {"drop", "malformed", "disconnect"}) {
            for (const auto& [format, place] :
                 {std::pair{"openai", "/v1"}, std::pair{"responses", "/v1"}, std::pair{"anthropic", ""},
                  std::pair{"gemini", "/v1beta"}, std::pair{"ollama", ""}})
                QTest::addRow("%s %s", format, fault) << QString::fromLatin1(fault) << QByteArray(place);
        }
    }

    void faultsEndARunInOrder()
    {
        QFETCH(QString, fault);
        QFETCH(QByteArray, place);
        IndependentServer server(m_fixture, {QStringLiteral("--chaos-") + fault, QStringLiteral("1")});
        const QByteArray url = server.url();
        QVERIFY(!url.isEmpty());
        const QByteArray format = QByteArray(QTest::currentDataTag()).split(' ').first();
        const Outcome asked = ask(format, url + place);
        QVERIFY2(asked.exitStatus == 3 || (fault == QLatin1String("malformed") && asked.exitStatus == 1),
                 (asked.out + asked.err).constData());
        QCOMPARE(asked.err, QByteArray());
        QCOMPARE(program::objectsOf(asked.out).last()[QLatin1String("type")].toString(),
                 QStringLiteral("run_finished"));
    }

private:
    [[nodiscard]] Outcome ask(const QByteArray& format, const QByteArray& base) const
    {
        program::writeFile(m_folder.path(), "models.json",
                           "{\"version\": 1, \"models\": [{\"name\": \"mock\", \"format\": \"" + format
                               + "\", \"base_url\": \"" + base + "\", \"model\": \"small\", \"proxy\": \"none\"}]}");
        return program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                             QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                             QStringLiteral("mock"), QStringLiteral("--question"),
                             QStringLiteral("Which orders are there?"), QStringLiteral("--json")});
    }

    QTemporaryDir m_folder;
    QString m_fixture;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
};

QTEST_GUILESS_MAIN(IndependentServerTest)
#include "tst_independentserver.moc"
