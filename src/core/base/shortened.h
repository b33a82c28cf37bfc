#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend {

/// The text, if it has at most this many tokens by estimate; otherwise its beginning and its end, and between them how
/// many characters are left out.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t mostTokens);

} // namespace querymend
