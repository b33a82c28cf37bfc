#pragma once

#include "common/icon.h"

#include <string>

namespace querymend {

/// Returns the drawing for a column of this type, as the database names it.
[[nodiscard]] Icon iconOfType(const std::string& type);

} // namespace querymend
