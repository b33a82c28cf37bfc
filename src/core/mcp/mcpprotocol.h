#pragma once

#include "base/strongid.h"
#include "mcp/mcparguments.h"
#include "mcp/mcpbatches.h"
#include "mcp/toolanswer.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

using ToolCallId = StrongId<struct ToolCallTag>;

/// Asks for a tool's work; ends with McpProtocol::finished unless it is cancelled.
struct StartToolCall {
    ToolCallId call;
    AgentTool tool = AgentTool::findTables;
    ToolArguments arguments;
    std::string agent; ///< the program that asks, as it calls itself
};

/// Asks that the work be stopped; nothing is sent for it any more.
struct CancelToolCall {
    ToolCallId call;
};

using McpEffect = std::variant<StartToolCall, CancelToolCall>;

/// What follows from a message: lines to send, without their ends, and work to do.
struct McpStep {
    std::vector<std::string> messages;
    std::vector<McpEffect> effects;
};

/// The Model Context Protocol as a server speaks it over lines of text: the stateless revision 2026-07-28, and those
/// that begin with `initialize`, side by side. Knows no transport, no clock and no database.
class McpProtocol {
public:
    struct About {
        std::string version;
        std::string instructions;
    };

    explicit McpProtocol(About about) : m_about(std::move(about)) {}

    /// Takes one line; its end may be left out. A blank line is ignored.
    [[nodiscard]] McpStep take(std::string_view line);
    /// A line was longer than `longestMessage` and thrown away.
    [[nodiscard]] McpStep takeTooLong() const;
    [[nodiscard]] McpStep finished(ToolCallId call, const ToolAnswer& answer);
    /// Reports progress, if the agent asked for that.
    [[nodiscard]] McpStep progressed(ToolCallId call, std::uint32_t seconds, std::string_view message);

    [[nodiscard]] std::size_t openCalls() const { return m_calls.size(); }

    static constexpr std::size_t longestMessage = std::size_t{1} << 20U;
    /// More calls at once are answered as failed.
    static constexpr std::size_t mostOpenCalls = 1000;

private:
    enum class Era : std::uint8_t { legacy, modern };

    struct Request {
        nlohmann::json id;
        std::string method;
        nlohmann::json params; ///< an object
        Era era = Era::legacy;
    };
    struct OpenCall {
        nlohmann::json id;
        Era era = Era::legacy;
        nlohmann::json progressToken; ///< null if none was given
        std::optional<McpBatches::Id> batch{};
    };

    void takeBatch(const nlohmann::json& messages, McpStep& step);
    void tell(const OpenCall& ended, const std::string& answer, McpStep& step);

    void takeMessage(const nlohmann::json& message, McpStep& step);
    void takeNotification(const std::string& method, const nlohmann::json& message, McpStep& step);
    void takeRequest(const Request& request, McpStep& step);
    void initialize(const Request& request, McpStep& step);
    void callTool(const Request& request, McpStep& step);
    [[nodiscard]] nlohmann::ordered_json discovery() const;
    [[nodiscard]] std::string agentOf(const Request& request) const;

    About m_about;
    std::string m_agent;     ///< from `initialize`
    bool m_mayBatch = false; ///< in the version from `initialize`
    std::map<std::uint32_t, OpenCall> m_calls;
    std::uint32_t m_lastCall = 0;
    McpBatches m_batches;
};

} // namespace querymend
