#pragma once

#include "db/databasewarning.h"
#include "db/session.h"
#include "schema/snapshot.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace querymend {

/// Which values of a database may leave it as examples.
enum class SamplePolicy : std::uint8_t {
    none,
    /// Only what several rows share, and nothing from columns whose names speak of a person, a secret or free text:
    /// such columns are not even asked for.
    careful,
    all,
};

/// How many examples are read, and what that may cost.
struct SampleRequest {
    SamplePolicy policy = SamplePolicy::none;
    std::size_t valuesPerColumn = 5;
    std::size_t rowsPerTable = 300;
    Limits perTable{std::chrono::seconds(1), 16U << 20U};
    std::chrono::milliseconds inAll{std::chrono::seconds(15)};
};

/// Replaces the samples of every column by the most frequent short values of the first rows of its table, with one
/// statement for each table. Foreign tables, which are elsewhere, and partitions have none. What could not be read is
/// told.
[[nodiscard]] DatabaseWarnings readSamples(Session& session, Snapshot& snapshot, const SampleRequest& request);

} // namespace querymend
