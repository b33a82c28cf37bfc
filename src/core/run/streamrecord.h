#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace querymend {

// A streamed reply takes hundreds of bytes per word, almost all of which each line shares with the one before it. In a
// record, `{"lines": […]}` stands for such a body: a line is a text, or a list of its parts, which are new texts and
// `[at, size]` of the last line before it that has at least 12 bytes. Nothing is lost.

/// None if the text would not become much shorter, or is not UTF-8.
[[nodiscard]] std::optional<nlohmann::ordered_json> foldedStream(std::string_view text);
/// None if it is not such a record.
[[nodiscard]] std::optional<std::string> unfoldedStream(const nlohmann::json& lines);

} // namespace querymend
