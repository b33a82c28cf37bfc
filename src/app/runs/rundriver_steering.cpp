// What the user does to a run in progress.

#include "runs/rundriver.h"

#include <utility>

namespace querymend {

void RunDriver::proceed(ContinueWay way)
{
    const std::vector<EffectId> held = m_gate.held();
    if (held.empty())
        return;
    m_gate.set(way);
    const std::size_t count = way == ContinueWay::step ? 1 : held.size();
    for (std::size_t i = 0; i < count; ++i)
        give(ContinueRun{held[i], way});
}

std::optional<EditRefusal> RunDriver::edit(const EditRun& edit)
{
    const auto facts = factsOfEdit(m_state, m_context, edit);
    if (!facts)
        return facts.error();
    if (!facts->empty())
        give(edit);
    return std::nullopt;
}

std::optional<AcceptanceProblem> RunDriver::accept(const AttemptRef& attempt, Acceptance what)
{
    const auto fact = acceptanceOf(m_state, attempt, what);
    if (!fact)
        return fact.error();
    give(AcceptAttempt{attempt, what});
    return std::nullopt;
}

/// Finds nothing for an edited effect: the edit's decision has replaced it with a new request.
void RunDriver::letGo(EffectId effect)
{
    if (const auto held = m_gate.release(effect))
        std::visit([this](const auto& what) { carryOut(what); }, *held);
}

void RunDriver::limitTime(std::chrono::milliseconds time, LaneId lane)
{
    if (time.count() <= 0)
        return;
    m_ports.callLater(time, [self = m_self, lane, before = m_stopped.total()] {
        if (*self)
            (*self)->timeIsUp(lane, before);
    });
}

void RunDriver::timeIsUp(LaneId lane, std::chrono::milliseconds stoppedBefore)
{
    if (m_stopped.isStopped()) {
        m_late.emplace_back([this, lane, stoppedBefore] { timeIsUp(lane, stoppedBefore); });
        return;
    }
    const std::chrono::milliseconds owed = m_stopped.total() - stoppedBefore;
    if (owed.count() > 0)
        return limitTime(owed, lane);
    give(TimeIsUp{lane});
}

/// A run counts as stopped while any of its effects is held back.
void RunDriver::noteStops()
{
    if (m_gate.isHolding())
        return m_stopped.begin(m_recorder.now());
    m_stopped.end(m_recorder.now());
    for (const auto& call : std::exchange(m_late, {}))
        call();
}

} // namespace querymend
