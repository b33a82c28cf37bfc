#include "report/otelconventions.h"

#include "base/json.h"
#include "dialect/dialect.h"
#include "run/enumnames.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace querymend {

namespace {

nlohmann::ordered_json message(std::string_view role, std::string_view text)
{
    using Json = nlohmann::ordered_json;
    return {{"role", role}, {"parts", Json::array({Json{{"type", "text"}, {"content", text}}})}};
}

} // namespace

std::string promptMessages(const std::vector<PromptSection>& prompt)
{
    auto messages = nlohmann::ordered_json::array();
    for (const PromptSection& section : prompt)
        messages.push_back(message(recordName(section.role), section.text));
    return toJsonLine(messages);
}

std::string questionMessages(std::string_view question)
{
    return toJsonLine(nlohmann::ordered_json::array({message("user", question)}));
}

std::string replyMessages(std::string_view text)
{
    auto reply = message("assistant", text);
    reply["finish_reason"] = "stop";
    return toJsonLine(nlohmann::ordered_json::array({std::move(reply)}));
}

std::string systemNameOf(std::string_view dialect)
{
    const Dialect* const known = dialectNamed(dialect);
    return std::string(known && !known->telemetryName.empty() ? known->telemetryName : dialect);
}

std::string_view providerNameOf(std::string_view provider)
{
    if (provider == "gemini")
        return "gcp.gemini";
    return provider == "responses" ? "openai" : provider;
}

std::string smallSpanNameOf(StepKind kind)
{
    if (kind == StepKind::waited)
        return "wait";
    return kind == StepKind::mended ? "mend_sql" : "read_rows";
}

} // namespace querymend
