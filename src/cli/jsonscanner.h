#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Where in a text it stops being JSON; `byte` from 0.
struct JsonProblem {
    std::size_t byte = 0;
    std::string reason;
};

/// A member that somebody asks for: its key and, once found, its value as written.
struct WantedMember {
    std::string_view key;
    std::string_view value = {};
};

/// Checks that a text is one JSON object (RFC 8259) and fills in the values of the wanted members; of a
/// key given twice, the last. The values stay as written, so that an id comes back to the letter.
/// However deep the text, the memory needed is a bit for each level.
[[nodiscard]] std::optional<JsonProblem> scanObject(std::string_view text, std::span<WantedMember> wanted);

} // namespace querymend
