#pragma once

#include "schema/nearest.h"

#include <string_view>

namespace querymend {

/// How sure a resemblance makes one that a name was meant.
[[nodiscard]] double confidenceOf(Resemblance resemblance, float score);
/// The same in words, for a fix.
[[nodiscard]] std::string_view reasonOf(Resemblance resemblance);

} // namespace querymend
