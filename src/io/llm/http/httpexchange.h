#pragma once

#include "base/secret.h"
#include "llm/http/callwatch.h"
#include "llm/wire/modelcall.h"
#include "run/event.h"

#include <QNetworkProxy>
#include <QSslConfiguration>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class HttpMethod : std::uint8_t { get, post };

/// What is sent to a server. The key is in nothing but its own field.
struct HttpRequest {
    HttpMethod method = HttpMethod::get;
    std::string url;
    std::vector<WireHeader> headers;
    std::string keyHeader; ///< empty: no key
    std::string keyPrefix;
    Secret key;
    std::string body;
};

/// What a server sent back, or as much of it as came.
struct HttpResponse {
    int status = 0; ///< 0: nothing came
    std::vector<WireHeader> headers;
    std::string body; ///< as it was before it was packed for the way
};

/// Why a response is not whole.
struct HttpFailure {
    ModelFault fault = ModelFault::offline;
    std::string message;
};

struct HttpEnd {
    HttpResponse response;
    std::optional<HttpFailure> failure;
    bool isSent = false; ///< the whole request has left, so the server may have worked
};

enum class ProxyUse : std::uint8_t { asTheSystemSays, none, given };

/// How a server is reached.
struct HttpRoute {
    QSslConfiguration ssl = QSslConfiguration::defaultConfiguration();
    ProxyUse proxyUse = ProxyUse::asTheSystemSays;
    QNetworkProxy proxy; ///< where one is given
};

struct HttpLimits {
    CallTimeLimits time;
    std::size_t requestBytes = std::size_t{8} << 20U;
    std::size_t replyBytes = std::size_t{32} << 20U;
    std::uint32_t concurrency = 4; ///< calls at the same time
};

/// The value of a header, by its name in any case; empty if there is none.
[[nodiscard]] std::string_view headerValue(const std::vector<WireHeader>& headers, std::string_view name);

} // namespace querymend
