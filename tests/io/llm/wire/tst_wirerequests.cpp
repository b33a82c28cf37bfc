#include "llm/wire/wireformat.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

ModelCall fullCall()
{
    ModelCall call;
    call.model = "m-1";
    call.system = "Be brief.";
    call.user = "How many?";
    call.temperature = 1.5;
    call.seed = 0xFFFF'FFFF'FFFF'FFFF;
    call.mostReplyTokens = 700;
    call.contextTokens = 100'000;
    return call;
}

/// The body, with `SCHEMA` in place of the answer's JSON schema.
QByteArray bodyOf(const char* format, const ModelCall& call)
{
    std::string body = wireFormatNamed(format)->encode(call).body;
    const std::size_t begin = body.find(R"({"type":"object","properties")");
    const std::string end = R"("additionalProperties":false})";
    if (begin != std::string::npos)
        body.replace(begin, body.find(end) + end.size() - begin, "SCHEMA");
    return bytesOf(body);
}

} // namespace

class WireRequestsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sayAllOfACall_data()
    {
        QTest::addColumn<QByteArray>("body");
        const QByteArray chat =
            R"({"model":"m-1","messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"How many?"}],)"
            R"("stream":true,"stream_options":{"include_usage":true},"temperature":1.5,"seed":2147483647,"max_tokens":700,)"
            R"("response_format":{"type":"json_schema","json_schema":{"name":"answer","strict":true,"schema":SCHEMA}}})";
        QTest::newRow("openai") << chat;
        QTest::newRow("llamacpp") << chat;
        QTest::newRow("anthropic") << QByteArray(
            R"({"model":"m-1","max_tokens":700,"system":"Be brief.","messages":[{"role":"user","content":"How many?"}],)"
            R"("stream":true,"temperature":1.0,"output_config":{"format":{"type":"json_schema","schema":SCHEMA}}})");
        QTest::newRow("ollama") << QByteArray(
            R"({"model":"m-1","messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"How many?"}],)"
            R"("stream":true,"format":SCHEMA,"options":{"temperature":1.5,"seed":2147483647,"num_ctx":4096,)"
            R"("num_predict":700},"truncate":false,"shift":false})");
        QTest::newRow("responses") << QByteArray(
            R"({"model":"m-1","instructions":"Be brief.","input":[{"role":"user","content":"How many?"}],"stream":true,)"
            R"("store":false,"temperature":1.5,"max_output_tokens":700,)"
            R"("text":{"format":{"type":"json_schema","name":"answer","strict":true,"schema":SCHEMA}}})");
        QTest::newRow("gemini") << QByteArray(
            R"({"systemInstruction":{"parts":[{"text":"Be brief."}]},)"
            R"("contents":[{"role":"user","parts":[{"text":"How many?"}]}],)"
            R"("generationConfig":{"temperature":1.5,"seed":2147483647,"maxOutputTokens":700,)"
            R"("responseMimeType":"application/json","responseJsonSchema":SCHEMA}})");
    }
    void sayAllOfACall()
    {
        QFETCH(QByteArray, body);
        QCOMPARE(bodyOf(QTest::currentDataTag(), fullCall()), body);
    }

    void leaveOutWhatACallLeavesOut_data()
    {
        QTest::addColumn<QByteArray>("body");
        const QByteArray chat = R"({"model":"m-1","messages":[{"role":"user","content":"How many?"}],"stream":false})";
        QTest::newRow("openai") << chat;
        QTest::newRow("llamacpp") << chat;
        QTest::newRow("anthropic") << QByteArray(
            R"({"model":"m-1","max_tokens":4096,"messages":[{"role":"user","content":"How many?"}],"stream":false})");
        QTest::newRow("ollama") << QByteArray(
            R"({"model":"m-1","messages":[{"role":"user","content":"How many?"}],"stream":false,)"
            R"("options":{"num_ctx":4096},"truncate":false,"shift":false})");
        QTest::newRow("responses") << QByteArray(
            R"({"model":"m-1","input":[{"role":"user","content":"How many?"}],"stream":false,"store":false})");
        QTest::newRow("gemini") << QByteArray(R"({"contents":[{"role":"user","parts":[{"text":"How many?"}]}]})");
    }
    void leaveOutWhatACallLeavesOut()
    {
        QFETCH(QByteArray, body);
        ModelCall call = fullCall();
        call.system.clear();
        call.contextTokens = 0;
        call.flow = ReplyFlow::whole;
        for (const CallPart part :
             {CallPart::structure, CallPart::temperature, CallPart::seed, CallPart::replyLimit, CallPart::usage}) {
            const ModelCall more = call;
            call = without(call, part);
            QVERIFY(call != more);
            QCOMPARE(without(call, part), call);
        }
        QCOMPARE(bodyOf(QTest::currentDataTag(), call), body);
        call.flow = ReplyFlow::streamed;
        QVERIFY(!bodyOf(QTest::currentDataTag(), call).contains("usage"));
    }

    void nameTheModelInGeminisPath_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("a model") << QByteArray("gemini-2.5-flash")
                                 << QByteArray("/models/gemini-2.5-flash:streamGenerateContent?alt=sse");
        QTest::newRow("as it is listed") << QByteArray("models/gemini-2.5-flash")
                                         << QByteArray("/models/gemini-2.5-flash:streamGenerateContent?alt=sse");
        QTest::newRow("a tuned model") << QByteArray("tunedModels/own")
                                       << QByteArray("/tunedModels/own:streamGenerateContent?alt=sse");
        QTest::newRow("odd characters") << QByteArray("a b?c#d%")
                                        << QByteArray("/models/a%20b%3Fc%23d%25:streamGenerateContent?alt=sse");
    }
    void nameTheModelInGeminisPath()
    {
        QFETCH(QByteArray, model);
        QFETCH(QByteArray, path);
        ModelCall call = fullCall();
        call.model = model.toStdString();
        QCOMPARE(bytesOf(wireFormatNamed("gemini")->encode(call).path), path);
        call.flow = ReplyFlow::whole;
        QVERIFY(wireFormatNamed("gemini")->encode(call).path.ends_with(":generateContent"));
    }

    void addTheFieldsOfTheProfile_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(wireFormats().size()); ++i)
            QTest::newRow(bytesOf(wireFormats()[static_cast<std::size_t>(i)].name).constData()) << i;
    }
    void addTheFieldsOfTheProfile()
    {
        QFETCH(int, index);
        ModelCall call = fullCall();
        call.extraBody = R"({"top_p":0.9,"options":{"num_gpu":1}})";
        const std::string body = wireFormats()[static_cast<std::size_t>(index)].encode(call).body;
        const auto json = nlohmann::json::parse(body);
        QVERIFY(json.at("top_p") == 0.9);
        QVERIFY(json.at("options").at("num_gpu") == 1);
        QCOMPARE(json["options"].contains("num_ctx"), wireFormats()[static_cast<std::size_t>(index)].name == "ollama");
    }

    void askForAnAnswerOrAReason()
    {
        const auto schema = nlohmann::json::parse(wireFormatNamed("ollama")->encode(fullCall()).body).at("format");
        QVERIFY(schema.at("additionalProperties") == false);
        QVERIFY(schema.at("required") == nlohmann::json::parse(R"(["invalid_request","plan","sql"])"));
        QCOMPARE(schema.at("properties").size(), schema.at("required").size());
        for (const auto& property : schema.at("properties"))
            QVERIFY(property.at("anyOf") == nlohmann::json::parse(R"([{"type":"string"},{"type":"null"}])"));
    }

    void makeRoomForThePrompt_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::addColumn<int>("context");
        QTest::addColumn<int>("size");
        QTest::newRow("a small prompt") << 10 << 0 << 4096;
        QTest::newRow("a prompt that leaves too little for the reply") << 9000 << 0 << 8192;
        QTest::newRow("a large prompt") << 100'000 << 0 << 65536;
        QTest::newRow("a large prompt for a model of another size") << 100'000 << 50'000 << 50'000;
        QTest::newRow("a prompt that the model cannot hold") << 100'000 << 8'192 << 8'192;
        QTest::newRow("a model that holds little") << 10 << 2'048 << 2'048;
    }
    void makeRoomForThePrompt()
    {
        QFETCH(int, bytes);
        QFETCH(int, context);
        QFETCH(int, size);
        ModelCall call = fullCall();
        call.user.assign(static_cast<std::size_t>(bytes), 'x');
        call.contextTokens = static_cast<std::uint32_t>(context);
        const auto body = nlohmann::json::parse(wireFormatNamed("ollama")->encode(call).body);
        QCOMPARE(body.at("options").at("num_ctx").get<int>(), size);
    }

    void goToTheirPaths_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("models");
        QTest::newRow("openai") << QByteArray("/chat/completions") << QByteArray("/models");
        QTest::newRow("anthropic") << QByteArray("/v1/messages") << QByteArray("/v1/models?limit=1000");
        QTest::newRow("ollama") << QByteArray("/api/chat") << QByteArray("/api/tags");
        QTest::newRow("llamacpp") << QByteArray("/v1/chat/completions") << QByteArray("/v1/models");
    }
    void goToTheirPaths()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, models);
        const WireFormat* format = wireFormatNamed(QTest::currentDataTag());
        const WireRequest request = format->encode(fullCall());
        const WireRequest list = format->encodeModels();
        QCOMPARE(bytesOf(request.path), path);
        QCOMPARE(bytesOf(list.path), models);
        QVERIFY(request.headers.front() == (WireHeader{"Content-Type", "application/json"}));
        const bool isAnthropic = format->name == "anthropic";
        QCOMPARE(bytesOf(format->keyHeader) + ": " + bytesOf(format->keyPrefix),
                 QByteArray(isAnthropic ? "x-api-key: " : "Authorization: Bearer "));
        for (const auto& headers : {request.headers, list.headers})
            QCOMPARE(headers.back() == (WireHeader{"anthropic-version", "2023-06-01"}), isAnthropic);
    }

    void haveAddresses_data()
    {
        QTest::addColumn<QByteArray>("base");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("url");
        const auto row = [](const char* name, const char* base, const char* path, const char* url) {
            QTest::newRow(name) << QByteArray(base) << QByteArray(path) << QByteArray(url);
        };
        row("a base", "https://a.test/v1", "/chat/completions", "https://a.test/v1/chat/completions");
        row("a slash at its end", "https://a.test/v1//", "/models", "https://a.test/v1/models");
        row("a version that the path has too", "http://localhost:8080/v1", "/v1/models",
            "http://localhost:8080/v1/models");
        row("the whole path", "http://a.test/v1/chat/completions/", "/v1/chat/completions",
            "http://a.test/v1/chat/completions");
        row("the whole path of another request is none of its", "https://a.test/v1/chat/completions",
            "/chat/completions", "https://a.test/v1/chat/completions");
        row("a folder named like the path's first", "https://a.test/api", "/api/chat", "https://a.test/api/chat");
        row("a path of one part", "https://a.test/models", "/models", "https://a.test/models");
        row("a query", "https://a.test/v1", "/v1/models?limit=1000", "https://a.test/v1/models?limit=1000");
    }
    void haveAddresses()
    {
        QFETCH(QByteArray, base);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, url);
        QCOMPARE(bytesOf(urlOf(base.toStdString(), path.toStdString())), url);
    }

    void areFoundByName()
    {
        QVERIFY(!wireFormatNamed("telex"));
        QVERIFY(!wireFormatNamed(""));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireRequestsTest)

#include "tst_wirerequests.moc"
