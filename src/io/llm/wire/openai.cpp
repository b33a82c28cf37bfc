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
    return encodeChatCompletion(call, "/chat/completions");
}

std::unique_ptr<ReplyReader> reader(std::string_view contentType)
{
    return bodyReader(readChatCompletion, JsonBody::whole, contentType);
}

WireRequest encodeModels()
{
    return listRequest("/models");
}

/// vLLM, OpenRouter, LM Studio and others tell the size in their lists.
WireRequest encodeContext(std::string_view)
{
    return encodeModels();
}

Result<ModelList, WireFailure> decodeModels(std::string_view body)
{
    return modelNamesIn(body, {"data", "id"});
}

} // namespace

const WireFormat& openAiFormat()
{
    static constexpr WireFormat format{"openai",
                                       "OpenAI and compatible",
                                       "https://api.openai.com/v1",
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
