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

/// The most that a reply may be with its reasoning, that one event of a stream may be, or a body that comes at once.
/// What is larger fails instead of filling the memory.
inline constexpr std::size_t mostReplyBytes = std::size_t{2} << 20U;

/// What the server says of why a reply ended. A refusal or a filter is no reply but a failure.
enum class FinishReason : std::uint8_t {
    unsaid,
    stop,
    length,      ///< at the limit of its tokens: what there is may be cut
    contextFull, ///< at the end of the model's context: what there is may be cut
    toolCalls,
};

enum class PieceKind : std::uint8_t { text, reasoning };

/// Some of a reply, as it came; whole characters.
struct ReplyPiece {
    PieceKind kind = PieceKind::text;
    std::string text;

    friend bool operator==(const ReplyPiece&, const ReplyPiece&) = default;
};

struct WholeReply {
    std::string text;
    std::string reasoning; ///< what the server kept apart from the text
    FinishReason finish = FinishReason::unsaid;
    TokenCounts usage;
    std::string model; ///< by the server's name for it, which may say more than the one asked for

    friend bool operator==(const WholeReply&, const WholeReply&) = default;
};

/// Why there is no reply.
struct WireFailure {
    ModelFault fault = ModelFault::malformed;
    std::string message;                                   ///< the server's words, or what is wrong with what it sent
    std::optional<std::chrono::milliseconds> retryAfter{}; ///< not capped
    std::optional<bool> shouldRetry{};                     ///< what the server says of it; it wins over the fault
    std::optional<CallPart> refusedPart{};                 ///< the call may be accepted without it
    std::optional<std::uint64_t> promptTokens{};           ///< of a context that is too long
    std::optional<std::uint64_t> contextTokens{};          ///< of a context that is too long
    std::optional<TokenCounts> usage{};                    ///< none where the server did nothing that it charges for

    friend bool operator==(const WireFailure&, const WireFailure&) = default;
};

/// Reads one reply from the bytes of a response's body, cut anywhere.
class ReplyReader {
public:
    ReplyReader() = default;
    ReplyReader(const ReplyReader&) = delete;
    ReplyReader& operator=(const ReplyReader&) = delete;
    virtual ~ReplyReader() = default;

    /// Gives what is new of the reply, for whoever watches; neighbours of one kind come as one piece.
    virtual std::vector<ReplyPiece> feed(std::string_view bytes) = 0;
    /// Whether nothing more can change the result: the end was told, or something is wrong. What follows is ignored.
    [[nodiscard]] virtual bool isComplete() const = 0;
    /// What it came to; once, when the body has ended or nobody waits for more of it. A reply whose end was not told
    /// fails with ModelFault::cutOff.
    [[nodiscard]] virtual Result<WholeReply, WireFailure> finish() = 0;
};

} // namespace querymend
