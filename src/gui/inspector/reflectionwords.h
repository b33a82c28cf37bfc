#pragma once

#include "report/attemptdetail.h"

#include <QString>

namespace querymend {

/// Why an attempt was followed by this decision, in the language of the window: "Unknown column · 2 retries left".
/// Reasons that say more than can be known from the verdict are shown as recorded.
[[nodiscard]] QString reasonOf(const AttemptDetail& detail);

} // namespace querymend
