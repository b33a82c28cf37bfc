#include "base/ascii.h"
#include "llm/wire/answerschema.h"
#include "llm/wire/bodyreader.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/formats.h"
#include "llm/wire/modellist.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view listPrefix = "models/";

/// The model's name in a path. The server lists models as `models/NAME`, and tuned ones as `tunedModels/NAME`.
std::string placeOf(std::string_view model)
{
    constexpr std::string_view plain = "-._~/";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string place = model.find('/') == std::string_view::npos ? "/models/" : "/";
    for (const char c : model) {
        if (asciiIsAlpha(c) || asciiIsDigit(c) || plain.find(c) != std::string_view::npos) {
            place += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        place += '%';
        place += digits[byte >> 4U];
        place += digits[byte & 0xFU];
    }
    return place;
}

Json partsOf(const std::string& text)
{
    Json part;
    part["text"] = text;
    return Json::array({part});
}

WireRequest encode(const ModelCall& call)
{
    Json body;
    if (!call.system.empty())
        body["systemInstruction"]["parts"] = partsOf(call.system);
    Json user;
    user["role"] = "user";
    user["parts"] = partsOf(call.user);
    body["contents"] = Json::array({user});
    Json config = Json::object();
    if (call.temperature)
        config["temperature"] = *call.temperature;
    if (call.seed)
        config["seed"] = smallSeed(*call.seed);
    if (call.mostReplyTokens > 0)
        config["maxOutputTokens"] = call.mostReplyTokens;
    if (call.shape == ReplyShape::structured) {
        config["responseMimeType"] = "application/json";
        config["responseJsonSchema"] = answerSchema();
    }
    if (!config.empty())
        body["generationConfig"] = std::move(config);
    const bool isStreamed = call.flow == ReplyFlow::streamed;
    return requestOf(call, placeOf(call.model) + (isStreamed ? ":streamGenerateContent?alt=sse" : ":generateContent"),
                     std::move(body));
}

bool isFiltered(std::string_view reason)
{
    constexpr std::array<std::string_view, 6> reasons{"SAFETY",    "RECITATION", "PROHIBITED_CONTENT",
                                                      "BLOCKLIST", "SPII",       "IMAGE_SAFETY"};
    return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

void readCandidate(const WireJson& candidate, ReplyDraft& draft)
{
    if (countOf(candidate["index"]).value_or(0) != 0)
        return; // only one was requested
    draft.understood();
    forEach(candidate["content"]["parts"], [&](const WireJson& part) {
        const std::string_view text = textOf(part["text"]).value_or("");
        isTrue(part["thought"]) ? draft.reasoning(text) : draft.text(text);
    });
    const std::optional<std::string_view> reason = textOf(candidate["finishReason"]);
    if (!reason)
        return;
    if (isFiltered(*reason))
        draft.endsByFilter();
    else
        draft.endsBy(*reason == "STOP"                          ? FinishReason::stop
                         : *reason == "MAX_TOKENS"              ? FinishReason::length
                         : *reason == "MALFORMED_FUNCTION_CALL" ? FinishReason::toolCalls
                                                                : FinishReason::unsaid);
    draft.close();
}

/// Thinking is counted apart from the reply.
void readUsage(const WireJson& usage, ReplyDraft& draft)
{
    if (const std::optional<std::uint64_t> count = countOf(usage["promptTokenCount"]))
        draft.promptTokens(*count);
    draft.cachedTokens(countOf(usage["cachedContentTokenCount"]));
    const std::optional<std::uint64_t> reply = countOf(usage["candidatesTokenCount"]);
    const std::optional<std::uint64_t> thoughts = countOf(usage["thoughtsTokenCount"]);
    if (reply || thoughts)
        draft.replyTokens(reply.value_or(0) + thoughts.value_or(0));
}

void read(const WireJson& value, ReplyDraft& draft)
{
    if (const std::optional<std::string_view> model = textOf(value["modelVersion"]))
        draft.model(*model);
    readUsage(value["usageMetadata"], draft);
    if (isThere(value["promptFeedback"]["blockReason"]))
        draft.endsByFilter();
    forEach(value["candidates"], [&](const WireJson& candidate) { readCandidate(candidate, draft); });
    if (isThere(value["usageMetadata"]))
        draft.understood();
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(read, JsonBody::whole, contentType);
}

WireRequest encodeModels()
{
    return listRequest("/models?pageSize=1000");
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    auto models = modelNamesIn(body, {"models", "name"});
    if (!models)
        return models;
    ModelList list = std::move(models).value();
    for (std::string& name : list.names) {
        if (name.starts_with(listPrefix))
            name.erase(0, listPrefix.size());
    }
    return list;
}

WireRequest encodeContext(std::string_view model)
{
    return listRequest(placeOf(model));
}

} // namespace

const WireFormat& geminiFormat()
{
    static constexpr WireFormat format{"gemini",
                                       "Google Gemini",
                                       "https://generativelanguage.googleapis.com/v1beta",
                                       "x-goog-api-key",
                                       "",
                                       encode,
                                       reader,
                                       failureOfResponse,
                                       encodeModels,
                                       decodeModels,
                                       nullptr,
                                       encodeContext};
    return format;
}

} // namespace querymend
