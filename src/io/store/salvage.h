#pragma once

#include "store/storeerror.h"
#include "store/storeplace.h"

#include <cstdint>

namespace querymend {

/// What was saved of a damaged store.
struct Salvaged {
    std::uint64_t runs = 0;
    std::uint64_t runsWithoutEvents = 0; ///< those of which only the row in the list is left
    std::uint64_t events = 0;
    std::uint64_t answers = 0; ///< of runs, with what people said of them
    std::uint64_t lessons = 0;
    std::uint64_t unreadable = 0; ///< events that were found but are damaged
    std::uint64_t gaps = 0;       ///< places in the file that cannot be read, each with an unknown number of events
};

/// Copies every event, note, answer and lesson that can be read from a damaged or cut file to a store that is made for
/// it; the file stays as it is. A run may come out with events missing in its middle, or with none.
[[nodiscard]] Result<Salvaged, StoreError> salvageStore(const StoreFile& damaged, const StoreFile& made);

} // namespace querymend
