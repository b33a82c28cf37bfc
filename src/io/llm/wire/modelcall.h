#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Whether a reply must be a JSON object of a given schema, or may be any text.
enum class ReplyShape : std::uint8_t { structured, free };

/// Whether a reply is streamed as it is generated, or sent in one piece.
enum class ReplyFlow : std::uint8_t { streamed, whole };

/// Whether a stream should include token counts; servers without this option send them anyway.
enum class UsageWish : std::uint8_t { asked, notAsked };

/// The name of a reply's limit in OpenAI's format: newer models refuse the older name.
enum class LimitName : std::uint8_t { maxTokens, maxCompletionTokens };

/// A request to a model, independent of the server's format.
struct ModelCall {
    std::string model;
    std::string system;
    std::string user;
    std::optional<double> temperature;
    std::optional<std::uint64_t> seed;
    std::uint32_t mostReplyTokens = 0; ///< 0: the server's limit
    std::uint32_t contextTokens = 0;   ///< size of the model's context; 0: unknown
    ReplyShape shape = ReplyShape::structured;
    ReplyFlow flow = ReplyFlow::streamed;
    UsageWish usage = UsageWish::asked;
    LimitName limitName = LimitName::maxTokens;
    std::string extraBody{}; ///< a JSON object, merged into the body (RFC 7396); empty: none
    /// Ends of beginnings of `user`, in order, with which later prompts are expected to begin too. Servers that only
    /// keep what they are asked to keep are asked for these.
    std::vector<std::size_t> sharedEnds{};

    friend bool operator==(const ModelCall&, const ModelCall&) = default;
};

/// An optional part of a call that not every server or model accepts. Without `oldLimitName`, the limit has its new
/// name.
enum class CallPart : std::uint8_t {
    structure,
    temperature,
    seed,
    replyLimit,
    usage,
    streaming,
    oldLimitName,
    cacheMarks,
};

/// The call without a part that a server refused; unchanged if it has no such part.
[[nodiscard]] ModelCall without(ModelCall call, CallPart part);

struct WireHeader {
    std::string name;
    std::string value;

    friend bool operator==(const WireHeader&, const WireHeader&) = default;
};

/// A request without the address of the server and the key, which it never contains.
struct WireRequest {
    std::string path; ///< appended to the base URL; begins with a slash
    std::vector<WireHeader> headers;
    std::string body; ///< empty for GET
    /// The path is beside `/v1`, with which the base URL may end.
    bool isBesideV1 = false;
};

} // namespace querymend
