#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Where replies come from: a live model, a recording, a script written in advance, another program that writes
/// statements of its own and is sent only the hints, or the built-in answerer, which is no model.
enum class ModelKind : std::uint8_t { live, recorded, scripted, agent, builtIn };

/// Whether prompts are written for it.
[[nodiscard]] constexpr bool readsPrompts(ModelKind kind)
{
    return kind != ModelKind::agent && kind != ModelKind::builtIn;
}

/// The tokens that a model call was charged; none if the server did not report them.
struct TokenCounts {
    std::optional<std::uint64_t> prompt{}; ///< all of them, cached or not
    std::optional<std::uint64_t> reply{};
    std::optional<std::uint64_t> cached{};       ///< of the prompt: read from the server's cache
    std::optional<std::uint64_t> cacheWritten{}; ///< of the prompt: written to the server's cache, for a price

    friend bool operator==(const TokenCounts&, const TokenCounts&) = default;
};

/// One header line of a request or a reply.
struct HttpHeader {
    std::string name;
    std::string value;

    friend bool operator==(const HttpHeader&, const HttpHeader&) = default;
};

/// The part of a reply that was left out because it was too long to keep.
struct TrafficCut {
    std::uint64_t at = 0;          ///< offset in the kept body
    std::uint64_t bytes = 0;       ///< bytes cut from the body
    std::uint64_t headerBytes = 0; ///< bytes cut from the headers

    friend bool operator==(const TrafficCut&, const TrafficCut&) = default;
};

/// A request to a server and its reply, without secrets.
struct ModelTraffic {
    std::string request; ///< method and URL
    std::vector<HttpHeader> requestHeaders;
    std::string requestBody;
    std::uint32_t status = 0; ///< 0: no reply
    std::vector<HttpHeader> headers;
    std::string body;                   ///< the raw bytes, possibly not text
    std::optional<TrafficCut> cut = {}; ///< none if all of it was kept

    friend bool operator==(const ModelTraffic&, const ModelTraffic&) = default;
};

/// What is known of a reply besides its text; empty where the server does not say.
struct ReplyDetail {
    std::string provider; ///< the kind of server
    std::string model;    ///< that answered, as the server names it
    std::string finish;   ///< why it ended there, in the words of OpenTelemetry
    std::string reasoning;
    bool isUnstructured = false; ///< the server does not enforce the form of replies, although it was asked to

    friend bool operator==(const ReplyDetail&, const ReplyDetail&) = default;
};

/// The tokens of a prompt that was too long, and of the context; as far as the server told them.
struct ContextSizes {
    std::optional<std::uint64_t> prompt{};
    std::optional<std::uint64_t> context{};

    friend bool operator==(const ContextSizes&, const ContextSizes&) = default;
};

/// Why there is no reply. Only `malformed` is the model's fault.
enum class ModelFault : std::uint8_t {
    offline,
    nameNotFound, ///< the server's name does not resolve
    tls,          ///< no secure connection could be made
    refused,      ///< no server listens at the address
    redirected,   ///< to another server, which must not see the key
    auth,
    quota, ///< the paid quota is used up
    rateLimit,
    overload,
    serverError,
    contextTooLong,
    contentFilter,
    modelMissing,
    rejected,    ///< the server does not accept this request
    wrongServer, ///< the server does not speak the expected format
    malformed,
    cutOff,
    timedOut,
    notRecorded,
    cancelled, ///< the answer was no longer wanted
};

} // namespace querymend
