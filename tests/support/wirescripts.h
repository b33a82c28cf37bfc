#pragma once

#include "llm/wire/wireformat.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend::test {

/// How the messages of a stream are separated.
enum class StreamFraming { events, namedEvents, lines };

/// Builds what a server of one format sends, message by message.
struct WireScript {
    std::string_view format;
    StreamFraming framing;
    std::string_view contentType; ///< of a stream
    std::string_view mark;        ///< the stream's last message, if it is only an end mark
    std::vector<std::string> (*begin)();
    std::string (*text)(std::string_view more);
    std::string (*reasoning)(std::string_view more);
    std::vector<std::string> (*end)(FinishReason reason); ///< with usage: 12 tokens sent, 5 received
    std::vector<std::string> (*endWithoutUsage)();        ///< for FinishReason::stop
    std::string (*error)(std::string_view words);
    std::string (*whole)(std::string_view text, std::string_view reasoning, FinishReason reason);
};

/// One per format.
[[nodiscard]] std::span<const WireScript> wireScripts();
[[nodiscard]] const WireScript* wireScriptFor(std::string_view format);

/// Encodes a stream, with lines that end in `lineEnd`.
[[nodiscard]] std::string framed(const WireScript& script, const std::vector<std::string>& messages,
                                 std::string_view lineEnd = "\n");
/// A text of this many bytes that never repeats itself for long, as a model's reply.
[[nodiscard]] std::string longText(std::size_t bytes);
/// A complete stream whose reply is the concatenation of `texts`.
[[nodiscard]] std::vector<std::string> messagesOf(const WireScript& script, const std::vector<std::string>& texts,
                                                  FinishReason reason = FinishReason::stop);

} // namespace querymend::test
