#include "plaingreeting.h"
#include "support/certificates.h"
#include "support/mariadbserver.h"
#include "support/reservedport.h"

#include <QTest>

namespace querymend {

/// A server that is given one certificate after another, most of them signed by an authority of the test.
class MariadbTlsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_authority.areMade() && m_stranger.areMade());
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
        QVERIFY(m_authority.certify("DNS:db.example") && take(m_authority));
        m_server = std::make_unique<MariadbServer>(
            QStringList{QStringLiteral("--bind-address=127.0.0.1"), QStringLiteral("--port=%1").arg(m_port.number()),
                        QStringLiteral("--ssl-cert=") + certificateFile(), QStringLiteral("--ssl-key=") + keyFile()});
        QVERIFY(m_server->ok());
        std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        problem = m_server->asOwner("ALTER USER looker REQUIRE SSL");
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void opens_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("authority");
        QTest::addColumn<QByteArray>("certifiedFor");
        QTest::newRow("encryption asked for")
            << QByteArray("required") << QByteArray() << QByteArray("DNS:other.example");
        QTest::newRow("the authority told") << QByteArray() << QByteArray("known") << QByteArray("DNS:other.example");
        QTest::newRow("the authority asked for")
            << QByteArray("verify_ca") << QByteArray("known") << QByteArray("DNS:other.example");
        QTest::newRow("the authority and the name asked for")
            << QByteArray("verify_identity") << QByteArray("known") << QByteArray("DNS:db.example");
        QTest::newRow("an authority of the system's")
            << QByteArray("verify_identity") << QByteArray("system") << QByteArray("DNS:db.example");
    }

    void opens()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(QByteArray, certifiedFor);
        QVERIFY(m_authority.certify(certifiedFor) && give(m_authority));
        const auto session = open(mode, authority);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto rows = session.value()->run("SELECT seq FROM seq_1_to_100000", {});
        QVERIFY(rows.ok());
        const auto page = rows.value()->fetch(100000);
        QVERIFY(page.ok());
        QCOMPARE(page->rows.size(), std::size_t{100000});
    }

    void isCancelledAndKeepsItsLimits_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::newRow("encrypted") << QByteArray("required");
        QTest::newRow("verified") << QByteArray("verify_identity");
    }

    void isCancelledAndKeepsItsLimits()
    {
        QFETCH(QByteArray, mode);
        QVERIFY(m_authority.certify("DNS:db.example") && give(m_authority));
        ConnectionTarget asked = target(mode, "known");
        asked.options["connect_timeout"] = "1";
        const auto session = openSession(asked);
        QVERIFY(session.ok());
        QVERIFY(session.value()->run("SELECT SLEEP(1.5)", {}).value()->fetch(1).ok()); // outlasts connect_timeout
        const auto stopped = session.value()->run("SELECT SLEEP(600)", Limits{std::chrono::milliseconds(50)});
        const auto page = stopped ? stopped.value()->fetch(1) : Result<Page, EngineError>(Failure{stopped.error()});
        QVERIFY(!page.ok());
        QCOMPARE(page.error().failure, EngineFailure::timedOut);
        QVERIFY(session.value()->run("SELECT 1", {}).value()->fetch(1).ok());
    }

    void aCertificateIsRefusedForAReason_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("authority");
        QTest::addColumn<QByteArray>("certificate");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* mode, const char* authority, const char* certificate,
                            const char* message) {
            QTest::newRow(name) << QByteArray(mode) << QByteArray(authority) << QByteArray(certificate)
                                << QByteArray(message);
        };
        row("another name", "verify_identity", "known", "another name", "Validation of SSL server certificate failed");
        row("an expired one", "verify_identity", "known", "expired", "certificate has expired");
        row("an expired one, whatever its name", "verify_ca", "known", "expired", "certificate has expired");
        row("one that it signed itself", "verify_identity", "known", "self-signed", "self-signed certificate");
        row("one that it signed itself, whatever its name", "verify_ca", "known", "self-signed",
            "self-signed certificate");
        row("one of another authority", "verify_identity", "unknown", "good", "unable to get local issuer certificate");
        row("one of another authority, to the system", "verify_identity", "other system", "good",
            "unable to get local issuer certificate");
        row("one of another authority, where no mode is named", "", "unknown", "good",
            "unable to get local issuer certificate");
    }

    void aCertificateIsRefusedForAReason()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(QByteArray, certificate);
        QFETCH(QByteArray, message);
        QVERIFY(m_authority.certifyWith(certificate, "DNS:db.example"));
        QVERIFY(give(m_authority));
        const auto session = open(mode, authority);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

    void noEncryptionIsRefusedByAServerThatDemandsIt()
    {
        const auto session = open("disabled", {});
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("Access denied") != std::string::npos, session.error().message.c_str());
    }

    void nothingIsSentToAServerWithoutEncryption_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("authority");
        QTest::addColumn<bool>("hasPlugins");
        for (const bool hasPlugins : {true, false}) {
            const char* const kind = hasPlugins ? "" : ", which is an old one";
            QTest::addRow("where encryption is demanded%s", kind)
                << QByteArray("required") << QByteArray() << hasPlugins;
            QTest::addRow("where the authority is checked%s", kind)
                << QByteArray("verify_ca") << QByteArray("known") << hasPlugins;
            QTest::addRow("where the name is checked%s", kind)
                << QByteArray("verify_identity") << QByteArray("known") << hasPlugins;
        }
    }

    void nothingIsSentToAServerWithoutEncryption()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(bool, hasPlugins);
        PlainGreeting greeting(hasPlugins);
        ConnectionTarget plain = target(mode, authority);
        plain.port = greeting.port();
        plain.password = Secret("hush");
        const auto session = openSession(plain);
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("does not support it") != std::string::npos,
                 session.error().message.c_str());
        QCOMPARE(greeting.heard(), std::string());
    }

private:
    /// Copies a certificate and its key to where the server reads them, which runs as another user.
    [[nodiscard]] bool take(const Certificates& from) const
    {
        QFile::remove(certificateFile());
        QFile::remove(keyFile());
        return QFile::copy(from.certificateFile(), certificateFile()) && QFile::copy(from.keyFile(), keyFile())
            && QFile::setPermissions(keyFile(), QFile::Permissions(0x6644));
    }

    /// Has the server use them from the next connection on.
    [[nodiscard]] bool give(const Certificates& from) const
    {
        return take(from) && m_server->asOwner("FLUSH SSL").empty();
    }

    [[nodiscard]] QString certificateFile() const { return m_folder.filePath(QStringLiteral("server.pem")); }
    [[nodiscard]] QString keyFile() const { return m_folder.filePath(QStringLiteral("server.key")); }

    [[nodiscard]] ConnectionTarget target(const QByteArray& mode, const QByteArray& authority) const
    {
        ConnectionTarget made = m_server->target("looker");
        made.options.erase("socket");
        made.host = "db.example";
        made.options["hostaddr"] = "127.0.0.1";
        made.port = m_port.number();
        if (!mode.isEmpty())
            made.options["ssl_mode"] = mode.toStdString();
        if (authority == "known" || authority == "unknown")
            made.options["ssl_ca"] = (authority == "known" ? m_authority : m_stranger).issuerFile().toStdString();
        return made;
    }

    [[nodiscard]] Result<std::unique_ptr<Session>, EngineError> open(const QByteArray& mode,
                                                                     const QByteArray& authority) const
    {
        if (authority.endsWith("system"))
            qputenv("SSL_CERT_FILE", (authority == "system" ? m_authority : m_stranger).issuerFile().toUtf8());
        auto session = openSession(target(mode, authority));
        qunsetenv("SSL_CERT_FILE");
        return session;
    }

    QTemporaryDir m_folder;
    ReservedPort m_port;
    Certificates m_authority;
    Certificates m_stranger{"stranger"};
    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbTlsTest)

#include "tst_mariadbtls.moc"
