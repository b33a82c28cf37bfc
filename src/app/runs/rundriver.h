#pragma once

#include "run/acceptance.h"
#include "run/decide.h"
#include "run/editing.h"
#include "run/stoppedtime.h"
#include "runs/effectrunner.h"
#include "runs/recorder.h"
#include "runs/stopgate.h"
#include "runs/timers.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Executes a run: passes inputs to `decide`, the resulting facts to the recorder, and the effects to the ports.
/// Anything that arrives after the run's end, or after this object is gone, is dropped.
class RunDriver : public QObject {
    Q_OBJECT

public:
    RunDriver(RunContext context, RunPorts ports, Recorder& recorder, QObject* parent = nullptr);
    ~RunDriver() override;

    void start(RunStarted what);
    /// Continues from the recorder's events and then `inherited`, which begins a run forked from another.
    void resume(const std::vector<EventBody>& inherited = {});
    /// The reason, in English, is recorded.
    void cancel(std::string reason = "cancelled");

    void setBreakpoints(const Breakpoints& breakpoints);
    /// Stops before the next request, whatever it is.
    void stopAtNext() { m_gate.set(ContinueWay::step); }
    /// Releases what is held back: the oldest effect when stepping, otherwise all.
    void proceed(ContinueWay way);
    /// Edits an attempt that is held back; returns the reason if it cannot be edited.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit);
    /// Has the correction of an attempt tried next, if it still can be.
    void tryCorrection(const AttemptRef& attempt) { give(TakeMending{attempt}); }
    /// Answers what the user is asked; with neither a text nor a reading, the run goes on as if it had not asked.
    void answer(AnswerQuestion what) { give(std::move(what)); }
    /// Ends the run because no user can answer.
    void leaveUnanswered(EffectId effect) { give(LeaveUnanswered{effect}); }
    /// Accepts an attempt as the answer, which ends the run.
    [[nodiscard]] std::optional<AcceptanceFailure> accept(const AttemptRef& attempt, Acceptance what);

    [[nodiscard]] const RunState& state() const { return m_state; }

Q_SIGNALS:
    void finished();
    /// An event could not be stored, so the run was stopped where it was.
    void recordingFailed(const std::string& reason);
    /// An event could not be stored yet. The run waits while storing it is retried for up to a minute.
    void recordingDelayed(const std::string& reason);
    /// The delayed events are stored.
    void recordingResumed();

private:
    void give(RunInput input);
    /// Has the run ask its user where breakpoints or its own policy say so.
    void askAtBreakpoints();
    /// Time in which the run waits for its user does not count, nor, for a lane, any in which something is held back.
    void limitTime(std::chrono::milliseconds time, LaneId lane = {});
    [[nodiscard]] const StoppedTime& uncounted(LaneId lane) const { return lane.isNone() ? m_waited : m_held; }
    void timeIsUp(LaneId lane, std::chrono::milliseconds stoppedBefore);
    void processInputs();
    void take(const RunInput& input);
    /// Returns facts about pending model calls that the decision stops.
    [[nodiscard]] std::vector<EventBody> factsOfStopped(const Decision& decision);
    [[nodiscard]] std::optional<EventBody> factOfStopped(EffectId effect, const ModelProblem& call) const;
    void follow(const RunInput& input, const Decision& decision);
    /// Stores the facts in order, then runs m_afterFacts.
    void keepFacts();
    void keepLater(const KeepProblem& problem);
    void keepAgain();
    template <class What>
    void begin(const What& effect);
    template <class What>
    void carryOut(const What& effect)
    {
        m_effects.carryOut(effect);
    }
    void carryOut(const LimitLane& effect) { limitTime(effect.time, effect.lane); }
    void carryOut(const StopEffect& effect);
    void letGo(EffectId effect);
    void noteStops();
    void stopEverything();

    RunContext m_context;
    Recorder& m_recorder;
    std::shared_ptr<RunDriver*> m_self; ///< holds null once this object is destroyed
    CallLater m_callLater;              ///< calls nothing once this object is destroyed
    RunState m_state;
    EffectRunner m_effects;
    std::deque<RunInput> m_inputs;
    std::deque<EventBody> m_facts;      ///< still to be stored
    std::function<void()> m_afterFacts; ///< called once they are stored
    /// Set while a store is out of reach: since when, and the current pause between tries.
    std::optional<std::int64_t> m_waitingSince;
    std::chrono::milliseconds m_pause{0};
    StopGate m_gate;
    StoppedTime m_held;                        ///< while anything is held back or asked
    StoppedTime m_waited;                      ///< while nothing else is under way either, as the timeline counts it
    std::vector<std::function<void()>> m_late; ///< limits that expired while the run was stopped
    bool m_isDeciding = false;
    bool m_isBroken = false;
};

} // namespace querymend
