// What the program logs about itself when it is asked to, and that no secret is in it.

#include "program.h"
#include "support/modelserver.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

using program::Outcome;

class LoggingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<querymend::ModelServer>();
        QVERIFY(m_folder->isValid() && m_database.ok());
        qputenv("QT_FORCE_STDERR_LOGGING", "1");
        qputenv("QT_MESSAGE_PATTERN", "%{category}: %{message}");
        qputenv("QUERYMEND_MODELS", m_folder->filePath(QStringLiteral("models.json")).toUtf8());
        qputenv("TEST_MODEL_KEY", program::modelKey);
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_STATE_HOME", m_folder->filePath(QStringLiteral("state")).toUtf8());
        program::writeFile(
            m_folder->path(), "models.json",
            R"({"version": 1, "models": [{"name": "cloud", "format": "openai", "base_url": ")"
                + m_server->url().toUtf8()
                + R"(", "model": "small", "key": {"environment": "TEST_MODEL_KEY"}, "proxy": "none"}]})");
        m_server->answerAlways({querymend::SendBytes{querymend::httpResponse(
            200, "application/json",
            R"({"choices": [{"message": {"content": "SELECT id FROM orders"}, "finish_reason": "stop"}]})")}});
    }

    void logsWhatItDoes_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArrayList>("logged");
        QTest::newRow("nothing, unless asked to") << QByteArray() << QByteArrayList();
        QTest::newRow("the events of a run")
            << QByteArray("querymend.run=true")
            << QByteArrayList{" event 1 run_started stored", " model_replied stored", " run_finished stored"};
        QTest::newRow("the connection, and how long its statements took")
            << QByteArray("querymend.db=true")
            << QByteArrayList{"querymend.db: connecting: done after ", "querymend.db: read schema begun",
                              "querymend.db: run ended: done after "};
        QTest::newRow("the process of an engine")
            << QByteArray("querymend.db.host=true")
            << QByteArrayList{"querymend.db.host: host ", " started", " ended by signal 9"};
        QTest::newRow("calls of a model")
            << QByteArray("querymend.model=true") << QByteArrayList{" begun with ", " ended with status 200 and "};
        QTest::newRow("the store") << QByteArray("querymend.store=true")
                                   << QByteArrayList{"querymend.store: opening the store: done"};
    }

    void logsWhatItDoes()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArrayList, logged);
        const Outcome asked =
            ask(rules, QStringLiteral("sqlite://") + m_database.path(), m_folder->filePath(QStringLiteral("a.db")));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        for (const QByteArray& words : logged)
            QVERIFY2(asked.err.contains(words), asked.err.constData());
        QCOMPARE(asked.err.contains("querymend."), !logged.isEmpty());
    }

    void logsNoSecret_data()
    {
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("store");
        QTest::addColumn<QByteArray>("logged");
        const QString file = QStringLiteral("sqlite://") + m_database.path();
        const QString unreachable = QStringLiteral("postgresql://ann:hush@127.0.0.1:1/shop");
        QTest::newRow("a run that ends well") << file << QString() << QByteArray("run_finished stored");
        QTest::newRow("a database that cannot be reached")
            << unreachable << QString() << QByteArray("connecting: unreachable");
        QTest::newRow("a store that cannot be reached")
            << file << unreachable << QByteArray("opening the store: failed");
    }

    void logsNoSecret()
    {
        QFETCH(QString, database);
        QFETCH(QString, store);
        QFETCH(QByteArray, logged);
        const Outcome asked = ask("*.debug=false;querymend.*=true", database,
                                  store.isEmpty() ? m_folder->filePath(QStringLiteral("a.db")) : store);
        QVERIFY2(asked.err.contains(logged), asked.err.constData());
        for (const char* const secret : {program::modelKey, "hush", "SELECT", "Bearer", "Authorization"})
            QVERIFY2(!asked.err.contains(secret), asked.err.constData());
        static_cast<void>(
            ask({}, database, store.isEmpty() ? m_folder->filePath(QStringLiteral("b.db")) : store, {verboseWord}));
        QVERIFY2(logFile().contains(logged), logFile().constData());
        for (const char* const secret : {program::modelKey, "hush", "SELECT", "Bearer", "Authorization"})
            QVERIFY2(!logFile().contains(secret), logFile().constData());
    }

    void theFileTellsWhatIsDoneIfItIsAskedTo_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");
        QTest::addColumn<bool>("isLogged");
        QTest::newRow("not otherwise") << QStringList() << QStringList() << false;
        QTest::newRow("before the command") << QStringList{verboseWord} << QStringList() << true;
        QTest::newRow("with the command's options") << QStringList() << QStringList{verboseWord} << true;
        QTest::newRow("in both places") << QStringList{verboseWord} << QStringList{verboseWord} << true;
    }

    void theFileTellsWhatIsDoneIfItIsAskedTo()
    {
        QFETCH(const QStringList, before);
        QFETCH(const QStringList, after);
        QFETCH(const bool, isLogged);
        const Outcome asked = ask({}, QStringLiteral("sqlite://") + m_database.path(),
                                  m_folder->filePath(QStringLiteral("a.db")), before, after);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY2(!asked.err.contains("querymend."), asked.err.constData()); // which has its own switch
        QCOMPARE(QFile::exists(logPath()), isLogged);
        for (const char* const category : {"program: begun", "run: ", "db: ", "db.host: ", "model: ", "store: "}) {
            const QByteArray words = QByteArray("querymend.") + category;
            QVERIFY2(logFile().contains(words) == isLogged, words.constData());
        }
        QVERIFY(logFile().count("program: begun") <= 1);
    }

    void theFileIsOfNoConsequence_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("where it cannot be made") << QByteArray("/dev/null/state");
        QTest::newRow("where nobody may write") << QByteArray("/proc");
    }

    void theFileIsOfNoConsequence()
    {
        QFETCH(const QByteArray, state);
        qputenv("XDG_STATE_HOME", state);
        const Outcome asked = ask({}, QStringLiteral("sqlite://") + m_database.path(),
                                  m_folder->filePath(QStringLiteral("a.db")), {verboseWord});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QCOMPARE(asked.err, QByteArray());
    }

private:
    [[nodiscard]] static Outcome ask(const QByteArray& rules, const QString& database, const QString& store,
                                     const QStringList& before = {}, const QStringList& after = {})
    {
        qputenv("QT_LOGGING_RULES", rules);
        return program::run(before
                            + QStringList{QStringLiteral("ask"), QStringLiteral("--db"), database,
                                          QStringLiteral("--store"), store, QStringLiteral("--model"),
                                          QStringLiteral("cloud"), QStringLiteral("--question"),
                                          QStringLiteral("Which orders are there?")}
                            + after);
    }

    [[nodiscard]] QString logPath() const
    {
        return m_folder->filePath(QStringLiteral("state/querymend/log/querymend.log"));
    }

    [[nodiscard]] QByteArray logFile() const
    {
        QFile file(logPath());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    const QString verboseWord = QStringLiteral("--verbose");

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<querymend::ModelServer> m_server;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
};

QTEST_GUILESS_MAIN(LoggingTest)

#include "tst_logging.moc"
