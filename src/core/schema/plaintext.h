#pragma once

#include "schema/catalog.h"

#include <string>

namespace querymend {

/// A schema to read in a terminal: one line for each table, and one for each of its columns.
[[nodiscard]] std::string toPlainText(const Catalog& catalog);

} // namespace querymend
