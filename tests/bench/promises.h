#pragma once

#include "measurements.h"
#include "promisetable.h"

namespace querymend::bench {

/// What is promised, and what was measured of it.
[[nodiscard]] PromiseTable promisesIn(const Measurements& measured, Scope scope);

} // namespace querymend::bench
