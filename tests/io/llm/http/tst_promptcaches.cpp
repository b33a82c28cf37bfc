// What servers keep of prompts: what they are asked to keep, and what they say that they had kept.

#include "askingclient.h"
#include "prompt/promptsection.h"

#include <nlohmann/json.hpp>

#include <QTest>

namespace querymend {

namespace {

using Json = nlohmann::json;

/// A lane's prompt on a schema of about 2,000 tokens.
std::vector<PromptSection> promptOf(const std::string& question, const std::string& hint = {})
{
    std::string schema;
    for (int i = 0; i < 200; ++i)
        schema += "(column_" + std::to_string(i) + ":INTEGER),\n";
    std::vector<PromptSection> prompt{{ChatRole::system, "task", "Write SQL."},
                                      {ChatRole::user, "dialect", "The database is SQLite."},
                                      {ChatRole::user, "schema", schema},
                                      {ChatRole::user, "method", "Plan first."},
                                      {ChatRole::user, "examples", "An example for " + question},
                                      {ChatRole::user, "answer", question}};
    if (!hint.empty())
        prompt.push_back({ChatRole::user, "retry", hint});
    return prompt;
}

AskModel askFor(std::uint32_t effect, std::vector<PromptSection> prompt, std::optional<RoleCall> role = {})
{
    AskModel request;
    request.effect = EffectId{effect};
    request.prompt = std::move(prompt);
    request.role = role;
    return request;
}

Json contentOf(const QByteArray& request)
{
    return jsonBodyOf(request)["messages"][0]["content"];
}

/// All that a request has up to its mark with this number, as a server hashes it.
std::string keptUpTo(const QByteArray& request, std::size_t mark)
{
    std::string text = jsonBodyOf(request)["system"].get<std::string>();
    std::size_t marks = 0;
    for (const Json& block : contentOf(request)) {
        text += '|' + block["text"].get<std::string>();
        if (block.contains("cache_control") && marks++ == mark)
            return text;
    }
    return {};
}

std::string wholeText(const Json& content)
{
    std::string text;
    for (const Json& block : content)
        text += block["text"].get<std::string>();
    return text;
}

QString countText(const std::optional<std::uint64_t>& count)
{
    return count ? QString::number(*count) : QStringLiteral("unknown");
}

} // namespace

class PromptCachesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsCachedIsToldInEachFormat_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<QString>("tokens"); // prompt, reply, cached, written
        const auto row = [](const char* name, const char* format, const QByteArray& stream, const char* tokens) {
            QTest::addRow("%s: %s", format, name) << QByteArray(format) << stream << QString::fromLatin1(tokens);
        };
        const auto chat = [](const QByteArray& usage) {
            return "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT 1\"},\"finish_reason\":\"stop\"}]}\n\n"
                   "data: {\"choices\":[],\"usage\":"
                + usage + "}\n\ndata: [DONE]\n\n";
        };
        row("OpenAI", "openai",
            chat(R"({"prompt_tokens":2006,"completion_tokens":3,"total_tokens":2009,)"
                 R"("prompt_tokens_details":{"cached_tokens":1920,"audio_tokens":0}})"),
            "2006 3 1920 unknown");
        row("OpenRouter tells what was written too", "openai",
            chat(R"({"prompt_tokens":194,"completion_tokens":2,)"
                 R"("prompt_tokens_details":{"cached_tokens":0,"cache_write_tokens":100}})"),
            "194 2 0 100");
        row("DeepSeek", "openai",
            chat(R"({"prompt_tokens":100,"completion_tokens":3,"prompt_cache_hit_tokens":64,)"
                 R"("prompt_cache_miss_tokens":36})"),
            "100 3 64 unknown");
        row("Moonshot", "openai", chat(R"({"prompt_tokens":100,"completion_tokens":3,"cached_tokens":70})"),
            "100 3 70 unknown");
        row("no details", "openai", chat(R"({"prompt_tokens":7,"completion_tokens":3,"prompt_tokens_details":null})"),
            "7 3 unknown unknown");
        row("timings", "llamacpp",
            R"(data: {"choices":[{"index":0,"delta":{"content":"SELECT 1"}}]}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"timings":{"cache_n":90,"prompt_n":10,"predicted_n":3}}

data: [DONE]

)",
            "100 3 90 unknown");
        row("a newer server says it in its usage as well", "llamacpp",
            R"(data: {"choices":[{"index":0,"delta":{"content":"SELECT 1"},"finish_reason":"stop"}]}

data: {"choices":[],"usage":{"completion_tokens":3,"prompt_tokens":100,"total_tokens":103,"prompt_tokens_details":{"cached_tokens":90}},"timings":{"cache_n":90,"prompt_n":10,"predicted_n":3}}

data: [DONE]

)",
            "100 3 90 unknown");
        row("told at the beginning", "anthropic",
            streamOf("anthropic")
                .replace("\"input_tokens\":7,",
                         "\"input_tokens\":7,\"cache_creation_input_tokens\":20,\"cache_read_input_tokens\":1500,"),
            "1527 3 1500 20");
        row("the end repeats only the rest of the prompt", "anthropic",
            streamOf("anthropic")
                .replace("\"input_tokens\":7,",
                         "\"input_tokens\":7,\"cache_creation_input_tokens\":20,\"cache_read_input_tokens\":1500,")
                .replace("\"usage\":{\"output_tokens\":3}", "\"usage\":{\"input_tokens\":7,\"output_tokens\":3}"),
            "1527 3 1500 20");
        row("in one piece", "responses",
            R"({"object":"response","status":"completed","output":[{"type":"message","content":)"
            R"([{"type":"output_text","text":"SELECT 1"}]}],"usage":{"input_tokens":125,)"
            R"("input_tokens_details":{"cached_tokens":98},"output_tokens":48}})",
            "125 48 98 unknown");
        row("streamed", "gemini",
            R"(data: {"candidates":[{"content":{"parts":[{"text":"SELECT 1"}]},"finishReason":"STOP"}],)"
            R"("usageMetadata":{"promptTokenCount":2152,"cachedContentTokenCount":2027,"candidatesTokenCount":31}})"
            "\r\n\r\n",
            "2152 31 2027 unknown");
    }

    void whatIsCachedIsToldInEachFormat()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, stream);
        QFETCH(QString, tokens);
        ModelServer server;
        server.answerAlways(
            {SendBytes{chunkedResponse(stream.startsWith('{') ? jsonType : eventStreamType, stream, 25)}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        const TokenCounts& told = asked.reply()->tokens;
        QCOMPARE(QStringList({countText(told.prompt), countText(told.reply), countText(told.cached),
                              countText(told.cacheWritten)})
                     .join(QLatin1Char(' ')),
                 tokens);
    }

    void theNextQuestionAndARetryBeginWithWhatWasKept()
    {
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse(eventStreamType, streamOf("anthropic"), 50)}});
        AskingClient asked(profileFor(server.url(), "anthropic"));
        std::uint32_t effect = 0;
        for (const auto& prompt : {promptOf("How many?"), promptOf("Who?"), promptOf("How many?", "No column x."),
                                   promptOf("How many?", "No column y either.")}) {
            asked.answer.reset();
            asked.client.ask(askFor(++effect, prompt), [&](const auto& what) { asked.answer = what; });
            QTRY_VERIFY(asked.answer);
            QVERIFY(asked.reply());
        }
        const QList<QByteArray> sent = server.requests();
        QCOMPARE(sent.size(), qsizetype{4});
        QCOMPARE(contentOf(sent[0]).size(), std::size_t{2});
        QCOMPARE(contentOf(sent[2]).size(), std::size_t{3});
        const std::string ofDatabase = keptUpTo(sent[0], 0);
        QVERIFY(ofDatabase.size() > 4000);
        QCOMPARE(keptUpTo(sent[1], 0), ofDatabase);
        QVERIFY(keptUpTo(sent[1], 1) != keptUpTo(sent[0], 1)); // it is another question
        for (const int retry : {2, 3})
            QCOMPARE(keptUpTo(sent[retry], 1), keptUpTo(sent[0], 1));
        // Divided or not, the text is the same, and each block has some.
        const auto prompt = promptOf("How many?", "No column x.");
        std::string user;
        for (const PromptSection& section : prompt) {
            if (section.role == ChatRole::user)
                user += (user.empty() ? "" : "\n\n") + section.text;
        }
        QCOMPARE(wholeText(contentOf(sent[2])), user);
    }

    void thereAreNeverMoreThanFourMarks()
    {
        ModelCall call;
        call.user = std::string(20'000, 'x');
        for (std::size_t end = 8000; end <= 20'000; end += 1000)
            call.sharedEnds.push_back(end);
        const auto body = nlohmann::json::parse(wireFormatNamed("anthropic")->encode(call).body);
        std::size_t marks = 0;
        for (const Json& block : body["messages"][0]["content"])
            marks += block.contains("cache_control") ? 1 : 0;
        QCOMPARE(marks, std::size_t{4});
        QVERIFY(wholeText(body["messages"][0]["content"]) == call.user);
    }

    void aShortPromptIsOneText()
    {
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse(eventStreamType, streamOf("anthropic"), 50)}});
        AskingClient asked(profileFor(server.url(), "anthropic"));
        asked.client.ask(askFor(1,
                                {{ChatRole::system, "task", "Write SQL."},
                                 {ChatRole::user, "schema", "(a:INTEGER)"},
                                 {ChatRole::user, "answer", "How many?"}}),
                         [&](const auto& what) { asked.answer = what; });
        QTRY_VERIFY(asked.answer);
        QCOMPARE(contentOf(server.requests().front()).get<std::string>(), std::string("(a:INTEGER)\n\nHow many?"));
    }

    void aHelpersPromptIsKeptUpToTheSchema()
    {
        const std::vector<PromptSection> prompt{{ChatRole::system, "task", "Judge."},
                                                {ChatRole::user, "schema", "(a:INTEGER)"},
                                                {ChatRole::user, "question", "How many?"},
                                                {ChatRole::user, "statement", "SELECT 1"}};
        QCOMPARE(sharedBeginnings(prompt), std::vector<std::size_t>{2});
        QCOMPARE(sharedBeginnings({prompt[0], prompt[2]}), std::vector<std::size_t>{});
    }

    void otherFormatsAreSentNoMarks_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"openai", "llamacpp", "ollama", "responses", "gemini"})
            QTest::newRow(format) << QByteArray(format);
    }

    void otherFormatsAreSentNoMarks()
    {
        QFETCH(QByteArray, format);
        ModelCall call;
        call.user = std::string(20'000, 'x');
        const std::string plain = wireFormatNamed(format.toStdString())->encode(call).body;
        call.sharedEnds = {10'000, 15'000};
        QCOMPARE(wireFormatNamed(format.toStdString())->encode(call).body, plain);
    }

    void aServerThatKnowsNoMarksIsAskedWithout()
    {
        ModelServer server;
        server.answer({SendBytes{
            httpResponse(400, jsonType,
                         R"({"type":"error","error":{"type":"invalid_request_error","message":)"
                         R"("messages.0.content.0.text.cache_control: Extra inputs are not permitted"}})")}});
        server.answerAlways({SendBytes{chunkedResponse(eventStreamType, streamOf("anthropic"), 50)}});
        AskingClient asked(profileFor(server.url(), "anthropic"));
        for (const std::uint32_t effect : {1U, 2U}) {
            asked.answer.reset();
            asked.client.ask(askFor(effect, promptOf("How many?")), [&](const auto& what) { asked.answer = what; });
            QTRY_VERIFY(asked.answer);
            QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        }
        const QList<QByteArray> sent = server.requests();
        QCOMPARE(sent.size(), qsizetype{3}); // it is remembered
        QVERIFY(sent[0].contains("cache_control"));
        QVERIFY(contentOf(sent[1]).is_string());
        QVERIFY(contentOf(sent[2]).is_string());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PromptCachesTest)
#include "tst_promptcaches.moc"
