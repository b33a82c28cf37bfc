#pragma once

#include "agents/agentdatabase.h"
#include "arguments/command.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Returns the saved connections of these names, with their passwords from the key store. Without names, those that a
/// person marked for agents.
[[nodiscard]] Result<std::vector<AgentConnection>, CommandProblem> savedConnections(
    const std::vector<std::string_view>& names);

} // namespace querymend
