#include "run/acceptance.h"

#include <algorithm>

namespace querymend {

namespace {

/// Whether the finding is only about the result: the statement itself runs.
bool isOfTheRows(ErrorCode code)
{
    return code == ErrorCode::emptyResult || code == ErrorCode::allNull || code == ErrorCode::testFailed;
}

} // namespace

Result<EventBody, AcceptanceFailure> acceptanceOf(const RunState& state, const AttemptRef& attempt, Acceptance what)
{
    const bool isThere =
        attempt.lane.value < state.lanes.size() && attempt.number < state.lane(attempt.lane).attempts.size();
    if (!isThere)
        return Failure{AcceptanceFailure::notThere};
    const AttemptState& made = state.lane(attempt.lane).attempts[attempt.number];
    if (!made.verdict || made.sql.empty())
        return Failure{AcceptanceFailure::notChecked};
    const std::vector<Finding>& findings = made.verdict->findings;
    const bool runs = std::all_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.severity != Severity::error || isOfTheRows(finding.code);
    });
    if (!runs)
        return Failure{AcceptanceFailure::doesNotRun};
    if (what == Acceptance::theAnswer)
        return EventBody(AttemptAccepted{attempt, made.sql});
    const bool isEmpty = std::any_of(findings.begin(), findings.end(),
                                     [](const Finding& finding) { return finding.code == ErrorCode::emptyResult; });
    if (!isEmpty)
        return Failure{AcceptanceFailure::notEmpty};
    return EventBody(EmptinessConfirmed{attempt, made.sql});
}

bool mayFollowTheEnd(const EventBody& body)
{
    return std::holds_alternative<AttemptAccepted>(body) || std::holds_alternative<EmptinessConfirmed>(body);
}

} // namespace querymend
