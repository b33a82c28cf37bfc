#pragma once

#include "base/secret.h"
#include "llm/http/callwatch.h"
#include "llm/wire/modelcall.h"
#include "run/modeltraffic.h"

#include <QNetworkProxy>
#include <QSslConfiguration>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class HttpMethod : std::uint8_t { get, post };

/// What is sent to a server. Only the key field contains the key.
struct HttpRequest {
    HttpMethod method = HttpMethod::get;
    std::string url;
    std::vector<WireHeader> headers;
    std::string keyHeader; ///< empty: no key
    std::string keyPrefix;
    Secret key;
    std::string body;
};

/// What a server sent back, or as much of it as arrived.
struct HttpResponse {
    int status = 0; ///< 0: no response
    std::vector<WireHeader> headers;
    std::string body;                   ///< decompressed
    std::optional<TrafficCut> cut = {}; ///< what is missing from a body too long to keep
};

/// Why there is no complete response.
struct HttpFailure {
    ModelFault fault = ModelFault::offline;
    std::string message;
};

struct HttpEnd {
    HttpResponse response;
    std::optional<HttpFailure> failure;
    bool isSent = false;   ///< the whole request was sent, so the server may have worked on it
    std::string unheard{}; ///< the last part of the body, if it was not reported as it arrived
};

enum class ProxyUse : std::uint8_t { asTheSystemSays, none, given };

/// How a server is reached.
struct HttpRoute {
    QSslConfiguration ssl = QSslConfiguration::defaultConfiguration();
    ProxyUse proxyUse = ProxyUse::asTheSystemSays;
    QNetworkProxy proxy; ///< for ProxyUse::given
};

struct HttpLimits {
    CallTimeLimits time;
    std::size_t requestBytes = std::size_t{8} << 20U;
    std::size_t replyBytes = std::size_t{32} << 20U; ///< limit of a reply; streams use hundreds per word
    std::size_t keptBytes = std::size_t{2} << 20U;   ///< kept of a longer reply: its beginning and end
    std::uint32_t concurrency = 4;                   ///< parallel calls
};

/// The value of a header, whose name is matched ignoring case; empty if there is none.
[[nodiscard]] std::string_view headerValue(const std::vector<WireHeader>& headers, std::string_view name);

} // namespace querymend
