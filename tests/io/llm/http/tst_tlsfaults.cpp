// Causes of TLS failures, each with its fault type and the advice for the user.

#include "askingclient.h"
#include "serveridentities.h"

#include <QTest>

namespace querymend {

class TlsFaultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_certificates.areMade()); }

    void certificatesAreRefusedForAReason_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("isIssuerKnown");
        QTest::addColumn<QByteArrayList>("says"); // empty if the certificate is accepted
        const QByteArray here = "IP:127.0.0.1";
        const QByteArray past = "20200101000000Z";
        const QByteArray future = "20490101000000Z";
        QTest::newRow("one that is in order") << here << past << future << true << QByteArrayList();
        QTest::newRow("one that has expired")
            << here << past << QByteArray("20200102000000Z") << true << QByteArrayList{"expired", "renew it"};
        QTest::newRow("one that is not valid yet")
            << here << QByteArray("20480101000000Z") << future << true << QByteArrayList{"not yet valid", "clock"};
        QTest::newRow("one for another host") << QByteArray("DNS:models.example") << past << future << true
                                              << QByteArrayList{"models.example", "127.0.0.1", "base_url"};
        QTest::newRow("one of an unknown issuer")
            << here << past << future << false << QByteArrayList{"issuer", "ca_file"};
    }

    void certificatesAreRefusedForAReason()
    {
        QFETCH(QByteArray, host);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, isIssuerKnown);
        QFETCH(QByteArrayList, says);
        const ServerIdentity identity = m_certificates.identity(host, from, to);
        QVERIFY(!identity.certificate.isNull());
        ModelServer server(identity);
        server.answerAlways({SendBytes{chunkedResponse("text/event-stream", streamOf("openai"), 100)}});
        ModelProfile profile = profileFor(server.url());
        if (isIssuerKnown)
            profile.caFile = m_certificates.issuerFile().toStdString();
        AskingClient asked(profile, *routeOf(profile));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        if (says.isEmpty()) {
            QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
            return;
        }
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::tls);
        for (const QByteArray& words : says)
            QVERIFY2(asked.problem()->message.find(words.toStdString()) != std::string::npos,
                     asked.problem()->message.c_str());
        QVERIFY(server.requests().isEmpty()); // the key was not sent
        QVERIFY(!asked.problem()->tokens);    // and nothing is charged
    }

    void handshakesFailForAReason_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QByteArrayList>("says");
        QTest::newRow("a server that speaks plain HTTP")
            << QByteArray("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
            << QByteArrayList{"does not speak TLS", "http://"};
        QTest::newRow("a server that refuses the version of TLS")
            << QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7) << QByteArrayList{"no version of TLS", "upgrade"};
        QTest::newRow("a server that chooses a version which is not secure any more")
            << QByteArray("\x16\x03\x01\x00\x2a\x02\x00\x00\x26\x03\x01", 11) + QByteArray(32, 'r')
                + QByteArray("\x00\x00\x2f\x00", 4)
            << QByteArrayList{"no version of TLS", "upgrade"};
    }

    void handshakesFailForAReason()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QByteArrayList, says);
        ModelServer server;
        server.answerAnything({SendBytes{answer}, Hang{}});
        AskingClient asked(profileFor(server.url().replace(QLatin1String("http:"), QLatin1String("https:"))));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::tls);
        for (const QByteArray& words : says)
            QVERIFY2(asked.problem()->message.find(words.toStdString()) != std::string::npos,
                     asked.problem()->message.c_str());
    }

    void aHandshakeThatHangsEndsByTheLimitOfConnecting()
    {
        ModelServer server;
        server.answerAnything({Hang{}});
        AskingClient asked(profileFor(server.url().replace(QLatin1String("http:"), QLatin1String("https:"))));
        asked.ask();
        QTRY_COMPARE(server.connections(), 1);
        asked.time().pass(std::chrono::seconds{14});
        QVERIFY(!asked.answer);
        asked.time().pass(std::chrono::seconds{2});
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::timedOut);
        QCOMPARE(asked.problem()->message, std::string("No connection was made within 15 s"));
    }

private:
    ServerIdentities m_certificates;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TlsFaultsTest)
#include "tst_tlsfaults.moc"
