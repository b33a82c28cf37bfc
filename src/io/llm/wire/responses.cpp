#include "llm/wire/answerschema.h"
#include "llm/wire/bodyreader.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/formats.h"
#include "llm/wire/modellist.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace querymend {

namespace {

/// Nothing is stored at the server. The format has no seed.
WireRequest encode(const ModelCall& call)
{
    nlohmann::ordered_json body;
    body["model"] = call.model;
    if (!call.system.empty())
        body["instructions"] = call.system;
    ModelCall user = call;
    user.system.clear();
    body["input"] = messagesOf(user);
    body["stream"] = call.flow == ReplyFlow::streamed;
    body["store"] = false;
    if (call.temperature)
        body["temperature"] = *call.temperature;
    if (call.mostReplyTokens > 0)
        body["max_output_tokens"] = call.mostReplyTokens;
    if (call.shape == ReplyShape::structured) {
        nlohmann::ordered_json& format = body["text"]["format"];
        format["type"] = "json_schema";
        format["name"] = "answer";
        format["strict"] = true;
        format["schema"] = answerSchema();
    }
    return requestOf(call, "/responses", std::move(body));
}

/// Messages hold text or a refusal, items of reasoning a summary of it.
void readOutput(const WireJson& output, ReplyDraft& draft)
{
    forEach(output, [&](const WireJson& item) {
        for (const char* list : {"content", "summary"}) {
            forEach(item[list], [&](const WireJson& part) {
                const bool isReasoning = textOf(item["type"]) == "reasoning";
                if (const std::optional<std::string_view> text = textOf(part["text"]))
                    isReasoning ? draft.reasoning(*text) : draft.text(*text);
                if (const std::optional<std::string_view> refusal = textOf(part["refusal"]))
                    draft.refusal(*refusal);
            });
        }
    });
}

void readEnd(const WireJson& response, ReplyDraft& draft)
{
    const std::string_view reason = textOf(response["incomplete_details"]["reason"]).value_or("");
    if (reason == "content_filter")
        draft.endsByFilter();
    else if (reason == "max_output_tokens")
        draft.endsBy(FinishReason::length);
    else
        draft.endsBy(textOf(response["status"]) == "completed" ? FinishReason::stop : FinishReason::unsaid);
}

/// A whole response, or what a stream says of it at its beginning and end.
void readResponse(const WireJson& response, ReplyDraft& draft)
{
    draft.understood();
    if (const std::optional<std::string_view> model = textOf(response["model"]))
        draft.model(*model);
    if (const std::optional<std::uint64_t> count = countOf(response["usage"]["input_tokens"]))
        draft.promptTokens(*count);
    if (const std::optional<std::uint64_t> count = countOf(response["usage"]["output_tokens"]))
        draft.replyTokens(*count);
    draft.cachedTokens(countOf(response["usage"]["input_tokens_details"]["cached_tokens"]));
    const std::string_view status = textOf(response["status"]).value_or("");
    if (status == "failed")
        return draft.fail(failureOf(errorFactsOf(response)));
    if (status != "completed" && status != "incomplete")
        return;
    if (draft.isEmpty()) // otherwise it has arrived piece by piece
        readOutput(response["output"], draft);
    readEnd(response, draft);
}

void read(const WireJson& value, ReplyDraft& draft)
{
    const std::string_view type = textOf(value["type"]).value_or("");
    const std::string_view delta = textOf(value["delta"]).value_or("");
    if (type == "response.output_text.delta") {
        draft.text(delta);
    } else if (type == "response.reasoning_text.delta" || type == "response.reasoning_summary_text.delta") {
        draft.reasoning(delta);
    } else if (type == "response.refusal.delta") {
        draft.refusal(delta);
    } else if (type == "error") {
        draft.fail(failureOf(errorFactsOf(value)));
    } else if (value["response"].is_object()) {
        readResponse(value["response"], draft);
        if (type == "response.completed" || type == "response.incomplete")
            draft.close();
    } else if (textOf(value["object"]) == "response") {
        readResponse(value, draft);
    } else if (type.starts_with("response.")) {
        draft.understood();
    }
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(read, JsonBody::whole, contentType);
}

WireRequest encodeModels()
{
    return listRequest("/models");
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    return modelNamesIn(body, {"data", "id"});
}

} // namespace

const WireFormat& responsesFormat()
{
    static constexpr WireFormat format{"responses",
                                       "OpenAI Responses",
                                       "https://api.openai.com/v1",
                                       "Authorization",
                                       "Bearer ",
                                       encode,
                                       reader,
                                       failureOfResponse,
                                       encodeModels,
                                       decodeModels,
                                       nullptr,
                                       nullptr};
    return format;
}

} // namespace querymend
