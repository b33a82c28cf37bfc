#pragma once

#include "mcp/mcpprotocol.h"

#include <algorithm>
#include <string>

namespace querymend {

inline constexpr auto call =
    "{'jsonrpc': '2.0', 'id': 7, 'method': 'tools/call', 'params': {'name': 'run_sql', 'arguments': "
    "{'sql': 'SELECT 1'}}}";

inline McpProtocol protocol()
{
    return McpProtocol({"1.2", "read me"});
}

/// Gives the server a line in which quotation marks are single, for legibility.
inline McpStep taken(McpProtocol& server, std::string line)
{
    std::replace(line.begin(), line.end(), '\'', '"');
    return server.take(line);
}

inline nlohmann::json answerTo(McpProtocol& server, const std::string& line)
{
    const McpStep step = taken(server, line);
    return step.messages.empty() ? nlohmann::json() : nlohmann::json::parse(step.messages.back());
}

inline ToolAnswer saying(const std::string& text)
{
    ToolAnswer answer;
    answer.text = text;
    answer.structured["status"] = "ok";
    return answer;
}

} // namespace querymend
