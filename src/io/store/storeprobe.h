#pragma once

#include "base/result.h"
#include "store/storeerror.h"
#include "store/storeplace.h"

#include <cstdint>

namespace querymend {

enum class StoreFound : std::uint8_t {
    aStore,
    nothingYet, ///< a store can probably be created there
};

/// Checks whether a location can be used for a store, and changes nothing there.
[[nodiscard]] Result<StoreFound, StoreError> probeStore(const StorePlace& place);

} // namespace querymend
