// Models queried over the network, in each format, by servers that behave well and badly.

#include "askingclient.h"

#include "run/eventrecord.h"

#include <QTest>

using namespace std::chrono_literals;

namespace querymend {

namespace {

/// Everything of an answer that may be stored or shown.
QByteArray everythingOf(const AskingClient& asked)
{
    if (const ModelReply* const reply = asked.reply())
        return QByteArray::fromStdString(
            toRecord({"r", 1, 0, ModelReplied{EffectId{1}, {}, reply->text, {}, {}, reply->traffic, reply->detail}}));
    const ModelProblem* const problem = asked.problem();
    return QByteArray::fromStdString(toRecord(
        {"r", 1, 0, ModelFailed{EffectId{1}, {}, problem->fault, problem->message, {}, {}, problem->traffic}}));
}

ServerScript all(const QByteArray& bytes)
{
    return {SendBytes{bytes}, CloseConnection{}};
}

} // namespace

class HttpModelClientTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsAskedAndAnswers_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("keyHeader");
        QTest::newRow("openai") << QByteArray("/chat/completions") << QByteArray("Authorization: Bearer ");
        QTest::newRow("anthropic") << QByteArray("/v1/messages") << QByteArray("x-api-key: ");
        QTest::newRow("ollama") << QByteArray("/api/chat") << QByteArray("Authorization: Bearer ");
        QTest::newRow("llamacpp") << QByteArray("/v1/chat/completions") << QByteArray("Authorization: Bearer ");
        QTest::newRow("responses") << QByteArray("/responses") << QByteArray("Authorization: Bearer ");
        QTest::newRow("gemini") << QByteArray("/models/small:streamGenerateContent?alt=sse")
                                << QByteArray("x-goog-api-key: ");
    }

    void everyFormatIsAskedAndAnswers()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, keyHeader);
        const QByteArray format = QTest::currentDataTag();
        ModelServer server;
        server.answerAlways({SendBytes{
            chunkedResponse(format == "ollama" ? "application/x-ndjson" : eventStreamType, streamOf(format), 9)}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(asked.reply()->text, std::string("SELECT 1"));
        QCOMPARE(asked.reply()->tokens, (TokenCounts{7, 3}));
        QCOMPARE(asked.pieces, std::string("SELECT 1"));
        const QByteArray request = server.requests().first();
        QVERIFY2(request.startsWith("POST " + path + " HTTP/1.1\r\n"), request.constData());
        QVERIFY2(request.contains(keyHeader + testKey + "\r\n"), request.constData());
        const ModelTraffic& traffic = asked.reply()->traffic.at(0);
        QCOMPARE(traffic.body, streamOf(format).toStdString());
        QVERIFY(request.endsWith(QByteArray::fromStdString(traffic.requestBody)));
        QCOMPARE(traffic.status, 200U);
        QVERIFY(!everythingOf(asked).contains(testKey));
    }

    void trafficPlaysAgainByteForByte_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("a reply") << streamOf("openai");
        QTest::newRow("what is no text") << streamOf("openai").replace("SELECT", "\xff\xfe");
    }

    void trafficPlaysAgainByteForByte()
    {
        QFETCH(QByteArray, body);
        ModelServer server;
        server.answer(all(openHead(eventStreamType) + body));
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        const auto& kept = asked.reply() ? asked.reply()->traffic : asked.problem()->traffic;
        const auto record = readRecord(toRecord({"r", 1, 0, ModelReplied{EffectId{1}, {}, "", {}, {}, kept}}));
        QVERIFY(record.ok());
        const std::vector<ModelTraffic>& traffic = std::get<ModelReplied>(record->body).traffic;
        QVERIFY(traffic == kept);
        QCOMPARE(QByteArray::fromStdString(traffic.at(0).body), body);
        const auto reader = wireFormatNamed("openai")->reader(eventStreamType);
        static_cast<void>(reader->feed(traffic.at(0).body));
        const auto again = reader->finish();
        QCOMPARE(again.ok(), asked.reply() != nullptr);
        QCOMPARE(again ? again->text : again.error().message,
                 asked.reply() ? asked.reply()->text : asked.problem()->message);
    }

    void eachServerTemperGivesItsResult_data()
    {
        QTest::addColumn<ServerScript>("script");
        QTest::addColumn<ModelFault>("fault");
        const auto status = [](int number, const QByteArray& body, const QByteArray& headers = {}) {
            return ServerScript{SendBytes{httpResponse(number, jsonType, body, headers)}};
        };
        const QByteArray error = R"({"error":{"message":"no","type":"t","code":null}})";
        QTest::newRow("a wrong key") << status(401, error) << ModelFault::auth;
        QTest::newRow("too many requests") << status(429, error) << ModelFault::rateLimit;
        QTest::newRow("nothing left to pay with")
            << status(429, R"({"error":{"message":"no","type":"insufficient_quota","code":"insufficient_quota"}})")
            << ModelFault::quota;
        QTest::newRow("a server that broke") << status(500, error) << ModelFault::serverError;
        QTest::newRow("a server that broke, in HTML")
            << ServerScript{SendBytes{httpResponse(500, "text/html", "<html>Oops</html>")}} << ModelFault::serverError;
        QTest::newRow("overload") << status(529, error) << ModelFault::overload;
        QTest::newRow("HTML instead of JSON")
            << ServerScript{SendBytes{httpResponse(200, "text/html", "<!DOCTYPE html><html></html>")}}
            << ModelFault::wrongServer;
        QTest::newRow("an error in mid-stream under 200")
            << all(openHead(eventStreamType) + "data: {\"choices\":[{\"delta\":{\"content\":\"SEL\"}}]}\n\n"
                   + "data: {\"error\":{\"message\":\"overloaded\",\"type\":\"overloaded_error\",\"code\":503}}\n\n")
            << ModelFault::overload;
        QTest::newRow("a stream that is cut")
            << all(openHead(eventStreamType) + "data: {\"choices\":[{\"delta\":{\"content\":\"SEL\"}}]}\n\n")
            << ModelFault::cutOff;
        QTest::newRow("reset in mid-stream") << ServerScript{
            SendBytes{openHead(eventStreamType) + "data: {\"choices\":[{\"delta\":{\"content\":\"SEL\"}}]}\n\n"},
            AwaitRelease{},
            ResetConnection{}} << ModelFault::cutOff;
        QTest::newRow("no JSON") << all(openHead(eventStreamType) + "data: {\"choices\":\n\ndata: [DONE]\n\n")
                                 << ModelFault::malformed;
        QTest::newRow("bytes that are no UTF-8")
            << all(openHead(eventStreamType) + streamOf("openai").replace("SELECT", "\xff")) << ModelFault::malformed;
        QTest::newRow("sent on to another host")
            << status(302, "", "Location: https://example.invalid/v1\r\n") << ModelFault::redirected;
    }

    void eachServerTemperGivesItsResult()
    {
        QFETCH(ServerScript, script);
        QFETCH(ModelFault, fault);
        ModelServer server;
        server.answerAlways(script);
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.answer || !asked.pieces.empty());
        server.release();
        QTRY_VERIFY(asked.problem());
        QVERIFY2(asked.problem()->fault == fault,
                 (std::to_string(static_cast<int>(asked.problem()->fault)) + asked.problem()->message).c_str());
        QVERIFY(!asked.problem()->message.empty());
        QCOMPARE(asked.problem()->traffic.size(), std::size_t{1});
        QVERIFY(!everythingOf(asked).contains(testKey));
        QCOMPARE(server.requests().size(), 1);
    }

    void servesAWholeReplyUnderAnyLabel_data()
    {
        QTest::addColumn<QByteArray>("type");
        for (const char* const type :
             {"application/json", "text/plain", "text/event-stream", "application/octet-stream"})
            QTest::newRow(type) << QByteArray(type);
    }

    void servesAWholeReplyUnderAnyLabel()
    {
        QFETCH(QByteArray, type);
        ModelServer server;
        server.answerAlways(
            all(httpResponse(200, type, R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"stop"}]})")));
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.reply());
        QCOMPARE(asked.reply()->text, std::string("SELECT 1"));
    }

    void tellsHowLongToWait_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("ms");
        QTest::addColumn<int>("shouldRetry");
        for (const int status : {429, 503, 529}) {
            const auto row = [&](const char* how, const QByteArray& headers, int ms, int shouldRetry) {
                QTest::addRow("%d, %s", status, how) << status << headers << ms << shouldRetry;
            };
            row("in milliseconds", "retry-after-ms: 1500\r\n", 1500, -1);
            row("in seconds", "Retry-After: 20\r\n", 20'000, -1);
            row("until a date", "Retry-After: Thu, 01 Jan 1970 00:00:30 GMT\r\n", 30'000, -1);
            row("until a date that has passed", "Retry-After: Wed, 31 Dec 1969 00:00:30 GMT\r\n", 0, -1);
            row("in milliseconds before seconds", "Retry-After: 20\r\nretry-after-ms: 1500\r\n", 1500, -1);
            row("in what means nothing", "Retry-After: soon\r\n", -1, -1);
            row("not at all", "x-should-retry: false\r\n", -1, 0);
            row("by all means", "x-should-retry: true\r\n", -1, 1);
        }
    }

    void tellsHowLongToWait()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, headers);
        QFETCH(int, ms);
        QFETCH(int, shouldRetry);
        ModelServer server;
        server.answerAlways({SendBytes{httpResponse(status, jsonType, R"({"error":{"message":"slowly"}})", headers)}});
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, status == 429 ? ModelFault::rateLimit : ModelFault::overload);
        QCOMPARE(asked.problem()->retryAfter.value_or(-1ms).count(), ms);
        QCOMPARE(asked.problem()->shouldRetry ? static_cast<int>(*asked.problem()->shouldRetry) : -1, shouldRetry);
    }

    void aPartThatIsRefusedIsLeftOutFromThenOn()
    {
        ModelServer server;
        server.answer({SendBytes{httpResponse(
            400, jsonType,
            R"({"error":{"message":"response_format is not supported with this model","type":"invalid_request_error","param":"response_format"}})")}});
        server.answerAlways({SendBytes{chunkedResponse(eventStreamType, streamOf("openai"), 100)}});
        AskingClient asked(profileFor(server.url()));
        asked.ask(1);
        QTRY_VERIFY(asked.reply());
        QCOMPARE(asked.reply()->traffic.size(), std::size_t{2}); // the record has both requests
        asked.ask(2);
        QTRY_VERIFY(asked.reply());
        const QList<QByteArray> requests = server.requests();
        QCOMPARE(requests.size(), 3);
        QVERIFY(requests.at(0).contains("response_format"));
        QVERIFY(!requests.at(1).contains("response_format"));
        QVERIFY(!requests.at(2).contains("response_format"));
    }

    void aMissingModelIsToldWithThoseThatThereAre()
    {
        ModelServer server;
        server.answer({SendBytes{httpResponse(404, jsonType, R"({"error":"model 'small' not found"})")}});
        server.answer({SendBytes{httpResponse(200, jsonType, R"({"models":[{"name":"big"},{"name":"bigger"}]})")}});
        AskingClient asked(profileFor(server.url(), "ollama"));
        asked.ask();
        QTRY_VERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::modelMissing);
        QVERIFY2(asked.problem()->message.find("big, bigger") != std::string::npos, asked.problem()->message.c_str());
        QVERIFY(server.requests().last().startsWith("GET /api/tags HTTP/1.1\r\n"));
    }

    void aContextThatIsTooLongIsToldInNumbers()
    {
        ModelServer server;
        server.answerAlways({SendBytes{httpResponse(
            400, jsonType,
            R"({"error":{"code":400,"message":"too long","type":"exceed_context_size_error","n_prompt_tokens":9000,"n_ctx":4096}})")}});
        AskingClient asked(profileFor(server.url(), "llamacpp"));
        asked.ask();
        QTRY_VERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::contextTooLong);
        QVERIFY(asked.problem()->message.find("9000") != std::string::npos);
        QVERIFY(asked.problem()->message.find("4096") != std::string::npos);
    }

    void anEndThatWasToldIsTheEnd()
    {
        ModelServer server; // leaves the connection open after its answer
        server.answerAlways({SendBytes{openHead(eventStreamType) + streamOf("openai")}, Hang{}});
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.reply());
        QCOMPARE(server.connections(), 1);
        asked.time().pass(1s);
        QTRY_COMPARE(server.connections(), 0);
    }

    void aStoppedQuestionIsNotAnswered()
    {
        ModelServer server;
        server.answerAlways({SendBytes{openHead(eventStreamType) + streamOf("openai").left(60)}, AwaitRelease{},
                             SendBytes{streamOf("openai").mid(60)}, CloseConnection{}});
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_COMPARE(asked.pieces, std::string("SELECT"));
        const auto stopped = asked.client.stop(EffectId{1});
        QVERIFY(stopped && stopped->traffic.at(0).body.find("SELECT") != std::string::npos && !asked.answer);
        QTRY_COMPARE(server.connections(), 0);
        server.release();
        asked.ask(2);
        QTRY_VERIFY(asked.reply());
        QCOMPARE(server.requests().size(), 2);
    }

    void aKeyThatTheServerRepeatsIsMasked_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        const QByteArray key = testKey;
        QTest::newRow("in an error") << 401
                                     << QByteArray("{\"error\":{\"message\":\"Incorrect API key: " + key + "\"}}");
        QTest::newRow("in base64") << 401 << QByteArray("{\"error\":{\"message\":\"" + key.toBase64() + "\"}}");
        QTest::newRow("in a reply") << 200
                                    << QByteArray("{\"choices\":[{\"message\":{\"content\":\"SELECT '" + key
                                                  + "'\"},\"finish_reason\":\"stop\"}]}");
        QTest::newRow("in what is no JSON") << 200 << QByteArray("key=" + key);
    }

    void aKeyThatTheServerRepeatsIsMasked()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        const QByteArray key = testKey;
        ModelServer server;
        server.answerAlways(
            all(httpResponse(status, jsonType, body, "X-Echo: Bearer " + key + "\r\nSet-Cookie: s=" + key + "\r\n")));
        AskingClient asked(profileFor(server.url() + QStringLiteral("/v1")));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(server.requests().first().contains(key));
        const QByteArray kept = everythingOf(asked);
        QVERIFY2(!kept.contains(key) && !kept.contains(key.toBase64()), kept.constData());
        QVERIFY2(kept.contains("[secret]"), kept.constData());
    }

    void aProxyIsUsed()
    {
        ModelServer proxy;
        proxy.answerAlways({SendBytes{chunkedResponse(eventStreamType, streamOf("openai"), 100)}});
        ModelProfile profile = profileFor(QStringLiteral("http://models.invalid/v1"));
        profile.proxy = proxy.url().toStdString();
        const auto route = routeOf(profile);
        QVERIFY(route.ok());
        AskingClient asked(profile, *route);
        asked.ask();
        QTRY_VERIFY(asked.reply());
        const QByteArray request = proxy.requests().first();
        QVERIFY2(request.startsWith("POST http://models.invalid/v1/chat/completions HTTP/1.1\r\n"),
                 request.constData());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::HttpModelClientTest)

#include "tst_httpmodelclient.moc"
