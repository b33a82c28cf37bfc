// A run that is resumed or replayed finds its database by the URL in its record, which omits only secrets.

#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif
#include "escapedpath.h"
#include "program.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrl>

#include <map>

using program::Outcome;

namespace {

constexpr auto secret = "hush-4711";

constexpr auto counted = R"({
    "name": "counted", "title": "Counted", "shows": "an answer", "database": "shop",
    "question": "How many orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT count(*) FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

/// Busy for two minutes, which leaves time to kill the program.
constexpr auto busy = R"({
    "name": "busy", "title": "Busy", "shows": "a server that is busy for long", "database": "shop",
    "question": "How many orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "fault": "overload", "message": "busy", "retry_after_ms": 120000},
                {"level": "basic", "attempt": 1, "text": "SELECT count(*) FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

} // namespace

class RememberedAddressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isFoundAgain_data();
    void isFoundAgain();
    void aVariableThatIsMissingIsNamed();

private:
    [[nodiscard]] QStringList ask(const QString& model, const QString& url) const
    {
        return {QStringLiteral("ask"),   QStringLiteral("--db"), url, QStringLiteral("--model"), model,
                QStringLiteral("--json")};
    }
    [[nodiscard]] QString interrupted(const QString& url) const;

    QTemporaryDir m_folder;
    QString m_counted;
    QString m_busy;
    std::map<QString, QString> m_urls;
    querymend::SqliteFile m_sqlite{"CREATE TABLE orders (id INTEGER PRIMARY KEY);"};
#ifdef QUERYMEND_POSTGRES_FOLDER
    querymend::PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    querymend::MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    querymend::DuckdbFile m_duckdb{"CREATE TABLE orders (id INTEGER);"};
#endif
};

void RememberedAddressTest::initTestCase()
{
    QVERIFY(m_folder.isValid() && m_sqlite.ok());
    qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
    qputenv("TEST_PASSWORD", secret);
    m_counted = QStringLiteral("scenario:") + program::writeFile(m_folder.path(), "counted.json", counted);
    m_busy = QStringLiteral("scenario:") + program::writeFile(m_folder.path(), "busy.json", busy);
    const QString odd = QDir(m_sqlite.folder()).filePath(QStringLiteral("odd ?#%41 name.db"));
    QVERIFY(QFile::copy(m_sqlite.path(), odd));
    m_urls[QStringLiteral("SQLite, a file with odd characters in its name")] =
        QStringLiteral("sqlite://") + QString::fromLatin1(QUrl::toPercentEncoding(odd, "/"));
#ifdef QUERYMEND_POSTGRES_FOLDER
    QVERIFY(m_postgres.ok());
    QCOMPARE(m_postgres.asOwner("CREATE TABLE orders (id int); CREATE ROLE reader LOGIN;"
                                "GRANT SELECT ON orders TO reader"),
             std::string());
    m_urls[QStringLiteral("PostgreSQL, the folder of a socket")] =
        QStringLiteral("postgresql://reader@localhost/shop?host=") + escapedPath(m_postgres.folder());
#ifdef QUERYMEND_PSQLODBC
    m_urls[QStringLiteral("PostgreSQL by ODBC, a password that is left out")] =
        QStringLiteral("odbc:Driver=" QUERYMEND_PSQLODBC ";Servername=") + m_postgres.folder()
        + QStringLiteral(";Database=shop;UID=reader;PWD=") + QLatin1String(secret);
#endif
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    QVERIFY(m_mariadb.ok());
    QCOMPARE(m_mariadb.asOwner("CREATE TABLE orders (id int); CREATE USER locked IDENTIFIED BY 'hush-4711';"
                               "GRANT SELECT ON shop.* TO locked"),
             std::string());
    m_urls[QStringLiteral("MariaDB, a password from a variable")] =
        QStringLiteral("mariadb://locked@localhost/shop?password_env=TEST_PASSWORD&connect_timeout=9&socket=")
        + escapedPath(QString::fromStdString(m_mariadb.socket()));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    QCOMPARE(m_duckdb.problem(), QByteArray());
    m_urls[QStringLiteral("DuckDB, a library")] = QStringLiteral("duckdb://") + m_duckdb.path()
        + QStringLiteral("?threads=1&library=") + escapedPath(QStringLiteral(QUERYMEND_TESTED_DUCKDB));
#endif
}

void RememberedAddressTest::isFoundAgain_data()
{
    QTest::addColumn<QString>("url");
    for (const auto& [sentence, url] : m_urls)
        QTest::addRow("%s", qPrintable(sentence)) << url;
}

void RememberedAddressTest::isFoundAgain()
{
    QFETCH(QString, url);
    const Outcome asked = program::run(ask(m_counted, url));
    QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
    const QString id = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
    const Outcome replayed = program::run({QStringLiteral("replay"), id, QStringLiteral("--model"), m_counted});
    QVERIFY2(replayed.exitStatus == 0, (replayed.err + replayed.out).constData());
    const Outcome resumed = program::run(
        {QStringLiteral("runs"), QStringLiteral("resume"), interrupted(url), QStringLiteral("--model"), m_counted});
    QVERIFY2(resumed.exitStatus == 0, (resumed.err + resumed.out).constData());
    QVERIFY(!program::filesBelow(m_folder.path()).contains(secret));
}

void RememberedAddressTest::aVariableThatIsMissingIsNamed()
{
#ifdef QUERYMEND_MARIADB_PROGRAM
    const QString url = m_urls.at(QStringLiteral("MariaDB, a password from a variable"));
    const Outcome asked = program::run(ask(m_counted, url));
    QVERIFY2(asked.exitStatus == 0, (asked.err + asked.out).constData());
    const QString id = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
    qunsetenv("TEST_PASSWORD");
    const Outcome replayed = program::run({QStringLiteral("replay"), id, QStringLiteral("--model"), m_counted});
    qputenv("TEST_PASSWORD", secret);
    QCOMPARE(replayed.exitStatus, 2);
    QVERIFY2(replayed.err.contains("TEST_PASSWORD"), replayed.err.constData());
#else
    QSKIP("there is no MariaDB here");
#endif
}

/// Kills the program while it waits, and returns the id of its run.
QString RememberedAddressTest::interrupted(const QString& url) const
{
    QProcess process;
    process.start(QStringLiteral(QUERYMEND_PROGRAM), ask(m_busy, url));
    QByteArray out;
    while (!out.contains("wait_started") && process.waitForReadyRead(30'000))
        out += process.readAllStandardOutput();
    process.kill();
    process.waitForFinished(30'000);
    const QList<QJsonObject> events = program::objectsOf(out);
    return events.isEmpty() ? QString() : events.first()[QLatin1String("run")].toString();
}

QTEST_GUILESS_MAIN(RememberedAddressTest)
#include "tst_rememberedaddress.moc"
