#pragma once

#include <string>

namespace querymend {

/// Why a path cannot be a database's, before anything is opened: a FIFO would keep whoever opens it waiting. Empty
/// where it is a file that may be read.
[[nodiscard]] std::string reasonAgainstFile(const std::string& path);

} // namespace querymend
