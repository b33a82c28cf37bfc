#include "support/mariadbserver.h"

#include <QTest>

namespace querymend {

/// A server whose certificate is signed by one of two authorities.
class MariadbTlsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
        QVERIFY(makeAuthority("authority") && makeAuthority("other"));
        QVERIFY(openssl({"req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=server", "-keyout", path("server.key"),
                         "-out", path("server.csr")}));
        QVERIFY(openssl({"x509", "-req", "-days", "2", "-CAcreateserial", "-in", path("server.csr"), "-CA",
                         path("authority.pem"), "-CAkey", path("authority.key"), "-out", path("server.pem")}));
        QFile::setPermissions(QString::fromStdString(path("server.key")), QFile::Permissions(0x6644));
        m_server = std::make_unique<MariadbServer>(
            QStringList{QStringLiteral("--skip-networking"), option("--ssl-ca=", "authority.pem"),
                        option("--ssl-cert=", "server.pem"), option("--ssl-key=", "server.key")});
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
        QTest::newRow("encryption asked for") << QByteArray("required") << QByteArray();
        QTest::newRow("the authority told") << QByteArray() << QByteArray("authority.pem");
        QTest::newRow("the authority asked for") << QByteArray("verify_ca") << QByteArray("authority.pem");
    }

    void opens()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        const auto session = openSession(target(mode, authority));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        const auto rows = session.value()->run("SELECT seq FROM seq_1_to_100000", {});
        QVERIFY(rows.ok());
        const auto page = rows.value()->fetch(100000);
        QVERIFY(page.ok());
        QCOMPARE(page->rows.size(), std::size_t{100000});
    }

    void isCancelledAndKeepsItsLimits()
    {
        ConnectionTarget asked = target("required", {});
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

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("authority");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("encryption is required and not used")
            << QByteArray("disabled") << QByteArray() << QByteArray("Access denied");
        QTest::newRow("a server of another authority")
            << QByteArray() << QByteArray("other.pem") << QByteArray("certificate");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, mode);
        QFETCH(QByteArray, authority);
        QFETCH(QByteArray, message);
        const auto session = openSession(target(mode, authority));
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    [[nodiscard]] QString option(const char* begin, const char* name) const
    {
        return QString::fromUtf8(begin) + QString::fromStdString(path(name));
    }

    static bool openssl(const std::vector<std::string>& arguments)
    {
        QStringList texts;
        for (const std::string& argument : arguments)
            texts << QString::fromStdString(argument);
        QProcess process;
        process.start(QStringLiteral(QUERYMEND_OPENSSL_PROGRAM), texts);
        return process.waitForFinished(60000) && process.exitCode() == 0;
    }

    [[nodiscard]] bool makeAuthority(const std::string& name) const
    {
        return openssl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=" + name,
                        "-keyout", path((name + ".key").c_str()), "-out", path((name + ".pem").c_str())});
    }

    [[nodiscard]] ConnectionTarget target(const QByteArray& mode, const QByteArray& authority) const
    {
        ConnectionTarget made = m_server->target("looker");
        if (!mode.isEmpty())
            made.options["ssl_mode"] = mode.toStdString();
        if (!authority.isEmpty())
            made.options["ssl_ca"] = path(authority.constData());
        return made;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbTlsTest)

#include "tst_mariadbtls.moc"
