#pragma once

#include "db/addresses/connectiontarget.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The names that a connection option lists, separated by commas.
[[nodiscard]] std::vector<std::string> namesIn(const ConnectionTarget& target, std::string_view option);
void addName(ConnectionTarget& target, std::string_view option, std::string_view name);

} // namespace querymend
