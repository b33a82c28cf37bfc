#pragma once

#include "schema/catalog.h"

#include <optional>

namespace querymend {

/// The schema with the foreign keys that the names of columns suggest, in tables that declare none: `cust_id` for
/// `tbl_cust`, `player_id` for `players`. Nothing if no name suggests one. Good enough to tell which tables belong
/// together, not to write a join. Comments and sample values are left out.
[[nodiscard]] std::optional<Catalog> withImpliedKeys(const Catalog& catalog);

} // namespace querymend
