#pragma once

#include "store/runstore.h"

#include <cstddef>
#include <cstdint>

namespace querymend {

/// How many runs were removed, and how many of that age were kept.
struct RunsRemoved {
    std::size_t removed = 0;
    std::size_t kept = 0; ///< marked by the user, or still being written

    friend bool operator==(const RunsRemoved&, const RunsRemoved&) = default;
};

/// Removes the runs that began before this time, in milliseconds since 1970. Runs with a note or a tag are kept, and so
/// are those that a program is writing. Examples and lessons of removed runs stay.
[[nodiscard]] Result<RunsRemoved, StoreError> removeRunsBefore(RunStore& store, std::int64_t before);

/// What a clean-up did, and the size of the store after it.
struct StoreCleaned {
    RunsRemoved runs;
    StoreSize size;
};

/// Opens the store, removes old runs and, if there were any, gives back their space.
[[nodiscard]] Result<StoreCleaned, StoreError> cleanStore(const StorePlace& place, std::int64_t before);

/// How large a store was and is.
struct StoreCompacted {
    StoreSize before;
    StoreSize after;
};

/// Opens the store and gives back unused space; removes nothing.
[[nodiscard]] Result<StoreCompacted, StoreError> compactStore(const StorePlace& place);

} // namespace querymend
