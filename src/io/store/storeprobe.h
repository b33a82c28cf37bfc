#pragma once

#include "base/result.h"
#include "store/storeerror.h"
#include "store/storeplace.h"

#include <cstdint>

namespace querymend {

enum class StoreFound : std::uint8_t {
    aStore,
    nothingYet, ///< one can be made there, as far as can be told
};

/// Whether a place can be used for a store; nothing is made there.
[[nodiscard]] Result<StoreFound, StoreError> probeStore(const StorePlace& place);

} // namespace querymend
