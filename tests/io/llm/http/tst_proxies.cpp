// Both kinds of proxy, before servers with and without TLS: open, with a password, down, and with an unreachable
// target.

#include "askingclient.h"
#include "serveridentities.h"
#include "support/proxyserver.h"
#include "support/reservedport.h"

#include <QTest>

namespace querymend {

namespace {

enum class Login { none, right, wrong, missing };

} // namespace

class ProxiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_certificates.areMade()); }

    void leadToTheServerOrSayWhyNot_data()
    {
        QTest::addColumn<bool>("isSocks");
        QTest::addColumn<bool>("isSecure");
        QTest::addColumn<int>("login");
        QTest::addColumn<bool>("isLetThrough");
        for (const bool isSocks : {false, true}) {
            for (const bool isSecure : {false, true}) {
                const auto row = [&](const char* name, Login login, bool isLetThrough) {
                    QTest::addRow("%s, %s: %s", isSocks ? "SOCKS" : "HTTP", isSecure ? "to HTTPS" : "to HTTP", name)
                        << isSocks << isSecure << static_cast<int>(login) << isLetThrough;
                };
                row("open to all", Login::none, true);
                row("with the right password", Login::right, true);
                row("with a wrong password", Login::wrong, false);
                row("with no user", Login::missing, false);
            }
        }
    }

    void leadToTheServerOrSayWhyNot()
    {
        QFETCH(bool, isSocks);
        QFETCH(bool, isSecure);
        QFETCH(int, login);
        QFETCH(bool, isLetThrough);
        const auto kind = static_cast<Login>(login);
        ProxyServer proxy(isSocks ? ProxyKind::socks : ProxyKind::http, kind == Login::none ? "" : "me:open sesame");
        qputenv("TEST_PROXY_PASSWORD", kind == Login::wrong ? "open barley" : "open sesame");
        std::optional<ServerIdentity> identity;
        if (isSecure)
            identity = m_certificates.identity("DNS:models.example");
        ModelServer server(identity);
        server.answerAlways({SendBytes{chunkedResponse("text/event-stream", streamOf("openai"), 100)}});
        ModelProfile profile = profileFor(server.url().replace(QLatin1String("127.0.0.1"),
                                                               QLatin1String("models.example"))); // the proxy knows it
        profile.caFile = m_certificates.issuerFile().toStdString();
        const bool hasUser = kind == Login::right || kind == Login::wrong;
        profile.proxy = proxy.url(hasUser ? QStringLiteral("me") : QString()).toStdString()
            + (hasUser ? "/?password_env=TEST_PROXY_PASSWORD" : "");
        const auto route = routeOf(profile);
        QVERIFY2(route.ok(), route.ok() ? "" : route.error().text.c_str());
        AskingClient asked(profile, *route);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        if (isLetThrough) {
            QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
            QCOMPARE(asked.reply()->text, std::string("SELECT 1"));
            QCOMPARE(proxy.asked(), QStringList{QStringLiteral("models.example")});
            QVERIFY(server.requests().first().contains(testKey));
            QVERIFY(!server.requests().first().contains("Proxy-Authorization") || !isSecure);
        } else {
            QVERIFY(asked.problem());
            QVERIFY2(asked.problem()->fault == ModelFault::auth, asked.problem()->message.c_str());
            const std::string& said = asked.problem()->message;
            QVERIFY2(said.find("proxy") != std::string::npos && said.find("password_env") != std::string::npos,
                     said.c_str());
            QVERIFY(said.find("open barley") == std::string::npos);
            QVERIFY(server.requests().isEmpty());
        }
        QVERIFY(!isSecure || !proxy.heard().contains(testKey)); // the proxy only saw the request for a tunnel
    }

    void thatAreDownAreToldFromServersThatAreDown_data()
    {
        QTest::addColumn<QString>("scheme");
        QTest::addColumn<QString>("server");
        for (const char* scheme : {"http", "socks5"}) {
            for (const char* server : {"http://models.example/v1", "https://models.example/v1"})
                QTest::addRow("%s before %s", scheme, server)
                    << QString::fromLatin1(scheme) << QString::fromLatin1(server);
        }
    }

    void thatAreDownAreToldFromServersThatAreDown()
    {
        QFETCH(QString, scheme);
        QFETCH(QString, server);
        const ReservedPort nobody;
        ModelProfile profile = profileFor(server);
        profile.proxy = scheme.toStdString() + "://127.0.0.1:" + std::to_string(nobody.number());
        AskingClient asked(profile, *routeOf(profile));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        const std::string& said = asked.problem()->message;
        QVERIFY2(asked.problem()->fault == ModelFault::refused, said.c_str());
        QVERIFY2(said.find("The proxy 127.0.0.1:" + std::to_string(nobody.number())) != std::string::npos,
                 said.c_str());
        QVERIFY2(said.find("is it running") != std::string::npos, said.c_str());
    }

    void thatFindNoServerSaySo_data()
    {
        QTest::addColumn<bool>("isSocks");
        QTest::addColumn<QString>("scheme");
        QTest::newRow("SOCKS to HTTP") << true << QStringLiteral("http");
        QTest::newRow("SOCKS to HTTPS") << true << QStringLiteral("https");
        QTest::newRow("HTTP to HTTPS") << false << QStringLiteral("https");
        QTest::newRow("HTTP to HTTP") << false << QStringLiteral("http");
    }

    void thatFindNoServerSaySo()
    {
        QFETCH(bool, isSocks);
        QFETCH(QString, scheme);
        const ReservedPort nobody;
        ProxyServer proxy(isSocks ? ProxyKind::socks : ProxyKind::http);
        ModelProfile profile = profileFor(scheme + QStringLiteral("://models.example:%1/v1").arg(nobody.number()));
        profile.proxy = proxy.url().toStdString();
        AskingClient asked(profile, *routeOf(profile));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        const ModelFault fault = asked.problem()->fault;
        QVERIFY2(fault == ModelFault::refused || fault == ModelFault::offline || fault == ModelFault::serverError,
                 asked.problem()->message.c_str());
        QVERIFY2(asked.problem()->message.find("The proxy") != std::string::npos || scheme == QLatin1String("http")
                     || isSocks,
                 asked.problem()->message.c_str());
    }

private:
    ServerIdentities m_certificates;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ProxiesTest)
#include "tst_proxies.moc"
