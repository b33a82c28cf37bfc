#include "run/testrung.h"

#include "run/rolereplies.h"
#include "run/selection.h"
#include "run/testneeds.h"
#include "sql/outline/outline.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

namespace {

/// As findings of the first test are called.
const std::string nameOfSketch = "test " + std::to_string(1);

ResultOrder orderOf(std::string_view sql, const Dialect& dialect)
{
    const Outline outline = outlineOf(sql, dialect.lex, dialect.syntax);
    if (outline.statements.empty() || outline.statements.front().body.isNone())
        return ResultOrder::none;
    const std::vector<ClauseSpan>& clauses = outline[outline.statements.front().body].clauses;
    const bool isSorted = std::any_of(clauses.begin(), clauses.end(),
                                      [](const ClauseSpan& clause) { return clause.clause == Clause::orderBy; });
    return isSorted ? ResultOrder::sorted : ResultOrder::none;
}

} // namespace

/// The last rung: which of the generated tests the attempt passes. An attempt that failed before is not tested. Without
/// tests or an evaluator, the rung is skipped.
Progress TestRung::test(const AttemptRef& attempt)
{
    const std::optional<AnswerSketch> sketch = sketchIn(state().start.question.evidence);
    const bool isEvaluated = m_roles.isOn(ModelRole::evaluator);
    if ((!isEvaluated && !sketch) || !mayBeAnswer(m_draft.at(attempt)) || !m_draft.at(attempt).tests.empty())
        return Progress::done;
    if (isEvaluated && ensureTests() == Progress::waits)
        return Progress::waits;
    if (sketch && m_rows.ensureRead(attempt) == Progress::waits)
        return Progress::waits;
    const std::size_t generated = testsOf(state()).size() - (sketch ? 1 : 0);
    Judgement made;
    if (isEvaluated && generated > 0 && evaluate(attempt, made) == Progress::waits)
        return Progress::waits;
    if (sketch)
        compare(*sketch, attempt, made);
    if (made.verdicts.empty()) // there are no tests, or no tokens were left to judge by them
        return Progress::done;
    const bool isFound = !made.findings.empty();
    m_draft.record(AttemptTested{attempt, std::move(made.verdicts), std::move(made.findings)});
    if (isFound)
        m_draft.diagnose(attempt);
    return Progress::done;
}

/// The first test, which needs no model: whether the result is like the user's sketch of it.
void TestRung::compare(const AnswerSketch& sketch, const AttemptRef& attempt, Judgement& made) const
{
    const ReturnedRows* const rows = m_rows.rowsOf(attempt);
    std::erase_if(made.findings, [](const Finding& finding) { return finding.identifier == nameOfSketch; });
    if (made.verdicts.empty())
        made.verdicts.resize(testsOf(state()).size(), TestVerdict::unclear);
    made.verdicts.front() = rows && isCertain(sketch, *rows) ? TestVerdict::passed : TestVerdict::unclear;
    const ResultOrder order = orderOf(statementOf(m_draft.at(attempt)), *m_draft.context().dialect);
    auto misfit = rows ? misfitOf(sketch, *rows, order) : std::nullopt;
    if (!misfit)
        return;
    made.verdicts.front() = TestVerdict::failed;
    Finding finding;
    finding.rung = Rung::tests;
    finding.code = ErrorCode::testFailed;
    finding.message = std::move(misfit->message);
    finding.messageWithoutData = std::move(misfit->messageWithoutData);
    finding.identifier = nameOfSketch;
    made.findings.insert(made.findings.begin(), std::move(finding));
}

Progress TestRung::ensureTests()
{
    Progress progress = Progress::done;
    for (std::uint32_t i = 0; i < testGenerators; ++i) {
        if (m_roles.ensureCalled({ModelRole::testGenerator, i}) == Progress::waits)
            progress = Progress::waits;
    }
    return progress;
}

/// Equal statements are evaluated once, whichever lane wrote them.
Progress TestRung::evaluate(const AttemptRef& attempt, Judgement& made)
{
    if (const AttemptState* const same = testedBefore(m_draft.at(attempt).fingerprint)) {
        made.verdicts = same->tests;
        std::copy_if(same->verdict->findings.begin(), same->verdict->findings.end(), std::back_inserter(made.findings),
                     [](const Finding& finding) { return finding.rung == Rung::tests; });
    } else {
        const std::vector<GeneratedTest> tests = testsOf(state());
        const RoleCall call{ModelRole::evaluator, attempt.lane.value};
        if (!state().role(call) && isTestedElsewhere(attempt))
            return Progress::waits;
        if (m_roles.isDue(call) && m_rows.ensureRead(attempt) == Progress::waits)
            return Progress::waits;
        const std::string sql(statementOf(m_draft.at(attempt)));
        if (m_roles.ensureCalled(call, sql, m_rows.resultOf(attempt)) == Progress::waits)
            return Progress::waits;
        const RoleState* const evaluator = state().role(call);
        if (!evaluator) // no tokens were left to call it
            return Progress::done;
        made.verdicts = verdictsIn(evaluator->results, tests.size());
        made.findings = testFindings(tests, evaluator->results);
    }
    return Progress::done;
}

const AttemptState* TestRung::testedBefore(std::uint64_t fingerprint) const
{
    for (const LaneState& lane : state().lanes) {
        for (const AttemptState& attempt : lane.attempts) {
            if (fingerprint != 0 && attempt.fingerprint == fingerprint && !attempt.tests.empty())
                return &attempt;
        }
    }
    return nullptr;
}

bool TestRung::isTestedElsewhere(const AttemptRef& attempt) const
{
    const std::uint64_t fingerprint = m_draft.at(attempt).fingerprint;
    return std::any_of(state().lanes.begin(), state().lanes.end(), [&](const LaneState& lane) {
        return lane.made.lane != attempt.lane && lane.isOpen()
            && state().role({ModelRole::evaluator, lane.made.lane.value})
            && lane.attempts.back().fingerprint == fingerprint;
    });
}

/// Records which tests each candidate passes.
void TestRung::listTests()
{
    const std::vector<GeneratedTest> tests = testsOf(state());
    const bool isJudged = m_roles.isOn(ModelRole::evaluator) || sketchIn(state().start.question.evidence);
    if (tests.empty() || !isJudged || state().candidates.tested)
        return;
    TestsJudged judged;
    for (const GeneratedTest& test : tests)
        judged.tests.push_back(test.text);
    const auto isOfEvidence = [](const GeneratedTest& test) { return !test.evidence.empty(); };
    if (std::any_of(tests.begin(), tests.end(), isOfEvidence)) {
        for (const GeneratedTest& test : tests)
            judged.evidence.push_back(test.evidence);
    }
    for (const LaneId lane : candidateLanes(state())) {
        std::vector<TestVerdict> verdicts = m_draft.bestOf(lane).tests;
        verdicts.resize(tests.size(), TestVerdict::unclear);
        judged.lanes.push_back({lane, std::move(verdicts)});
    }
    m_draft.record(std::move(judged));
}

bool TestRung::meetsNeeds(const AttemptRef& attempt) const
{
    return meetNeeds(m_draft.policy(), testsOf(state()), m_draft.at(attempt).tests);
}

std::string TestRung::reasonToKeep(const AttemptRef& attempt) const
{
    const std::vector<TestVerdict>& tests = m_draft.at(attempt).tests;
    if (std::count(tests.begin(), tests.end(), TestVerdict::failed) == 0)
        return "the statement passed every check that ran";
    const auto passed = std::count(tests.begin(), tests.end(), TestVerdict::passed);
    return "the statement passed every check except the tests, of which it passed " + std::to_string(passed) + " of "
        + std::to_string(tests.size());
}

} // namespace querymend
