#pragma once

#include "report/timelinerows.h"
#include "run/event.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Writes the record of a run by hand, 2 ms between its events.
class WrittenRun {
public:
    explicit WrittenRun(RunStarted start = {})
    {
        start.question.text = "How many?";
        add(std::move(start));
    }

    WrittenRun& add(EventBody body)
    {
        m_events.push_back({"written", m_events.size() + 1,
                            1'777'638'605'000 + 2 * static_cast<std::int64_t>(m_events.size()) + m_late.count(),
                            std::move(body)});
        return *this;
    }

    /// What follows happens so much later.
    WrittenRun& after(std::chrono::milliseconds time)
    {
        m_late += time;
        return *this;
    }

    WrittenRun& lane(std::uint32_t lane, Level level = Level::basic)
    {
        return add(CandidateForked{LaneId{lane}, level});
    }

    WrittenRun& asked(const AttemptRef& attempt)
    {
        add(ModelAsked{EffectId{1}, attempt, {}});
        return add(ModelReplied{EffectId{1}, attempt, "SELECT 1", {100, 20}, std::chrono::milliseconds{5}});
    }

    WrittenRun& right(const AttemptRef& attempt, const std::vector<Finding>& notes = {})
    {
        asked(attempt);
        Verdict passed;
        passed.findings = notes;
        return add(Checked{EffectId{}, attempt, "SELECT 1", passed}).add(Reflected{attempt, {}});
    }

    WrittenRun& wrong(const AttemptRef& attempt, ErrorCode code, const std::string& hint = {}, bool isRaised = false)
    {
        asked(attempt);
        Finding finding;
        finding.code = code;
        finding.identifier = "country";
        finding.suggestions = {{"country_code"}};
        Verdict verdict;
        verdict.status = VerdictStatus::rewrite;
        verdict.findings.push_back(finding);
        add(Checked{EffectId{}, attempt, "SELECT country FROM t", verdict});
        return hint.empty() ? *this : add(HintChosen{attempt, isRaised ? "explicit" : "general", hint, isRaised});
    }

    WrittenRun& solved(const AttemptRef& attempt)
    {
        return add(LaneEnded{attempt.lane, LaneOutcome::valid, attempt.number, {}})
            .add(Selected{attempt, {}})
            .add(RunFinished{RunOutcome::solved, "SELECT 1", {}});
    }

    WrittenRun& ended(LaneOutcome lane, RunOutcome run, const std::string& reason = {})
    {
        return add(LaneEnded{LaneId{0}, lane, 0, reason}).add(RunFinished{run, {}, reason});
    }

    operator std::vector<RunEvent>() const { return m_events; }

private:
    std::vector<RunEvent> m_events;
    std::chrono::milliseconds m_late{0};
};

[[nodiscard]] inline TimelineRows timelineOf(const std::vector<RunEvent>& run)
{
    return timelineRows(run);
}

} // namespace querymend
