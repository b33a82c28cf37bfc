#include "runs/rundriver.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// How long storing an event is retried, and at what intervals.
constexpr std::chrono::milliseconds patience{60'000};
constexpr std::chrono::milliseconds firstPause{1'000};
constexpr std::chrono::milliseconds longestPause{8'000};

} // namespace

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
    m_state = stateAfter(m_recorder.events());
    m_facts.assign(inherited.begin(), inherited.end());
    m_afterFacts = [this] {
        limitTime(m_state.start.policy.time);
        m_inputs.emplace_front(ResumeRun{});
    };
    processInputs();
}

/// From then on, a store that is busy or out of reach is given up immediately.
void RunDriver::cancel()
{
    give(CancelRun{});
    if (!m_waitingSince)
        return;
    m_waitingSince = m_recorder.now() - patience.count();
    keepAgain();
}

/// Handles inputs one at a time, even if handling one produces the next.
void RunDriver::give(RunInput input)
{
    m_inputs.push_back(std::move(input));
    if (!m_isDeciding && !m_waitingSince)
        processInputs();
}

void RunDriver::processInputs()
{
    m_isDeciding = true;
    keepFacts();
    while (!m_inputs.empty() && !m_isBroken && !m_waitingSince) {
        const RunInput next = std::move(m_inputs.front());
        m_inputs.pop_front();
        take(next);
    }
    m_isDeciding = false;
    noteStops();
}

void RunDriver::take(const RunInput& input)
{
    Decision decision = decide(m_state, input, m_context);
    // Facts about stopped calls precede those of the input, because nothing may follow the end of a run.
    const std::vector<EventBody> stopped = factsOfStopped(decision);
    if (!stopped.empty())
        decision = decide(stateAfter(stopped, m_state), input, m_context);
    m_facts.assign(stopped.begin(), stopped.end());
    m_facts.insert(m_facts.end(), decision.facts.begin(), decision.facts.end());
    const bool wasOver = m_state.phase == RunPhase::finished;
    m_afterFacts = [this, input, decision = std::move(decision), wasOver] {
        follow(input, decision);
        if (!wasOver && m_state.phase == RunPhase::finished)
            Q_EMIT finished();
    };
    keepFacts();
}

void RunDriver::follow(const RunInput& input, const Decision& decision)
{
    const auto* const goesOn = std::get_if<ContinueRun>(&input);
    if (goesOn)
        m_gate.letPass(goesOn->effect);
    for (const Effect& effect : decision.effects)
        std::visit([this](const auto& what) { begin(what); }, effect);
    m_gate.letPassNothing();
    if (goesOn && !decision.facts.empty())
        letGo(goesOn->effect);
}

std::vector<EventBody> RunDriver::factsOfStopped(const Decision& decision)
{
    std::vector<EventBody> facts;
    for (const Effect& effect : decision.effects) {
        const auto* const stopped = std::get_if<StopEffect>(&effect);
        const auto call = stopped ? m_ports.model->stop(stopped->effect) : std::nullopt;
        auto fact = call ? factOfStopped(stopped->effect, *call) : std::nullopt;
        if (fact)
            facts.push_back(std::move(*fact));
    }
    return facts;
}

std::optional<EventBody> RunDriver::factOfStopped(EffectId effect, const ModelProblem& call) const
{
    if (const RoleState* const role = m_state.roleWaitingFor(effect))
        return RoleFailed{effect, role->call, call.fault, call.message, call.traffic, call.tokens};
    const LaneState* const lane = m_state.waitingFor(effect);
    if (!lane || lane->attempts.empty())
        return std::nullopt;
    const AttemptRef attempt{lane->made.lane, static_cast<std::uint32_t>(lane->attempts.size() - 1)};
    return ModelFailed{effect, attempt, call.fault, call.message, {}, {}, call.traffic, call.tokens};
}

void RunDriver::keepFacts()
{
    while (!m_facts.empty()) {
        if (const auto problem = m_recorder.record(m_facts.front()))
            return keepLater(*problem);
        m_state = querymend::apply(std::move(m_state), m_facts.front());
        m_facts.pop_front();
    }
    if (std::exchange(m_waitingSince, std::nullopt))
        Q_EMIT recordingResumed();
    if (const auto then = std::exchange(m_afterFacts, {}))
        then();
}

void RunDriver::keepLater(const KeepProblem& problem)
{
    const std::int64_t now = m_recorder.now();
    const bool isFirst = !m_waitingSince;
    const bool mayWait =
        problem.kind == KeepProblem::Kind::passing && (isFirst || now - *m_waitingSince < patience.count());
    if (!mayWait) {
        m_isBroken = true;
        m_waitingSince.reset();
        m_facts.clear();
        m_afterFacts = {};
        stopEverything();
        Q_EMIT recordingFailed(problem.reason);
        return;
    }
    m_pause = isFirst ? firstPause : std::min(m_pause * 2, longestPause);
    m_waitingSince = m_waitingSince.value_or(now);
    m_ports.callLater(m_pause, [self = m_self] {
        if (*self)
            (*self)->keepAgain();
    });
    if (isFirst)
        Q_EMIT recordingDelayed(problem.reason);
}

/// May also be called by a timer after the events were stored.
void RunDriver::keepAgain()
{
    if (m_waitingSince && !m_isDeciding)
        processInputs();
}

/// Holds back effects that the user wants to inspect first.
template <class What>
void RunDriver::begin(const What& effect)
{
    if constexpr (requires { m_gate.reasonToStop(effect, m_state); }) {
        if (const auto reason = m_gate.reasonToStop(effect, m_state)) {
            m_gate.hold(effect);
            return give(PauseRun{effect.effect, *reason});
        }
    }
    carryOut(effect);
}

void RunDriver::carryOut(const AskModel& effect)
{
    m_ports.model->ask(effect, [tell = inbox(), id = effect.effect](const auto& answer) {
        tell(ModelAnswered{id, answer});
    });
    if (effect.limit.count() > 0)
        limitCall(effect.effect, effect.limit, std::chrono::milliseconds(0));
}

void RunDriver::limitCall(EffectId effect, std::chrono::milliseconds time, std::chrono::milliseconds waitedBefore)
{
    m_ports.callLater(time, [self = m_self, effect, waitedBefore] {
        if (!*self || (!(*self)->m_state.waitingFor(effect) && !(*self)->m_state.roleWaitingFor(effect)))
            return;
        const std::chrono::milliseconds waited = (*self)->m_ports.model->waited(effect);
        if (waited > waitedBefore)
            (*self)->limitCall(effect, waited - waitedBefore, waited);
        else
            (*self)->giveUpCall(effect);
    });
}

void RunDriver::giveUpCall(EffectId effect)
{
    ModelProblem problem = m_ports.model->stop(effect).value_or(ModelProblem{});
    problem.fault = ModelFault::timedOut;
    problem.message = "no reply within the time limit for a call";
    give(ModelAnswered{effect, std::move(problem)});
}

void RunDriver::carryOut(const RunCheck& effect)
{
    m_ports.check->check(effect, [tell = inbox(), id = effect.effect](const Verdict& verdict) {
        tell(CheckAnswered{id, verdict});
    });
}

void RunDriver::carryOut(const CompareResults& effect)
{
    const auto answered = [tell = inbox(), id = effect.effect](const Comparison& comparison) {
        tell(ComparisonAnswered{id, comparison});
    };
    if (m_ports.results)
        m_ports.results->compare(effect, answered);
    else
        m_ports.callLater(std::chrono::milliseconds(0), [answered] { answered({}); });
}

void RunDriver::carryOut(const WaitUntil& effect)
{
    m_ports.callLater(effect.time, [tell = inbox(), id = effect.effect] { tell(WaitPassed{id}); });
}

void RunDriver::carryOut(const StopEffect& effect)
{
    m_gate.drop(effect.effect);
    if (m_ports.check)
        m_ports.check->stop(effect.effect);
    if (m_ports.results)
        m_ports.results->stop(effect.effect);
}

void RunDriver::stopEverything()
{
    const auto stop = [this](EffectId effect) {
        if (effect.isNone())
            return;
        static_cast<void>(m_ports.model->stop(effect)); // no longer recorded
        carryOut(StopEffect{effect});
    };
    for (const LaneState& lane : m_state.lanes)
        stop(lane.pending);
    for (const RoleState& role : m_state.roles)
        stop(role.pending);
    stop(m_state.candidates.comparing);
}

std::function<void(RunInput)> RunDriver::inbox()
{
    return [self = m_self](RunInput input) {
        if (*self)
            (*self)->give(std::move(input));
    };
}

} // namespace querymend

#include "moc_rundriver.cpp"
