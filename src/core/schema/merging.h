#pragma once

#include "schema/snapshot.h"

#include <string>
#include <vector>

namespace querymend {

/// Puts a part of a database that was read later into what is known of it. Tables that are there again are replaced,
/// those that are gone from the schemas that were read are removed; no schemas means that all were read. What was known
/// of columns stays where the part has names alone, and samples stay with columns of the same name and type.
void mergePart(Snapshot& whole, Snapshot part, const std::vector<std::string>& schemasRead);

} // namespace querymend
