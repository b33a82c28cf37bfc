// The switch that keeps values on this machine, on the command line.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto oneLaneScenario = R"({
    "name": "at-once", "title": "At once", "shows": "settings", "database": "shop",
    "question": "Which orders are there?",
    "policy": {"lanes": 1},
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1, "lanes": []}
})";

} // namespace

class ValueLockProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toUtf8());
        qunsetenv("QUERYMEND_SEND_NO_VALUES");
        m_scenario = program::writeFile(m_folder.path(), "at-once.json", oneLaneScenario);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("config/querymend")));
        QFile::remove(m_folder.filePath(QStringLiteral("config/querymend/settings.json")));
    }

    void goesBeforeOptions_data()
    {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QString>("values");
        QTest::newRow("nothing is set") << QByteArray() << QByteArray() << QStringLiteral("named");
        QTest::newRow("the environment") << QByteArray("1") << QByteArray() << QStringLiteral("withheld");
        QTest::newRow("the settings")
            << QByteArray()
            << QByteArray(
                   "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {\"value_sending\": \"never\"}}")
            << QStringLiteral("withheld");
    }

    void goesBeforeOptions()
    {
        QFETCH(QByteArray, variable);
        QFETCH(QByteArray, settings);
        QFETCH(QString, values);
        if (!variable.isEmpty())
            qputenv("QUERYMEND_SEND_NO_VALUES", variable);
        if (!settings.isEmpty())
            program::writeFile(m_folder.filePath(QStringLiteral("config/querymend")), "settings.json", settings);
        const Outcome asked = program::run(ask() + program::words("--values named --samples all"));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QVERIFY(asked.err.contains("shown values") == (values == QLatin1String("named")));
        const QJsonObject policy = program::objectsOf(asked.out).first()[QLatin1String("policy")].toObject();
        QCOMPARE(policy[QLatin1String("values")].toString(), values);
    }

    void aRunThatMayHoldValuesIsNotBranched()
    {
        const QString file = m_folder.filePath(QStringLiteral("earlier.run"));
        QCOMPARE(program::run(ask() << QStringLiteral("--save") << file).exitStatus, 0);
        qputenv("QUERYMEND_SEND_NO_VALUES", "1");
        const Outcome again =
            program::run({QStringLiteral("replay"), file, QStringLiteral("--from"), QStringLiteral("1"),
                          QStringLiteral("--model"), QStringLiteral("scenario:") + m_scenario});
        QCOMPARE(again.exitStatus, 3);
        QVERIFY2(again.err.contains("may have data values"), again.err.constData());
    }

private:
    [[nodiscard]] QStringList ask() const
    {
        return {QStringLiteral("ask"),
                QStringLiteral("--db"),
                QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"),
                QStringLiteral("scenario:") + m_scenario,
                QStringLiteral("--json")};
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(ValueLockProgramTest)
#include "tst_valuelockprogram.moc"
