#pragma once

#include "llm/http/httpcalls.h"
#include "support/manualtime.h"
#include "support/modelserver.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// Short time limits and two calls at a time, for scripted servers.
[[nodiscard]] inline HttpLimits smallLimits()
{
    HttpLimits limits;
    using std::chrono::seconds;
    limits.time = {seconds{1}, seconds{2}, seconds{3}, seconds{30}};
    limits.concurrency = 2;
    return limits;
}

[[nodiscard]] inline HttpRequest requestTo(const ModelServer& server, std::string body = "{}")
{
    HttpRequest request;
    request.method = HttpMethod::post;
    request.url = server.url().toStdString() + "/v1/chat";
    request.headers = {{"Content-Type", "application/json"}};
    request.keyHeader = "Authorization";
    request.keyPrefix = "Bearer ";
    request.key = Secret("sk-test-4711");
    request.body = std::move(body);
    return request;
}

/// Records the pieces and the end of a call.
struct Heard {
    std::string pieces;
    std::optional<HttpEnd> end;

    HttpCalls::Listener listener()
    {
        return {[this](const HttpResponse&, std::string_view bytes) { pieces += bytes; },
                [this](const HttpEnd& what) { end = what; }};
    }

    [[nodiscard]] std::optional<ModelFault> fault() const
    {
        return end && end->failure ? std::optional(end->failure->fault) : std::nullopt;
    }
};

[[nodiscard]] inline std::unique_ptr<HttpCalls> callsWith(const HttpLimits& limits, ManualTime& time)
{
    HttpRoute route;
    route.proxyUse = ProxyUse::none;
    return std::make_unique<HttpCalls>(route, limits, time.source());
}

} // namespace querymend
