#pragma once

#include "dialect/dialect.h"
#include "sql/sanitizer/sanitizer.h"

namespace querymend {

/// What the sanitizer needs to know of a dialect; the dialect must outlive it.
[[nodiscard]] SanitizerTarget sanitizerTargetOf(const Dialect& dialect);

} // namespace querymend
