#include "run/schedule.h"
#include "run/step.h"

namespace querymend {

/// The record may end anywhere, also between two facts of one decision: what is missing is decided again.
void Step::take(const ResumeRun&)
{
    record(RunResumed{});
    if (m_state.selected)
        return answerWith({*m_state.selected, "selected before the run was interrupted"}, {});
    const std::uint32_t first = m_state.firstLane;
    for (auto i = static_cast<std::uint32_t>(m_state.lanes.size()) - first; i < policy().lanes; ++i)
        record(plannedLane(LaneId{first + i}, i, policy(), m_state.level));
    const auto end = static_cast<std::uint32_t>(m_state.lanes.size());
    bool hasOpenLanes = false;
    for (std::uint32_t i = first; i < end && m_state.phase == RunPhase::running; ++i) {
        if (!m_state.lane(LaneId{i}).isOpen())
            continue;
        hasOpenLanes = true;
        goOn(LaneId{i});
    }
    if (!hasOpenLanes)
        endLevel();
}

/// From what is known of a lane's last attempt.
void Step::goOn(LaneId id)
{
    const LaneState& lane = m_state.lane(id);
    if (lane.attempts.empty())
        return ask(id);
    const AttemptRef attempt = lastAttemptOf(id);
    const AttemptState& last = lane.attempts.back();
    if (!last.verdict) {
        const std::string sql = last.sql;
        return sql.empty() ? ask(id) : check(attempt, sql, verdictOn(sql));
    }
    if (!last.reflection) {
        diagnoseAttempt(attempt);
        return judge(attempt);
    }
    switch (last.reflection->decision) {
    case ReflectionDecision::refine:
    case ReflectionDecision::ask:
        return ask(id);
    case ReflectionDecision::complete:
        return endLane(id, LaneOutcome::valid, passedEveryCheck);
    case ReflectionDecision::escalate:
    case ReflectionDecision::giveUp:
    case ReflectionDecision::stop:
        return endLane(id, LaneOutcome::failed, last.reflection->reasoning);
    }
}

} // namespace querymend
