#pragma once

#include "agents/agentdatabase.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// Does what agents call tools for, on the databases that a person lets them use: a few statements at once, and no
/// more rows a minute than is reasonable.
class AgentServer : public QObject {
    Q_OBJECT

public:
    using OpenerOf = std::function<SessionOpener(const ConnectionTarget& target)>;

    AgentServer(std::vector<AgentConnection> connections, AgentSettings settings, const OpenerOf& openerOf);
    ~AgentServer() override;

    void begin(StartToolCall call);
    void cancel(ToolCallId call);
    /// Ends all tasks, with complete records.
    void finish();

    static constexpr std::size_t mostAtOnce = 4;
    static constexpr std::size_t mostRowsPerMinute = 100'000;
    static constexpr std::size_t mostBytesPerMinute = std::size_t{8} << 20U;

Q_SIGNALS:
    void answered(querymend::ToolCallId call, const querymend::ToolAnswer& answer);
    /// Emitted each second while a call is worked on, or waits for a person.
    void progressed(querymend::ToolCallId call, std::uint32_t seconds, const std::string& what);

private:
    using Clock = std::chrono::steady_clock;
    struct Spent {
        Clock::time_point at;
        std::size_t rows = 0;
        std::size_t bytes = 0;
    };

    void beginMore();
    void connectWindow();
    void introduce(const std::string& agent);
    void answerLater(ToolCallId call, std::string problem);
    void takeAnswer(ToolCallId call, const ToolAnswer& answer, std::size_t rows);
    void reportProgress();
    [[nodiscard]] AgentDatabase* databaseFor(const ToolArguments& arguments) const;
    [[nodiscard]] std::string connectionNames() const;
    [[nodiscard]] std::string overBudget();

    AgentSettings m_settings;
    std::vector<std::unique_ptr<AgentDatabase>> m_databases;
    std::map<std::uint32_t, Clock::time_point> m_begun;
    std::deque<Spent> m_spent; ///< within the last minute
    std::string m_agent;       ///< whose call came last
    QTimer m_progress;
};

} // namespace querymend
