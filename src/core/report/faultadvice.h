#pragma once

#include "run/event.h"

#include <string_view>

namespace querymend {

/// What a person can do about a model that gave no answer.
[[nodiscard]] std::string_view adviceOn(ModelFault fault);

} // namespace querymend
