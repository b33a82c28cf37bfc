#pragma once

#include "schema/snapshot.h"

#include <string>
#include <vector>

namespace querymend {

/// Merges a part of a database that was read later into what is known. Tables that were read again are replaced; those
/// missing from the schemas read are removed. An empty `schemasRead` means all schemas. Known columns are kept if the
/// part has only table names, and samples if a column's name and type are unchanged.
void mergePart(Snapshot& whole, Snapshot part, const std::vector<std::string>& schemasRead);

} // namespace querymend
