// A MariaDB server that suddenly sends nothing any more: no call waits for it.

#include "silence.h"
#include "support/mariadbserver.h"

#include <QTest>

namespace querymend {

class MariadbSilenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_relay = std::make_unique<SilentRelay>(m_server->socket());
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

    void askingToStopDoesNotWait() { silence::askingToStopDoesNotWait(opener(), *m_relay, "SELECT SLEEP(600)"); }

    void cannotBeOpenedWhileTheServerIsSilent() { silence::cannotBeOpenedWhileTheServerIsSilent(opener(), *m_relay); }

private:
    [[nodiscard]] silence::Opener opener() const
    {
        ConnectionTarget target = m_server->target("reader");
        target.options.erase("socket");
        target.options["connect_timeout"] = "1";
        target.host = "127.0.0.1";
        target.port = m_relay->port();
        return [target] { return openSession(target); };
    }

    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<SilentRelay> m_relay;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbSilenceTest)

#include "tst_mariadbsilence.moc"
