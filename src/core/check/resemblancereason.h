#pragma once

#include "schema/nearest.h"

#include <string_view>

namespace querymend {

/// How likely it is, given a resemblance, that a name was meant; from 0 to 1.
[[nodiscard]] double confidenceOf(Resemblance resemblance, float score);
/// Describes a resemblance as the reason for a fix.
[[nodiscard]] std::string_view reasonOf(Resemblance resemblance);

} // namespace querymend
