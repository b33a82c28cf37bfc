#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Whether the model's words are a model's, or were written beforehand.
enum class ModelKind : std::uint8_t { live, recorded, scripted };

/// What a call to a model was charged, in tokens; none where the server did not tell.
struct TokenCounts {
    std::optional<std::uint64_t> prompt{};
    std::optional<std::uint64_t> reply{};

    friend bool operator==(const TokenCounts&, const TokenCounts&) = default;
};

/// A line of what goes before a request or a reply.
struct HttpHeader {
    std::string name;
    std::string value;

    friend bool operator==(const HttpHeader&, const HttpHeader&) = default;
};

/// What was left out of a reply that was too long to keep.
struct TrafficCut {
    std::uint64_t at = 0;          ///< where in the kept body
    std::uint64_t bytes = 0;       ///< of the body
    std::uint64_t headerBytes = 0; ///< of the headers

    friend bool operator==(const TrafficCut&, const TrafficCut&) = default;
};

/// What went to a server and what came back, without secrets.
struct ModelTraffic {
    std::string request; ///< the method and the address
    std::vector<HttpHeader> requestHeaders;
    std::string requestBody;
    std::uint32_t status = 0; ///< 0: nothing came back
    std::vector<HttpHeader> headers;
    std::string body;                   ///< the bytes as they came, which may be no text
    std::optional<TrafficCut> cut = {}; ///< none where all of it was kept

    friend bool operator==(const ModelTraffic&, const ModelTraffic&) = default;
};

/// Why there is no reply. Only `malformed` is the model's fault.
enum class ModelFault : std::uint8_t {
    offline,
    nameNotFound, ///< no address is known for the server's name
    tls,          ///< the connection could not be made secure
    refused,      ///< nobody listens at the address
    redirected,   ///< to another server, which must not see the key
    auth,
    quota, ///< nothing is left of what was paid for
    rateLimit,
    overload,
    serverError,
    contextTooLong,
    contentFilter,
    modelMissing,
    rejected,    ///< the server does not take this request as it is
    wrongServer, ///< what answers does not speak the format that was expected
    malformed,
    cutOff,
    timedOut,
    notRecorded,
    cancelled, ///< nobody waited for the answer any longer
};

} // namespace querymend
