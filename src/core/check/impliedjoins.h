#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <optional>

namespace querymend {

/// The join between two tables that names alone suggest, where the schema has no key: `goal.player_id` and `player.id`,
/// or a column of one name that is a key of either. Nothing unless there is exactly one.
[[nodiscard]] std::optional<JoinStep> impliedJoin(const Catalog& catalog, TableId from, TableId to);

} // namespace querymend
