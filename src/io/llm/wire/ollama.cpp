#include "llm/wire/answerschema.h"
#include "llm/wire/bodyreader.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/formats.h"
#include "llm/wire/modellist.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace querymend {

namespace {

/// The server allocates the context size of the request, and reloads the model when the size changes; so only a few
/// different sizes are used, none larger than necessary.
std::uint64_t contextFor(const ModelCall& call)
{
    constexpr std::uint64_t least = 4096;
    constexpr std::uint64_t usualReply = 2048;
    // Hardly any text has fewer than 2.5 bytes per token; if one does, the server reports it.
    const std::uint64_t prompt = (call.system.size() + call.user.size()) * 2 / 5;
    const std::uint64_t reply = call.mostReplyTokens > 0 ? call.mostReplyTokens : usualReply;
    const std::uint64_t size = std::bit_ceil(std::max(least, prompt + reply));
    return call.contextTokens > 0 ? std::min<std::uint64_t>(size, call.contextTokens) : size;
}

WireRequest encode(const ModelCall& call)
{
    nlohmann::ordered_json body;
    body["model"] = call.model;
    body["messages"] = messagesOf(call);
    body["stream"] = call.flow == ReplyFlow::streamed;
    if (call.shape == ReplyShape::structured)
        body["format"] = answerSchema();
    nlohmann::ordered_json& options = body["options"];
    if (call.temperature)
        options["temperature"] = *call.temperature;
    if (call.seed)
        options["seed"] = smallSeed(*call.seed);
    options["num_ctx"] = contextFor(call);
    if (call.mostReplyTokens > 0)
        options["num_predict"] = call.mostReplyTokens;
    // Makes newer servers report a prompt that does not fit, instead of cutting off its beginning.
    body["truncate"] = false;
    body["shift"] = false;
    return requestOf(call, "/api/chat", std::move(body));
}

void readEnd(const WireJson& value, ReplyDraft& draft)
{
    if (const std::optional<std::uint64_t> count = countOf(value["prompt_eval_count"]))
        draft.promptTokens(*count);
    if (const std::optional<std::uint64_t> count = countOf(value["eval_count"]))
        draft.replyTokens(*count);
    const std::string_view reason = textOf(value["done_reason"]).value_or("stop");
    draft.endsBy(reason == "stop"         ? FinishReason::stop
                     : reason == "length" ? FinishReason::length
                                          : FinishReason::unsaid);
    draft.close();
}

void read(const WireJson& value, ReplyDraft& draft)
{
    const WireJson message = value["message"];
    if (message.is_object())
        draft.understood();
    if (const std::optional<std::string_view> thought = textOf(message["thinking"]))
        draft.reasoning(*thought);
    if (const std::optional<std::string_view> text = textOf(message["content"]))
        draft.text(*text);
    if (const std::optional<std::string_view> model = textOf(value["model"]))
        draft.model(*model);
    if (isTrue(value["done"]))
        readEnd(value, draft);
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(read, JsonBody::lines, contentType);
}

WireRequest encodeModels()
{
    return listRequest("/api/tags");
}

WireRequest encodeContext(std::string_view model)
{
    return jsonRequest("/api/show", {{"model", model}}, ReplyFlow::whole);
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    return modelNamesIn(body, {"models", "name"});
}

} // namespace

const WireFormat& ollamaFormat()
{
    static constexpr WireFormat format{"ollama",        "Ollama",          "http://localhost:11434",
                                       "Authorization", "Bearer ",         encode,
                                       reader,          failureOfResponse, encodeModels,
                                       decodeModels,    contextFor,        encodeContext};
    return format;
}

} // namespace querymend
