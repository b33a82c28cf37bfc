#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Whether a tool did what it was called for. A failure is for the agent to read and mend; it is no protocol error.
enum class ToolOutcome : std::uint8_t { done, failed };

/// What an agent gets for a call: values that fit the tool's output schema, and the same as a short text.
struct ToolAnswer {
    ToolOutcome outcome = ToolOutcome::done;
    nlohmann::ordered_json structured = nlohmann::ordered_json::object();
    std::string text;
};

/// The most characters of a whole reply.
inline constexpr std::size_t longestAnswer = 60'000;

/// The answer as the protocol writes it, whatever tool it is of. What is too long for an agent is left out.
[[nodiscard]] nlohmann::ordered_json resultOf(const ToolAnswer& answer);

/// Frames lines that come from a database, such as rows in JSON. In them `</` is written `<\/` and there are no line
/// breaks, so no value can end the frame and pass for something that we say.
[[nodiscard]] std::string framedData(std::string_view what, const std::vector<std::string>& lines);

/// Cuts a text to this many bytes, at a character's end, and says how long it was.
[[nodiscard]] std::string cutText(std::string text, std::size_t most);

} // namespace querymend
