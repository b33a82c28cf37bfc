#pragma once

#include "arguments.h"
#include "base/result.h"
#include "dialect/dialect.h"
#include "schema/snapshot.h"

#include <optional>
#include <string_view>

namespace querymend {

/// Reads a schema from a file, or from standard input for `-`.
[[nodiscard]] Result<Snapshot, Complaint> readSchemaFile(std::string_view name);

/// The dialect that the command line names.
[[nodiscard]] Result<const Dialect*, Complaint> dialectGiven(std::string_view name);

/// The dialect that a schema names; null where it names none, or one that is not known here.
[[nodiscard]] const Dialect* dialectOfSchema(const Snapshot& snapshot);

} // namespace querymend
