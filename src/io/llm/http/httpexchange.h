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
    std::string body;                   ///< as it was before it was packed for the way
    std::optional<TrafficCut> cut = {}; ///< what the body lacks, where it was too long to keep
};

/// Why a response is not whole.
struct HttpFailure {
    ModelFault fault = ModelFault::offline;
    std::string message;
};

struct HttpEnd {
    HttpResponse response;
    std::optional<HttpFailure> failure;
    bool isSent = false;   ///< the whole request has left, so the server may have worked
    std::string unheard{}; ///< the last of the body, where nobody was told of it any more
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
    std::size_t replyBytes = std::size_t{32} << 20U; ///< that are read at all; a stream spends hundreds on a word
    std::size_t keptBytes = std::size_t{2} << 20U;   ///< of a longer one, its beginning and its end
    std::uint32_t concurrency = 4;                   ///< calls at the same time
};

/// The value of a header, by its name in any case; empty if there is none.
[[nodiscard]] std::string_view headerValue(const std::vector<WireHeader>& headers, std::string_view name);

} // namespace querymend
