// Every class of mistakes that PostgreSQL tells apart, made on a live server and judged as the program does it.

#include "postgresbackend.h"
#include "postgresmistakes.h"
#include "provokederror.h"

#include <QtTest>

#include <map>

namespace querymend {

class PostgresErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill() + m_server->asOwner(neededForPostgresMistakes);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase()
    {
        m_sessions.clear();
        m_server.reset();
    }

    void isToldAsWhatItIs_data() { addPostgresMistakes(); }

    void isToldAsWhatItIs()
    {
        QFETCH(QByteArray, marked);
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, code);
        Session* const session = sessionOf(login.toStdString());
        QVERIFY(session);
        const MarkedStatement statement(marked.toStdString());
        const Limits limits{std::chrono::milliseconds(code == "timeout" ? 50 : 10000)};
        const std::string difference =
            judged(*session, statement.sql, limits).differenceFrom(expectedOf(code.toStdString(), statement));
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT 1", limits).shown, std::string("nothing is wrong"));
    }

    void aTableThatIsLockedIsWaitedForNoLongerThanTheLimit()
    {
        const auto reader = m_server->open("reader");
        QVERIFY(reader);
        const OwnersTransaction lock(*m_server, "LOCK TABLE payments IN ACCESS EXCLUSIVE MODE");
        QVERIFY(lock.ok());
        QCOMPARE(judged(*reader, "SELECT * FROM payments", Limits{std::chrono::milliseconds(50)}).shown,
                 std::string("timeout"));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

    void aLostConnectionIsToldAsOneAndStaysLost()
    {
        const auto reader = m_server->open("reader");
        QVERIFY(reader);
        QVERIFY(endBackend(*m_server, backendOf(*reader)));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("connection_lost"));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("connection_lost"));
    }

private:
    Session* sessionOf(const std::string& login)
    {
        auto& session = m_sessions[login];
        if (!session)
            session = m_server->open(login);
        return session.get();
    }

    std::unique_ptr<PostgresServer> m_server;
    std::map<std::string, std::unique_ptr<Session>> m_sessions;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresErrorsTest)

#include "tst_postgreserrors.moc"
