#include "mcp/mcpprotocol.h"

#include "base/json.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* modernVersion = "2026-07-28";
/// Those that begin with `initialize`, the newest first.
constexpr std::array legacyVersions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

constexpr const char* versionKey = "io.modelcontextprotocol/protocolVersion";
constexpr const char* clientKey = "io.modelcontextprotocol/clientInfo";
constexpr const char* capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";
constexpr const char* serverKey = "io.modelcontextprotocol/serverInfo";

/// The codes of JSON-RPC, and the one that the protocol adds.
enum class RpcError {
    parse = -32700,
    invalidRequest = -32600,
    methodNotFound = -32601,
    invalidParams = -32602,
    unsupportedVersion = -32022,
};

/// How long an agent may remember the list of tools: it changes only with the program.
constexpr std::int64_t listLifetime = 3'600'000;

std::string errorMessage(const json& id, RpcError code, std::string_view message, const ordered_json& data = nullptr)
{
    ordered_json error{{"code", static_cast<int>(code)}, {"message", message}};
    if (!data.is_null())
        error["data"] = data;
    return toJsonLine({{"jsonrpc", "2.0"}, {"id", id}, {"error", std::move(error)}});
}

std::string resultMessage(const json& id, ordered_json result)
{
    return toJsonLine({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

/// It is repeated in answers, so it must not be long.
bool isId(const json& value)
{
    constexpr std::size_t longest = 1000;
    return value.is_number_integer() || (value.is_string() && value.get_ref<const std::string&>().size() <= longest);
}

const json* member(const json& object, const char* key)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

/// The name that a program gives itself, as one short line.
std::string nameIn(const json* info)
{
    constexpr std::size_t longest = 60;
    const json* const given = info ? member(*info, "name") : nullptr;
    if (!given || !given->is_string())
        return {};
    std::string name = cutText(given->get<std::string>(), longest);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return name;
}

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

ordered_json supportedVersions()
{
    ordered_json versions = ordered_json::array();
    versions.push_back(modernVersion);
    for (const char* const version : legacyVersions)
        versions.push_back(version);
    return versions;
}

ordered_json capabilities()
{
    return {{"tools", ordered_json::object()}};
}

ordered_json inModernForm(ordered_json result)
{
    ordered_json form{{"resultType", "complete"}};
    form.update(result);
    return form;
}

ordered_json cacheable(ordered_json result)
{
    result["ttlMs"] = listLifetime;
    result["cacheScope"] = "private";
    return inModernForm(std::move(result));
}

} // namespace

McpStep McpProtocol::take(std::string_view line)
{
    McpStep step;
    if (isBlank(line))
        return step;
    const auto message = parseJson(line);
    if (!message) {
        step.messages.push_back(
            errorMessage(nullptr, RpcError::parse, "not JSON: " + cutText(message.error().reason, 200)));
        return step;
    }
    if (message->is_array() && m_mayBatch)
        takeBatch(*message, step);
    else
        takeMessage(*message, step);
    return step;
}

/// The older revisions allow several messages in one.
void McpProtocol::takeBatch(const json& messages, McpStep& step)
{
    if (messages.empty() || messages.size() > McpBatches::mostMessages) {
        step.messages.push_back(
            errorMessage(nullptr, RpcError::invalidRequest,
                         "a batch has 1 to " + std::to_string(McpBatches::mostMessages) + " messages"));
        return;
    }
    const std::uint32_t firstCall = m_lastCall;
    McpStep own;
    for (const json& message : messages)
        takeMessage(message, own);
    step.effects = std::move(own.effects);
    const auto begin = m_calls.lower_bound(firstCall);
    const auto batch = m_batches.open(own.messages, static_cast<std::size_t>(std::distance(begin, m_calls.end())));
    std::for_each(begin, m_calls.end(), [&](auto& call) { call.second.batch = batch; });
    if (const auto whole = batch ? std::nullopt : McpBatches::whole(own.messages))
        step.messages.push_back(*whole);
}

/// Sends the answer of a call that has ended, as soon as it may be sent; empty if it was cancelled.
void McpProtocol::tell(const OpenCall& ended, const std::string& answer, McpStep& step)
{
    const auto message = ended.batch ? m_batches.close(*ended.batch, answer) : std::optional(answer);
    if (message && !message->empty())
        step.messages.push_back(*message);
}

McpStep McpProtocol::takeTooLong() const
{
    return {{errorMessage(nullptr, RpcError::invalidRequest, "a message may have at most 1 MiB")}, {}};
}

void McpProtocol::takeMessage(const json& message, McpStep& step)
{
    const json* const id = member(message, "id");
    const json answerId = id && isId(*id) ? *id : json(nullptr);
    const auto refuse = [&](RpcError code, std::string_view why) {
        step.messages.push_back(errorMessage(answerId, code, why));
    };
    if (!message.is_object())
        return refuse(RpcError::invalidRequest, "a message must be one object");
    const json* const method = member(message, "method");
    const bool isAnswer = !method && (message.contains("result") || message.contains("error"));
    if (isAnswer) // to nothing that we asked
        return;
    const json* const version = member(message, "jsonrpc");
    if (!version || *version != "2.0" || !method || !method->is_string())
        return refuse(RpcError::invalidRequest, "not a request of JSON-RPC 2.0");
    if (!id)
        return takeNotification(method->get<std::string>(), message, step);
    if (!isId(*id))
        return refuse(RpcError::invalidRequest, "an id must be a short text or a whole number");
    const bool isOpen =
        std::any_of(m_calls.begin(), m_calls.end(), [&](const auto& call) { return call.second.id == *id; });
    if (isOpen)
        return refuse(RpcError::invalidRequest, "a request with this id is not answered yet");
    const json* const params = member(message, "params");
    if (params && !params->is_object())
        return refuse(RpcError::invalidParams, "params must be an object");
    Request request{*id, method->get<std::string>(), params ? *params : json::object(), Era::legacy};
    const json* const meta = member(request.params, "_meta");
    const json* const asked = meta ? member(*meta, versionKey) : nullptr;
    if (asked) {
        request.era = Era::modern;
        if (!asked->is_string())
            return refuse(RpcError::invalidParams, "the protocol version must be a text");
        if (*asked != modernVersion) {
            step.messages.push_back(errorMessage(
                answerId, RpcError::unsupportedVersion, "unsupported protocol version",
                {{"supported", supportedVersions()}, {"requested", cutText(asked->get<std::string>(), 100)}}));
            return;
        }
        const json* const client = member(*meta, capabilitiesKey);
        if (!client || !client->is_object())
            return refuse(RpcError::invalidParams, std::string(capabilitiesKey) + " is missing from _meta");
    }
    takeRequest(request, step);
}

void McpProtocol::takeNotification(const std::string& method, const json& message, McpStep& step)
{
    if (method != "notifications/cancelled")
        return;
    const json* const params = member(message, "params");
    const json* const id = params ? member(*params, "requestId") : nullptr;
    if (!id)
        return;
    const auto call =
        std::find_if(m_calls.begin(), m_calls.end(), [&](const auto& open) { return open.second.id == *id; });
    if (call == m_calls.end())
        return;
    step.effects.emplace_back(CancelToolCall{ToolCallId{call->first}});
    const OpenCall ended = std::move(call->second);
    m_calls.erase(call);
    tell(ended, {}, step);
}

void McpProtocol::takeRequest(const Request& request, McpStep& step)
{
    const auto answer = [&](ordered_json result) {
        step.messages.push_back(resultMessage(request.id, std::move(result)));
    };
    const bool isModern = request.era == Era::modern;
    if (request.method == "tools/call")
        return callTool(request, step);
    if (request.method == "initialize" && !isModern)
        return initialize(request, step);
    if (request.method == "ping" && !isModern)
        return answer(ordered_json::object());
    if (request.method == "tools/list") {
        if (request.params.contains("cursor")) {
            step.messages.push_back(
                errorMessage(request.id, RpcError::invalidParams, "the list has one page, so there is no cursor"));
            return;
        }
        ordered_json list{{"tools", toolList()}};
        return answer(isModern ? cacheable(std::move(list)) : std::move(list));
    }
    // Without a version, this asks which there are.
    if (request.method == "server/discover")
        return answer(discovery());
    step.messages.push_back(
        errorMessage(request.id, RpcError::methodNotFound, "there is no method " + cutText(request.method, 100)));
}

void McpProtocol::initialize(const Request& request, McpStep& step)
{
    const json* const asked = member(request.params, "protocolVersion");
    if (!asked || !asked->is_string()) {
        step.messages.push_back(errorMessage(request.id, RpcError::invalidParams, "protocolVersion is missing"));
        return;
    }
    m_agent = nameIn(member(request.params, "clientInfo"));
    std::string version = legacyVersions.front();
    if (std::find(legacyVersions.begin(), legacyVersions.end(), asked->get<std::string>()) != legacyVersions.end())
        version = asked->get<std::string>();
    m_mayBatch = version == "2025-03-26" || version == "2024-11-05";
    ordered_json result{{"protocolVersion", version}, {"capabilities", capabilities()}};
    result["serverInfo"] = {{"name", "querymend"}, {"title", "Querymend"}, {"version", m_about.version}};
    result["instructions"] = m_about.instructions;
    step.messages.push_back(resultMessage(request.id, std::move(result)));
}

ordered_json McpProtocol::discovery() const
{
    ordered_json result{{"supportedVersions", supportedVersions()}, {"capabilities", capabilities()}};
    result["instructions"] = m_about.instructions;
    result["_meta"][serverKey] = {{"name", "querymend"}, {"title", "Querymend"}, {"version", m_about.version}};
    return cacheable(std::move(result));
}

std::string McpProtocol::agentOf(const Request& request) const
{
    if (request.era == Era::legacy)
        return m_agent;
    return nameIn(member(request.params["_meta"], clientKey));
}

void McpProtocol::callTool(const Request& request, McpStep& step)
{
    const auto refuse = [&](std::string_view why) {
        step.messages.push_back(errorMessage(request.id, RpcError::invalidParams, why));
    };
    const json* const name = member(request.params, "name");
    if (!name || !name->is_string())
        return refuse("the tool's name is missing");
    const auto tool = agentToolNamed(name->get<std::string>());
    if (!tool)
        return refuse("there is no tool " + cutText(name->get<std::string>(), 100));
    const json* const given = member(request.params, "arguments");
    auto arguments = readToolArguments(*tool, given ? *given : json::object());
    if (!arguments)
        return refuse(std::string(querymend::name(*tool)) + ": " + arguments.error());
    OpenCall open{request.id, request.era, nullptr};
    if (const json* const meta = member(request.params, "_meta")) {
        if (const json* const token = member(*meta, "progressToken"); token && isId(*token))
            open.progressToken = *token;
    }
    const ToolCallId call{m_lastCall++};
    m_calls.emplace(call.value, std::move(open));
    if (m_calls.size() > mostOpenCalls) {
        const McpStep refused =
            finished(call, {ToolOutcome::failed, {}, "Too many calls at once. Wait for answers before you send more."});
        step.messages.insert(step.messages.end(), refused.messages.begin(), refused.messages.end());
        return;
    }
    step.effects.emplace_back(StartToolCall{call, *tool, std::move(arguments).value(), agentOf(request)});
}

McpStep McpProtocol::finished(ToolCallId call, const ToolAnswer& answer)
{
    const auto open = m_calls.find(call.value);
    if (open == m_calls.end())
        return {};
    ordered_json result = resultOf(answer);
    if (open->second.era == Era::modern)
        result = inModernForm(std::move(result));
    McpStep step;
    const OpenCall ended = std::move(open->second);
    m_calls.erase(open);
    tell(ended, resultMessage(ended.id, std::move(result)), step);
    return step;
}

McpStep McpProtocol::progressed(ToolCallId call, std::uint32_t seconds, std::string_view message)
{
    const auto open = m_calls.find(call.value);
    if (open == m_calls.end() || open->second.progressToken.is_null())
        return {};
    ordered_json params{{"progressToken", open->second.progressToken}, {"progress", seconds}, {"message", message}};
    return {{toJsonLine({{"jsonrpc", "2.0"}, {"method", "notifications/progress"}, {"params", std::move(params)}})},
            {}};
}

} // namespace querymend
