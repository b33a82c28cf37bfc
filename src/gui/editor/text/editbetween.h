#pragma once

#include "base/textmap.h"

#include <string_view>

namespace querymend {

/// Returns the one edit that turns a text into another; what both begin and end with stays, with its marks and the
/// caret.
[[nodiscard]] TextEdit editBetween(std::string_view before, std::string_view after);

} // namespace querymend
