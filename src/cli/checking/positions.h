#pragma once

#include "base/utf8.h"
#include "check/finding.h"

#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// Returns where each finding begins, in their order. Walks over the text once, however many there are.
[[nodiscard]] std::vector<TextPosition> positionsOf(std::string_view text, std::span<const Finding> findings);

} // namespace querymend
