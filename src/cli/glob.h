#pragma once

#include <string_view>

namespace querymend {

/// Whether a name fits a pattern of `*`, `?` and sets such as `[a-c_]` or `[!0-9]`; ASCII case does not count. A
/// bracket that is never closed stands for itself.
[[nodiscard]] bool fitsGlob(std::string_view name, std::string_view pattern);

} // namespace querymend
