#pragma once

#include "db/session/databasewarning.h"
#include "db/session/session.h"
#include "schema/snapshot.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Which values may leave a database as samples.
enum class SamplePolicy : std::uint8_t {
    none,
    /// Only values that several rows share, and none from columns whose names suggest a person, a secret or free text:
    /// such columns are not even queried.
    careful,
    all,
};

/// How many samples are read, and what that may cost.
struct SampleRequest {
    SamplePolicy policy = SamplePolicy::none;
    std::size_t valuesPerColumn = 5;
    std::size_t rowsPerTable = 300;
    Limits perTable{std::chrono::seconds(1), 16U << 20U};
    std::chrono::milliseconds inAll{std::chrono::seconds(15)};
};

/// Reads some columns of a table's first rows.
[[nodiscard]] std::string firstRowsOf(const Dialect& dialect, const Table& table,
                                      const std::vector<std::size_t>& columns, std::size_t rows);
/// Whether values of the table may be read at all: not if queries may not read it, or if its rows are elsewhere.
[[nodiscard]] bool mayBeSampled(const Snapshot& snapshot, const Table& table);

/// Replaces the samples of every column with the most frequent short values in the first rows of its table, using one
/// statement per table. Foreign tables, whose rows are elsewhere, and partitions get none. Reports what could not be
/// read.
[[nodiscard]] DatabaseWarnings readSamples(Session& session, Snapshot& snapshot, const SampleRequest& request);

} // namespace querymend
