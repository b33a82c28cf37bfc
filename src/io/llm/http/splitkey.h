#pragma once

#include "base/secret.h"

#include <string>
#include <vector>

namespace querymend {

/// A body whose JSON has no secret any more, neither in one text, however escaped, nor in texts of one name that follow
/// each other, as the pieces of a stream do. All else stays byte for byte.
[[nodiscard]] std::string withoutSplitKeys(std::string body, const std::vector<Secret>& spellings);

} // namespace querymend
