#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// What an agent can ask for.
enum class AgentTool : std::uint8_t { findTables, checkSql, runSql, mendSql, explainSql };

[[nodiscard]] std::string_view name(AgentTool tool);
[[nodiscard]] std::optional<AgentTool> agentToolNamed(std::string_view name);

/// The descriptions of all tools with the schemas of their arguments and results, always the same. Agents read all of
/// it before every task, so it is short.
[[nodiscard]] const nlohmann::ordered_json& toolList();

} // namespace querymend
