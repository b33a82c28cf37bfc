#pragma once

#include <string>

namespace querymend {

/// Why a path cannot be a database, checked before opening because opening a FIFO would block. Empty for a readable
/// file.
[[nodiscard]] std::string reasonAgainstFile(const std::string& path);

} // namespace querymend
