#include "run/rolereplies.h"
#include "run/selection.h"
#include "run/step.h"

#include <algorithm>

namespace querymend {

/// The last rung: which of the generated tests the attempt passes. An attempt that failed before is not tested. Without
/// tests or an evaluator, the rung is skipped.
Step::Progress Step::test(const AttemptRef& attempt)
{
    if (!isOn(ModelRole::evaluator) || !stands(at(attempt)) || !at(attempt).tests.empty())
        return Progress::done;
    if (ensureTests() == Progress::waits)
        return Progress::waits;
    return testsOf(m_state).empty() ? Progress::done : evaluate(attempt);
}

Step::Progress Step::ensureTests()
{
    Progress progress = Progress::done;
    for (std::uint32_t i = 0; i < testGenerators; ++i) {
        if (ensureCalled({ModelRole::testGenerator, i}) == Progress::waits)
            progress = Progress::waits;
    }
    return progress;
}

/// Equal statements are evaluated once, whichever lane wrote them.
Step::Progress Step::evaluate(const AttemptRef& attempt)
{
    AttemptTested fact{attempt, {}, {}};
    if (const AttemptState* const same = testedBefore(at(attempt).fingerprint)) {
        fact.verdicts = same->tests;
        std::copy_if(same->verdict->findings.begin(), same->verdict->findings.end(), std::back_inserter(fact.findings),
                     [](const Finding& finding) { return finding.rung == Rung::tests; });
    } else {
        const std::vector<std::string> tests = testsOf(m_state);
        const RoleCall call{ModelRole::evaluator, attempt.lane.value};
        if (!m_state.role(call) && isTestedElsewhere(attempt))
            return Progress::waits;
        if (ensureCalled(call, statementOf(at(attempt)), tests) == Progress::waits)
            return Progress::waits;
        const RoleState* const evaluator = m_state.role(call);
        if (!evaluator) // no tokens were left to call it
            return Progress::done;
        fact.verdicts = verdictsIn(evaluator->results, tests.size());
        fact.findings = testFindings(tests, evaluator->results);
    }
    const bool isFound = !fact.findings.empty();
    record(std::move(fact));
    if (isFound)
        diagnoseAttempt(attempt);
    return Progress::done;
}

const AttemptState* Step::testedBefore(std::uint64_t fingerprint) const
{
    for (const LaneState& lane : m_state.lanes) {
        for (const AttemptState& attempt : lane.attempts) {
            if (fingerprint != 0 && attempt.fingerprint == fingerprint && !attempt.tests.empty())
                return &attempt;
        }
    }
    return nullptr;
}

bool Step::isTestedElsewhere(const AttemptRef& attempt) const
{
    const std::uint64_t fingerprint = at(attempt).fingerprint;
    return std::any_of(m_state.lanes.begin(), m_state.lanes.end(), [&](const LaneState& lane) {
        return lane.made.lane != attempt.lane && lane.isOpen()
            && m_state.role({ModelRole::evaluator, lane.made.lane.value})
            && lane.attempts.back().fingerprint == fingerprint;
    });
}

/// Records which tests each candidate passes.
void Step::listTests()
{
    const std::vector<std::string> tests = testsOf(m_state);
    if (tests.empty() || !isOn(ModelRole::evaluator) || m_state.candidates.tested)
        return;
    TestsJudged judged{tests, {}};
    for (const LaneId lane : candidateLanes(m_state)) {
        std::vector<TestVerdict> verdicts = bestOf(lane).tests;
        verdicts.resize(tests.size(), TestVerdict::unclear);
        judged.lanes.push_back({lane, std::move(verdicts)});
    }
    record(std::move(judged));
}

std::string Step::reasonToStand(const AttemptRef& attempt) const
{
    const std::vector<TestVerdict>& tests = at(attempt).tests;
    const auto passed = std::count(tests.begin(), tests.end(), TestVerdict::passed);
    if (std::count(tests.begin(), tests.end(), TestVerdict::failed) == 0)
        return "the statement passed every check that ran";
    return "the statement passed every check except the tests, of which it passed " + std::to_string(passed) + " of "
        + std::to_string(tests.size());
}

} // namespace querymend
