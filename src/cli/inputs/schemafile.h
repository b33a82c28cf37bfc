#pragma once

#include "arguments/arguments.h"
#include "base/result.h"
#include "dialect/dialect.h"
#include "schema/snapshot.h"

#include <optional>
#include <string_view>

namespace querymend {

/// Reads a schema from a file, or from standard input for `-`.
[[nodiscard]] Result<Snapshot, Complaint> readSchemaFile(std::string_view name);

/// Returns the dialect that the command line names.
[[nodiscard]] Result<const Dialect*, Complaint> dialectGiven(std::string_view name);

/// Returns the dialect that a schema names; null if it names none or an unknown one.
[[nodiscard]] const Dialect* dialectOfSchema(const Snapshot& snapshot);

} // namespace querymend
