#pragma once

#include "agents/agenttask.h"
#include "check/mending/mechanic.h"
#include "mcp/toolanswer.h"

#include <string>

namespace querymend {

/// The answers that an agent gets for its statements.
class StatementAnswers {
public:
    explicit StatementAnswers(DataValues values) : m_values(values) {}

    [[nodiscard]] ToolAnswer ofAttempt(const AgentAttempt& attempt, AgentWish wish, const std::string& task) const;
    [[nodiscard]] ToolAnswer ofMending(const MendedText& mended) const;

private:
    [[nodiscard]] Finding shown(Finding finding) const;
    [[nodiscard]] nlohmann::ordered_json verdictJson(const AgentAttempt& attempt) const;
    void addRows(const AgentRows& rows, ToolAnswer& answer) const;
    void addFailure(const AgentAttempt& attempt, const std::string& task, ToolAnswer& answer) const;

    DataValues m_values;
};

/// An answer that is only a message.
[[nodiscard]] ToolAnswer failedAnswer(std::string message);

} // namespace querymend
