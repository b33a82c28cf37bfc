// TLS connections, with certificates made by openssl.

#include "askingclient.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace querymend {

#ifdef QUERYMEND_NODE
/// Speaks only HTTP/2, and replies with the request's version, method and path.
constexpr auto secondHttpServer =
    "const fs = require('fs');"
    "const server = require('http2').createSecureServer({"
    "  key: fs.readFileSync(process.argv[1]), cert: fs.readFileSync(process.argv[2])});"
    "let count = 0;"
    "server.on('request', (request, response) => {"
    "  if (++count > 3) { console.log('hanging'); return; }"
    "  request.resume(); request.on('end', () => {"
    "    const sql = `SELECT 'HTTP/${request.httpVersion} ${request.method} ${request.url}'`;"
    "    response.setHeader('content-type', 'application/json');"
    "    response.end(JSON.stringify({choices: [{message: {content: sql},"
    "                                            finish_reason: 'stop'}]}));"
    "  });"
    "});"
    "server.listen(0, '127.0.0.1', () => console.log(server.address().port));";
#endif

class ModelTlsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QString key = m_folder.filePath(QStringLiteral("key.pem"));
        m_certificate = m_folder.filePath(QStringLiteral("certificate.pem"));
        QProcess openssl;
        openssl.start(QStringLiteral("openssl"),
                      {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"), QStringLiteral("ec"),
                       QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1"),
                       QStringLiteral("-nodes"), QStringLiteral("-keyout"), key, QStringLiteral("-out"), m_certificate,
                       QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
                       QStringLiteral("/CN=models at home"), QStringLiteral("-addext"),
                       QStringLiteral("subjectAltName=IP:127.0.0.1")});
        QVERIFY(openssl.waitForFinished());
        QCOMPARE(openssl.exitCode(), 0);
        QFile keyFile(key);
        QVERIFY(keyFile.open(QIODevice::ReadOnly));
        m_identity = {QSslCertificate::fromPath(m_certificate).value(0), QSslKey(&keyFile, QSsl::Ec)};
        QVERIFY(!m_identity.certificate.isNull() && !m_identity.key.isNull());
    }

    void aCertificateThatNobodyKnowsIsRefused()
    {
        ModelServer server(m_identity);
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::tls);
        QVERIFY2(asked.problem()->message.find("self-signed") != std::string::npos, asked.problem()->message.c_str());
        QVERIFY(server.requests().isEmpty()); // the key was not sent
    }

    void aCertificateOfThePersonsOwnIsTrusted()
    {
        ModelServer server(m_identity);
        server.answerAlways({SendBytes{chunkedResponse("text/event-stream", streamOf("openai"), 10)}});
        ModelProfile profile = profileFor(server.url());
        profile.caFile = m_certificate.toStdString();
        const auto route = routeOf(profile);
        QVERIFY(route.ok());
        AskingClient asked(profile, *route);
        asked.ask();
        QTRY_VERIFY2(asked.answer, "no answer");
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(asked.reply()->text, std::string("SELECT 1"));
    }

    void speaksTheSecondHttp()
    {
#ifndef QUERYMEND_NODE
        QSKIP("there is no node, whose server speaks HTTP/2");
#else
        QProcess node;
        node.start(QStringLiteral(QUERYMEND_NODE),
                   {QStringLiteral("-e"), QString::fromUtf8(secondHttpServer),
                    m_folder.filePath(QStringLiteral("key.pem")), m_certificate});
        QVERIFY(node.waitForReadyRead(30'000));
        const QByteArray port = node.readAllStandardOutput().trimmed();
        ModelProfile profile = profileFor(QStringLiteral("https://127.0.0.1:") + QString::fromLatin1(port));
        profile.caFile = m_certificate.toStdString();
        AskingClient asked(profile, *routeOf(profile));
        for (std::uint32_t i = 0; i < 3; ++i) {
            asked.ask(i);
            QTRY_VERIFY(asked.answer);
            QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
            QCOMPARE(asked.reply()->text, std::string("SELECT 'HTTP/2.0 POST /chat/completions'"));
        }
        asked.ask(3);
        QTRY_VERIFY(node.bytesAvailable() > 0); // the server has the request and stays silent
        QTRY_COMPARE(asked.time().callsIn(std::chrono::seconds{180}), std::size_t{4}); // all four requests were sent
        asked.time().pass(std::chrono::seconds{100}); // already connected, so the connect limit does not apply
        QVERIFY(!asked.answer);
        asked.time().pass(std::chrono::seconds{100});
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::timedOut);
        node.kill();
        QVERIFY(node.waitForFinished());
#endif
    }

    void aFileWithoutCertificatesIsToldOf_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not there") << m_folder.filePath(QStringLiteral("nothing.pem")) << QByteArray("nothing.pem: ");
        QTest::newRow("of another kind") << m_folder.filePath(QStringLiteral("key.pem"))
                                         << QByteArray("contains no certificate");
    }

    void aFileWithoutCertificatesIsToldOf()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, says);
        ModelProfile profile = profileFor(QStringLiteral("https://127.0.0.1"));
        profile.caFile = path.toStdString();
        const auto route = routeOf(profile);
        QVERIFY(!route.ok());
        QVERIFY2(route.error().text.find(says.constData()) != std::string::npos, route.error().text.c_str());
    }

    void speechThatIsNotSecureIsNoAnswer()
    {
        ModelServer plain;
        AskingClient asked(profileFor(plain.url().replace(QLatin1String("http:"), QLatin1String("https:"))));
        plain.answerAlways({CloseConnection{}});
        asked.ask();
        QTRY_VERIFY(plain.connections() == 1 || asked.problem());
        asked.time().pass(std::chrono::seconds{20}); // a plain server waits for a request, so only the limit ends this
        QTRY_VERIFY(asked.problem());
        QVERIFY(plain.requests().isEmpty());
    }

private:
    QTemporaryDir m_folder;
    QString m_certificate;
    ServerIdentity m_identity;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ModelTlsTest)

#include "tst_modeltls.moc"
