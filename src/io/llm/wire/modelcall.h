#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Whether a reply is to be a JSON object of the form that we give, or any text.
enum class ReplyShape : std::uint8_t { structured, free };

/// Whether a reply comes piece by piece as it is made, or at once.
enum class ReplyFlow : std::uint8_t { streamed, whole };

/// Whether the server is asked to count tokens in a stream; those that do not ask to be asked count anyway.
enum class UsageWish : std::uint8_t { asked, notAsked };

/// What a model is to be asked, whatever the server's format.
struct ModelCall {
    std::string model;
    std::string system;
    std::string user;
    std::optional<double> temperature;
    std::optional<std::uint64_t> seed;
    std::uint32_t mostReplyTokens = 0; ///< 0: the server's own limit
    std::uint32_t contextTokens = 0;   ///< what the model can hold; 0: not known
    ReplyShape shape = ReplyShape::structured;
    ReplyFlow flow = ReplyFlow::streamed;
    UsageWish usage = UsageWish::asked;

    friend bool operator==(const ModelCall&, const ModelCall&) = default;
};

/// A part of a call that not every server or model takes, and that a call can do without.
enum class CallPart : std::uint8_t { structure, temperature, seed, replyLimit, usage };

/// The same call without a part that a server refused; equal to the call where it has no such part.
[[nodiscard]] ModelCall without(ModelCall call, CallPart part);

struct WireHeader {
    std::string name;
    std::string value;

    friend bool operator==(const WireHeader&, const WireHeader&) = default;
};

/// A request but for the address of its server and the key, which are never in it.
struct WireRequest {
    std::string path; ///< behind the base URL; begins with a slash
    std::vector<WireHeader> headers;
    std::string body; ///< empty for GET
};

} // namespace querymend
