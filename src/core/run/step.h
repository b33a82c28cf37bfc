#pragma once

#include "run/decide.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace querymend {

/// A decision in the making: each fact is applied immediately, so that what follows sees it.
class Step {
public:
    Step(const RunState& state, const RunContext& context) : m_state(state), m_context(context) {}

    [[nodiscard]] Decision take(const RunInput& input);

private:
    /// Whether a stage is done, or waits for something that is pending.
    enum class Progress : std::uint8_t { done, waits };

    void take(const StartRun& input);
    void take(const ModelAnswered& input);
    void take(const CheckAnswered& input);
    void take(const ComparisonAnswered& input);
    void take(const WaitPassed& input);
    void take(const TimeIsUp& input);
    void take(const CancelRun& input);
    void take(const ResumeRun& input);

    // The user's interventions: step_steering.cpp.
    void take(const PauseRun& input);
    void take(const ContinueRun& input);
    void take(const EditRun& input);
    void take(const AcceptAttempt& input);

    // One attempt: step.cpp.
    void ask(LaneId lane);
    void replied(LaneId lane, EffectId effect, const ModelReply& reply);
    void failed(LaneId lane, EffectId effect, const ModelProblem& problem);
    void check(const AttemptRef& attempt, const std::string& given, Verdict verdict);
    void checked(Checked fact);
    void diagnoseAttempt(const AttemptRef& attempt);
    void hadNoDatabase(const AttemptRef& attempt);
    void judge(const AttemptRef& attempt);
    [[nodiscard]] Reflection reflectionOn(const AttemptRef& attempt) const;
    void refine(const AttemptRef& attempt, Reflection reflection);
    void pause(const AttemptRef& attempt, std::optional<std::chrono::milliseconds> askedFor, std::string reason);
    void endLane(LaneId lane, LaneOutcome outcome, std::string reason);

    // The run as a whole, decided by what its state lacks: step_search.cpp.
    void proceed();
    [[nodiscard]] Progress prepare();
    [[nodiscard]] Progress generate();
    [[nodiscard]] Progress chooseAnswer();
    void forkLanes();
    void proceed(LaneId lane);
    void cleanUp();
    [[nodiscard]] Progress compare();
    void listTests();
    void endLevelWithoutAnswer();
    void endWith(RunOutcome without, const std::string& reason);
    void stopAll(LaneOutcome outcome, const std::string& reason);
    void stop(EffectId effect);
    void limit(LaneId lane);
    void finish(RunOutcome outcome, std::string sql, std::string reason);

    // The test rung: step_tests.cpp.
    [[nodiscard]] Progress test(const AttemptRef& attempt);
    [[nodiscard]] Progress ensureTests();
    [[nodiscard]] Progress evaluate(const AttemptRef& attempt);
    [[nodiscard]] const AttemptState* testedBefore(std::uint64_t fingerprint) const;
    [[nodiscard]] bool isTestedElsewhere(const AttemptRef& attempt) const;
    [[nodiscard]] std::string reasonToStand(const AttemptRef& attempt) const;

    // Roles: step_roles.cpp.
    [[nodiscard]] Progress ensureCalled(const RoleCall& call, std::string_view sql = {},
                                        std::span<const std::string> tests = {});
    void roleAnswered(const RoleState& role, const ModelAnswered& input);
    void stopRole(const RoleCall& call);
    [[nodiscard]] bool isOn(ModelRole role) const;
    [[nodiscard]] bool hasFreeCall() const;

    [[nodiscard]] Verdict verdictOn(const std::string& sql) const;
    [[nodiscard]] bool hasHigherLevel() const;
    [[nodiscard]] bool tokensAreSpent() const;
    [[nodiscard]] AttemptRef lastAttemptOf(LaneId lane) const;
    [[nodiscard]] const AttemptState& at(const AttemptRef& attempt) const
    {
        return m_state.lane(attempt.lane).attempts[attempt.number];
    }
    /// The best attempt of a lane that has ended.
    [[nodiscard]] const AttemptState& bestOf(LaneId lane) const;
    [[nodiscard]] std::span<const LaneState> lanesOfLevel() const;
    [[nodiscard]] EffectId newEffect() const { return EffectId{m_state.nextEffect}; }
    [[nodiscard]] const RunPolicy& policy() const { return m_state.start.policy; }

    void record(EventBody fact)
    {
        m_state = querymend::apply(std::move(m_state), fact); // ADL also finds std::apply
        m_decision.facts.push_back(std::move(fact));
    }

    RunState m_state;
    const RunContext& m_context;
    Decision m_decision;
};

} // namespace querymend
