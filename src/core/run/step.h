#pragma once

#include "run/decide.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace querymend {

/// One decision while it is made: every fact is applied at once, so that what follows sees it.
class Step {
public:
    Step(const RunState& state, const RunContext& context) : m_state(state), m_context(context) {}

    [[nodiscard]] Decision take(const Input& input);

private:
    void take(const StartRun& input);
    void take(const ModelAnswered& input);
    void take(const CheckAnswered& input);
    void take(const WaitPassed& input);
    void take(const TimeIsUp& input);
    void take(const CancelRun& input);
    void take(const ResumeRun& input);

    void forkLanes();
    void answerWith(Selected selected, std::string reason);
    void ask(LaneId lane);
    void replied(LaneId lane, EffectId effect, const ModelReply& reply);
    void failed(LaneId lane, EffectId effect, const ModelProblem& problem);
    void check(const AttemptRef& attempt, const std::string& given, Verdict verdict);
    void checked(Checked fact);
    void diagnoseAttempt(const AttemptRef& attempt);
    void goOn(LaneId lane);
    void hadNoDatabase(const AttemptRef& attempt);
    void judge(const AttemptRef& attempt);
    void refine(const AttemptRef& attempt, Reflection reflection);
    void pause(const AttemptRef& attempt, std::optional<std::chrono::milliseconds> askedFor, std::string reason);
    void endLane(LaneId lane, LaneOutcome outcome, std::string reason);
    void endLevel();
    void stopAll(LaneOutcome outcome, const std::string& reason);
    void finish(RunOutcome outcome, std::string sql, std::string reason);

    [[nodiscard]] std::vector<PromptSection> promptOf(const LaneState& lane) const;
    [[nodiscard]] Verdict verdictOn(const std::string& sql) const;
    [[nodiscard]] bool hasHigherLevel() const;
    [[nodiscard]] bool tokensAreSpent() const;
    [[nodiscard]] AttemptRef lastAttemptOf(LaneId lane) const;
    [[nodiscard]] EffectId newEffect() const { return EffectId{m_state.nextEffect}; }
    [[nodiscard]] const RunPolicy& policy() const { return m_state.start.policy; }

    void record(EventBody fact)
    {
        m_state = querymend::apply(std::move(m_state), fact); // std::apply would fit a variant too
        m_decision.facts.push_back(std::move(fact));
    }

    static constexpr auto passedEveryCheck = "the statement passed every check that was made";

    RunState m_state;
    const RunContext& m_context;
    Decision m_decision;
};

} // namespace querymend
