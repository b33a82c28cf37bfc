// The size of a model's context, asked of servers that tell it in different ways.

#include "askingclient.h"

#include "llm/wire/contextsize.h"

#include <QTest>

using namespace std::chrono_literals;

namespace querymend {

namespace {

/// Too long for the smallest contexts: its estimate is 3,000 tokens.
std::string longQuestion()
{
    std::string text;
    for (int i = 0; i < 1500; ++i)
        text += "word " + std::to_string(i) + ' ';
    return text;
}

} // namespace

class ContextLookupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSizeIsRead_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("size");
        const auto row = [](const char* name, const char* body, int size) {
            QTest::newRow(name) << QByteArray(body) << size;
        };
        row("llama.cpp's properties",
            R"({"default_generation_settings":{"id":0,"n_ctx":8192,"params":{"n_predict":-1}},"total_slots":4,"model_path":"m.gguf"})",
            8192);
        row("llama.cpp's list",
            R"({"object":"list","data":[{"id":"m.gguf","object":"model","owned_by":"llamacpp","meta":{"vocab_type":2,"n_ctx":4096,"n_ctx_train":32768}}]})",
            4096);
        row("Ollama's description",
            R"({"details":{"family":"qwen2"},"model_info":{"general.architecture":"qwen2","qwen2.block_count":28,"qwen2.context_length":32768},"capabilities":["completion"]})",
            32768);
        row("vLLM's list",
            R"({"object":"list","data":[{"id":"other","max_model_len":1024,"owned_by":"vllm"},{"id":"small","object":"model","owned_by":"vllm","root":"small","max_model_len":16384}]})",
            16384);
        row("OpenRouter's list",
            R"({"data":[{"id":"other","context_length":1},{"id":"small","context_length":131072}]})", 131072);
        row("LM Studio's list, of what is loaded",
            R"({"data":[{"id":"small","max_context_length":32768,"loaded_context_length":4096,"state":"loaded"}]})",
            4096);
        row("a list without the model", R"({"data":[{"id":"a","context_length":1},{"id":"b","context_length":2}]})", 0);
        row("a list that does not tell", R"({"data":[{"id":"small","object":"model"}]})", 0);
        row("a size of nothing", R"({"data":[{"id":"small","max_model_len":0}]})", 0);
        row("a page", "<html></html>", 0);
        row("nothing", "", 0);
    }

    void theSizeIsRead()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, size);
        QCOMPARE(static_cast<int>(contextSizeIn(body.toStdString(), "small").value_or(0)), size);
    }

    void serversAreAskedAtTheirOwnPlace_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("ollama") << QByteArray("POST /api/show ")
                                << QByteArray(R"({"model_info":{"llama.context_length":2048}})");
        QTest::newRow("llamacpp") << QByteArray("GET /props ")
                                  << QByteArray(R"({"default_generation_settings":{"n_ctx":2048}})");
        QTest::newRow("openai") << QByteArray("GET /v1/models ")
                                << QByteArray(R"({"data":[{"id":"small","max_model_len":2048}]})");
    }

    void serversAreAskedAtTheirOwnPlace()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, told);
        const QByteArray format = QTest::currentDataTag();
        ModelServer server;
        server.answer({SendBytes{httpResponse(200, jsonType, told)}});
        server.answerAlways({SendBytes{httpResponse(
            400, jsonType,
            R"({"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error","n_prompt_tokens":2900,"n_ctx":2048}})")}});
        const QString base = format == "ollama" ? server.url() : server.url() + QStringLiteral("/v1");
        AskingClient asked(profileFor(base, format.constData()));
        asked.ask(1, longQuestion());
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::contextTooLong);
        QCOMPARE(asked.problem()->context.context, std::optional<std::uint64_t>(2048));
        QVERIFY(asked.problem()->context.prompt.value_or(0) > 2048);
        QVERIFY2(server.requests().first().startsWith(path), server.requests().first().constData());
        // Ollama would cut the prompt without a word, so it is not even sent.
        QCOMPARE(server.requests().size(), format == "ollama" ? 1 : 2);
        asked.ask(2, longQuestion());
        QVERIFY(!asked.answer); // never from within ask()
        QTRY_VERIFY(asked.answer);
        QCOMPARE(server.requests().size(), format == "ollama" ? 1 : 3); // the size is asked for once
    }

    void aServerThatDoesNotTellIsAskedAnyway_data()
    {
        QTest::addColumn<ServerScript>("script");
        QTest::newRow("that knows no such page")
            << ServerScript{SendBytes{httpResponse(404, "text/plain", "404 page not found")}};
        QTest::newRow("that says nothing for seconds") << ServerScript{Hang{}};
    }

    void aServerThatDoesNotTellIsAskedAnyway()
    {
        QFETCH(ServerScript, script);
        ModelServer server;
        server.answer(script);
        server.answer({SendBytes{chunkedResponse("application/x-ndjson", streamOf("ollama"), 50)}});
        AskingClient asked(profileFor(server.url(), "ollama"));
        asked.ask(1, longQuestion());
        QTRY_VERIFY(!server.requests().isEmpty());
        if (script.size() == 1 && std::holds_alternative<Hang>(script.front()))
            asked.time().pass(3s);
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
    }

    void aShortPromptIsSentAtOnce()
    {
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse("application/x-ndjson", streamOf("ollama"), 50)}});
        AskingClient asked(profileFor(server.url(), "ollama"));
        asked.ask();
        QTRY_VERIFY(asked.reply());
        QCOMPARE(server.requests().size(), 1);
    }

    void theSizeOfTheProfileIsBelieved()
    {
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse("application/x-ndjson", streamOf("ollama"), 50)}});
        ModelProfile profile = profileFor(server.url(), "ollama");
        profile.contextTokens = 8192;
        AskingClient asked(profile);
        asked.ask(1, longQuestion());
        QTRY_VERIFY(asked.reply());
        QCOMPARE(server.requests().size(), 1);
        const auto body = jsonBodyOf(server.requests().first());
        QVERIFY(body["options"]["num_ctx"] <= 8192);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ContextLookupTest)
#include "tst_contextlookup.moc"
