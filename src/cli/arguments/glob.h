#pragma once

#include <string_view>

namespace querymend {

/// Whether a name matches a pattern of `*`, `?` and sets such as `[a-c_]` or `[!0-9]`; ASCII case is ignored. An
/// unclosed bracket matches itself.
[[nodiscard]] bool fitsGlob(std::string_view name, std::string_view pattern);

} // namespace querymend
