#pragma once

#include "agents/agentlink.h"
#include "agents/agenttask.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

namespace querymend {

/// The tasks on one database, by name.
class AgentTasks {
public:
    using Make = std::function<std::unique_ptr<AgentTask>(const std::string& name, const std::string& agent)>;
    explicit AgentTasks(Make make) : m_make(std::move(make)) {}

    /// Begins the task if there is none of this name. If there are too many, the one that was not used for longest
    /// ends.
    [[nodiscard]] AgentTask& named(const std::string& name, const std::string& agent);
    /// Ends those that nothing is attempted in; their runs know a former schema.
    void finishIdle();
    void cancelAttempts();
    void cancelAll();

    /// Does what a person decides of a run, if it is one of these. Tells the window if that cannot be done.
    void follow(const WindowMessage& order, AgentLink& window);
    /// Tells the window what is recorded of the open runs.
    void tellOpenRuns(AgentLink& window) const;
    // Ends the wait for a person:
    void refuseHeld(const std::string& reason);
    void letHeldRun();
    [[nodiscard]] bool isHeld() const;

    static constexpr std::size_t most = 64;

private:
    struct Known {
        std::unique_ptr<AgentTask> task;
        std::uint64_t lastUse = 0;
    };

    void makeRoom();

    Make m_make;
    std::map<std::string, Known, std::less<>> m_tasks;
    std::uint64_t m_uses = 0;
};

} // namespace querymend
