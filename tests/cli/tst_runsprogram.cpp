// Moving runs from one store to another, as users of the program do it.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto wrongThenRightScenario = R"({
    "name": "wrong-then-right", "title": "Wrong, then right", "shows": "a correction", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT a FROM orders"},
                {"level": "basic", "attempt": 2, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 2,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null],
                            "hints": ["general"]}]}
})";

} // namespace

class RunsProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        const QString scenario = program::writeFile(m_folder.path(), "wrong-then-right.json", wrongThenRightScenario);
        const Outcome made = program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                                           QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                                           QStringLiteral("scenario:") + scenario, QStringLiteral("--json"),
                                           QStringLiteral("--store"), place("first.db")});
        m_events = program::objectsOf(made.out);
        QVERIFY2(!m_events.isEmpty(), made.err.constData());
        m_id = m_events.first()[QLatin1String("run")].toString();
    }

    void aRunTravelsAsAFile()
    {
        const Outcome file = stored("first.db", {QStringLiteral("export"), m_id});
        QVERIFY2(file.exitStatus == 0, file.err.constData());
        const QString path = program::writeFile(m_folder.path(), "run.jsonl", file.out);
        const Outcome taken = stored("second.db", {QStringLiteral("import"), path});
        QVERIFY2(taken.exitStatus == 0, taken.err.constData());
        QCOMPARE(QString::fromUtf8(taken.out.trimmed()), m_id);
        const Outcome shown = stored("second.db", {QStringLiteral("show"), m_id, QStringLiteral("--json")});
        QCOMPARE(program::objectsOf(shown.out), m_events);
        QCOMPARE(stored("second.db", {QStringLiteral("export"), m_id}).out, file.out);
    }

    void aFileThatIsNoRunIsRefused_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no run at all") << QByteArray("SELECT 1");
        QTest::newRow("an empty file") << QByteArray();
        QTest::newRow("of a newer version")
            << QByteArray("{\"format\":\"querymend-run\",\"version\":99,\"run\":\"r\",\"events\":0}\n");
        QTest::newRow("cut in the middle") << cut();
    }

    void aFileThatIsNoRunIsRefused()
    {
        QFETCH(QByteArray, content);
        const QString path = program::writeFile(m_folder.path(), "bad.jsonl", content);
        const Outcome refused = stored("third.db", {QStringLiteral("import"), path});
        QCOMPARE(refused.exitStatus, 3);
        QVERIFY(refused.out.isEmpty());
        QVERIFY2(refused.err.contains("bad.jsonl"), refused.err.constData());
        QVERIFY(stored("third.db", {QStringLiteral("list")}).out.isEmpty());
    }

    void aDamagedStoreIsSalvaged()
    {
        QVERIFY(QFile::copy(place("first.db"), place("damaged.db")));
        const Outcome saved =
            program::run({QStringLiteral("runs"), QStringLiteral("salvage"), place("damaged.db"), place("saved.db")});
        QVERIFY2(saved.exitStatus == 0, saved.err.constData());
        const Outcome shown = stored("saved.db", {QStringLiteral("show"), m_id, QStringLiteral("--json")});
        QCOMPARE(program::objectsOf(shown.out), m_events);
        const Outcome again =
            program::run({QStringLiteral("runs"), QStringLiteral("salvage"), place("damaged.db"), place("saved.db")});
        QCOMPARE(again.exitStatus, 3); // existing files are not overwritten
    }

    void theStoreOfTheSettingsIsUsedWhereNoOtherIsNamed()
    {
        const QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        QVERIFY(QDir(config.path()).mkpath(QStringLiteral("querymend")));
        const QString folder = config.filePath(QStringLiteral("querymend"));
        const QByteArray settings = "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {\"store\": \""
            + place("first.db").toUtf8() + "\"}}";
        program::writeFile(folder, "settings.json", settings);
        const QStringList list{QStringLiteral("runs"), QStringLiteral("list")};
        QVERIFY(program::run(list).out.contains(m_id.toUtf8()));
        QVERIFY(!stored("empty.db", {QStringLiteral("list")}).out.contains(m_id.toUtf8())); // the option comes first
        qputenv("QUERYMEND_STORE", place("empty.db").toUtf8());
        QVERIFY(!program::run(list).out.contains(m_id.toUtf8())); // then the environment
        qunsetenv("QUERYMEND_STORE");
        const QString broken = program::writeFile(folder, "settings.json", "{");
        const Outcome refused = program::run(list);
        QCOMPARE(refused.exitStatus, 3);
        QVERIFY2(refused.err.contains(broken.toUtf8()) && refused.err.contains("--store"), refused.err.constData());
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{QStringLiteral("settings.json")});
        QCOMPARE(stored("first.db", {QStringLiteral("list")}).exitStatus, 0);
        qunsetenv("XDG_CONFIG_HOME");
    }

    void everyCommandSaysWhatItNeeds_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& words, const char* says) {
            QTest::newRow(name) << words << QByteArray(says);
        };
        row("export without a run", {QStringLiteral("export")}, "export needs one run");
        row("salvage without a new file", {QStringLiteral("salvage"), QStringLiteral("a")}, "the name of a new one");
        row("list with a name", {QStringLiteral("list"), QStringLiteral("a")}, "list takes no names");
        row("a word that is none", {QStringLiteral("lst")}, "lst");
    }

    void everyCommandSaysWhatItNeeds()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const Outcome refused = stored("first.db", words);
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.err.contains(says), refused.err.constData());
    }

private:
    [[nodiscard]] QString place(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    [[nodiscard]] Outcome stored(const char* store, const QStringList& words) const
    {
        return program::run(QStringList{QStringLiteral("runs")} + words
                            + QStringList{QStringLiteral("--store"), place(store)});
    }

    /// The first half of the exported run.
    [[nodiscard]] QByteArray cut() const
    {
        const QByteArray whole = stored("first.db", {QStringLiteral("export"), m_id}).out;
        return whole.first(whole.size() / 2);
    }

    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QTemporaryDir m_folder;
    QList<QJsonObject> m_events;
    QString m_id;
};

QTEST_APPLESS_MAIN(RunsProgramTest)
#include "tst_runsprogram.moc"
