#pragma once

#include "llm/http/httpmodelclient.h"
#include "llm/http/modelprofile.h"
#include "support/manualtime.h"
#include "support/modelserver.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace querymend {

inline constexpr auto testKey = "sk-test-0815-4711";

[[nodiscard]] inline ModelProfile profileFor(const QString& url, const char* format = "openai")
{
    ModelProfile profile;
    profile.name = "tested";
    profile.format = format;
    profile.baseUrl = url.toStdString();
    profile.model = "small";
    profile.proxy = "none";
    return profile;
}

/// A client for a server in one of the formats, with everything it received.
class AskingClient {
public:
    explicit AskingClient(const ModelProfile& profile, const HttpRoute& route = HttpRoute{{}, ProxyUse::none, {}})
        : m_endpoint(profile, route, Secret(testKey), m_time.source()), client(m_endpoint)
    {
        QObject::connect(&client, &HttpModelClient::pieceArrived, &client,
                         [this](EffectId, const ReplyPiece& piece) { pieces += piece.text; });
    }

    void ask(std::uint32_t effect = 1, const std::string& question = "How many?")
    {
        answer.reset();
        AskModel request;
        request.effect = EffectId{effect};
        request.prompt = {{ChatRole::system, "task", "Write SQL."}, {ChatRole::user, "question", question}};
        request.temperature = 0.2;
        client.ask(request, [this](const auto& what) { answer = what; });
    }

    [[nodiscard]] const ModelReply* reply() const { return answer ? std::get_if<ModelReply>(&*answer) : nullptr; }
    [[nodiscard]] const ModelProblem* problem() const { return answer ? std::get_if<ModelProblem>(&*answer) : nullptr; }
    [[nodiscard]] ManualTime& time() { return m_time; }

private:
    ManualTime m_time;
    ModelEndpoint m_endpoint;

public:
    HttpModelClient client;
    std::optional<std::variant<ModelReply, ModelProblem>> answer;
    std::string pieces;
};

[[nodiscard]] inline nlohmann::json jsonBodyOf(const QByteArray& request)
{
    return nlohmann::json::parse(request.mid(request.indexOf("\r\n\r\n") + 4).toStdString());
}

/// What a server of this format streams for `SELECT 1`, with 7 tokens sent and 3 received.
[[nodiscard]] inline QByteArray streamOf(const QByteArray& format)
{
    if (format == "ollama")
        return "{\"message\":{\"content\":\"SELECT\"},\"done\":false}\n{\"message\":{\"content\":\" "
               "1\"},\"done\":false}\n"
               "{\"message\":{\"content\":\"\"},\"done\":true,\"done_reason\":\"stop\",\"prompt_eval_count\":7,"
               "\"eval_count\":3}\n";
    if (format == "anthropic")
        return "event: message_start\ndata: {\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":7,"
               "\"output_tokens\":1}}}\n\n"
               "event: content_block_start\ndata: {\"type\":\"content_block_start\",\"index\":0,"
               "\"content_block\":{\"type\":\"text\",\"text\":\"\"}}\n\n"
               "event: content_block_delta\ndata: {\"type\":\"content_block_delta\",\"index\":0,"
               "\"delta\":{\"type\":\"text_delta\",\"text\":\"SELECT 1\"}}\n\n"
               "event: content_block_stop\ndata: {\"type\":\"content_block_stop\",\"index\":0}\n\n"
               "event: message_delta\ndata: {\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},"
               "\"usage\":{\"output_tokens\":3}}\n\n"
               "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n";
    if (format == "responses")
        return "event: response.output_text.delta\n"
               "data: {\"type\":\"response.output_text.delta\",\"delta\":\"SELECT 1\"}\n\n"
               "event: response.completed\n"
               "data: {\"type\":\"response.completed\",\"response\":{\"status\":\"completed\","
               "\"usage\":{\"input_tokens\":7,\"output_tokens\":3}}}\n\n";
    if (format == "gemini")
        return "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"SELECT\"}]}}]}\r\n\r\n"
               "data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\" 1\"}]},\"finishReason\":\"STOP\"}],"
               "\"usageMetadata\":{\"promptTokenCount\":7,\"candidatesTokenCount\":3}}\r\n\r\n";
    return "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT\"}}]}\n\n"
           "data: {\"choices\":[{\"delta\":{\"content\":\" 1\"}}]}\n\n"
           "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"
           "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\n\n"
           "data: [DONE]\n\n";
}

} // namespace querymend
