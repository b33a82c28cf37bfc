// Requests that are sent again in another way: once the model is loaded, without what was refused, with a larger limit,
// or to another model.

#include "askingclient.h"

#include <nlohmann/json.hpp>

#include <QSignalSpy>
#include <QTest>

using namespace std::chrono_literals;

namespace querymend {

namespace {

const QByteArray loading = R"({"error":{"code":503,"message":"Loading model","type":"unavailable_error"}})";

ServerScript status(int number, const QByteArray& body)
{
    return {SendBytes{httpResponse(number, jsonType, body)}};
}

ServerScript answer(const QByteArray& format = "openai")
{
    return {SendBytes{
        chunkedResponse(format == "ollama" ? "application/x-ndjson" : eventStreamType, streamOf(format), 50)}};
}

ServerScript whole(const QByteArray& text, const QByteArray& finish = "stop", const QByteArray& usage = "{}")
{
    return status(200,
                  R"({"choices":[{"message":{"content":")" + text + R"("},"finish_reason":")" + finish
                      + R"("}],"usage":)" + usage + "}");
}

void waitFor(AskingClient& asked, ModelServer& server, qsizetype requests)
{
    QTRY_COMPARE(server.requests().size(), requests);
    static_cast<void>(asked);
}

} // namespace

class OtherWaysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aModelThatIsBeingLoadedIsWaitedFor()
    {
        ModelServer server;
        server.answer(status(503, loading));
        server.answer(status(503, loading));
        server.answer(answer());
        AskingClient asked(profileFor(server.url(), "llamacpp"));
        QSignalSpy told(&asked.client, &HttpModelClient::loading);
        asked.ask();
        waitFor(asked, server, 1);
        QTRY_COMPARE(told.count(), 1);
        asked.time().pass(1s);
        waitFor(asked, server, 2);
        QTRY_COMPARE(told.count(), 2);
        QVERIFY(asked.client.waited(EffectId{1}) >= 1s); // no limit of the loop counts it
        asked.time().pass(1s);
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(asked.reply()->text, std::string("SELECT 1"));
        QCOMPARE(asked.reply()->traffic.size(), std::size_t{2}); // the first refusal, and the reply
        QCOMPARE(asked.reply()->traffic.front().status, 503U);
        QCOMPARE(asked.reply()->traffic.back().status, 200U);
    }

    void aModelThatIsNeverLoadedIsGivenUpAtTheLimitForTheFirstByte()
    {
        ModelServer server;
        server.answerAlways(status(503, loading));
        ModelProfile profile = profileFor(server.url(), "llamacpp");
        profile.time.firstByte = 5s;
        AskingClient asked(profile);
        QSignalSpy told(&asked.client, &HttpModelClient::loading);
        asked.ask();
        for (int i = 1; i <= 5; ++i) {
            QTRY_COMPARE(told.count(), i);
            asked.time().pass(1s);
        }
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::overload);
        QCOMPARE(asked.problem()->shouldRetry, std::optional(false));
        QCOMPARE(asked.problem()->message,
                 std::string("The server was still loading the model after 5 s: HTTP 503: Loading model"));
        QCOMPARE(server.requests().size(), 6);
        QCOMPARE(asked.problem()->traffic.size(), std::size_t{1});
    }

    void waitingForAModelCanBeStopped()
    {
        ModelServer server;
        server.answerAlways(status(503, loading));
        AskingClient asked(profileFor(server.url(), "llamacpp"));
        QSignalSpy told(&asked.client, &HttpModelClient::loading);
        asked.ask();
        QTRY_COMPARE(told.count(), 1);
        const auto stopped = asked.client.stop(EffectId{1});
        QVERIFY(stopped);
        QCOMPARE(stopped->message, std::string("It was cancelled while the server was loading the model"));
        asked.time().pass(1min);
        QCoreApplication::processEvents();
        QVERIFY(!asked.answer);
        QCOMPARE(server.requests().size(), 1);
    }

    void whatIsRefusedIsSentInAnotherWay_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("refusal");
        QTest::addColumn<QByteArray>("without");
        QTest::addColumn<QByteArray>("with");
        QTest::newRow("a limit under its older name")
            << 400
            << QByteArray(R"({"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this )"
                          R"(model. Use 'max_completion_tokens' instead.","type":"invalid_request_error",)"
                          R"("param":"max_tokens","code":"unsupported_parameter"}})")
            << QByteArray(R"({"max_tokens":500})") << QByteArray(R"({"max_completion_tokens":500})");
        QTest::newRow("a stream that needs permission")
            << 400
            << QByteArray(R"({"error":{"message":"Your organization must be verified to stream this model.",)"
                          R"("type":"invalid_request_error","param":"stream","code":"unsupported_value"}})")
            << QByteArray(R"({"stream":true})") << QByteArray(R"({"stream":false})");
        QTest::newRow("a stream that the server does not have")
            << 501 << QByteArray(R"({"error":"Streaming is not supported"})") << QByteArray(R"({"stream":true})")
            << QByteArray(R"({"stream":false})");
        QTest::newRow("a schema that gives no grammar")
            << 400
            << QByteArray(R"({"error":{"code":400,"message":"Failed to initialize samplers",)"
                          R"("type":"invalid_request_error"}})")
            << QByteArray(R"({"response_format":{}})") << QByteArray("{}");
    }

    void whatIsRefusedIsSentInAnotherWay()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, refusal);
        QFETCH(QByteArray, without);
        QFETCH(QByteArray, with);
        ModelServer server;
        server.answer(status(code, refusal));
        server.answerAlways(whole("SELECT 1"));
        ModelProfile profile = profileFor(server.url());
        profile.replyTokens = 500;
        AskingClient asked(profile);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        asked.ask(2);
        QTRY_VERIFY(asked.answer);
        QCOMPARE(server.requests().size(), 3); // it is remembered
        const auto first = jsonBodyOf(server.requests().first());
        const auto last = jsonBodyOf(server.requests().last());
        const auto removed = nlohmann::json::parse(without.toStdString());
        for (auto field = removed.begin(); field != removed.end(); ++field) {
            QVERIFY(first.contains(field.key()));
            QVERIFY(!last.contains(field.key()) || last[field.key()] != first[field.key()]);
        }
        const auto added = nlohmann::json::parse(with.toStdString());
        for (auto field = added.begin(); field != added.end(); ++field)
            QVERIFY(last.contains(field.key()) && last[field.key()] == *field);
    }

    void aReplyAtItsLimitIsAskedForOnceMoreWithALargerOne()
    {
        ModelServer server;
        server.answer(whole("SELECT a FROM", "length", R"({"prompt_tokens":10,"completion_tokens":500})"));
        server.answer(whole("SELECT a FROM t", "stop", R"({"prompt_tokens":10,"completion_tokens":600})"));
        ModelProfile profile = profileFor(server.url());
        profile.replyTokens = 500;
        AskingClient asked(profile);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(asked.reply()->text, std::string("SELECT a FROM t"));
        QCOMPARE(asked.reply()->tokens, (TokenCounts{20, 1100})); // both were charged
        QVERIFY(jsonBodyOf(server.requests().first())["max_tokens"] == 500);
        QVERIFY(jsonBodyOf(server.requests().last())["max_tokens"] == 4096);
    }

    void aReplyThatNoLimitIsEnoughForIsNotAskedForAgain_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("text") << QByteArray(
            R"({"choices":[{"message":{"content":"SELECT a"},"finish_reason":"length"}]})");
        QTest::newRow("thinking") << QByteArray(
            R"({"choices":[{"message":{"content":"","reasoning_content":"Hm."},"finish_reason":"length"}]})");
    }

    void aReplyThatNoLimitIsEnoughForIsNotAskedForAgain()
    {
        QFETCH(QByteArray, body);
        ModelServer server;
        server.answerAlways(status(200, body));
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::malformed);
        QCOMPARE(asked.problem()->shouldRetry, std::optional(false));
        QCOMPARE(server.requests().size(), 2);
    }

    void aReplyWithoutEndIsStopped_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("piece");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("white space, under a grammar")
            << QByteArray("llamacpp") << QByteArray("data: {\"choices\":[{\"delta\":{\"content\":\" \\n\\t \"}}]}\n\n")
            << QByteArray("nothing but white space");
        QTest::newRow("the same words") << QByteArray(
            "ollama") << QByteArray("{\"message\":{\"content\":\"UNION ALL SELECT a FROM t \"},\"done\":false}\n")
                                        << QByteArray("repeats the same words");
        QTest::newRow("the same thought")
            << QByteArray("openai")
            << QByteArray("data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"But wait. \"}}]}\n\n")
            << QByteArray("thinking repeats the same words");
    }

    void aReplyWithoutEndIsStopped()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, piece);
        QFETCH(QByteArray, says);
        ModelServer server;
        server.answer({SendBytes{openHead(format == "ollama" ? "application/x-ndjson" : eventStreamType)},
                       SendWithoutEnd{piece}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::malformed);
        QVERIFY2(QByteArray::fromStdString(asked.problem()->message).contains(says), asked.problem()->message.c_str());
        QTRY_COMPARE(server.connections(), 0); // the server must not go on working for it
    }

    void otherModelsStandIn_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("requests");
        QTest::newRow("for one that is overloaded")
            << 529 << QByteArray(R"({"error":{"message":"Overloaded","type":"overloaded_error"}})") << 3;
        QTest::newRow("for one that is missing")
            << 404 << QByteArray(R"({"error":{"message":"no","code":"model_not_found"}})") << 3;
        QTest::newRow("but not where the key is wrong")
            << 401 << QByteArray(R"({"error":{"message":"no","code":"invalid_api_key"}})") << 1;
    }

    void otherModelsStandIn()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, body);
        QFETCH(int, requests);
        ModelServer server;
        server.answer(status(code, body));
        if (requests > 1) {
            server.answer(status(code, body));
            server.answer(answer());
        }
        ModelProfile profile = profileFor(server.url());
        profile.fallbacks = {"second", "third"};
        AskingClient asked(profile);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QCOMPARE(server.requests().size(), requests);
        QCOMPARE(asked.reply() != nullptr, requests == 3);
        if (requests == 3)
            QVERIFY(jsonBodyOf(server.requests().last())["model"] == "third");
    }

    void aProfileSaysHowToAsk()
    {
        ModelServer server;
        server.answerAlways(whole("SELECT 1"));
        ModelProfile profile = profileFor(server.url());
        profile.isStructured = profile.isStreamed = false;
        profile.seed = 7;
        profile.keyHeader = "api-key";
        profile.extraBody =
            R"({"reasoning_effort":"low","chat_template_kwargs":{"enable_thinking":false},"temperature":null})";
        QVERIFY(!problemOf(profile));
        AskingClient asked(profile);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        const auto sent = jsonBodyOf(server.requests().first());
        QVERIFY(sent["stream"] == false);
        QVERIFY(!sent.contains("response_format"));
        QVERIFY(!sent.contains("temperature")); // null takes a field out
        QVERIFY(sent["seed"] == 7);
        QVERIFY(sent["reasoning_effort"] == "low");
        QVERIFY(sent["chat_template_kwargs"]["enable_thinking"] == false);
        QVERIFY(server.requests().first().contains(QByteArray("api-key: ") + testKey + "\r\n"));
        QVERIFY(!server.requests().first().contains("Bearer"));
        const ModelTraffic& traffic = asked.reply()->traffic.front();
        QVERIFY(traffic.requestBody.find("reasoning_effort") != std::string::npos);
        QVERIFY(traffic.requestHeaders.back().name == "api-key");
        QVERIFY(traffic.requestHeaders.back().value.find(testKey) == std::string::npos);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::OtherWaysTest)
#include "tst_otherways.moc"
