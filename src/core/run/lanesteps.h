#pragma once

#include "run/personquestions.h"
#include "run/testrung.h"

#include <chrono>
#include <optional>
#include <string>

namespace querymend {

/// What a lane does next: it asks for an attempt, has it checked, and goes by the result.
class LaneSteps {
public:
    LaneSteps(DecisionDraft& draft, RoleCalls& roles, TestRung& tests, PersonQuestions& person)
        : m_draft(draft), m_roles(roles), m_tests(tests), m_person(person)
    {}

    void proceed(LaneId lane);
    void limit(LaneId lane);
    void end(LaneId lane, LaneOutcome outcome, std::string reason);
    void endWith(const AttemptRef& best, std::string reason);

    void replied(LaneId lane, EffectId effect, const ModelReply& reply);
    void failed(LaneId lane, EffectId effect, const ModelProblem& problem);
    void check(const AttemptRef& attempt, const std::string& given, Verdict verdict);
    void checked(Checked fact);
    void takeCorrection(const AttemptRef& failed, MendedBy by);

private:
    void ask(LaneId lane);
    [[nodiscard]] bool mayBeShorter(const LaneState& lane) const;
    void hadNoDatabase(const AttemptRef& attempt);
    void judge(const AttemptRef& attempt);
    [[nodiscard]] Reflection reflectionOn(const AttemptRef& attempt) const;
    void refine(const AttemptRef& attempt, Reflection reflection);
    void pause(const AttemptRef& attempt, std::optional<std::chrono::milliseconds> askedFor, std::string reason);
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }
    [[nodiscard]] const RunContext& context() const { return m_draft.context(); }

    DecisionDraft& m_draft;
    RoleCalls& m_roles;
    TestRung& m_tests;
    PersonQuestions& m_person;
};

} // namespace querymend
