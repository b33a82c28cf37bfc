#pragma once

#include "agents/agentwatch.h"
#include "run/state.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A statement of an agent that runs only if a person lets it.
struct HeldStatement {
    std::string run;
    std::string agent;
    std::string database;
    std::string sql;
    std::int64_t since = 0; ///< milliseconds since 1970

    friend bool operator==(const HeldStatement&, const HeldStatement&) = default;
};

/// A run of an agent, as far as this window has heard of it.
struct AgentRun {
    std::vector<RunEvent> events; ///< never empty; the first is its start
    RunState state;               ///< after them
    std::int64_t heldSince = 0;   ///< milliseconds since 1970; 0 if nothing waits
    bool isLost = false;          ///< the program that made it has ended

    [[nodiscard]] const std::string& id() const { return events.front().run; }
    [[nodiscard]] bool isOver() const { return isLost || state.phase == RunPhase::finished; }
    [[nodiscard]] bool isHeld() const { return heldSince != 0; }
};

/// What agents do while a window is open, and what a person decides of their statements.
class AgentRuns : public QObject {
    Q_OBJECT

public:
    /// The watch must outlive it.
    explicit AgentRuns(AgentWatch& watch, QObject* parent = nullptr);

    /// Those that are going on, and the last ones that ended; the latest begun is last.
    [[nodiscard]] const std::deque<AgentRun>& runs() const { return m_runs; }
    /// Null if it is not known.
    [[nodiscard]] const AgentRun* find(const std::string& run) const;
    [[nodiscard]] std::size_t open() const;
    /// Whether an agent is there, or was.
    [[nodiscard]] bool isAnyKnown() const { return !m_runs.empty() || !m_watch.connected().empty(); }
    /// What waits for a person, the longest first.
    [[nodiscard]] std::vector<HeldStatement> held() const;

    void letRun(const std::string& run) { m_watch.order(LetHeldRun{run}); }
    void edit(const std::string& run, const std::string& sql) { m_watch.order(EditHeld{run, sql}); }
    void refuse(const std::string& run, const std::string& reason) { m_watch.order(RefuseHeld{run, reason}); }

    static constexpr std::size_t mostEnded = 50;

Q_SIGNALS:
    void recorded(const querymend::RunEvent& event);
    /// The list, what waits, or who is there has changed.
    void changed();
    void editRefused(const QString& reason);

private:
    void take(const RunEvent& event);
    void lose(const std::string& run);
    /// Returns whether something waits now that did not, or the other way round.
    static bool noteHeld(AgentRun& run);
    void forgetEnded();

    AgentWatch& m_watch;
    std::deque<AgentRun> m_runs;
};

} // namespace querymend
