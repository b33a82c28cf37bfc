// A PostgreSQL server that suddenly sends nothing any more: no call waits for it.

#include "silence.h"
#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

class PostgresSilenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_relay = std::make_unique<SilentRelay>((m_server->folder() + QStringLiteral("/.s.PGSQL.5432")).toStdString());
        QVERIFY(m_relay->ok());
    }

    void cleanupTestCase()
    {
        m_relay.reset();
        m_server.reset();
    }

    void isToldAfterTheLimitAndTheNextConnectionWorks()
    {
        silence::isToldAfterTheLimitAndTheNextConnectionWorks(opener(), *m_relay);
    }

    void isCancelledAndClosedWhileTheServerIsSilent()
    {
        silence::isCancelledAndClosedWhileTheServerIsSilent(opener(), *m_relay);
    }

    void askingToStopDoesNotWait()
    {
        silence::askingToStopDoesNotWait(opener(), *m_relay, "SELECT count(*) FROM generate_series(1, 100000000000)");
    }

    void cannotBeOpenedWhileTheServerIsSilent() { silence::cannotBeOpenedWhileTheServerIsSilent(opener(), *m_relay); }

private:
    [[nodiscard]] silence::Opener opener() const
    {
        ConnectionTarget target = m_server->target("reader");
        target.options["host"] = "127.0.0.1";
        target.options["connect_timeout"] = "2"; // libpq's minimum is 2
        target.port = m_relay->port();
        return [target] { return openSession(target); };
    }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<SilentRelay> m_relay;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresSilenceTest)

#include "tst_postgressilence.moc"
