#pragma once

#include "support/events.h"

#include <string>
#include <vector>

namespace querymend::test {

/// A run whose first statement names an unknown column, and whose second is the answer; two such runs prove a lesson.
inline std::vector<RunEvent> mendedRun(const std::string& run, const std::string& answer = "SELECT total FROM orders")
{
    RunStarted asked = started("What is the revenue?");
    asked.modelKind = ModelKind::live; // scripted models teach nothing
    Verdict passed = goodVerdict();
    passed.sanitizedSql = answer;
    return numbered(run,
                    {asked, CandidateForked{LaneId{0}},
                     Checked{EffectId{1}, {LaneId{0}, 0}, "SELECT totl FROM orders", failedVerdict()},
                     Diagnosed{{LaneId{0}, 0}, ErrorCode::unknownColumn, "totl", "s", 1},
                     Checked{EffectId{2}, {LaneId{0}, 1}, answer, passed},
                     Diagnosed{{LaneId{0}, 1}, ErrorCode::unclassified, "", "", 7},
                     LaneEnded{LaneId{0}, LaneOutcome::valid, 1, ""}, Selected{{LaneId{0}, 1}, ""},
                     RunFinished{RunOutcome::solved, answer, ""}},
                    1000);
}

} // namespace querymend::test
