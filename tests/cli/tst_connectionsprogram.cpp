// Saved connections and their import on the command line.

#include "program.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto sources = R"({"connections": {
    "a": {"driver": "postgres-jdbc", "name": "Shop", "configuration": {"host": "db", "port": "5433", "database": "shop",
          "user": "ann", "password": "hush"}},
    "b": {"driver": "oracle_thin", "name": "Old", "configuration": {"host": "db"}}}})";

} // namespace

class ConnectionsProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(QStringLiteral("config")).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
        qputenv("HOME", m_folder->path().toUtf8());
        for (const char* const variable : {"DATABASE_URL", "PGHOST", "PGSERVICE", "PGDATABASE", "MYSQL_HOST",
                                           "MYSQL_DATABASE", "MYSQL_UNIX_PORT", "PGHOSTADDR"})
            qunsetenv(variable);
        m_file = program::writeFile(m_folder->path(), "data-sources.json", sources);
    }

    void withoutANameNothingIsImported()
    {
        const Outcome listed = imported({});
        QCOMPARE(listed.exitStatus, 0);
        QVERIFY2(listed.out.contains("Shop") && listed.out.contains("postgresql://ann@db:5433/shop"),
                 listed.out.constData());
        QVERIFY2(listed.out.contains("not possible: oracle_thin"), listed.out.constData());
        QVERIFY2(listed.err.contains("nothing was imported"), listed.err.constData());
        QVERIFY(program::run(program::words("connections")).out.isEmpty());
    }

    void aNamedOneIsImportedOnce()
    {
        QCOMPARE(imported({QStringLiteral("Shop")}).exitStatus, 0);
        QCOMPARE(program::run(program::words("connections list")).out,
                 QByteArray("Shop  postgresql://ann@db:5433/shop\n"));
        const Outcome again = imported({QStringLiteral("--all")});
        QVERIFY2(again.out.contains("same address as Shop"), again.out.constData());
        QCOMPARE(program::objectsOf(program::run(program::words("connections --json")).out).size(), 1);
    }

    void theListGoesByGroupsAndMarksProduction()
    {
        const QString file = program::writeFile(
            m_folder->path(), "grouped.json",
            "{\"connections\": {\"a\": {\"driver\": \"mysql8\", \"name\": \"Live\", \"folder\": \"Sales\", "
            "\"configuration\": {\"host\": \"db\", \"database\": \"live\", \"user\": \"ann\", \"type\": \"prod\"}}, "
            "\"b\": {\"driver\": \"mysql8\", \"name\": \"Test\", "
            "\"configuration\": {\"host\": \"db\", \"database\": \"test\", \"user\": \"ann\"}}}}");
        QCOMPARE(program::run({QStringLiteral("connections"), QStringLiteral("import"), QStringLiteral("--from"), file,
                               QStringLiteral("--all")})
                     .exitStatus,
                 0);
        QCOMPARE(program::run(program::words("connections")).out,
                 QByteArray("Test  mysql://ann@db/test\nLive  PRODUCTION mysql://ann@db/live, in Sales\n"));
        const auto lines = program::objectsOf(program::run(program::words("connections --json")).out);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[1][QLatin1String("production")].toBool() && !lines[0][QLatin1String("production")].toBool(true));
        QCOMPARE(lines[1][QLatin1String("group")].toString(), QStringLiteral("Sales"));
    }

    void theFileHasNoPassword()
    {
        QCOMPARE(imported({QStringLiteral("--all")}).exitStatus, 0);
        QFile file(m_folder->filePath(QStringLiteral("config/querymend/connections.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.contains("\"Shop\""));
        QVERIFY(!content.contains("hush"));
    }

    void theEnvironmentIsRead()
    {
        qputenv("DATABASE_URL", "postgres://ann:hush@other/shop");
        const Outcome listed = program::run(program::words("connections import --json"));
        QCOMPARE(listed.exitStatus, 0);
        const auto lines = program::objectsOf(listed.out);
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines.front()[QLatin1String("address")].toString(), QStringLiteral("postgresql://ann@other/shop"));
        QVERIFY(!listed.out.contains("hush"));
    }

    void isTold_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<QByteArray>("says");
        QTest::addColumn<int>("status");
        QTest::newRow("another word") << QByteArray("connections open") << QByteArray("list, or import") << 2;
        QTest::newRow("a name that there is not") << QByteArray("connections import Nix") << QByteArray("'Nix'") << 2;
        QTest::newRow("names and all of them")
            << QByteArray("connections import Shop --all") << QByteArray("leave out the names") << 2;
        QTest::newRow("a file to list") << QByteArray("connections list --from x") << QByteArray("go with import") << 2;
        QTest::newRow("a file that there is not")
            << QByteArray("connections import --from /nowhere.json") << QByteArray("/nowhere.json") << 3;
    }

    void isTold()
    {
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, says);
        const Outcome outcome = program::run(program::words(words.constData()));
        QTEST(outcome.exitStatus, "status");
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

private:
    [[nodiscard]] Outcome imported(const QStringList& more) const
    {
        return program::run(
            QStringList{QStringLiteral("connections"), QStringLiteral("import"), QStringLiteral("--from"), m_file}
            + more);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

QTEST_GUILESS_MAIN(ConnectionsProgramTest)
#include "tst_connectionsprogram.moc"
