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

/// Looks at a store, or at a location for one, without trying to write. A file keeps every byte, and so does the log
/// that a killed program has left beside it.
[[nodiscard]] Result<StoreFound, StoreError> examineStore(const StorePlace& place);

/// Checks whether a location can be used for a store, and changes nothing there.
[[nodiscard]] Result<StoreFound, StoreError> probeStore(const StorePlace& place);

} // namespace querymend
