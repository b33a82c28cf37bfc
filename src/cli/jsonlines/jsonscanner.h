#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Where a text stops being JSON; `byte` counts from 0.
struct JsonProblem {
    std::size_t byte = 0;
    std::string reason;
};

/// A requested member: its key and, once found, its value as written.
struct WantedMember {
    std::string_view key;
    std::string_view value = {};
};

/// Checks that a text is one JSON object (RFC 8259) and fills in the values of the wanted members; the last one if a
/// key is repeated. Values stay as written, so that an id is returned verbatim. Memory use is one bit per nesting
/// level.
[[nodiscard]] std::optional<JsonProblem> scanObject(std::string_view text, std::span<WantedMember> wanted);

} // namespace querymend
