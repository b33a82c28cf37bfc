#pragma once

#include "schema/snapshot.h"

#include <string_view>

namespace querymend {

/// Reads a schema of schemas/; README.md describes the format. Throws std::runtime_error for a line that it cannot
/// read.
[[nodiscard]] Snapshot schemaFromFile(std::string_view text);

} // namespace querymend
