#pragma once

#include "base/result.h"
#include "mcp/mcptools.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// How much of each table is shown.
enum class TableDetail : std::uint8_t { names, columns, full };

/// The arguments of a call, for all tools together; each tool uses its own.
struct ToolArguments {
    std::string sql;
    std::string question;
    std::string task;       ///< empty: the call is a task of its own
    std::string connection; ///< empty: the only one
    std::string about;
    std::vector<std::string> tables;
    TableDetail detail = TableDetail::columns;
    std::size_t maxTokens = 3000;
    std::size_t maxRows = 200;
};

/// Reads a call's arguments, or says what is wrong with them.
[[nodiscard]] Result<ToolArguments, std::string> readToolArguments(AgentTool tool, const nlohmann::json& arguments);

} // namespace querymend
