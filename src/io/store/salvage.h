#pragma once

#include "store/storeerror.h"
#include "store/storeplace.h"

#include <cstdint>

namespace querymend {

/// What was recovered from a damaged store.
struct Salvaged {
    std::uint64_t runs = 0;
    std::uint64_t runsWithoutEvents = 0; ///< of which only the row in the list was left
    std::uint64_t events = 0;
    std::uint64_t answers = 0; ///< with their acceptance
    std::uint64_t lessons = 0;
    std::uint64_t unreadable = 0; ///< events found, but damaged
    std::uint64_t gaps = 0;       ///< unreadable parts of the file, each with an unknown number of events
};

/// Copies every event, note, answer and lesson that can be read from a damaged or truncated file to a new store; the
/// file is not changed. A recovered run may lack events in its middle, or have none.
[[nodiscard]] Result<Salvaged, StoreError> salvageStore(const StoreFile& damaged, const StoreFile& made);

} // namespace querymend
