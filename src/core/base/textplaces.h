#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

/// A place `{{name}}` of a text, with all that stands before it.
struct TextPlace {
    std::string_view before;
    std::string_view name;
    bool isOpen = false; ///< it has no end
};

/// Takes a text off up to and with its next place; nothing where it has none.
[[nodiscard]] std::optional<TextPlace> takePlace(std::string_view& text);

/// The names of the places in a text, each once.
[[nodiscard]] std::vector<std::string_view> placesIn(std::string_view text);

} // namespace querymend
