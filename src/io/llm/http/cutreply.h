#pragma once

#include "llm/wire/wireformat.h"

#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

// Whether a prompt or its reply was cut because a limit of tokens was reached, and what to do about it.

/// Our own estimate of the prompt's tokens.
[[nodiscard]] std::uint64_t promptEstimate(const ModelCall& call);

/// Whether the prompt leaves no room for a reply in the context, by estimate; false if its size is unknown.
[[nodiscard]] bool isAboveContext(const ModelCall& call);

/// Detects a prompt that was silently cut: some servers keep only half a context of a prompt that does not fit.
[[nodiscard]] std::optional<WireFailure> whyPromptWasCut(const WholeReply& reply, const ModelCall& call,
                                                         const WireFormat& format);

/// Detects a reply that ended at a limit and may lack its end: truncated SQL may still run, with a different result.
[[nodiscard]] std::optional<WireFailure> whyReplyWasCut(const WholeReply& reply, const ModelCall& call);

/// The call with a larger limit for a reply that needed more than `used` tokens; none if the context has no room for
/// one.
[[nodiscard]] std::optional<ModelCall> withLargerLimit(ModelCall call, std::optional<std::uint64_t> used);

/// The server's message; if the context is too long, with the server's token counts, or else our own.
[[nodiscard]] std::string messageOf(const WireFailure& failure, const ModelCall& call);

} // namespace querymend
