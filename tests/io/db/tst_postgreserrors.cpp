// Every class of mistakes that PostgreSQL distinguishes, made on a live server and judged as in the program.

#include "postgresbackend.h"
#include "postgresmistakes.h"

#include <QTest>

namespace querymend {

class PostgresErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_maker.start(); }
    void cleanupTestCase() { m_maker.end(); }

    void isToldAsWhatItIs_data() { addPostgresMistakes(); }
    void isToldAsWhatItIs() { m_maker.make(true); }

    void aTableThatIsLockedIsWaitedForNoLongerThanTheLimit()
    {
        const auto reader = m_maker.server().open("reader");
        QVERIFY(reader);
        const OwnersTransaction lock(m_maker.server(), "LOCK TABLE payments IN ACCESS EXCLUSIVE MODE");
        QVERIFY(lock.ok());
        QCOMPARE(judged(*reader, "SELECT * FROM payments", Limits{std::chrono::milliseconds(50)}).shown,
                 std::string("timeout"));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("nothing is wrong"));
    }

    void aLostConnectionIsToldAsOneAndStaysLost()
    {
        const auto reader = m_maker.server().open("reader");
        QVERIFY(reader);
        QVERIFY(endBackend(m_maker.server(), backendOf(*reader)));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("connection_lost"));
        QCOMPARE(judged(*reader, "SELECT 1", {}).shown, std::string("connection_lost"));
    }

private:
    PostgresMistakeMaker m_maker{
        [](const PostgresServer& server, const std::string& login) { return server.open(login); }};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresErrorsTest)

#include "tst_postgreserrors.moc"
