#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

/// A placeholder `{{name}}` in a text, with the text before it.
struct TextPlace {
    std::string_view before;
    std::string_view name;
    bool isOpen = false; ///< the closing `}}` is missing
};

/// Removes everything up to and including the next placeholder from a text; returns nothing if there is none.
[[nodiscard]] std::optional<TextPlace> takePlace(std::string_view& text);

/// The names of the placeholders in a text, without repetition.
[[nodiscard]] std::vector<std::string_view> placesIn(std::string_view text);

} // namespace querymend
