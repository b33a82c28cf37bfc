#include "base/json.h"
#include "base/utf8.h"
#include "entries.h"
#include "mcp/mcpprotocol.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

/// Whatever a line holds, what is sent must be messages of one line each.
std::string whyMessageIsWrong(const std::string& message)
{
    if (message.size() > longestAnswer)
        return "a message has a bounded size";
    if (message.find('\n') != std::string::npos || firstInvalidUtf8(message))
        return "a message is a line of UTF-8";
    const auto json = parseJson(message);
    if (!json || !json->is_object() || json->value("jsonrpc", "") != "2.0")
        return "a message is one of JSON-RPC";
    const bool isAnswer = json->contains("id") && json->contains("result") != json->contains("error");
    return isAnswer || json->value("method", "") == "notifications/progress" ? "" : "a message is an answer";
}

class Conversation {
public:
    std::string take(std::string_view line)
    {
        const McpStep step = m_protocol.take(line);
        if (step.messages.size() + step.effects.size() > 1)
            return "a line gets one answer, or begins one call";
        if (std::string problem = look(step); !problem.empty())
            return problem;
        for (const McpEffect& effect : step.effects) {
            if (const auto* const begun = std::get_if<StartToolCall>(&effect))
                m_open.push_back(*begun);
        }
        return m_open.size() > mostOpen ? finishAll() : "";
    }

    std::string finishAll()
    {
        for (const StartToolCall& begun : m_open) {
            ToolAnswer answer;
            answer.text = framedData("arguments", {begun.arguments.sql, begun.arguments.about});
            answer.structured["task"] = begun.arguments.task;
            if (answer.text.find("</data>") != answer.text.size() - std::string_view("</data>\n").size())
                return "data cannot end its frame";
            if (std::string problem = look(m_protocol.progressed(begun.call, 1, "x")); !problem.empty())
                return problem;
            if (std::string problem = look(m_protocol.finished(begun.call, answer)); !problem.empty())
                return problem;
        }
        m_open.clear();
        return m_protocol.openCalls() == 0 ? "" : "a finished call is closed";
    }

private:
    static constexpr std::size_t mostOpen = 20;

    static std::string look(const McpStep& step)
    {
        for (const std::string& message : step.messages) {
            if (std::string problem = whyMessageIsWrong(message); !problem.empty())
                return problem;
        }
        return {};
    }

    McpProtocol m_protocol{{"1", "read me"}};
    std::vector<StartToolCall> m_open;
};

} // namespace

std::string checkMcp(const Dialect& /*dialect*/, std::string_view text)
{
    Conversation conversation;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (std::string problem = conversation.take(text.substr(0, end)); !problem.empty())
            return problem;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return conversation.finishAll();
}

} // namespace querymend::fuzz
