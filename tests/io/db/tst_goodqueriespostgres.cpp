// We accept what PostgreSQL runs and refuse what it refuses, with libpq and with ODBC.

#include "queryjudge.h"
#include "support/postgresserver.h"

#ifdef QUERYMEND_PSQLODBC
#include "support/odbcdrivers.h"
#endif

#include <QTest>

namespace querymend {

namespace {

using PostgresResult = std::unique_ptr<PGresult, void (*)(PGresult*)>;

class PlainPostgres {
public:
    explicit PlainPostgres(const std::string& address) : m_connection(PQconnectdb(address.c_str()), PQfinish)
    {
        PQsetNoticeReceiver(
            m_connection.get(), [](void*, const PGresult*) {}, nullptr);
    }

    void tell(const char* command) { const PostgresResult done(PQexec(m_connection.get(), command), PQclear); }

    [[nodiscard]] std::string complaint(const std::string& text)
    {
        tell("BEGIN READ ONLY");
        const PostgresResult result(
            PQexecParams(m_connection.get(), text.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0), PQclear);
        const std::string said =
            PQresultStatus(result.get()) == PGRES_TUPLES_OK ? "" : PQresultErrorMessage(result.get());
        tell("ROLLBACK");
        return said;
    }

private:
    std::unique_ptr<PGconn, void (*)(PGconn*)> m_connection;
};

} // namespace

class GoodQueriesPostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(QString::fromStdString(m_server.fill()), QString());
        QCOMPARE(m_server.asOwner("CREATE ROLE escapes LOGIN; GRANT reader TO escapes;"
                                  "ALTER ROLE escapes SET standard_conforming_strings = off;"
                                  "ALTER ROLE escapes SET escape_string_warning = off"),
                 std::string());
    }

    void areTakenAsByTheEngine_data()
    {
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<bool>("byOdbc");
        QTest::newRow("with standard strings") << QByteArray("reader") << QByteArray("standard") << false;
        QTest::newRow("where backslashes escape") << QByteArray("escapes") << QByteArray("escapes") << false;
#ifdef QUERYMEND_PSQLODBC
        QTest::newRow("by ODBC") << QByteArray("reader") << QByteArray("standard") << true;
        QTest::newRow("by ODBC, where backslashes escape") << QByteArray("escapes") << QByteArray("escapes") << true;
#endif
    }

    void areTakenAsByTheEngine()
    {
        QFETCH(QByteArray, user);
        QFETCH(QByteArray, mode);
        QFETCH(bool, byOdbc);
        PlainPostgres plain("host='" + m_server.folder().toStdString() + "' dbname=shop user=" + user.toStdString());
        auto session = byOdbc ? openByOdbc(user.toStdString()) : m_server.open(user.toStdString());
        QVERIFY(session);
        QueryJudge judge(*session, [&](const std::string& text) { return plain.complaint(text); });
        // ODBC gets fewer queries: only the driver's handling of statements differs, the server is the same.
        judge.judge("postgresql", {mode.toStdString()}, byOdbc ? queriesASeed / 6 : queriesASeed / 2);
        QVERIFY2(judge.taken() > 2 * judge.refused(), "the rules write too many bad queries");
        QCOMPARE(judge.differences(), 0);
    }

private:
    [[nodiscard]] std::unique_ptr<Session> openByOdbc([[maybe_unused]] const std::string& user) const
    {
#ifdef QUERYMEND_PSQLODBC
        auto session = openSession(odbcTarget(m_server, user));
        return session ? std::move(session).value() : nullptr;
#else
        return nullptr;
#endif
    }

    PostgresServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::GoodQueriesPostgresTest)

#include "tst_goodqueriespostgres.moc"
