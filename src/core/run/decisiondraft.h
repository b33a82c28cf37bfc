#pragma once

#include "run/decide.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace querymend {

/// Whether a stage is done, or waits for something that is pending.
enum class Progress : std::uint8_t { done, waits };

/// A decision in the making: each fact is applied immediately, so that what follows sees it.
class DecisionDraft {
public:
    DecisionDraft(const RunState& state, const RunContext& context) : m_state(state), m_context(context) {}

    [[nodiscard]] const RunState& state() const { return m_state; }
    [[nodiscard]] const RunContext& context() const { return m_context; }
    [[nodiscard]] const RunPolicy& policy() const { return m_state.start.policy; }
    [[nodiscard]] Decision take() { return std::move(m_decision); }
    /// How many facts there are so far.
    [[nodiscard]] std::size_t facts() const { return m_decision.facts.size(); }

    void record(EventBody fact);
    template <class Kind>
    void begin(Kind effect)
    {
        m_decision.effects.emplace_back(std::move(effect));
    }
    /// Cancels an effect, if it is one.
    void stop(EffectId effect);
    /// Records what is wrong with an attempt that has been checked.
    void diagnose(const AttemptRef& attempt);

    [[nodiscard]] EffectId newEffect() const { return EffectId{m_state.nextEffect}; }
    [[nodiscard]] AttemptRef lastAttemptOf(LaneId lane) const;
    [[nodiscard]] const AttemptState& at(const AttemptRef& attempt) const
    {
        return m_state.lane(attempt.lane).attempts[attempt.number];
    }
    /// The best attempt of a lane that has ended.
    [[nodiscard]] const AttemptState& bestOf(LaneId lane) const;
    /// What the checks without an engine say of a statement.
    [[nodiscard]] Verdict verdictOn(const std::string& sql) const;
    [[nodiscard]] bool hasHigherLevel() const;
    /// Whether the run has used up its tokens or what it may cost.
    [[nodiscard]] bool isSpent() const;
    [[nodiscard]] std::string reasonToSpendNoMore() const;

private:
    RunState m_state;
    const RunContext& m_context;
    Decision m_decision;
};

} // namespace querymend
