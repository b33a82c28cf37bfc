#pragma once

#include "run/lanesteps.h"

#include <span>
#include <string>

namespace querymend {

/// The run as a whole, decided by what its state lacks: preparation, a level's lanes, and the choice among them.
class AnswerSearch {
public:
    AnswerSearch(DecisionDraft& draft, RoleCalls& roles, RowReading& rows, TestRung& tests, LaneSteps& lanes,
                 PersonQuestions& person)
        : m_draft(draft), m_roles(roles), m_rows(rows), m_tests(tests), m_lanes(lanes), m_person(person)
    {}

    void proceed();
    void endWith(RunOutcome without, const std::string& reason);
    void stopAll(LaneOutcome outcome, const std::string& reason);
    [[nodiscard]] std::span<const LaneState> lanesOfLevel() const;

private:
    [[nodiscard]] Progress prepare();
    [[nodiscard]] Progress generate();
    [[nodiscard]] Progress chooseAnswer();
    void forkLanes();
    void cleanUp();
    [[nodiscard]] Progress compare();
    [[nodiscard]] bool mayEscalate() const;
    void escalate();
    void endLevelWithoutAnswer();
    [[nodiscard]] Progress explain(const AttemptRef& answer);
    [[nodiscard]] std::string remarkOn(const AttemptRef& answer) const;
    void finish(RunOutcome outcome, std::string sql, std::string reason);
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }
    [[nodiscard]] const RunContext& context() const { return m_draft.context(); }

    DecisionDraft& m_draft;
    RoleCalls& m_roles;
    RowReading& m_rows;
    TestRung& m_tests;
    LaneSteps& m_lanes;
    PersonQuestions& m_person;
};

} // namespace querymend
