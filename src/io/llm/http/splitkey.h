#pragma once

#include "base/secret.h"

#include <string>
#include <vector>

namespace querymend {

/// Removes a secret from the JSON strings of a body, however escaped, even if it is split across successive strings of
/// the same name, as in the pieces of a stream. Everything else stays the same byte for byte.
[[nodiscard]] std::string withoutSplitKeys(std::string body, const std::vector<Secret>& spellings);

} // namespace querymend
