#pragma once

#include <string_view>
#include <vector>

namespace querymend {

/// Runs any command, or the host of any engine, in the library that has them all, which is loaded for it. Returns the
/// exit status.
[[nodiscard]] int runAllCommands(const std::vector<std::string_view>& words);

} // namespace querymend
