#include "agents/agenttasks.h"

#include <algorithm>
#include <utility>

namespace querymend {

AgentTask& AgentTasks::named(const std::string& name, const std::string& agent)
{
    if (!m_tasks.contains(name)) {
        makeRoom();
        m_tasks.emplace(name, Known{m_make(name, agent), 0});
    }
    Known& known = m_tasks.at(name);
    known.lastUse = ++m_uses;
    return *known.task;
}

void AgentTasks::makeRoom()
{
    if (m_tasks.size() < most)
        return;
    const auto oldest = std::ranges::min_element(m_tasks, {}, [](const auto& task) { return task.second.lastUse; });
    oldest->second.task->finish();
    m_tasks.erase(oldest);
}

void AgentTasks::finishIdle()
{
    for (auto& [name, known] : m_tasks) {
        if (!known.task->isBusy())
            known.task->finish();
    }
}

void AgentTasks::cancelAttempts()
{
    for (auto& [name, known] : m_tasks) {
        if (known.task->isBusy())
            known.task->cancel();
    }
}

void AgentTasks::cancelAll()
{
    for (auto& [name, known] : m_tasks)
        known.task->cancel();
    m_tasks.clear();
}

void AgentTasks::follow(const WindowMessage& order, AgentLink& window)
{
    const std::string& run = runOf(order);
    for (auto& [name, known] : m_tasks) {
        const std::vector<RunEvent> events = known.task->openRun();
        if (events.empty() || events.front().run != run)
            continue;
        if (const auto problem = known.task->follow(order))
            window.send(HeldEditRefused{run, *problem});
        return;
    }
}

void AgentTasks::tellOpenRuns(AgentLink& window) const
{
    for (const auto& [name, known] : m_tasks) {
        for (const RunEvent& event : known.task->openRun())
            window.send(event);
    }
}

void AgentTasks::refuseHeld(const std::string& reason)
{
    for (auto& [name, known] : m_tasks) {
        if (known.task->isHeld())
            known.task->refuse(reason);
    }
}

void AgentTasks::letHeldRun()
{
    for (auto& [name, known] : m_tasks) {
        if (known.task->isHeld())
            known.task->letRun();
    }
}

bool AgentTasks::isHeld() const
{
    return std::ranges::any_of(m_tasks, [](const auto& known) { return known.second.task->isHeld(); });
}

} // namespace querymend
