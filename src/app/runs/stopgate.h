#pragma once

#include "run/effect.h"
#include "run/state.h"
#include "runs/breakpoints.h"

#include <optional>
#include <variant>
#include <vector>

namespace querymend {

/// Holds back effects that the user wants to inspect first, until they are released.
class StopGate {
public:
    using Held = std::variant<AskModel, RunCheck, CompareResults, ReadRows>;

    void set(const Breakpoints& breakpoints) { m_breakpoints = breakpoints; }
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }
    /// When stepping, every effect is stopped.
    void set(ContinueWay way) { m_way = way; }

    [[nodiscard]] std::optional<StopReason> reasonToStop(const AskModel& effect, const RunState& state) const;
    [[nodiscard]] std::optional<StopReason> reasonToStop(const RunCheck& effect, const RunState& state) const;
    [[nodiscard]] std::optional<StopReason> reasonToStop(const CompareResults& effect, const RunState& state) const;
    [[nodiscard]] std::optional<StopReason> reasonToStop(const ReadRows& effect, const RunState& state) const;

    void hold(Held what) { m_held.push_back(std::move(what)); }
    std::optional<Held> release(EffectId effect);
    void drop(EffectId effect) { (void)release(effect); }
    /// Oldest first.
    [[nodiscard]] std::vector<EffectId> held() const;
    [[nodiscard]] bool isHolding() const { return !m_held.empty(); }

    /// Lets the replacement of an edited effect, for the same attempt or role, pass without a second stop.
    void letPass(EffectId effect);
    void letPassNothing() { m_passing.reset(); }

private:
    struct Passing {
        AttemptRef attempt;
        std::optional<RoleCall> role;
        StopPlace before = StopPlace::model;

        friend bool operator==(const Passing&, const Passing&) = default;
    };

    [[nodiscard]] std::optional<StopReason> reasonToStopBeforeDatabase() const;
    [[nodiscard]] bool isAfterSuchFailure(const AttemptRef& attempt, const RunState& state) const;

    Breakpoints m_breakpoints;
    ContinueWay m_way = ContinueWay::onwards;
    std::vector<Held> m_held;
    std::optional<Passing> m_passing;
};

} // namespace querymend
