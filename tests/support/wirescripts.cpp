#include "support/wirescripts.h"

#include "support/morewirescripts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace querymend::test {

namespace {

// OpenAI's chat format, which llama.cpp's server also uses.

constexpr const char* chatHead =
    R"({"id":"chatcmpl-7","object":"chat.completion.chunk","created":1763722800,"model":"m-1","choices":[)";

std::string chatDelta(const std::string& delta)
{
    return chatHead + (R"({"index":0,"delta":)" + delta + R"(,"logprobs":null,"finish_reason":null}],"usage":null})");
}

std::string chatReason(FinishReason reason)
{
    switch (reason) {
    case FinishReason::stop:
        return R"("stop")";
    case FinishReason::length:
    case FinishReason::contextFull:
        return R"("length")";
    case FinishReason::toolCalls:
        return R"("tool_calls")";
    case FinishReason::unsaid:
        break;
    }
    return R"("another reason")";
}

const std::string chatUsage = R"("usage":{"prompt_tokens":12,"completion_tokens":5,"total_tokens":17})";

std::vector<std::string> chatBegin()
{
    return {chatDelta(R"({"role":"assistant","content":"","refusal":null})")};
}

std::string chatText(std::string_view more)
{
    return chatDelta(R"({"content":)" + quoted(more) + '}');
}

std::string chatReasoning(std::string_view more)
{
    return chatDelta(R"({"content":null,"reasoning_content":)" + quoted(more) + '}');
}

std::string chatFinish(FinishReason reason)
{
    return chatHead + (R"({"index":0,"delta":{},"finish_reason":)" + chatReason(reason) + "}]}");
}

std::vector<std::string> chatEnd(FinishReason reason)
{
    return {chatFinish(reason), chatHead + ("]," + chatUsage + '}')};
}

std::vector<std::string> chatEndWithoutUsage()
{
    return {chatFinish(FinishReason::stop)};
}

std::string chatError(std::string_view words)
{
    return R"({"error":{"message":)" + quoted(words) + R"(,"type":"server_error","param":null,"code":null}})";
}

std::string chatWhole(std::string_view text, std::string_view reasoning, FinishReason reason)
{
    return R"({"id":"chatcmpl-7","object":"chat.completion","model":"m-1","choices":[{"index":0,"message":{"role":)"
           R"("assistant","content":)"
        + quoted(text) + R"(,"reasoning_content":)" + quoted(reasoning) + R"(,"refusal":null},"finish_reason":)"
        + chatReason(reason) + "}]," + chatUsage + "}";
}

// llama.cpp's server reports additional counts.

std::vector<std::string> llamaEnd(FinishReason reason)
{
    std::string last = chatFinish(reason);
    last.pop_back();
    return {last + R"(,"timings":{"cache_n":4,"prompt_n":8,"prompt_ms":10.5,"predicted_n":5,"predicted_ms":50.25}})"};
}

std::string llamaError(std::string_view words)
{
    return R"({"error":{"code":500,"message":)" + quoted(words) + R"(,"type":"server_error"}})";
}

// Anthropic's messages format.

std::vector<std::string> anthropicBegin()
{
    return {R"({"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"m-1",)"
            R"("content":[],"stop_reason":null,"stop_sequence":null,"usage":{"input_tokens":10,)"
            R"("cache_creation_input_tokens":0,"cache_read_input_tokens":2,"output_tokens":1}}})",
            R"({"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}})",
            R"({"type": "ping"})"};
}

std::string anthropicText(std::string_view more)
{
    return R"({"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":)" + quoted(more) + "}}";
}

std::string anthropicReasoning(std::string_view more)
{
    return R"({"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":)" + quoted(more)
        + "}}";
}

std::string anthropicReason(FinishReason reason)
{
    switch (reason) {
    case FinishReason::stop:
        return R"("end_turn")";
    case FinishReason::length:
        return R"("max_tokens")";
    case FinishReason::contextFull:
        return R"("model_context_window_exceeded")";
    case FinishReason::toolCalls:
        return R"("tool_use")";
    case FinishReason::unsaid:
        break;
    }
    return R"("pause_turn")";
}

std::vector<std::string> anthropicEnd(FinishReason reason)
{
    return {R"({"type":"content_block_stop","index":0})",
            R"({"type":"message_delta","delta":{"stop_reason":)" + anthropicReason(reason)
                + R"(,"stop_sequence":null},"usage":{"output_tokens":5}})"};
}

std::vector<std::string> anthropicEndWithoutUsage()
{
    return {R"({"type":"message_delta","delta":{"stop_reason":"end_turn"}})"};
}

std::string anthropicError(std::string_view words)
{
    return R"({"type":"error","error":{"type":"api_error","message":)" + quoted(words) + "}}";
}

std::string anthropicWhole(std::string_view text, std::string_view reasoning, FinishReason reason)
{
    return R"({"id":"msg_1","type":"message","role":"assistant","model":"m-1","content":[{"type":"thinking","thinking":)"
        + quoted(reasoning) + R"(,"signature":"x"},{"type":"text","text":)" + quoted(text) + R"(}],"stop_reason":)"
        + anthropicReason(reason) + R"(,"usage":{"input_tokens":12,"output_tokens":5}})";
}

// Ollama's chat format.

std::string ollamaMessage(const std::string& members, const std::string& more)
{
    return R"({"model":"m-1","created_at":"2026-11-21T10:00:00.123456789Z","message":{"role":"assistant",)" + members
        + "}," + more + '}';
}

std::string ollamaReason(FinishReason reason)
{
    switch (reason) {
    case FinishReason::stop:
    case FinishReason::toolCalls:
        return R"("stop")";
    case FinishReason::length:
    case FinishReason::contextFull:
        return R"("length")";
    case FinishReason::unsaid:
        break;
    }
    return R"("load")";
}

std::string ollamaCounts(FinishReason reason)
{
    return R"("done":true,"done_reason":)" + ollamaReason(reason)
        + R"(,"total_duration":4883583458,"prompt_eval_count":12,"eval_count":5,"eval_duration":45)";
}

std::vector<std::string> ollamaBegin()
{
    return {};
}

std::string ollamaText(std::string_view more)
{
    return ollamaMessage(R"("content":)" + quoted(more), R"("done":false)");
}

std::string ollamaReasoning(std::string_view more)
{
    return ollamaMessage(R"("content":"","thinking":)" + quoted(more), R"("done":false)");
}

std::vector<std::string> ollamaEnd(FinishReason reason)
{
    return {ollamaMessage(R"("content":"")", ollamaCounts(reason))};
}

std::vector<std::string> ollamaEndWithoutUsage()
{
    return {ollamaMessage(R"("content":"")", R"("done":true)")};
}

std::string ollamaError(std::string_view words)
{
    return R"({"error":)" + quoted(words) + '}';
}

std::string ollamaWhole(std::string_view text, std::string_view reasoning, FinishReason reason)
{
    return ollamaMessage(R"("content":)" + quoted(text) + R"(,"thinking":)" + quoted(reasoning), ollamaCounts(reason));
}

} // namespace

std::span<const WireScript> wireScripts()
{
    constexpr std::string_view events = "text/event-stream";
    static const std::array<WireScript, 6> scripts{
        WireScript{"openai", StreamFraming::events, events, "[DONE]", chatBegin, chatText, chatReasoning, chatEnd,
                   chatEndWithoutUsage, chatError, chatWhole},
        WireScript{"anthropic", StreamFraming::namedEvents, "text/event-stream; charset=utf-8",
                   R"({"type":"message_stop"})", anthropicBegin, anthropicText, anthropicReasoning, anthropicEnd,
                   anthropicEndWithoutUsage, anthropicError, anthropicWhole},
        WireScript{"ollama", StreamFraming::lines, "application/x-ndjson", "", ollamaBegin, ollamaText, ollamaReasoning,
                   ollamaEnd, ollamaEndWithoutUsage, ollamaError, ollamaWhole},
        WireScript{"llamacpp", StreamFraming::events, events, "[DONE]", chatBegin, chatText, chatReasoning, llamaEnd,
                   chatEndWithoutUsage, llamaError, chatWhole},
        responsesScript(),
        geminiScript(),
    };
    return scripts;
}

const WireScript* wireScriptFor(std::string_view format)
{
    const auto scripts = wireScripts();
    const auto found =
        std::find_if(scripts.begin(), scripts.end(), [&](const WireScript& s) { return s.format == format; });
    return found == scripts.end() ? nullptr : &*found;
}

std::string framed(const WireScript& script, const std::vector<std::string>& messages, std::string_view lineEnd)
{
    std::string out;
    const auto line = [&](const std::string& text) { out.append(text).append(lineEnd); };
    for (const std::string& message : messages) {
        if (script.framing == StreamFraming::lines) {
            line(message);
            continue;
        }
        if (script.framing == StreamFraming::namedEvents)
            line("event: " + nlohmann::json::parse(message).at("type").get<std::string>());
        line("data: " + message);
        line({});
    }
    return out;
}

std::string longText(std::size_t bytes)
{
    std::string text;
    for (std::size_t i = 0; text.size() < bytes; ++i)
        text += std::to_string(i) + ' ';
    text.resize(bytes);
    return text;
}

std::vector<std::string> messagesOf(const WireScript& script, const std::vector<std::string>& texts,
                                    FinishReason reason)
{
    std::vector<std::string> out = script.begin();
    for (const std::string& text : texts)
        out.push_back(script.text(text));
    for (std::string& message : script.end(reason))
        out.push_back(std::move(message));
    if (!script.mark.empty())
        out.emplace_back(script.mark);
    return out;
}

} // namespace querymend::test
