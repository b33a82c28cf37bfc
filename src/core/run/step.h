#pragma once

#include "run/answersearch.h"

namespace querymend {

/// Takes one input and does all that follows from it.
class Step {
public:
    Step(const RunState& state, const RunContext& context) : m_draft(state, context) {}

    [[nodiscard]] Decision take(const RunInput& input);

private:
    void take(const StartRun& input);
    void take(const ModelAnswered& input);
    void take(const CheckAnswered& input);
    void take(const ComparisonAnswered& input);
    void take(const RowsAnswered& input);
    void take(const WaitPassed& input);
    void take(const TimeIsUp& input);
    void take(const CancelRun& input);
    void take(const ResumeRun& input);

    // The user's interventions.
    void take(const PauseRun& input);
    void take(const ContinueRun& input);
    void take(const EditRun& input);
    void take(const AcceptAttempt& input);
    void take(const TakeMending& input);
    void take(const AnswerQuestion& input);
    void take(const LeaveUnanswered& input);

    [[nodiscard]] const RunState& state() const { return m_draft.state(); }
    [[nodiscard]] const RunContext& context() const { return m_draft.context(); }

    DecisionDraft m_draft;
    RoleCalls m_roles{m_draft};
    RowReading m_rows{m_draft};
    TestRung m_tests{m_draft, m_roles, m_rows};
    PersonQuestions m_person{m_draft};
    LaneSteps m_lanes{m_draft, m_roles, m_tests, m_person};
    AnswerSearch m_search{m_draft, m_roles, m_rows, m_tests, m_lanes, m_person};
};

} // namespace querymend
