#include "support/certificates.h"
#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

/// A server that is given one certificate after another, most of them signed by an authority of the test.
class PostgresTlsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_authority.areMade() && m_stranger.areMade() && m_home.isValid());
        m_server = std::make_unique<PostgresServer>(PostgresServer::Reach::loopbackToo);
        QVERIFY(m_server->ok());
        QCOMPARE(m_server->asOwner("CREATE ROLE reader LOGIN"), std::string());
        m_homeBefore = qgetenv("HOME");
        qputenv("HOME", m_home.path().toUtf8());
    }

    void cleanup()
    {
        qunsetenv("SSL_CERT_FILE");
        QFile::remove(ownAuthorities());
    }

    void cleanupTestCase()
    {
        qputenv("HOME", m_homeBefore);
        m_server.reset();
    }

    /// Must be the first test: the server has no certificate yet.
    void aServerWithoutEncryptionIsRefused()
    {
        const auto session = openSession(target("verify-full", "known"));
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("server does not support SSL") != std::string::npos,
                 session.error().message.c_str());
    }

    void opens_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("authority");
        QTest::addColumn<QByteArray>("certifiedFor");
        const auto row = [](const char* name, const char* mode, const char* authority, const char* certifiedFor) {
            QTest::newRow(name) << QByteArray(mode) << QByteArray(authority) << QByteArray(certifiedFor);
        };
        row("encryption asked for", "require", "", "DNS:other.example");
        row("the authority asked for", "verify-ca", "known", "DNS:other.example");
        row("the authority and the name asked for", "verify-full", "known", "DNS:localhost");
        row("an authority of the system's", "verify-full", "system", "DNS:localhost");
        row("an authority of the user's, whatever the system's", "verify-full", "own", "DNS:localhost");
    }

    void opens()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(QByteArray, certifiedFor);
        QVERIFY(m_authority.certify(certifiedFor) && give(m_authority));
        const auto session = openSession(target(mode, authority));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto rows = session.value()->run("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()", {});
        QVERIFY2(rows.ok(), rows ? "" : rows.error().message.c_str());
        QVERIFY(rows.value()->fetch(1)->rows.front().front() == Cell(true));
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
        row("another name", "verify-full", "known", "another name", "does not match host name \"localhost\"");
        row("an expired one", "verify-full", "known", "expired", "certificate verify failed");
        row("an expired one, whatever its name", "verify-ca", "known", "expired", "certificate verify failed");
        row("one that it signed itself", "verify-full", "known", "self-signed", "certificate verify failed");
        row("one of another authority", "verify-full", "unknown", "good", "certificate verify failed");
        row("one of another authority, to the system", "verify-full", "other system", "good",
            "certificate verify failed");
        row("a file of authorities that is not there", "verify-full", "missing", "good",
            "root certificate file \"/nowhere/ca.pem\" does not exist");
    }

    void aCertificateIsRefusedForAReason()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(QByteArray, certificate);
        QFETCH(QByteArray, message);
        QVERIFY(m_authority.certifyWith(certificate, "DNS:localhost"));
        QVERIFY(give(m_authority));
        const auto session = openSession(target(mode, authority));
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

    /// Qt ends an option at a semicolon.
    void aFileOfTheSystemsWithASemicolonIsRefused()
    {
        qputenv("SSL_CERT_FILE", "/etc/ssl/ca.pem;sslmode=disable");
        const auto session = openSession(target("verify-full", {}));
        QVERIFY(!session.ok());
        QVERIFY2(session.error().message.find("semicolon") != std::string::npos, session.error().message.c_str());
    }

private:
    /// Has the server use a certificate and its key, which must be its own.
    [[nodiscard]] bool give(const Certificates& from) const
    {
        const QString certificate = m_server->folder() + QStringLiteral("/server.pem");
        const QString key = m_server->folder() + QStringLiteral("/server.key");
        QFile::remove(certificate);
        QFile::remove(key);
        const bool isCopied = QFile::copy(from.certificateFile(), certificate) && QFile::copy(from.keyFile(), key);
        const bool isOwned = !PostgresServer::isRoot()
            || QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres"), certificate, key}) == 0;
        return isCopied && isOwned && QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner)
            && m_server->asOwner("ALTER SYSTEM SET ssl_cert_file = '" + certificate.toStdString() + "'").empty()
            && m_server->asOwner("ALTER SYSTEM SET ssl_key_file = '" + key.toStdString() + "'").empty()
            && m_server->asOwner("ALTER SYSTEM SET ssl = on").empty() && m_server->restart();
    }

    [[nodiscard]] QString ownAuthorities() const { return m_home.filePath(QStringLiteral(".postgresql/root.crt")); }

    [[nodiscard]] ConnectionTarget target(const QByteArray& mode, const QByteArray& authority) const
    {
        ConnectionTarget made = m_server->loopbackTarget("reader");
        made.options["sslmode"] = mode.toStdString();
        if (authority == "known" || authority == "unknown")
            made.options["sslrootcert"] = (authority == "known" ? m_authority : m_stranger).issuerFile().toStdString();
        else if (authority == "missing")
            made.options["sslrootcert"] = "/nowhere/ca.pem";
        else if (!authority.isEmpty())
            qputenv("SSL_CERT_FILE", (authority == "system" ? m_authority : m_stranger).issuerFile().toUtf8());
        if (authority == "own")
            (void)(QDir(m_home.path()).mkpath(QStringLiteral(".postgresql"))
                   && QFile::copy(m_authority.issuerFile(), ownAuthorities()));
        return made;
    }

    QTemporaryDir m_home;
    QByteArray m_homeBefore;
    Certificates m_authority;
    Certificates m_stranger{"stranger"};
    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresTlsTest)

#include "tst_postgrestls.moc"
