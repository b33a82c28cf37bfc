#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Escapes text for XML and HTML, between tags and in quoted attributes.
[[nodiscard]] std::string escapedMarkup(std::string_view text);

} // namespace querymend
