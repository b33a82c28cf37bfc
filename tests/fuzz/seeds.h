#pragma once

#include "dialect/dialect.h"

#include <string>
#include <vector>

namespace querymend::fuzz {

/// The initial texts for a target in one dialect, from the corpora.
[[nodiscard]] std::vector<std::string> seedsFor(std::string_view entry, const Dialect& dialect);

} // namespace querymend::fuzz
