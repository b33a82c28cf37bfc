#pragma once

#include <cstdint>

namespace querymend {

/// What Tab does in a text: goes to the next control, as everywhere else, or indents.
enum class TabKey : std::uint8_t { movesFocus, indents };

} // namespace querymend
