#include "rundriver.h"

#include <utility>

namespace querymend {

RunDriver::RunDriver(RunContext context, RunPorts ports, Recorder& recorder, QObject* parent)
    : QObject(parent), m_context(context), m_ports(std::move(ports)), m_recorder(recorder),
      m_self(std::make_shared<RunDriver*>(this))
{}

RunDriver::~RunDriver()
{
    *m_self = nullptr;
    stopEverything();
}

void RunDriver::start(RunStarted what)
{
    limitTime(what.policy.time);
    give(StartRun{std::move(what)});
}

void RunDriver::resume(const std::vector<EventBody>& inherited)
{
    for (const RunEvent& event : m_recorder.events())
        m_state = querymend::apply(std::move(m_state), event.body);
    for (const EventBody& body : inherited) {
        if (!keep(body))
            return;
    }
    limitTime(m_state.start.policy.time);
    give(ResumeRun{});
}

void RunDriver::limitTime(std::chrono::milliseconds time)
{
    if (time.count() > 0)
        m_ports.callLater(time, [tell = inbox()] { tell(TimeIsUp{}); });
}

void RunDriver::cancel()
{
    give(CancelRun{});
}

/// One input after the other, also where carrying out one brings the next.
void RunDriver::give(Input input)
{
    m_inputs.push_back(std::move(input));
    if (m_isDeciding)
        return;
    m_isDeciding = true;
    while (!m_inputs.empty() && !m_isBroken) {
        const Input next = std::move(m_inputs.front());
        m_inputs.pop_front();
        take(next);
    }
    m_isDeciding = false;
}

void RunDriver::take(const Input& input)
{
    const bool wasOver = m_state.phase == RunPhase::finished;
    const Decision decision = decide(m_state, input, m_context);
    for (const EventBody& fact : decision.facts) {
        if (!keep(fact))
            return;
    }
    for (const Effect& effect : decision.effects)
        std::visit([this](const auto& what) { carryOut(what); }, effect);
    if (!wasOver && m_state.phase == RunPhase::finished)
        Q_EMIT finished();
}

bool RunDriver::keep(const EventBody& fact)
{
    if (const auto problem = m_recorder.record(fact)) {
        m_isBroken = true;
        stopEverything();
        Q_EMIT recordingFailed(*problem);
        return false;
    }
    m_state = querymend::apply(std::move(m_state), fact);
    return true;
}

void RunDriver::carryOut(const AskModel& effect)
{
    m_ports.model->ask(effect, [tell = inbox(), id = effect.effect](const auto& answer) {
        tell(ModelAnswered{id, answer});
    });
}

void RunDriver::carryOut(const RunCheck& effect)
{
    m_ports.check->check(effect, [tell = inbox(), id = effect.effect](const Verdict& verdict) {
        tell(CheckAnswered{id, verdict});
    });
}

void RunDriver::carryOut(const WaitUntil& effect)
{
    m_ports.callLater(effect.time, [tell = inbox(), id = effect.effect] { tell(WaitPassed{id}); });
}

void RunDriver::carryOut(const StopEffect& effect)
{
    m_ports.model->stop(effect.effect);
    if (m_ports.check)
        m_ports.check->stop(effect.effect);
}

void RunDriver::stopEverything()
{
    for (const LaneState& lane : m_state.lanes) {
        if (!lane.pending.isNone())
            carryOut(StopEffect{lane.pending});
    }
}

std::function<void(Input)> RunDriver::inbox()
{
    return [self = m_self](Input input) {
        if (*self)
            (*self)->give(std::move(input));
    };
}

} // namespace querymend
