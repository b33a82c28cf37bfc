#include "llm/wire/bodyreader.h"
#include "llm/wire/chatcompletions.h"
#include "llm/wire/encoding.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/formats.h"
#include "llm/wire/modellist.h"

namespace querymend {

namespace {

WireRequest encode(const ModelCall& call)
{
    return encodeChatCompletion(call, "/v1/chat/completions");
}

/// Prompt tokens cached from an earlier call are counted separately.
void readTimings(const WireJson& timings, ReplyDraft& draft)
{
    const std::optional<std::uint64_t> prompt = countOf(timings["prompt_n"]);
    const std::optional<std::uint64_t> reply = countOf(timings["predicted_n"]);
    const std::optional<std::uint64_t> cached = countOf(timings["cache_n"]);
    draft.cachedTokens(cached);
    if (prompt)
        draft.promptTokens(*prompt + cached.value_or(0));
    if (reply)
        draft.replyTokens(*reply);
}

void read(const WireJson& value, ReplyDraft& draft)
{
    readTimings(value["timings"], draft); // overridden by `usage`
    readChatCompletion(value, draft);
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(read, JsonBody::whole, contentType);
}

WireRequest encodeModels()
{
    return listRequest("/v1/models");
}

WireRequest encodeContext(std::string_view)
{
    WireRequest request = listRequest("/props");
    request.isBesideV1 = true;
    return request;
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    return modelNamesIn(body, {"data", "id"});
}

} // namespace

const WireFormat& llamaCppFormat()
{
    static constexpr WireFormat format{"llamacpp",
                                       "llama.cpp server",
                                       "http://localhost:8080",
                                       "Authorization",
                                       "Bearer ",
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
