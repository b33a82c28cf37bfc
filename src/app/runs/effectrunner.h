#pragma once

#include "run/ports.h"
#include "run/state.h"
#include "runs/timers.h"

#include <chrono>
#include <functional>
#include <optional>

namespace querymend {

/// What a run uses. All of it must outlive the run.
struct RunPorts {
    ModelPort* model = nullptr;
    CheckPort* check = nullptr; ///< null if there is no database
    CallLater callLater;
    /// Null if results cannot be read: each candidate stays on its own then, and roles see no rows.
    ResultPort* results = nullptr;
};

/// Carries out a run's effects through its ports, and passes on the answers as inputs.
class EffectRunner {
public:
    /// The state, which must outlive it, says what is still waited for. The ports may call `answer` at any time later,
    /// and what they call later must be safe to call then.
    EffectRunner(RunPorts ports, const RunState& state, std::function<void(RunInput)> answer);

    void carryOut(const AskModel& effect);
    void carryOut(const RunCheck& effect);
    void carryOut(const CompareResults& effect);
    void carryOut(const ReadRows& effect);
    void carryOut(const WaitUntil& effect);
    void carryOut(const StopEffect& effect);
    /// Stops a model's call; returns what ModelPort::stop does.
    std::optional<ModelProblem> stopCall(EffectId effect) { return m_ports.model->stop(effect); }

private:
    /// The time that the call waited before it was sent does not count.
    void limitCall(EffectId effect, std::chrono::milliseconds time, std::chrono::milliseconds waitedBefore);
    /// Ends a call as timed out.
    void giveUpCall(EffectId effect);

    RunPorts m_ports;
    const RunState& m_state;
    std::function<void(RunInput)> m_answer;
};

} // namespace querymend
