#pragma once

#include "run/event.h"

#include <string_view>

namespace querymend {

/// Advice for the user on a model that gave no answer.
[[nodiscard]] std::string_view adviceOn(ModelFault fault);

} // namespace querymend
