#pragma once

#include "run/event.h"

#include <QString>

namespace querymend {

/// Advice on a model that gave no answer, in the window's language.
[[nodiscard]] QString adviceWords(ModelFault fault);

} // namespace querymend
