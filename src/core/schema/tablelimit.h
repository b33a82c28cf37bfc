#pragma once

#include "schema/catalog.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A snapshot with only the tables that a person chose, and the chosen names that it could not follow.
struct LimitedSnapshot {
    Snapshot snapshot;
    std::vector<std::string> unknown; ///< no table has this name
    /// Chosen, but left out: written without its schema, the name means a table that was not chosen.
    std::vector<std::string> hidden;
};

/// Keeps the tables with the given names: `orders`, `sales.orders` or `sales.*`. A name without a schema means the
/// first such table of the search path, as it does in a statement.
///
/// What else tells of the other tables goes too: keys that lead to them, the database's own functions, which may read
/// any table, and the causes of restrictions.
[[nodiscard]] LimitedSnapshot limitedTo(const Catalog& catalog, std::span<const std::string> names);

} // namespace querymend
