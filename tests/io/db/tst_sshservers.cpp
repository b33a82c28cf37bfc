#include "db/connector.h"
#include "db/session/reconnectingsession.h"
#include "support/certificates.h"
#ifdef QUERYMEND_MARIADB_PROGRAM
#include "support/mariadbserver.h"
#endif
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_SSHD_PROGRAM
#include "support/sshserver.h"
#endif

#include <QTest>

#include <set>

namespace querymend {

/// Databases behind a real SSH server.
class SshServersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
#ifdef QUERYMEND_SSHD_PROGRAM
        m_ssh = std::make_unique<SshServer>(); // first, because it changes PATH
        QVERIFY(m_ssh->ok());
        if (!SshServer::letsIn())
            QSKIP("this user cannot log in over SSH");
#ifdef QUERYMEND_POSTGRES_FOLDER
        m_postgres = std::make_unique<PostgresServer>(PostgresServer::Reach::loopbackToo);
        QVERIFY(m_postgres->ok());
        QCOMPARE(m_postgres->fill(), std::string());
        ConnectionTarget postgres;
        postgres.engine = EngineKind::postgresql;
        postgres.host = "127.0.0.1";
        postgres.port = m_postgres->port();
        postgres.user = "reader";
        postgres.database = "shop";
        m_targets["PostgreSQL"] = postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
        m_mariadb = std::make_unique<MariadbServer>(QStringList{
            QStringLiteral("--bind-address=127.0.0.1"), QStringLiteral("--port=%1").arg(m_mariadbPort.number())});
        QVERIFY(m_mariadb->ok());
        QCOMPARE(m_mariadb->fill(), std::string());
        ConnectionTarget mariadb;
        mariadb.engine = EngineKind::mariadb;
        mariadb.host = "127.0.0.1";
        mariadb.port = m_mariadbPort.number();
        mariadb.user = "reader";
        mariadb.database = "shop";
        m_targets["MariaDB"] = mariadb;
#endif
        QVERIFY(!m_targets.empty());
#else
        QSKIP("there is no sshd here: install openssh-server");
#endif
    }

#ifdef QUERYMEND_SSHD_PROGRAM
    void cleanup()
    {
        QCOMPARE(SshServer::clients().size(), 0);
    }

    void cleanupTestCase()
    {
        m_mariadb.reset();
        m_postgres.reset();
        m_ssh.reset();
    }

    void opens_data()
    {
        QTest::addColumn<QByteArray>("engine");
        QTest::addColumn<QByteArray>("host");
        for (const auto& [engine, target] : m_targets) {
            QTest::addRow("%s through a host", engine.constData()) << engine << QByteArray("bastion");
            QTest::addRow("%s through a host behind another", engine.constData()) << engine << QByteArray("inside");
        }
    }

    void opens()
    {
        QFETCH(const QByteArray, engine);
        QFETCH(const QByteArray, host);
        Connector connector(through(host, engine), {});
        const auto first = connector.open();
        QVERIFY2(first.ok(), first ? "" : first.error().message.c_str());
        const auto clients = SshServer::clients().size();
        const auto second = connector.open();
        QVERIFY2(second.ok(), second ? "" : second.error().message.c_str());
        QCOMPARE(SshServer::clients().size(), clients); // they share the tunnel
        for (const auto* const session : {&first, &second}) {
            const auto rows = (*session).value()->run("SELECT count(*) FROM orders", {});
            QVERIFY2(rows.ok(), rows ? "" : rows.error().message.c_str());
            QVERIFY(rows.value()->fetch(1).ok());
        }
    }

    void saysWhyTheTunnelCannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("a refused key") << QByteArray("stranger") << QByteArray("accepted none of your keys");
        QTest::newRow("an unknown host") << QByteArray("unknown") << QByteArray("is not known on this machine");
        QTest::newRow("a changed host key") << QByteArray("changed") << QByteArray("another host key");
        QTest::newRow("nothing listens") << QByteArray("closed") << QByteArray("no SSH server");
        QTest::newRow("no such host") << QByteArray("ssh://no-such-host.invalid")
                                      << QByteArray("the SSH tunnel through ssh://no-such-host.invalid");
    }

    void saysWhyTheTunnelCannotBeOpened()
    {
        QFETCH(const QByteArray, host);
        QFETCH(const QByteArray, reason);
        const auto session = Connector(through(host, m_targets.begin()->first), {}).open();
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        const QByteArray said = QByteArray::fromStdString(session.error().message);
        QVERIFY2(said.contains(reason), said.constData());
    }

    void saysThatTheServerIsNotReached()
    {
        const ReservedPort nothing;
        ConnectionTarget target = through("bastion", m_targets.begin()->first);
        target.port = nothing.number();
        const auto session = Connector(target, {}).open();
        QVERIFY(!session.ok());
        const QByteArray said = QByteArray::fromStdString(session.error().message);
        QVERIFY2(said.contains("bastion could not connect to 127.0.0.1:"), said.constData());
    }

    void aLostTunnelIsReportedAndOpenedAgain_data()
    {
        QTest::addColumn<QByteArray>("engine");
        QTest::addColumn<bool>("isServer");
        for (const auto& [engine, target] : m_targets) {
            QTest::addRow("%s, when ssh is killed", engine.constData()) << engine << false;
            QTest::addRow("%s, when the SSH server stops", engine.constData()) << engine << true;
        }
    }

    void aLostTunnelIsReportedAndOpenedAgain()
    {
        QFETCH(const QByteArray, engine);
        QFETCH(const bool, isServer);
        const auto connector = std::make_shared<Connector>(through("bastion", engine), HostSettings{});
        const auto session =
            openReconnecting([connector] { return connector->open(); }, std::chrono::steady_clock::now);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        // More than the tunnel and the libraries hold, so that the rest must still come from the server.
        const std::string numbers = engine == "MariaDB" ? "seq_1_to_20000" : "generate_series(1, 20000)";
        const auto rows = session.value()->run("SELECT repeat('x', 10000) FROM " + numbers,
                                               Limits{std::chrono::minutes(5), 256U << 20U});
        QVERIFY2(rows.ok(), rows ? "" : rows.error().message.c_str());
        if (isServer)
            m_ssh->stop();
        else
            killClients();
        QTRY_VERIFY(SshServer::clients().isEmpty());
        const EngineError lost = lossOf(*rows.value());
        QCOMPARE(lost.failure, EngineFailure::lost);
        QVERIFY2(lost.message.starts_with("the SSH tunnel through bastion was lost: "), lost.message.c_str());
        if (isServer)
            QVERIFY(m_ssh->start());
        const auto again = session.value()->run("SELECT 1", {});
        QVERIFY2(again.ok(), again ? "" : again.error().message.c_str());
    }

    void aCertificateIsCheckedForTheServersOwnName_data()
    {
        QTest::addColumn<QByteArray>("engine");
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("opens");
        for (const auto& [engine, target] : m_targets) {
            QTest::addRow("%s, the name in the certificate", engine.constData())
                << engine << QByteArray("localhost") << true;
            QTest::addRow("%s, another name of the same server", engine.constData())
                << engine << QByteArray("127.0.0.1") << false;
        }
    }

    void aCertificateIsCheckedForTheServersOwnName()
    {
#ifdef QUERYMEND_OPENSSL_PROGRAM
        QFETCH(const QByteArray, engine);
        QFETCH(const QByteArray, host);
        QFETCH(const bool, opens);
        QVERIFY(m_certificates.areMade() && encrypts(engine));
        const bool isPostgres = engine == "PostgreSQL";
        ConnectionTarget target = through("bastion", engine);
        target.host = host.toStdString();
        target.options[isPostgres ? "sslmode" : "ssl_mode"] = isPostgres ? "verify-full" : "verify_identity";
        target.options[isPostgres ? "sslrootcert" : "ssl_ca"] = m_certificates.issuerFile().toStdString();
        const auto session = Connector(target, {}).open();
        QVERIFY2(session.ok() == opens, session ? "" : session.error().message.c_str());
        QVERIFY(opens || session.error().message.find("certificate") != std::string::npos);
#else
        QSKIP("there is no openssl here");
#endif
    }

    void takesThePasswordFromACommand()
    {
#ifdef QUERYMEND_MARIADB_PROGRAM
        ConnectionTarget target = through("bastion", "MariaDB");
        target.user = "locked";
        target.passwordCommand = "echo secret";
        const auto session = Connector(target, {}).open();
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        target.passwordCommand = "echo wrong";
        const auto refused = Connector(target, {}).open();
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message.find("SSH tunnel"), std::string::npos);
#else
        QSKIP("there is no MariaDB server here");
#endif
    }

private:
    [[nodiscard]] ConnectionTarget through(const QByteArray& host, const QByteArray& engine) const
    {
        ConnectionTarget target = m_targets.at(engine);
        target.options["ssh"] = host.toStdString();
        return target;
    }

#ifdef QUERYMEND_OPENSSL_PROGRAM
    /// Gives a server a certificate for localhost, if it has none yet.
    [[nodiscard]] bool encrypts(const QByteArray& engine)
    {
        if (!m_encrypting.insert(engine).second)
            return true;
#ifdef QUERYMEND_POSTGRES_FOLDER
        if (engine == "PostgreSQL")
            return giveCertificate(m_postgres->dataFolder(), "postgres")
                && m_postgres->asOwner("ALTER SYSTEM SET ssl = on").empty() && m_postgres->restart();
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
        const QString folder = m_mariadb->folder();
        if (engine == "MariaDB")
            return giveCertificate(folder, "mysql")
                && m_mariadb->restart({QStringLiteral("--ssl-cert=") + folder + QStringLiteral("/server.crt"),
                                       QStringLiteral("--ssl-key=") + folder + QStringLiteral("/server.key")});
#endif
        return false;
    }

    [[nodiscard]] bool giveCertificate(const QString& folder, const char* user)
    {
        const QString certificate = folder + QStringLiteral("/server.crt");
        const QString key = folder + QStringLiteral("/server.key");
        const bool isCopied = m_certificates.certify("DNS:localhost")
            && QFile::copy(m_certificates.certificateFile(), certificate) && QFile::copy(m_certificates.keyFile(), key);
        const bool isOwned = geteuid() != 0
            || QProcess::execute(QStringLiteral("chown"), {QString::fromLatin1(user), certificate, key}) == 0;
        return isCopied && isOwned && QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner);
    }
#endif

    static void killClients()
    {
        for (const pid_t process : SshServer::clients())
            ::kill(process, SIGKILL);
    }

    /// Reads rows until that fails.
    static EngineError lossOf(Cursor& rows)
    {
        constexpr int most = 1'000'000;
        for (int i = 0; i < most; ++i) {
            const auto page = rows.fetch(100);
            if (!page)
                return page.error();
            if (page->isLast)
                break;
        }
        return {EngineFailure::refused, "all rows came"};
    }

    std::unique_ptr<SshServer> m_ssh;
    std::map<QByteArray, ConnectionTarget> m_targets;
#ifdef QUERYMEND_POSTGRES_FOLDER
    std::unique_ptr<PostgresServer> m_postgres;
#else
    std::unique_ptr<int> m_postgres;
#endif
#ifdef QUERYMEND_MARIADB_PROGRAM
    std::unique_ptr<MariadbServer> m_mariadb;
#else
    std::unique_ptr<int> m_mariadb;
#endif
    ReservedPort m_mariadbPort;
    Certificates m_certificates;
    std::set<QByteArray> m_encrypting;
#endif
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SshServersTest)
#include "tst_sshservers.moc"
