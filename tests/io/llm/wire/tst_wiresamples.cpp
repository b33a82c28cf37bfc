// Messages that real servers of each kind are known to send, and how they must be read.

#include "llm/wire/wireformat.h"
#include "support/wirereading.h"

#include <QTest>

namespace querymend {

namespace {

QByteArray whole(const char* text, const char* finish = "stop", const char* usage = "none", const char* model = "",
                 const char* reasoning = "")
{
    return QByteArray("text: ") + text + "\nreasoning: " + reasoning + "\nfinish: " + finish + "\nusage: " + usage
        + "\nmodel: " + model;
}

} // namespace

class WireSamplesTest : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* format, const char* body, const QByteArray& said)
    {
        QTest::newRow(name) << QByteArray(format) << QByteArray(body) << said;
    }

    static void chats()
    {
        row("OpenAI: a refusal", "openai",
            R"(data: {"choices":[{"index":0,"delta":{"role":"assistant","content":null,"refusal":"I cannot "}}]}

data: {"choices":[{"index":0,"delta":{"refusal":"help."},"finish_reason":null}]}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

data: [DONE]

)",
            "content_filter: The model refuses to answer: I cannot help.");
        row("OpenAI: a refusal at once", "openai",
            R"({"choices":[{"index":0,"message":{"role":"assistant","content":null,"refusal":"No."},"finish_reason":"stop"}]})",
            "content_filter: The model refuses to answer: No.");
        row("OpenAI: a filter in mid-stream", "openai",
            R"(data: {"choices":[{"index":0,"delta":{"content":"SEL"}}]}

data: {"choices":[{"index":0,"delta":{},"finish_reason":"content_filter"}]}

)",
            "content_filter: The server's content filter stopped the reply.");
        row("OpenAI: calls a tool", "openai",
            R"({"choices":[{"message":{"content":null,"tool_calls":[{"id":"1","type":"function"}]},"finish_reason":"tool_calls"}]})",
            "malformed: The model called a tool instead of answering; none was offered.");
        row("OpenAI: text beside a tool call counts", "openai",
            R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"tool_calls"}]})",
            whole("SELECT 1", "toolCalls"));
        row("Azure: a first chunk about filters alone", "openai",
            R"(data: {"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0}]}

data: {"choices":[{"delta":{"content":"SELECT 1"},"finish_reason":null,"index":0}],"model":"m"}

data: {"choices":[{"delta":{},"finish_reason":"stop","index":0}],"model":"m"}

data: [DONE]

)",
            whole("SELECT 1", "stop", "none", "m"));
        row("vLLM: counts in every chunk", "openai",
            R"(data: {"choices":[{"index":0,"delta":{"content":"a"}}],"usage":{"prompt_tokens":9,"completion_tokens":1}}

data: {"choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":2}}

)",
            whole("ab", "stop", "9+2"));
        row("vLLM: an error of the older form", "openai",
            R"({"object":"error","message":"out of memory","type":"InternalServerError","param":null,"code":500})",
            "server_error: out of memory");
        row("OpenRouter: comments, reasoning by its short name, an error with a number", "openai",
            R"(: OPENROUTER PROCESSING

data: {"choices":[{"index":0,"delta":{"content":"","reasoning":"Hm"}}]}

data: {"error":{"code":429,"message":"slow down"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}

)",
            "rate_limit: slow down");
        row("OpenRouter: an error of a choice", "openai",
            R"({"choices":[{"error":{"code":502,"message":"provider is down"}}]})", "server_error: provider is down");
        row("Mistral: content in parts", "openai",
            R"({"choices":[{"message":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"Hm."}]},{"type":"text","text":"SELECT 1"}]},"finish_reason":"stop"}]})",
            whole("SELECT 1", "stop", "none", "", "Hm."));
        row("DeepSeek: keeps the connection open, and says its reasoning under both names", "openai",
            R"(: keep-alive

data: {"choices":[{"index":0,"delta":{"content":null,"reasoning_content":"Hm.","reasoning":"Hm."}}]}

data: {"choices":[{"index":0,"delta":{"content":"SELECT 1","reasoning_content":null},"finish_reason":"stop"}]}

)",
            whole("SELECT 1", "stop", "none", "", "Hm."));
        row("several choices: the first was asked for", "openai",
            R"({"choices":[{"index":1,"message":{"content":"b"},"finish_reason":"length"},{"index":0,"message":{"content":"a"},"finish_reason":"stop"}]})",
            whole("a"));
        row("a mark, and nothing said of why it ended", "openai",
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE]\n\n", whole("a", "unsaid"));
        row("a mark with a blank after it", "openai",
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE] \n\n",
            whole("a"));
        row("a mark with a blank and a CR after it, at the end of the body", "openai",
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}\r\n\r\ndata: [DONE] \r\n",
            whole("a"));
        row("a mark with a blank after it, without any reason before", "openai",
            "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE] \n\n", whole("a", "unsaid"));
        row("an older completion for a chat, in one piece", "openai",
            R"({"object":"text_completion","choices":[{"index":0,"text":"SELECT 1","logprobs":null,"finish_reason":"stop"}]})",
            whole("SELECT 1"));
        row("older completions for a chat, streamed", "openai",
            R"(data: {"object":"text_completion","choices":[{"index":0,"text":"SELECT","finish_reason":null}]}

data: {"object":"text_completion","choices":[{"index":0,"text":" 1","finish_reason":null}]}

data: {"object":"text_completion","choices":[{"index":0,"text":"","finish_reason":"stop"}]}

data: [DONE]

)",
            whole("SELECT 1"));
        row("an older completion of another choice", "openai",
            R"({"choices":[{"index":1,"text":"SELECT 2"},{"index":0,"text":"SELECT 1","finish_reason":"stop"}]})",
            whole("SELECT 1"));
        row("a mark alone", "openai", "data: [DONE]\n\n", "malformed: The reply is empty.");
        row("counts that are none", "openai",
            R"({"choices":[{"message":{"content":"a"},"finish_reason":"stop"}],"usage":{"prompt_tokens":-3,"completion_tokens":"x"}})",
            whole("a"));
        row("counts that are fractions", "openai",
            R"({"choices":[{"message":{"content":"a"},"finish_reason":"stop"}],"usage":{"prompt_tokens":3.0,"completion_tokens":4}})",
            whole("a", "stop", "3+4"));
        row("an error whose event has a name", "openai",
            "event: error\ndata: {\"message\": \"boom\", \"code\": 503}\n\n", "overload: boom");
        row("an error whose event has words alone", "openai", "event: error\ndata: boom\n\n", "server_error: boom");
        row("no error at all", "openai",
            R"({"error":null,"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]})", whole("a"));
    }

    static void localServers()
    {
        row("llama.cpp: an error as a field of its own", "llamacpp",
            "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"a\"}}]}\n\n"
            "error: {\"code\":500,\"message\":\"context shift is disabled\",\"type\":\"server_error\"}\n\n",
            "server_error: context shift is disabled");
        row("llama.cpp: an error under a good status", "llamacpp",
            R"~({"error":{"code":400,"message":"request (9 tokens) exceeds the available context size (8 tokens)","type":"exceed_context_size_error","n_prompt_tokens":9,"n_ctx":8}})~",
            "context_too_long: request (9 tokens) exceeds the available context size (8 tokens)\ntokens: 9 of 8");
        row("llama.cpp: both counts; what usage says wins", "llamacpp",
            R"({"choices":[{"index":0,"message":{"content":"a"},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":2},"timings":{"prompt_n":1,"predicted_n":2}})",
            whole("a", "stop", "7+2"));
        row("Ollama: an error under a good status", "ollama", "{\"error\":\"model runner has unexpectedly stopped\"}\n",
            "server_error: model runner has unexpectedly stopped");
        row("Ollama: a prompt that it knew already is not counted", "ollama",
            R"({"model":"m","message":{"role":"assistant","content":"a"},"done":true,"done_reason":"stop","eval_count":4})",
            whole("a", "stop", "?+4", "m"));
        row("Ollama: a model that was only loaded", "ollama",
            R"({"model":"m","message":{"role":"assistant","content":""},"done_reason":"load","done":true})",
            "malformed: The reply is empty.");
        row("Ollama: thinks until its limit", "ollama",
            "{\"message\":{\"content\":\"\",\"thinking\":\"Hm\"},\"done\":false}\n"
            "{\"message\":{\"content\":\"\"},\"done\":true,\"done_reason\":\"length\"}\n",
            "malformed: The reply reached its token limit before it contained any text.");
    }

    static void messages()
    {
        row("Anthropic: thinking, a text of two blocks", "anthropic",
            R"(event: message_start
data: {"type":"message_start","message":{"model":"m","usage":{"input_tokens":25,"output_tokens":1}}}

event: content_block_start
data: {"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm."}}

event: content_block_delta
data: {"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"EqQB"}}

event: content_block_stop
data: {"type":"content_block_stop","index":0}

event: content_block_start
data: {"type":"content_block_start","index":1,"content_block":{"type":"text","text":"SELECT "}}

event: content_block_delta
data: {"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"1"}}

event: content_block_start
data: {"type":"content_block_start","index":2,"content_block":{"type":"text","text":", 2"}}

event: message_delta
data: {"type":"message_delta","delta":{"stop_reason":"stop_sequence","stop_sequence":";"},"usage":{"output_tokens":15}}

event: a_kind_that_is_not_known_yet
data: {"type":"a_kind_that_is_not_known_yet"}

event: message_stop
data: {"type":"message_stop"}

)",
            whole("SELECT 1, 2", "stop", "25+15", "m", "Hm."));
        row("Anthropic: overload in mid-stream", "anthropic",
            R"(event: message_start
data: {"type":"message_start","message":{"model":"m","usage":{"input_tokens":25,"output_tokens":1}}}

event: error
data: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}

)",
            "overload: Overloaded");
        row("Anthropic: a refusal", "anthropic",
            R"({"type":"message","model":"m","content":[],"stop_reason":"refusal","usage":{"input_tokens":2,"output_tokens":1}})",
            "content_filter: The model refuses to answer.");
        row("Anthropic: a refusal with its reason", "anthropic",
            R"(data: {"type":"message_delta","delta":{"stop_reason":"refusal","stop_details":{"type":"refusal","explanation":"It is not safe."}}}

)",
            "content_filter: The model refuses to answer: It is not safe.");
        row("Anthropic: no room for a reply", "anthropic",
            R"({"type":"message","model":"m","content":[],"stop_reason":"model_context_window_exceeded"})",
            "context_too_long: The prompt leaves no room for a reply in the model's context.");
        row("Anthropic: room for some of a reply", "anthropic",
            R"({"type":"message","model":"m","content":[{"type":"text","text":"SELECT"}],"stop_reason":"model_context_window_exceeded"})",
            whole("SELECT", "contextFull", "none", "m"));
        row("Anthropic: a ping and no more", "anthropic", "event: ping\ndata: {\"type\": \"ping\"}\n\n",
            "cut_off: The connection ended before the reply began.");
    }

private Q_SLOTS:
    void areUnderstood_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("said");
        chats();
        localServers();
        messages();
    }
    void areUnderstood()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, said);
        const WireFormat& read = *wireFormatNamed(format.toStdString());
        for (const std::size_t step : {std::size_t{1}, std::size_t{5}, std::size_t{100'000}}) {
            const std::string all = test::readInSteps(read, "", body.toStdString(), step);
            QCOMPARE(QByteArray::fromStdString(all.substr(0, all.find("\npieces: "))), said);
        }
    }

    void givesPiecesAsTheyCome()
    {
        const auto reader = wireFormatNamed("openai")->reader("text/event-stream");
        const auto chunk = [](const char* delta) {
            return std::string(R"(data: {"choices":[{"index":0,"delta":)") + delta + "}]}\n\n";
        };
        QVERIFY(reader->feed(": wait\n\n").empty());
        QVERIFY(reader->feed("data: {\"choices\":[{\"delta\":{\"content\":\"SEL").empty());
        QCOMPARE(reader->feed("ECT\"}}]}\n\n"), (std::vector<ReplyPiece>{{PieceKind::text, "SELECT"}}));
        QCOMPARE(reader->feed(chunk(R"({"reasoning":"a"})") + chunk(R"({"reasoning":"b"})")
                              + chunk(R"({"content":" 1"})") + chunk(R"({"content":", 2"})")),
                 (std::vector<ReplyPiece>{{PieceKind::reasoning, "ab"}, {PieceKind::text, " 1, 2"}}));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireSamplesTest)

#include "tst_wiresamples.moc"
