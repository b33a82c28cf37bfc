#pragma once

#include "store/storeengine.h"

namespace querymend {

/// Fails if the tables are of an older format, which can only be read.
[[nodiscard]] StoreDone checkFormat(const StoreEngine& engine);

} // namespace querymend
