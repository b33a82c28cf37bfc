// The program on a live database of every kind, given by URL.

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

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <map>

using program::Outcome;

class LiveEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void checks_data();
    void checks();
    void printsTheSchema_data() { addEngines(); }
    void printsTheSchema();
    void printsSamplesByPolicy_data() { addEngines(); }
    void printsSamplesByPolicy();
    void tellsWhyThereAreNoRows_data() { addEngines(); }
    void tellsWhyThereAreNoRows();
    void runsWhatAPersonAllows_data();
    void runsWhatAPersonAllows();
    void cannotBeHad_data();
    void cannotBeHad();

private:
    void addEngines() const
    {
        QTest::addColumn<QString>("url");
        for (const auto& [engine, url] : m_urls)
            QTest::addRow("%s", qPrintable(engine)) << url;
    }

    std::map<QString, QString> m_urls;
    querymend::SqliteFile m_sqlite{querymend::SqliteFile::sampleScript() + visits};
#ifdef QUERYMEND_POSTGRES_FOLDER
    querymend::PostgresServer m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    querymend::MariadbServer m_mariadb;
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    querymend::DuckdbFile m_duckdb{querymend::DuckdbFile::sampleScript() + visits
                                   + "CREATE VIEW kept_settings AS SELECT name FROM duckdb_settings();"};
#endif

    static constexpr auto visits = "CREATE TABLE visits (name varchar(20), status varchar(20));"
                                   "INSERT INTO visits VALUES ('Ada', 'open'), ('Ada', 'open'), ('Ada', 'open');"
                                   "INSERT INTO visits VALUES ('Ada', 'shut');";
};

void LiveEnginesTest::initTestCase()
{
    QVERIFY(m_sqlite.ok());
    m_urls[QStringLiteral("SQLite")] = QStringLiteral("sqlite://") + m_sqlite.path();
#ifdef QUERYMEND_SQLITEODBC
    m_urls[QStringLiteral("SQLite by ODBC")] =
        QStringLiteral("odbc:Driver=" QUERYMEND_SQLITEODBC ";Database=") + m_sqlite.path();
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
    QVERIFY(m_postgres.ok());
    QCOMPARE(m_postgres.fill(), std::string());
    QCOMPARE(m_postgres.asOwner(std::string(visits)
                                + "GRANT SELECT ON visits TO reader; CREATE FUNCTION counted() RETURNS bigint LANGUAGE "
                                  "sql STABLE SECURITY DEFINER AS 'SELECT count(*) FROM visits'"),
             std::string());
    m_urls[QStringLiteral("PostgreSQL")] =
        QStringLiteral("postgresql://reader@localhost/shop?host=") + escapedPath(m_postgres.folder());
#ifdef QUERYMEND_PSQLODBC
    m_urls[QStringLiteral("PostgreSQL by ODBC")] = QStringLiteral("odbc:Driver=" QUERYMEND_PSQLODBC ";Servername=")
        + m_postgres.folder() + QStringLiteral(";Database=shop;UID=reader");
#endif
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    QVERIFY(m_mariadb.ok());
    QCOMPARE(m_mariadb.fill(), std::string());
    QCOMPARE(m_mariadb.asOwner(std::string(visits)
                               + "CREATE FUNCTION counted() RETURNS int READS SQL DATA "
                                 "RETURN (SELECT count(*) FROM visits); GRANT EXECUTE ON shop.* TO looker"),
             std::string());
    m_urls[QStringLiteral("MariaDB")] = QStringLiteral("mariadb://looker@localhost/shop?socket=")
        + escapedPath(QString::fromStdString(m_mariadb.socket()));
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
    QCOMPARE(m_duckdb.problem(), QByteArray());
    m_urls[QStringLiteral("DuckDB")] = QStringLiteral("duckdb://") + m_duckdb.path() + QStringLiteral("?library=")
        + escapedPath(QStringLiteral(QUERYMEND_TESTED_DUCKDB));
#endif
}

void LiveEnginesTest::checks_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("rungs");
    QTest::addColumn<QString>("at"); // the text at the reported position; empty if the whole statement is meant
    const QString climbed = QStringLiteral("explain passed, trial passed, rows passed");
    for (const auto& [engine, url] : m_urls) {
        const auto row = [&, name = engine, where = url](const char* sentence, const char* sql, const char* code,
                                                         const QString& rungs, const char* at) {
            QTest::addRow("%s: %s", qPrintable(name), sentence)
                << where << QByteArray(sql) << QString::fromLatin1(code) << rungs << QString::fromLatin1(at);
        };
        row("planned, tried, and its rows looked at", "SELECT status FROM visits WHERE name = 'Ada'", "", climbed, "");
        row("refused by the engine", "SELECT (SELECT name, status FROM visits)", "set_operation_mismatch",
            QStringLiteral("explain failed"), "");
        row("refused before the engine", "SELECT name, wrong FROM visits", "unknown_column",
            QStringLiteral("explain skipped"), "wrong");
        row("never shown to the engine", "DELETE FROM visits", "forbidden_operation", QStringLiteral("explain skipped"),
            "");
    }
}

void LiveEnginesTest::checks()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, sql);
    QFETCH(QString, code);
    QFETCH(QString, rungs);
    QFETCH(QString, at);
    const Outcome outcome = program::run(
        {QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--trial"), QStringLiteral("--db"), url},
        sql);
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitStatus, code.isEmpty() ? 0 : 1);
    const QJsonObject result = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(result[QLatin1String("code")].toString(), code);
    QStringList climbed;
    for (const QJsonValue rung : result[QLatin1String("rungs")].toArray()) {
        const QString name = rung[QLatin1String("rung")].toString();
        if (QStringLiteral("explain trial rows").contains(name))
            climbed << name + QLatin1Char(' ') + rung[QLatin1String("result")].toString();
    }
    QVERIFY2(climbed.join(QStringLiteral(", ")).startsWith(rungs), qPrintable(climbed.join(QStringLiteral(", "))));
    if (at.isEmpty())
        return;
    const QJsonObject finding = result[QLatin1String("findings")].toArray().first().toObject();
    QCOMPARE(
        QString::fromUtf8(sql.mid(finding[QLatin1String("offset")].toInt(), finding[QLatin1String("length")].toInt())),
        at);
}

void LiveEnginesTest::printsTheSchema()
{
    QFETCH(QString, url);
    const Outcome live = program::run(
        {QStringLiteral("schema"), QStringLiteral("--db"), url, QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(live.err, QByteArray());
    QCOMPARE(live.exitStatus, 0);
    const QStringList again{QStringLiteral("schema"), QStringLiteral("--schema"), QStringLiteral("-"),
                            QStringLiteral("--format")};
    QCOMPARE(program::run(again + QStringList{QStringLiteral("json")}, live.out).out, live.out);
    const Outcome forModels = program::run(
        {QStringLiteral("schema"), QStringLiteral("--db"), url, QStringLiteral("--format"), QStringLiteral("mschema")});
    QCOMPARE(forModels.exitStatus, 0);
    QVERIFY2(forModels.out.contains("order_items"), forModels.out.constData());
    QCOMPARE(program::run(again + QStringList{QStringLiteral("mschema")}, live.out).out, forModels.out);
}

void LiveEnginesTest::printsSamplesByPolicy()
{
    QFETCH(QString, url);
    const auto printed = [&](const char* policy) {
        return program::run({QStringLiteral("schema"), QStringLiteral("--db"), url, QStringLiteral("--tables"),
                             QStringLiteral("visits"), QStringLiteral("--samples"), QString::fromLatin1(policy)})
            .out;
    };
    QVERIFY2(!printed("none").contains("open"), printed("none").constData());
    const QByteArray careful = printed("careful");
    QVERIFY2(careful.contains("open") && !careful.contains("shut") && !careful.contains("Ada"), careful.constData());
    const QByteArray all = printed("all");
    QVERIFY2(all.contains("open") && all.contains("shut") && all.contains("Ada"), all.constData());
}

void LiveEnginesTest::tellsWhyThereAreNoRows()
{
    QFETCH(QString, url);
    const Outcome outcome = program::run({QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--trial"),
                                          QStringLiteral("--treat-empty-as-error"), QStringLiteral("--db"), url},
                                         "SELECT name FROM visits WHERE status = 'opne'");
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY2(outcome.out.contains("empty_result"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("No value of status is opne"), outcome.out.constData());
}

void LiveEnginesTest::runsWhatAPersonAllows_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("name");
    const std::map<QString, std::pair<const char*, const char*>> restricted{
        {QStringLiteral("PostgreSQL"), {"SELECT counted()", "public.counted"}},
        {QStringLiteral("MariaDB"), {"SELECT counted()", "shop.counted"}},
        {QStringLiteral("DuckDB"), {"SELECT name FROM kept_settings", "main.kept_settings"}}};
    for (const auto& [engine, uses] : restricted) {
        if (const auto url = m_urls.find(engine); url != m_urls.end())
            QTest::addRow("%s", qPrintable(engine))
                << url->second << QByteArray(uses.first) << QString::fromLatin1(uses.second);
    }
}

void LiveEnginesTest::runsWhatAPersonAllows()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, sql);
    QFETCH(QString, name);
    const auto check = [&](const QString& database, const QStringList& more) {
        return program::run(QStringList{QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--trial"),
                                        QStringLiteral("--db"), database}
                                + more,
                            sql);
    };
    const Outcome refused = check(url, {});
    QCOMPARE(refused.exitStatus, 1);
    QVERIFY2(refused.out.contains("side_effect_function"), refused.out.constData());
    QVERIFY2(refused.out.contains(name.toUtf8()) && refused.out.contains("--allow-function"), refused.out.constData());
    const QString asOption = QStringLiteral("--allow-function");
    const Outcome allowed = check(url, {asOption, name});
    QVERIFY2(allowed.exitStatus == 0, allowed.out.constData());
    const QString inUrl = url + QStringLiteral("&allow_functions=") + name;
    QVERIFY2(check(inUrl, {}).exitStatus == 0, check(inUrl, {}).out.constData());
    const Outcome other = check(url, {asOption, name + QLatin1Char('2')});
    QCOMPARE(other.exitStatus, 1);
}

void LiveEnginesTest::cannotBeHad_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char* sentence, const char* url, const char* reason) {
        QTest::newRow(sentence) << QString::fromLatin1(url) << QByteArray(reason);
    };
    row("a host of PostgreSQL that there is not", "postgresql://ann@nowhere.invalid/shop", "nowhere.invalid");
    row("a host of MariaDB that there is not", "mariadb://ann@nowhere.invalid/shop", "nowhere.invalid");
    row("a driver of ODBC that there is not", "odbc:Driver=/nowhere/driver.so;Database=x", "/nowhere/driver.so");
    row("a library of DuckDB that there is not", "duckdb::memory:?library=/nowhere/libduckdb.so",
        "/nowhere/libduckdb.so");
}

void LiveEnginesTest::cannotBeHad()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, reason);
    const Outcome outcome = program::run({QStringLiteral("check"), QStringLiteral("--db"), url}, "SELECT 1");
    QCOMPARE(outcome.exitStatus, 3);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains(reason), outcome.err.constData());
}

QTEST_GUILESS_MAIN(LiveEnginesTest)
#include "tst_liveengines.moc"
