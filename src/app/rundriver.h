#pragma once

#include "recorder.h"
#include "run/acceptance.h"
#include "run/decide.h"
#include "run/editing.h"
#include "run/ports.h"
#include "stopgate.h"
#include "stoppedtime.h"
#include "timers.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a run works with. All of it outlives the run.
struct RunPorts {
    ModelPort* model = nullptr;
    CheckPort* check = nullptr; ///< null where there is no database to ask
    CallLater callLater;
    ResultPort* results = nullptr; ///< null where results cannot be compared: then each stands alone
};

/// Carries a run out: what the world did goes into `decide`, the facts that follow go to the recorder, and the effects
/// back into the world. Whatever comes after the end, or after this object, is dropped.
class RunDriver : public QObject {
    Q_OBJECT

public:
    RunDriver(RunContext context, RunPorts ports, Recorder& recorder, QObject* parent = nullptr);
    ~RunDriver() override;

    void start(RunStarted what);
    /// Goes on from the recorder's events and then these, which begin a run that was forked off another.
    void resume(const std::vector<EventBody>& inherited = {});
    void cancel();

    void setBreakpoints(const Breakpoints& breakpoints) { m_gate.set(breakpoints); }
    /// Stops before whatever is asked next.
    void stopAtNext() { m_gate.set(ContinueWay::step); }
    /// Lets go what is held back: a step the oldest of it, else all.
    void goOn(ContinueWay way);
    /// Of an attempt that is held back; the reason where it cannot be.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit);
    /// A person takes an attempt for the answer, which ends the run.
    [[nodiscard]] std::optional<AcceptanceProblem> accept(const AttemptRef& attempt, Acceptance what);

    [[nodiscard]] const RunState& state() const { return m_state; }

Q_SIGNALS:
    void finished();
    /// An event could not be kept, so the run was stopped where it was.
    void recordingFailed(const std::string& reason);
    /// An event could not be kept yet. The run waits, and it is tried again for a minute.
    void recordingDelayed(const std::string& reason);
    /// What had to wait is kept.
    void recordingResumed();

private:
    void give(Input input);
    /// The time in which a person has stopped the run does not count.
    void limitTime(std::chrono::milliseconds time, LaneId lane = {});
    void timeIsUp(LaneId lane, std::chrono::milliseconds stoppedBefore);
    void takeInputs();
    void take(const Input& input);
    /// What came of calls to the model that were under way and that the decision stops.
    [[nodiscard]] std::deque<EventBody> factsOfStopped(const Decision& decision);
    [[nodiscard]] std::optional<EventBody> factOfStopped(EffectId effect, const ModelProblem& call) const;
    void follow(const Input& input, const Decision& decision);
    /// Has facts kept, one after the other; the effects come after that.
    void keepFacts();
    void keepLater(const KeepProblem& problem);
    void keepAgain();
    template <class What>
    void begin(const What& effect);
    void letGo(EffectId effect);
    void noteStops();
    void carryOut(const AskModel& effect);
    void carryOut(const RunCheck& effect);
    void carryOut(const CompareResults& effect);
    void carryOut(const WaitUntil& effect);
    void carryOut(const LimitLane& effect) { limitTime(effect.time, effect.lane); }
    void carryOut(const StopEffect& effect);
    void stopEverything();
    /// What the call waited before it was sent does not count.
    void limitCall(EffectId effect, std::chrono::milliseconds time, std::chrono::milliseconds waitedBefore);
    /// Nobody waits for the model any longer.
    void giveUpCall(EffectId effect);

    /// For answers that may come when this object is gone.
    [[nodiscard]] std::function<void(Input)> inbox();

    RunContext m_context;
    RunPorts m_ports;
    Recorder& m_recorder;
    RunState m_state;
    std::deque<Input> m_inputs;
    std::deque<EventBody> m_facts;      ///< to be kept
    std::function<void()> m_afterFacts; ///< once they are kept
    /// While a store is out of reach: since when, and how long the next pause is.
    std::optional<std::int64_t> m_waitingSince;
    std::chrono::milliseconds m_pause{0};
    StopGate m_gate;
    StoppedTime m_stopped;
    std::vector<std::function<void()>> m_late; ///< limits that were over while the run was stopped
    bool m_isDeciding = false;
    bool m_isBroken = false;
    std::shared_ptr<RunDriver*> m_self; ///< emptied when this object ends
};

} // namespace querymend
