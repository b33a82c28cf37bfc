#pragma once

#include "run/event.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// The failed attempt as a block of plain text, with all that is needed to find out why; none if it did not fail, or
/// the record does not have it.
[[nodiscard]] std::optional<std::string> failureBlockOf(std::span<const RunEvent> events, const AttemptRef& attempt);
/// The blocks of all failed attempts, in the order in which they were checked.
[[nodiscard]] std::vector<std::string> failureBlocks(std::span<const RunEvent> events);

} // namespace querymend
