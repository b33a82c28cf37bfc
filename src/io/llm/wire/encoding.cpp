#include "llm/wire/encoding.h"

#include "base/json.h"

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

Json message(const char* role, const std::string& content)
{
    Json out;
    out["role"] = role;
    out["content"] = content;
    return out;
}

} // namespace

WireRequest requestOf(const ModelCall& call, std::string_view path, Json body)
{
    const Json extra = Json::parse(call.extraBody, nullptr, false);
    if (extra.is_object())
        body.merge_patch(extra);
    return jsonRequest(path, body, call.flow);
}

WireRequest jsonRequest(std::string_view path, const Json& body, ReplyFlow flow)
{
    const bool isStreamed = flow == ReplyFlow::streamed;
    return {std::string(path),
            {{"Content-Type", "application/json"},
             {"Accept", isStreamed ? "text/event-stream, application/x-ndjson, application/json" : "application/json"}},
            toJsonLine(body)};
}

WireRequest listRequest(std::string_view path)
{
    return {std::string(path), {{"Accept", "application/json"}}, {}};
}

Json messagesOf(const ModelCall& call)
{
    Json messages = Json::array();
    if (!call.system.empty())
        messages.push_back(message("system", call.system));
    messages.push_back(message("user", call.user));
    return messages;
}

std::uint64_t smallSeed(std::uint64_t seed)
{
    constexpr std::uint64_t most = 0x7FFF'FFFF;
    return seed & most;
}

} // namespace querymend
