// One secret is the password of the database and of the store, the key of the model, and what a password command
// prints. It is in nothing that is kept, exported, logged or seen by other programs.

#include "program.h"
#include "store/connectionfile.h"
#include "store/settingsfile.h"
#include "store/settingstransfer.h"
#include "store/storeplace.h"
#include "support/modelserver.h"
#include "support/postgresserver.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrl>

#include <memory>

namespace querymend {

namespace {

constexpr auto secret = "hu5h-4711-k3y";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class NoSecretsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Asks a question, with the secret in everything that can have one.
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>(PostgresServer::Reach::loopbackToo);
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        QCOMPARE(m_server->asOwner(std::string("CREATE ROLE guarded LOGIN PASSWORD '") + secret + "' IN ROLE reader"),
                 std::string());
        QVERIFY(m_server->askForPasswordOf("guarded"));
        for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(name, m_folder.path().toLocal8Bit());
        qputenv("TEST_MODEL_KEY", secret);
        qputenv("QT_FORCE_STDERR_LOGGING", "1");
        qputenv("QUERYMEND_STORE", place("owner", "postgres").toLocal8Bit());
        qputenv("QUERYMEND_MODELS",
                program::writeFile(m_folder.path(), "models.json",
                                   "{\"version\": 1, \"models\": [{\"name\": \"cloud\", \"format\": \"openai\", "
                                   "\"base_url\": \""
                                       + m_model.url().toUtf8()
                                       + "\", \"model\": \"small\", \"key\": {\"environment\": \"TEST_MODEL_KEY\"}, "
                                         "\"proxy\": \"none\"}]}")
                    .toLocal8Bit());
        // A server that says the key again.
        m_model.answerAlways({SendBytes{
            httpResponse(200, "application/json",
                         QByteArray("{\"id\": \"") + secret
                             + "\", \"choices\": [{\"message\": {\"content\": \"SELECT count(*) FROM orders\"}, "
                               "\"finish_reason\": \"stop\"}]}")}});
        const program::Outcome asked = program::run(
            {QStringLiteral("--verbose"), QStringLiteral("ask"), QStringLiteral("--db"), place("reader", "shop"),
             QStringLiteral("--model"), QStringLiteral("cloud"), QStringLiteral("--question"),
             QStringLiteral("Which orders are there?"), QStringLiteral("--log"),
             m_folder.filePath(QStringLiteral("failed.log")), QStringLiteral("--save"),
             m_folder.filePath(QStringLiteral("run.json")), QStringLiteral("--json"), QStringLiteral("--verbose")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY(!m_model.requests().isEmpty() && m_model.requests().front().contains(secret)); // the key was sent
        const QList<QJsonObject> events = program::objectsOf(asked.out);
        QVERIFY(!events.isEmpty());
        m_run = events.first()[QLatin1String("run")].toString();
        m_asked = asked.out + asked.err;
    }

    void cleanupTestCase() { m_server.reset(); }

    /// Before the searches, which would also find what it leaves.
    void aPasswordCommandIsNotQuoted_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<bool>("opens");
        QTest::newRow("when it gives the password") << QByteArray() << true;
        QTest::newRow("when it fails") << QByteArray("exit 3\n") << false;
    }

    void aPasswordCommandIsNotQuoted()
    {
        QFETCH(const QByteArray, end);
        QFETCH(const bool, opens);
        const QByteArray tells = QByteArray("echo ") + secret;
        const QString command =
            program::writeFile(m_elsewhere.path(), "tell", "#!/bin/sh\n" + tells + "\n" + tells + " >&2\n" + end);
        QVERIFY(QFile::setPermissions(command, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const program::Outcome asked = program::run(
            {QStringLiteral("--verbose"), QStringLiteral("ask"), QStringLiteral("--db"), guardedPlace(),
             QStringLiteral("--password-command"), command, QStringLiteral("--model"), QStringLiteral("cloud"),
             QStringLiteral("--question"), QStringLiteral("Which orders are there?"), QStringLiteral("--log"),
             m_folder.filePath(QStringLiteral("command.log")), QStringLiteral("--save"),
             m_folder.filePath(QStringLiteral("command.json"))});
        QVERIFY2((asked.exitStatus == 0) == opens, asked.err.constData());
        QVERIFY2(opens || asked.err.contains("exit status 3"), asked.err.constData());
        QVERIFY2(!asked.out.contains(secret) && !asked.err.contains(secret), asked.err.constData());
    }

    void noExportHasIt_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* title, const char* words) { QTest::newRow(title) << program::words(words); };
        row("the list of runs", "runs list --json");
        row("a run, as it is shown", "runs show RUN");
        row("its events", "runs show RUN --json");
        row("its log", "runs log RUN --json");
        row("its run file", "runs export RUN");
        row("HTML", "runs export RUN --format html");
        row("Markdown", "runs export RUN --format markdown");
        row("a drawing", "runs export RUN --format svg");
        row("OpenTelemetry", "runs export RUN --format otel --with-content");
        row("the statistics", "stats --json");
        row("the models", "models --json");
        row("the doctor's report", "doctor");
        row("the doctor's report in JSON", "doctor --json");
    }

    void noExportHasIt()
    {
        QFETCH(QStringList, words);
        words.replaceInStrings(QStringLiteral("RUN"), m_run);
        const program::Outcome outcome = program::run(words);
        QVERIFY2(outcome.exitStatus == 0, outcome.err.constData());
        QVERIFY(!outcome.out.isEmpty());
        QVERIFY2(!outcome.out.contains(secret), outcome.out.constData());
        QVERIFY2(!outcome.err.contains(secret), outcome.err.constData());
    }

    /// Nothing left this machine, so what was asked is moved elsewhere.
    void noLedgerHasIt_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("as text") << QStringList();
        QTest::newRow("with all that was sent") << program::words("--json --with-content");
        QTest::newRow("as a table") << program::words("--format csv");
    }

    void noLedgerHasIt()
    {
        QFETCH(const QStringList, words);
        const QString store = m_folder.filePath(QStringLiteral("elsewhere.db"));
        const QByteArray file = contentOf(m_folder.filePath(QStringLiteral("run.json")));
        const QString moved = program::writeFile(m_folder.path(), "moved.json",
                                                 QByteArray(file).replace("127.0.0.1", "models.example.com"));
        const program::Outcome imported =
            program::run({QStringLiteral("runs"), QStringLiteral("import"), moved, QStringLiteral("--store"), store});
        QVERIFY2(imported.exitStatus == 0, imported.err.constData());
        const program::Outcome outcome =
            program::run(QStringList{QStringLiteral("ledger"), QStringLiteral("--store"), store} + words);
        QVERIFY2(outcome.out.contains("models.example.com"), outcome.err.constData());
        QVERIFY2(!outcome.out.contains(secret), outcome.out.constData());
    }

    void noFileHasIt()
    {
        QVERIFY2(!m_asked.contains(secret), m_asked.constData());
        const QByteArray log = contentOf(m_folder.filePath(QStringLiteral("querymend/log/querymend.log")));
        QVERIFY2(log.contains("querymend.model") && log.contains("querymend.store") && log.contains("querymend.db"),
                 log.constData());
        QVERIFY(!contentOf(m_folder.filePath(QStringLiteral("run.json"))).isEmpty());
        QVERIFY(!program::filesBelow(m_folder.path()).contains(secret)); // whatever else there is, hidden or not
    }

    void theStoreHasItNowhere()
    {
        for (const char* const table : {"querymend_events", "querymend_runs"}) {
            const std::string rows = m_server->answerOf("postgres", std::string("SELECT t::text FROM ") + table + " t");
            QVERIFY2(!rows.empty() && rows.find("does not exist") == std::string::npos, rows.c_str());
            QVERIFY2(rows.find(secret) == std::string::npos, table);
        }
    }

    void noOtherProgramSeesIt()
    {
        ModelServer hanging;
        hanging.answerAnything({Hang{}});
        QProcess process;
        process.start(
            QStringLiteral(QUERYMEND_PROGRAM),
            {QStringLiteral("check"), QStringLiteral("--db"),
             QStringLiteral("postgresql://ann:%1@127.0.0.1:%2/shop").arg(QLatin1String(secret)).arg(hanging.port()),
             QStringLiteral("-")});
        QTRY_VERIFY(hanging.acceptedConnections() > 0);
        const QByteArray cmdline = contentOf(QStringLiteral("/proc/%1/cmdline").arg(process.processId()));
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY2(cmdline.contains("postgresql://ann:") && !cmdline.contains(secret), cmdline.constData());
    }

    void noExportOfSettingsAndConnectionsHasIt()
    {
        SavedConnection connection;
        connection.id = "1";
        connection.name = "shop";
        connection.engine = "postgresql";
        connection.options = {{"password", secret}, {"sslmode", "require"}};
        connection.passwordCommand = std::string("echo ") + secret;
        SavedConnection odbc;
        odbc.id = "2";
        odbc.name = "warehouse";
        odbc.engine = "odbc";
        odbc.database = std::string("Driver=Pg;PWD=") + secret;
        AppSettings settings;
        const SplitStorePlace split = withoutPassword(place("owner", "postgres").toStdString());
        QVERIFY(split.password && split.password->reveal() == secret);
        settings.store = split.text;
        const QString path = m_folder.filePath(QStringLiteral("exported.json"));
        TransferredParts parts;
        parts.connections = {withoutPasswords(connection), withoutPasswords(odbc)};
        parts.models = contentOf(m_folder.filePath(QStringLiteral("models.json"))).toStdString();
        QVERIFY(exportSettings(path, settings, parts));
        const QByteArray exported = contentOf(path);
        QVERIFY2(exported.contains("warehouse") && exported.contains("sslmode") && exported.contains("TEST_MODEL_KEY"),
                 exported.constData());
        QVERIFY2(!exported.contains(secret), exported.constData());
    }

private:
    [[nodiscard]] QString place(const char* user, const char* database) const
    {
        return QStringLiteral("postgresql://%1:%2@127.0.0.1:%3/%4")
            .arg(QLatin1String(user), QLatin1String(secret))
            .arg(m_server->port())
            .arg(QLatin1String(database));
    }

    /// Through the socket, where this login has to give its password.
    [[nodiscard]] QString guardedPlace() const
    {
        return QStringLiteral("postgresql://guarded@localhost:%1/shop?host=%2")
            .arg(m_server->port())
            .arg(QString::fromLatin1(QUrl::toPercentEncoding(m_server->folder())));
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_elsewhere; ///< not searched
    std::unique_ptr<PostgresServer> m_server;
    ModelServer m_model;
    QString m_run;
    QByteArray m_asked;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::NoSecretsTest)
#include "tst_nosecrets.moc"
