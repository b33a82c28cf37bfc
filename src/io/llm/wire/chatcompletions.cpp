#include "llm/wire/chatcompletions.h"

#include "llm/wire/answerschema.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace querymend {

namespace {

FinishReason finishNamed(std::string_view name)
{
    if (name == "stop" || name == "eos" || name == "end_turn")
        return FinishReason::stop;
    if (name == "length" || name == "max_tokens")
        return FinishReason::length;
    if (name == "tool_calls" || name == "function_call")
        return FinishReason::toolCalls;
    return FinishReason::unsaid;
}

/// Reads a string, or an array of parts that are text or thinking.
void readContent(const WireJson& content, ReplyDraft& draft)
{
    if (const std::optional<std::string_view> text = textOf(content)) {
        draft.text(*text);
        return;
    }
    forEach(content, [&](const WireJson& part) {
        if (const std::optional<std::string_view> text = textOf(part["text"]))
            draft.text(*text);
        forEach(part["thinking"], [&](const WireJson& thought) {
            if (const std::optional<std::string_view> text = textOf(thought["text"]))
                draft.reasoning(*text);
        });
    });
}

void readMessage(const WireJson& message, ReplyDraft& draft)
{
    for (const std::string_view name : {"reasoning_content", "reasoning"}) {
        if (const std::optional<std::string_view> thought = textOf(message[name])) {
            draft.reasoning(*thought);
            break; // some servers send both, with the same content
        }
    }
    readContent(message["content"], draft);
    if (const std::optional<std::string_view> refusal = textOf(message["refusal"]))
        draft.refusal(*refusal);
}

void readChoice(const WireJson& choice, ReplyDraft& draft)
{
    if (countOf(choice["index"]).value_or(0) != 0)
        return; // only one was requested
    if (isThere(choice["error"]))
        return draft.fail(failureOf(errorFactsOf(choice)));
    if (const std::optional<std::string_view> text = textOf(choice["text"]))
        draft.text(*text); // as in OpenAI's older completions, which some servers send for chats too
    readMessage(choice["message"], draft);
    readMessage(choice["delta"], draft);
    if (const std::optional<std::string_view> reason = textOf(choice["finish_reason"])) {
        if (*reason == "content_filter")
            draft.endsByFilter();
        else if (!reason->empty())
            draft.endsBy(finishNamed(*reason));
    }
}

/// DeepSeek and Moonshot have names of their own for what they read from their caches.
void readUsage(const WireJson& usage, ReplyDraft& draft)
{
    if (const std::optional<std::uint64_t> count = countOf(usage["prompt_tokens"]))
        draft.promptTokens(*count);
    if (const std::optional<std::uint64_t> count = countOf(usage["completion_tokens"]))
        draft.replyTokens(*count);
    const WireJson details = usage["prompt_tokens_details"];
    for (const WireJson& cached : {usage["cached_tokens"], usage["prompt_cache_hit_tokens"], details["cached_tokens"]})
        draft.cachedTokens(countOf(cached));
    draft.cacheWrittenTokens(countOf(details["cache_write_tokens"]));
}

} // namespace

WireRequest encodeChatCompletion(const ModelCall& call, std::string_view path)
{
    nlohmann::ordered_json body;
    body["model"] = call.model;
    body["messages"] = messagesOf(call);
    body["stream"] = call.flow == ReplyFlow::streamed;
    if (call.flow == ReplyFlow::streamed && call.usage == UsageWish::asked)
        body["stream_options"]["include_usage"] = true;
    if (call.temperature)
        body["temperature"] = *call.temperature;
    if (call.seed)
        body["seed"] = smallSeed(*call.seed);
    if (call.mostReplyTokens > 0)
        body[call.limitName == LimitName::maxTokens ? "max_tokens" : "max_completion_tokens"] = call.mostReplyTokens;
    if (call.shape == ReplyShape::structured) {
        nlohmann::ordered_json& format = body["response_format"];
        format["type"] = "json_schema";
        format["json_schema"]["name"] = "answer";
        format["json_schema"]["strict"] = true;
        format["json_schema"]["schema"] = answerSchema();
    }
    return requestOf(call, path, std::move(body));
}

void readChatCompletion(const WireJson& value, ReplyDraft& draft)
{
    if (const std::optional<std::string_view> kind = textOf(value["object"]); kind == "error")
        return draft.fail(failureOf(errorFactsOf(value)));
    if (value["choices"].is_array())
        draft.understood(); // even if empty, as before the first choice and after the last
    forEach(value["choices"], [&](const WireJson& choice) { readChoice(choice, draft); });
    if (const std::optional<std::string_view> model = textOf(value["model"]))
        draft.model(*model);
    readUsage(value["usage"], draft);
}

} // namespace querymend
