#pragma once

#include "recorder.h"
#include "run/decide.h"
#include "run/ports.h"
#include "timers.h"

#include <QObject>

#include <deque>
#include <memory>
#include <string>

namespace querymend {

/// What a run works with. All of it outlives the run.
struct RunPorts {
    ModelPort* model = nullptr;
    CheckPort* check = nullptr; ///< null where there is no database to ask
    CallLater callLater;
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

    [[nodiscard]] const RunState& state() const { return m_state; }

Q_SIGNALS:
    void finished();
    /// An event could not be kept, so the run was stopped where it was.
    void recordingFailed(const std::string& reason);

private:
    void give(Input input);
    void limitTime(std::chrono::milliseconds time);
    /// False, and told, where the recorder cannot.
    [[nodiscard]] bool keep(const EventBody& fact);
    void take(const Input& input);
    void carryOut(const AskModel& effect);
    void carryOut(const RunCheck& effect);
    void carryOut(const WaitUntil& effect);
    void carryOut(const StopEffect& effect);
    void stopEverything();

    /// For answers that may come when this object is gone.
    [[nodiscard]] std::function<void(Input)> inbox();

    RunContext m_context;
    RunPorts m_ports;
    Recorder& m_recorder;
    RunState m_state;
    std::deque<Input> m_inputs;
    bool m_isDeciding = false;
    bool m_isBroken = false;
    std::shared_ptr<RunDriver*> m_self; ///< emptied when this object ends
};

} // namespace querymend
