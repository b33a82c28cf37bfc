#include "base/tokenestimate.h"
#include "llm/wire/answerschema.h"
#include "llm/wire/bodyreader.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/formats.h"
#include "llm/wire/modellist.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

WireRequest withVersion(WireRequest request)
{
    request.headers.push_back({"anthropic-version", "2023-06-01"});
    return request;
}

nlohmann::ordered_json textBlock(std::string_view text)
{
    nlohmann::ordered_json block;
    block["type"] = "text";
    block["text"] = text;
    return block;
}

/// The prompt as one text; or in blocks, if there is something worth keeping. Of each beginning that ends with a marked
/// block, the system prompt included, the server keeps what it has read, for some minutes. There may be four marks, and
/// none of the models keeps less than about a thousand tokens.
nlohmann::ordered_json contentOf(const ModelCall& call)
{
    constexpr std::size_t mostMarks = 4;
    constexpr std::size_t leastTokens = 1000;
    nlohmann::ordered_json blocks = nlohmann::ordered_json::array();
    const std::string_view user = call.user;
    const std::size_t ofSystem = estimatedTokens(call.system);
    std::size_t begin = 0;
    for (const std::size_t end : call.sharedEnds) {
        if (blocks.size() == mostMarks || end <= begin || end > user.size()
            || ofSystem + estimatedTokens(user.substr(0, end)) < leastTokens)
            continue;
        blocks.push_back(textBlock(user.substr(begin, end - begin)));
        blocks.back()["cache_control"]["type"] = "ephemeral";
        begin = end;
    }
    if (blocks.empty())
        return call.user;
    if (begin < user.size())
        blocks.push_back(textBlock(user.substr(begin)));
    return blocks;
}

WireRequest encode(const ModelCall& call)
{
    constexpr std::uint32_t usualReply = 4096; // a limit is required
    nlohmann::ordered_json body;
    body["model"] = call.model;
    body["max_tokens"] = call.mostReplyTokens > 0 ? call.mostReplyTokens : usualReply;
    if (!call.system.empty())
        body["system"] = call.system;
    nlohmann::ordered_json user;
    user["role"] = "user";
    user["content"] = contentOf(call);
    body["messages"] = nlohmann::ordered_json::array({std::move(user)});
    body["stream"] = call.flow == ReplyFlow::streamed;
    if (call.temperature)
        body["temperature"] = std::clamp(*call.temperature, 0.0, 1.0);
    if (call.shape == ReplyShape::structured) {
        nlohmann::ordered_json& format = body["output_config"]["format"];
        format["type"] = "json_schema";
        format["schema"] = answerSchema();
    }
    return withVersion(requestOf(call, "/v1/messages", std::move(body)));
}

/// Reads a block of a message, or an addition to one.
void readBlock(const WireJson& block, ReplyDraft& draft)
{
    if (const std::optional<std::string_view> text = textOf(block["text"]))
        draft.text(*text);
    if (const std::optional<std::string_view> thought = textOf(block["thinking"]))
        draft.reasoning(*thought);
}

/// Counts are cumulative. Prompt tokens read from or written to the server's cache are counted separately, and not
/// repeated by every server.
void readPromptUsage(const WireJson& usage, ReplyDraft& draft)
{
    draft.cachedTokens(countOf(usage["cache_read_input_tokens"]));
    draft.cacheWrittenTokens(countOf(usage["cache_creation_input_tokens"]));
    if (const std::optional<std::uint64_t> count = countOf(usage["input_tokens"]))
        draft.promptTokens(*count + draft.usage().cached.value_or(0) + draft.usage().cacheWritten.value_or(0));
}

void readUsage(const WireJson& usage, ReplyDraft& draft)
{
    readPromptUsage(usage, draft);
    if (const std::optional<std::uint64_t> count = countOf(usage["output_tokens"]))
        draft.replyTokens(*count);
}

void readStop(const WireJson& holder, ReplyDraft& draft)
{
    const std::optional<std::string_view> reason = textOf(holder["stop_reason"]);
    if (!reason)
        return;
    if (*reason == "refusal") {
        draft.endsByRefusal();
        draft.refusal(textOf(holder["stop_details"]["explanation"]).value_or(""));
    } else if (*reason == "end_turn" || *reason == "stop_sequence") {
        draft.endsBy(FinishReason::stop);
    } else if (*reason == "max_tokens") {
        draft.endsBy(FinishReason::length);
    } else if (*reason == "model_context_window_exceeded") {
        draft.endsBy(FinishReason::contextFull);
    } else if (*reason == "tool_use") {
        draft.endsBy(FinishReason::toolCalls);
    } else {
        draft.endsBy(FinishReason::unsaid);
    }
}

/// Ignores the count of reply tokens, which covers only the first ones: too few for a reply that breaks off.
void readBegin(const WireJson& message, ReplyDraft& draft)
{
    draft.understood();
    if (const std::optional<std::string_view> model = textOf(message["model"]))
        draft.model(*model);
    forEach(message["content"], [&](const WireJson& block) { readBlock(block, draft); });
    readPromptUsage(message["usage"], draft);
    readStop(message, draft);
}

void readWhole(const WireJson& message, ReplyDraft& draft)
{
    readBegin(message, draft);
    readUsage(message["usage"], draft);
}

void read(const WireJson& value, ReplyDraft& draft)
{
    const std::string_view type = textOf(value["type"]).value_or("");
    if (type == "content_block_delta")
        readBlock(value["delta"], draft);
    else if (type == "content_block_start")
        readBlock(value["content_block"], draft);
    else if (type == "message_start")
        readBegin(value["message"], draft);
    else if (type == "message") // not streamed
        readWhole(value, draft);
    else if (type == "message_delta") {
        readUsage(value["usage"], draft);
        readStop(value["delta"], draft);
    } else if (type == "message_stop") {
        draft.close();
    } else if (type == "ping") {
        draft.understood();
    }
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(read, JsonBody::whole, contentType);
}

WireRequest encodeModels()
{
    return withVersion(listRequest("/v1/models?limit=1000"));
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    return modelNamesIn(body, {"data", "id"});
}

} // namespace

const WireFormat& anthropicFormat()
{
    static constexpr WireFormat format{
        "anthropic", "Anthropic", "https://api.anthropic.com", "x-api-key",  "",
        encode,      reader,      failureOfResponse,           encodeModels, decodeModels,
        nullptr,     nullptr};
    return format;
}

} // namespace querymend
