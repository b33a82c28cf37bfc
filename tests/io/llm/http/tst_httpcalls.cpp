// Single calls to a server that sends exactly the bytes of its script.

#include "httpheard.h"

#include <QTcpServer>
#include <QTest>

using namespace std::chrono_literals;

namespace querymend {

class HttpCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_time = std::make_unique<ManualTime>(); }

    void sendsTheRequestByteForByte()
    {
        ModelServer server;
        server.answerAlways({SendBytes{httpResponse(200, jsonType, "{\"a\":1}")}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server, "{\"question\":\"Größe?\"}"), heard.listener()));
        QTRY_VERIFY(heard.end);
        QVERIFY(!heard.end->failure);
        QCOMPARE(heard.end->response.status, 200);
        QCOMPARE(heard.end->response.body, std::string("{\"a\":1}"));
        const QByteArray request = server.requests().first();
        QVERIFY2(request.startsWith("POST /v1/chat HTTP/1.1\r\n"), request.constData());
        QVERIFY2(request.contains("Authorization: Bearer sk-test-4711\r\n"), request.constData());
        QVERIFY2(request.endsWith("\r\n\r\n{\"question\":\"Größe?\"}"), request.constData());
    }

    void readsABody_data()
    {
        QTest::addColumn<QByteArray>("response");
        QTest::addColumn<int>("pieces");
        const QByteArray body = "data: {\"text\":\"Gr\xc3\xb6\xc3\x9f"
                                "e\"}\r\n\r\ndata: [DONE]\n\n";
        const QByteArray stream = "text/event-stream";
        QTest::newRow("at once") << httpResponse(200, stream, body) << 0;
        QTest::newRow("byte for byte") << httpResponse(200, stream, body) << 1;
        QTest::newRow("in chunks") << chunkedResponse(stream, body, 7) << 0;
        QTest::newRow("in chunks, byte for byte") << chunkedResponse(stream, body, 3) << 1;
        QTest::newRow("in chunks of one byte") << chunkedResponse(stream, body, 1) << 5;
        QTest::newRow("until the connection ends") << openHead(stream) + body << 4;
    }

    void readsABody()
    {
        QFETCH(QByteArray, response);
        QFETCH(int, pieces);
        ModelServer server;
        server.answer({SendBytes{response, pieces}, CloseConnection{}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_VERIFY(heard.end);
        QVERIFY2(!heard.end->failure, heard.end->failure ? heard.end->failure->message.c_str() : "");
        QCOMPARE(heard.pieces, std::string("data: {\"text\":\"Größe\"}\r\n\r\ndata: [DONE]\n\n"));
        QCOMPARE(heard.end->response.body, heard.pieces);
    }

    void endsByTheLimitThatWasSet_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<int>("msBefore");
        QTest::addColumn<int>("ms");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("hanging before the headers")
            << QByteArray() << 1900 << 200 << QByteArray("begin to answer within 2 s");
        QTest::newRow("hanging after the headers")
            << openHead("text/event-stream") << 1900 << 200 << QByteArray("begin to answer within 2 s");
        QTest::newRow("hanging in mid-stream") << openHead("text/event-stream") + "data: a\n\n"
                                               << 2900 << 200 << QByteArray("in the middle of its answer for 3 s");
    }

    void endsByTheLimitThatWasSet()
    {
        QFETCH(QByteArray, sent);
        QFETCH(int, msBefore);
        QFETCH(int, ms);
        QFETCH(QByteArray, says);
        ModelServer server;
        server.answerAlways({SendBytes{sent}, Hang{}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_COMPARE(server.requests().size(), 1);
        if (sent.contains("data"))
            QTRY_COMPARE(heard.pieces, std::string("data: a\n\n"));
        QTRY_COMPARE(m_time->callsIn(std::chrono::milliseconds(msBefore + 100)),
                     std::size_t{1}); // the timer runs: the data has arrived
        m_time->pass(std::chrono::milliseconds(msBefore));
        QVERIFY2(!heard.end, "it ended before its time");
        m_time->pass(std::chrono::milliseconds(ms));
        QVERIFY(heard.end);
        QCOMPARE(heard.fault(), std::optional(ModelFault::timedOut));
        QVERIFY2(QByteArray::fromStdString(heard.end->failure->message).contains(says),
                 heard.end->failure->message.c_str());
        QTRY_COMPARE(server.connections(), 0);
    }

    void aSlowDripEndsByTheTotalLimit()
    {
        ModelServer server;
        server.answerAlways({SendBytes{openHead("text/event-stream")}, SendBytes{": ping\n\n"}, AwaitRelease{},
                             SendBytes{": ping\n\n"}, Hang{}});
        HttpLimits limits = smallLimits();
        limits.time = {0s, 0s, 3s, 4s};
        const auto calls = callsWith(limits, *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_COMPARE(heard.pieces, std::string(": ping\n\n"));
        m_time->pass(2s);
        server.release();
        QTRY_COMPARE(heard.pieces, std::string(": ping\n\n: ping\n\n"));
        m_time->pass(1900ms);
        QVERIFY(!heard.end);
        m_time->pass(200ms);
        QCOMPARE(heard.fault(), std::optional(ModelFault::timedOut));
        QVERIFY(heard.end->failure->message.find("4 s") != std::string::npos);
    }

    void nobodyListensInTime()
    {
        // Connections are queued but never answered, so the TLS handshake does not complete.
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        HttpRequest request;
        request.url = "https://127.0.0.1:" + std::to_string(silent.serverPort());
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(request, heard.listener()));
        QTRY_VERIFY(silent.hasPendingConnections());
        m_time->pass(900ms);
        QVERIFY(!heard.end);
        m_time->pass(200ms);
        QCOMPARE(heard.fault(), std::optional(ModelFault::timedOut));
        QVERIFY(heard.end->failure->message.find("No connection was made within 1 s") != std::string::npos);
    }

    void failsAsItIs_data()
    {
        QTest::addColumn<ServerScript>("script");
        QTest::addColumn<ModelFault>("fault");
        const QByteArray whole = httpResponse(200, jsonType, "{\"a\":1}");
        QTest::newRow("reset before the headers") << ServerScript{ResetConnection{}} << ModelFault::cutOff;
        QTest::newRow("closed before the headers") << ServerScript{CloseConnection{}} << ModelFault::cutOff;
        QTest::newRow("closed within the headers")
            << ServerScript{SendBytes{whole.left(20)}, CloseConnection{}} << ModelFault::cutOff;
        QTest::newRow("closed within a body of known length")
            << ServerScript{SendBytes{whole.chopped(1)}, CloseConnection{}} << ModelFault::cutOff;
        QTest::newRow("closed at once within a body of known length")
            << ServerScript{CloseWith{whole.chopped(1)}} << ModelFault::cutOff;
        QTest::newRow("closed at once within the headers")
            << ServerScript{CloseWith{whole.left(20)}} << ModelFault::cutOff;
        QTest::newRow("no HTTP at all") << ServerScript{SendBytes{"SSH-2.0-OpenSSH_9.2\r\n\r\n"}, CloseConnection{}}
                                        << ModelFault::cutOff;
        QTest::newRow("sent on to another host")
            << ServerScript{SendBytes{httpResponse(307, jsonType, "", "Location: http://example.invalid/v1\r\n")}}
            << ModelFault::redirected;
        QTest::newRow("sent on to another scheme")
            << ServerScript{SendBytes{httpResponse(308, jsonType, "", "Location: ftp://127.0.0.1/\r\n")}}
            << ModelFault::redirected;
        QTest::newRow("packed by gzip, but broken")
            << ServerScript{SendBytes{httpResponse(200, jsonType, "no gzip", "Content-Encoding: gzip\r\n")}}
            << ModelFault::wrongServer;
    }

    void failsAsItIs()
    {
        QFETCH(ServerScript, script);
        QFETCH(ModelFault, fault);
        ModelServer server;
        server.answerAlways(script);
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_VERIFY(heard.end);
        QVERIFY(heard.end->failure);
        QVERIFY2(heard.fault() == fault,
                 qPrintable(QStringLiteral("%1: %2")
                                .arg(static_cast<int>(*heard.fault()))
                                .arg(QString::fromStdString(heard.end->failure->message))));
        QVERIFY(!heard.end->failure->message.empty());
        QCOMPARE(server.requests().size(), 1); // calls cost money: nothing is resent automatically
    }

    void errorStatusesAreAnswers_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("headers");
        for (const int status : {400, 403, 404, 408, 409, 429, 500, 503, 529})
            QTest::addRow("%d", status) << status << QByteArray();
        QTest::newRow("401 that asks for a password") << 401 << QByteArray("WWW-Authenticate: Basic realm=\"x\"\r\n");
        QTest::newRow("401 that asks for a token") << 401 << QByteArray("WWW-Authenticate: Bearer\r\n");
    }

    void errorStatusesAreAnswers()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, headers);
        ModelServer server;
        server.answerAlways(
            {SendBytes{httpResponse(status, jsonType, "{\"error\":\"no\"}", "Retry-After: 7\r\n" + headers)}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_VERIFY(heard.end);
        QVERIFY2(!heard.end->failure, heard.end->failure ? heard.end->failure->message.c_str() : "");
        QCOMPARE(heard.end->response.status, status);
        QCOMPARE(heard.end->response.body, std::string("{\"error\":\"no\"}"));
        QCOMPARE(headerValue(heard.end->response.headers, "retry-after"), std::string_view("7"));
        QCOMPARE(server.requests().size(), 1);
    }

    void gzipIsUnpacked()
    {
        // {"text":"packed"}, by gzip -n
        const QByteArray packed =
            QByteArray::fromHex("1f8b0800000000000003ab562a49ad2851b2522a484cce4e4d51aa0500e472beed11000000");
        ModelServer server;
        server.answerAlways({SendBytes{httpResponse(200, jsonType, packed, "Content-Encoding: gzip\r\n"), 5}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard heard;
        static_cast<void>(calls->start(requestTo(server), heard.listener()));
        QTRY_VERIFY(heard.end);
        QCOMPARE(heard.end->response.body, std::string("{\"text\":\"packed\"}"));
        QVERIFY(server.requests().first().contains("gzip"));
    }

    void nobodyIsThere()
    {
        HttpRequest request;
        {
            const ModelServer gone;
            request = requestTo(gone);
        }
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard refused;
        static_cast<void>(calls->start(request, refused.listener()));
        QTRY_VERIFY(refused.end);
        QCOMPARE(refused.fault(), std::optional(ModelFault::refused));
        request.url = "http://no-such-host.invalid/v1";
        Heard unknown;
        static_cast<void>(calls->start(request, unknown.listener()));
        QTRY_VERIFY_WITH_TIMEOUT(unknown.end, 60'000);
        QCOMPARE(unknown.fault(), std::optional(ModelFault::nameNotFound));
    }

    void sizesAreLimited()
    {
        ModelServer server;
        server.answerAlways({SendBytes{openHead(jsonType) + QByteArray(5000, 'x')}, Hang{}});
        HttpLimits limits = smallLimits();
        limits.requestBytes = 100;
        limits.replyBytes = 4000;
        const auto calls = callsWith(limits, *m_time);
        Heard tooLong;
        static_cast<void>(calls->start(requestTo(server, std::string(101, 'x')), tooLong.listener()));
        QTRY_VERIFY(tooLong.end);
        QCOMPARE(tooLong.fault(), std::optional(ModelFault::contextTooLong));
        QVERIFY(server.requests().isEmpty());
        Heard flooded;
        static_cast<void>(calls->start(requestTo(server), flooded.listener()));
        QTRY_VERIFY(flooded.end);
        QCOMPARE(flooded.fault(), std::optional(ModelFault::malformed));
        QTRY_COMPARE(server.connections(), 0);
    }

    void oneMegabyteComesWhole()
    {
        const QByteArray body(1 << 20, 'x');
        ModelServer server;
        server.answer({SendBytes{chunkedResponse(jsonType, body, 1000)}});
        server.answer({SendBytes{httpResponse(200, jsonType, body)}});
        const auto calls = callsWith(smallLimits(), *m_time);
        for (int i = 0; i < 2; ++i) {
            Heard heard;
            static_cast<void>(calls->start(requestTo(server, std::string(1 << 20, 'q')), heard.listener()));
            QTRY_VERIFY(heard.end);
            QVERIFY(!heard.end->failure);
            QCOMPARE(heard.end->response.body, body.toStdString());
        }
        QCOMPARE(server.requests().size(), 2);
        QVERIFY(server.requests().last().endsWith(QByteArray(1 << 20, 'q')));
    }

private:
    std::unique_ptr<ManualTime> m_time;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::HttpCallsTest)

#include "tst_httpcalls.moc"
