// `check --jsonl` over a lost connection: the line that notices the loss fails, the lines after it succeed again.

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
#include "lineprocess.h"
#include "program.h"

#include <QTest>

#include <QtCore/QJsonDocument>

#include <functional>
#include <map>

namespace {

/// A file that can be overwritten in place with unreadable bytes, as by a failing disk.
class Damage {
public:
    explicit Damage(QString path) : m_path(std::move(path)) {}

    bool inflict()
    {
        QFile file(m_path);
        if (!file.open(QIODevice::ReadWrite))
            return false;
        m_content = file.readAll();
        return file.seek(0) && file.write(QByteArray(m_content.size(), '\xA5')) == m_content.size();
    }

    bool mend()
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadWrite) && file.write(m_content) == m_content.size();
    }

private:
    QString m_path;
    QByteArray m_content;
};

/// One way to lose a connection.
struct Loss {
    QString url;
    std::function<bool()> happen;
    std::function<bool()> undo = [] { return true; };
    QByteArray noticing = "SELECT count(*) FROM visits";  ///< the first query after the loss
    QStringList codes{QStringLiteral("connection_lost")}; ///< allowed for that query
};

QString codeIn(const QByteArray& answer)
{
    const QJsonObject object = QJsonDocument::fromJson(answer).object();
    return object.isEmpty() ? QStringLiteral("no answer") : object[QLatin1String("code")].toString();
}

} // namespace

class LostConnectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theNextLineIsAnsweredAgain_data() { addLosses(); }
    void theNextLineIsAnsweredAgain();
    void whatCannotBeReachedIsToldAndComesBack_data();
    void whatCannotBeReachedIsToldAndComesBack();

private:
    void addLosses() const
    {
        QTest::addColumn<QString>("loss");
        for (const auto& [sentence, loss] : m_losses)
            QTest::addRow("%s", qPrintable(sentence)) << sentence;
    }
    static QByteArray lineOf(const QByteArray& sql) { return "{\"sql\": \"" + sql + "\"}"; }
    static QStringList wordsFor(const QString& url)
    {
        return {QStringLiteral("check"), QStringLiteral("--jsonl"), QStringLiteral("--trial"), QStringLiteral("--db"),
                url};
    }
    void addFiles();
    void addServers();

    std::map<QString, Loss> m_losses;  ///< over as soon as they have happened
    std::map<QString, Loss> m_outages; ///< last until they are undone
    querymend::SqliteFile m_sqlite{visits};
#ifdef QUERYMEND_POSTGRES_FOLDER
    querymend::PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    querymend::MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    querymend::DuckdbFile m_duckdb{"CREATE TABLE visits (name varchar);"
                                   "INSERT INTO visits SELECT 'visitor ' || hash(i) FROM range(50000) r(i);"
                                   "CREATE TABLE later AS SELECT hash(i) AS h FROM range(50000) r(i);"};
#endif

    static constexpr auto visits = "CREATE TABLE visits (name varchar(20)); INSERT INTO visits VALUES ('Ada');";
};

void LostConnectionsTest::initTestCase()
{
    addFiles();
    addServers();
}

void LostConnectionsTest::addFiles()
{
    QVERIFY(m_sqlite.ok());
    const QString sqlite = QStringLiteral("sqlite://") + m_sqlite.path();
    const auto nothing = [] { return true; };
    const QStringList limits{QStringLiteral("timeout"), QStringLiteral("memory_limit"),
                             QStringLiteral("too_many_rows")};
    m_losses[QStringLiteral("SQLite: a statement that ends its host")] = {
        sqlite, nothing, nothing, "SELECT instr(hex(zeroblob(4000000)), hex(zeroblob(2000000)) || '1')", limits};
    const auto damage = std::make_shared<Damage>(m_sqlite.path());
    const auto inflict = [damage] { return damage->inflict(); };
    const auto mend = [damage] { return damage->mend(); };
    m_outages[QStringLiteral("SQLite: a damaged file")] = {sqlite, inflict, mend};
#ifdef QUERYMEND_SQLITEODBC
    m_outages[QStringLiteral("SQLite by ODBC: a damaged file")] = {
        QStringLiteral("odbc:Driver=" QUERYMEND_SQLITEODBC ";Database=") + m_sqlite.path(), inflict, mend};
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    QCOMPARE(m_duckdb.problem(), QByteArray());
    const QString duckdb = QStringLiteral("duckdb://") + m_duckdb.path() + QStringLiteral("?library=")
        + escapedPath(QStringLiteral(QUERYMEND_TESTED_DUCKDB));
    m_losses[QStringLiteral("DuckDB: a statement that ends its host")] = {
        duckdb, nothing, nothing, "SELECT list_sum(list_transform(range(400000000), x -> x * 2))", limits};
    const auto duckdbDamage = std::make_shared<Damage>(m_duckdb.path());
    m_outages[QStringLiteral("DuckDB: a damaged file")] = {duckdb, [duckdbDamage] { return duckdbDamage->inflict(); },
                                                           [duckdbDamage] { return duckdbDamage->mend(); },
                                                           "SELECT sum(h % 7) FROM later"};
#endif
}

void LostConnectionsTest::addServers()
{
#ifdef QUERYMEND_POSTGRES_FOLDER
    QVERIFY(m_postgres.ok());
    QCOMPARE(m_postgres.asOwner(std::string(visits) + "CREATE ROLE reader LOGIN; GRANT SELECT ON visits TO reader"),
             std::string());
    const QString postgres =
        QStringLiteral("postgresql://reader@localhost/shop?host=") + escapedPath(m_postgres.folder());
    const auto terminate = [this] {
        return m_postgres.asOwner("SELECT bool_and(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                  "WHERE usename = 'reader'")
            == "t\n";
    };
    const auto restartPostgres = [this] { return m_postgres.restart(); };
    m_losses[QStringLiteral("PostgreSQL: a terminated backend")] = {postgres, terminate};
    m_losses[QStringLiteral("PostgreSQL: a server that was started again")] = {postgres, restartPostgres};
#ifdef QUERYMEND_PSQLODBC
    const QString odbc = QStringLiteral("odbc:Driver=" QUERYMEND_PSQLODBC ";Servername=") + m_postgres.folder()
        + QStringLiteral(";Database=shop;UID=reader");
    m_losses[QStringLiteral("PostgreSQL by ODBC: a terminated backend")] = {odbc, terminate};
    m_losses[QStringLiteral("PostgreSQL by ODBC: a server that was started again")] = {odbc, restartPostgres};
#endif
    m_outages[QStringLiteral("PostgreSQL: a login that may not connect")] = {
        postgres, [this, terminate] { return m_postgres.asOwner("ALTER ROLE reader NOLOGIN").empty() && terminate(); },
        [this] { return m_postgres.asOwner("ALTER ROLE reader LOGIN").empty(); }};
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    QVERIFY(m_mariadb.ok());
    QCOMPARE(m_mariadb.asOwner(std::string(visits) + "CREATE USER looker; GRANT SELECT ON shop.* TO looker"),
             std::string());
    const QString mariadb = QStringLiteral("mariadb://looker@localhost/shop?socket=")
        + escapedPath(QString::fromStdString(m_mariadb.socket()));
    m_losses[QStringLiteral("MariaDB: a killed connection")] = {
        mariadb, [this] { return m_mariadb.asOwner("KILL HARD USER looker").empty(); }};
    m_losses[QStringLiteral("MariaDB: a server that was started again")] = {mariadb,
                                                                            [this] { return m_mariadb.restart(); }};
    m_outages[QStringLiteral("MariaDB: an account that is locked")] = {
        mariadb, [this] { return m_mariadb.asOwner("ALTER USER looker ACCOUNT LOCK; KILL HARD USER looker").empty(); },
        [this] { return m_mariadb.asOwner("ALTER USER looker ACCOUNT UNLOCK").empty(); }};
#endif
}

void LostConnectionsTest::theNextLineIsAnsweredAgain()
{
    QFETCH(QString, loss);
    const Loss& how = m_losses.at(loss);
    program::LineProcess checks(wordsFor(how.url));
    const QByteArray good = lineOf("SELECT count(*) FROM visits");
    QCOMPARE(codeIn(checks.answerTo(good)), QString());
    for (int i = 0; i < 2; ++i) { // a reopened connection can be lost again
        QVERIFY(how.happen());
        const QByteArray noticed = checks.answerTo(lineOf(how.noticing));
        QVERIFY2(how.codes.contains(codeIn(noticed)), noticed.constData());
        const QByteArray next = checks.answerTo(good);
        QVERIFY2(codeIn(next).isEmpty(), next.constData());
    }
}

void LostConnectionsTest::whatCannotBeReachedIsToldAndComesBack_data()
{
    QTest::addColumn<QString>("outage");
    for (const auto& [sentence, outage] : m_outages)
        QTest::addRow("%s", qPrintable(sentence)) << sentence;
}

void LostConnectionsTest::whatCannotBeReachedIsToldAndComesBack()
{
    QFETCH(QString, outage);
    const Loss& how = m_outages.at(outage);
    program::LineProcess checks(wordsFor(how.url));
    const QByteArray good = lineOf("SELECT count(*) FROM visits");
    QCOMPARE(codeIn(checks.answerTo(good)), QString());
    QVERIFY(how.happen());
    const QByteArray noticed = checks.answerTo(lineOf(how.noticing));
    const QByteArray meanwhile = checks.answerTo(good);
    QVERIFY(how.undo());
    QVERIFY2(how.codes.contains(codeIn(noticed)), noticed.constData());
    QVERIFY2(codeIn(meanwhile) == QLatin1String("database_down"), meanwhile.constData());
    QTRY_COMPARE_WITH_TIMEOUT(codeIn(checks.answerTo(good)), QString(), 30'000);
}

QTEST_GUILESS_MAIN(LostConnectionsTest)
#include "tst_lostconnections.moc"
