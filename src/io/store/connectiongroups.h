#pragma once

#include "store/connectionfile.h"

#include <string>
#include <vector>

namespace querymend {

/// The connections as lists show them: those without a group first, then group by group in the order of the alphabet.
/// Within a group they keep their order.
[[nodiscard]] std::vector<SavedConnection> inGroups(std::vector<SavedConnection> connections);

/// The names of the groups, in that order.
[[nodiscard]] std::vector<std::string> groupsOf(const std::vector<SavedConnection>& connections);

} // namespace querymend
