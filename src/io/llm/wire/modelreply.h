#pragma once

#include "base/result.h"
#include "llm/wire/modelcall.h"
#include "run/event.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Limit of a reply including its reasoning, of one event of a stream, and of a body sent in one piece. Anything larger
/// fails instead of filling the memory.
inline constexpr std::size_t mostReplyBytes = std::size_t{2} << 20U;

/// Why a reply ended, according to the server. Refusals and content filters are failures instead.
enum class FinishReason : std::uint8_t {
    unsaid,
    stop,
    length,      ///< it reached its token limit and may be cut
    contextFull, ///< it filled the model's context and may be cut
    toolCalls,
};

enum class PieceKind : std::uint8_t { text, reasoning };

/// A piece of a reply as it arrived; never splits a character.
struct ReplyPiece {
    PieceKind kind = PieceKind::text;
    std::string text;

    friend bool operator==(const ReplyPiece&, const ReplyPiece&) = default;
};

struct WholeReply {
    std::string text;
    std::string reasoning; ///< sent separately from the text
    FinishReason finish = FinishReason::unsaid;
    TokenCounts usage;
    std::string model; ///< as the server names it, which may be more specific than the requested name

    friend bool operator==(const WholeReply&, const WholeReply&) = default;
};

/// Why there is no reply.
struct WireFailure {
    ModelFault fault = ModelFault::malformed;
    std::string message;                                   ///< the server's, or what is wrong with its response
    std::optional<std::chrono::milliseconds> retryAfter{}; ///< not capped
    std::optional<bool> shouldRetry{};                     ///< the server's advice, which overrides the fault
    std::optional<CallPart> refusedPart{};                 ///< the call may be accepted without it
    bool isLoading = false;                                ///< the server is loading the model, and answers later
    bool isAtLimit = false;                       ///< the reply reached its token limit before it contained any text
    std::optional<std::uint64_t> promptTokens{};  ///< of a context that is too long
    std::optional<std::uint64_t> contextTokens{}; ///< of a context that is too long
    std::optional<TokenCounts> usage{};           ///< empty if the server did nothing that it charges for

    friend bool operator==(const WireFailure&, const WireFailure&) = default;
};

/// Reads one reply from a response body that arrives in arbitrary pieces.
class ReplyReader {
public:
    ReplyReader() = default;
    ReplyReader(const ReplyReader&) = delete;
    ReplyReader& operator=(const ReplyReader&) = delete;
    virtual ~ReplyReader() = default;

    /// Returns what is new in the reply, for display; adjacent pieces of one kind are merged.
    virtual std::vector<ReplyPiece> feed(std::string_view bytes) = 0;
    /// Whether the result is final: the end was received, or something is wrong. Further bytes are ignored.
    [[nodiscard]] virtual bool isComplete() const = 0;
    /// The result; called once, when the body has ended or the rest is not needed. A reply whose end was not received
    /// fails with ModelFault::cutOff.
    [[nodiscard]] virtual Result<WholeReply, WireFailure> finish() = 0;
};

} // namespace querymend
