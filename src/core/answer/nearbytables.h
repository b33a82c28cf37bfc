#pragma once

#include "answer/meaningdraft.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace querymend {

/// The tables that a term is most likely about, the likeliest first.
[[nodiscard]] std::vector<TableId> tablesNear(const MeaningDraft& draft, std::size_t term);

/// The table of `X of TABLE`.
[[nodiscard]] std::optional<TableId> tableAfter(const MeaningDraft& draft, std::size_t term);

} // namespace querymend
