#include "agents/agentrecord.h"

#include "storage/storesink.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr std::chrono::milliseconds longestDelay{100};
/// While a store is out of reach, runs wait for it once this many events are to be stored.
constexpr std::size_t mostPending = 10'000;

} // namespace

AgentRecord::AgentRecord(RunStore& store, AgentLink* window) : m_store(store), m_window(window)
{
    m_later.setSingleShot(true);
    m_later.setInterval(longestDelay);
    m_later.callOnTimeout([this] { static_cast<void>(this->store()); });
}

AgentRecord::~AgentRecord()
{
    static_cast<void>(store());
}

EventSink AgentRecord::sink()
{
    return [this](const RunEvent& event) -> std::optional<KeepProblem> {
        if (m_problem)
            return KeepProblem{*m_problem};
        if (m_pending.size() >= mostPending)
            return KeepProblem{"the store is out of reach", KeepProblem::Kind::passing};
        m_pending.push_back(event);
        if (!m_later.isActive())
            m_later.start();
        return std::nullopt;
    };
}

std::optional<std::string> AgentRecord::store()
{
    m_later.stop();
    while (!m_pending.empty()) {
        const auto done = storeRun(m_pending.front().run);
        if (done)
            continue;
        if (mayPass(done.error())) {
            m_later.start();
            return std::nullopt;
        }
        m_problem = done.error().text();
        m_pending.clear();
    }
    return m_problem;
}

/// Stores what is pending of one run, and tells the window of it.
StoreDone AgentRecord::storeRun(const std::string& run)
{
    const auto isOfRun = [&](const RunEvent& event) { return event.run == run; };
    const auto others = std::stable_partition(m_pending.begin(), m_pending.end(), isOfRun);
    if (auto done = m_store.append(std::span(m_pending.begin(), others)); !done)
        return done;
    // What the window answers may lead to further events.
    const std::vector<RunEvent> stored(std::make_move_iterator(m_pending.begin()), std::make_move_iterator(others));
    m_pending.erase(m_pending.begin(), others);
    for (const RunEvent& event : stored) {
        if (m_window)
            m_window->send(event);
    }
    return {};
}

} // namespace querymend
