#pragma once

#include "dialect/dialect.h"

#include <string>
#include <vector>

namespace querymend::fuzz {

/// Texts to begin with for a target, of one dialect, from the corpora.
[[nodiscard]] std::vector<std::string> seedsFor(std::string_view entry, const Dialect& dialect);

} // namespace querymend::fuzz
