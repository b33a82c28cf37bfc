#include "runs/rundriver.h"

#include "run/fork.h"
#include "run/personquestions.h"
#include "run/runclock.h"

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
    : QObject(parent), m_context(context), m_recorder(recorder), m_self(std::make_shared<RunDriver*>(this)),
      m_callLater([self = m_self, later = std::move(ports.callLater)](auto time, auto call) {
          later(time, [self, call = std::move(call)] {
              if (*self)
                  call();
          });
      }),
      m_effects({ports.model, ports.check, m_callLater, ports.results}, m_state, [self = m_self](RunInput input) {
          if (*self)
              (*self)->give(std::move(input));
      })
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

void RunDriver::setBreakpoints(const Breakpoints& breakpoints)
{
    m_gate.set(breakpoints);
    askAtBreakpoints();
}

void RunDriver::askAtBreakpoints()
{
    const RunStarted* const start = startOf(m_recorder.events());
    if (!start || m_state.phase != RunPhase::running)
        return;
    std::vector<AskMoment> moments = start->policy.asks;
    for (const AskMoment moment : {AskMoment::disagreement, AskMoment::failure, AskMoment::lastFailure}) {
        if (m_gate.breakpoints().asksAt(moment) && !asksAt(start->policy, moment))
            moments.push_back(moment);
    }
    if (moments != m_state.start.policy.asks)
        give(EditRun{{}, EditedField::asks, textOfMoments(moments)});
}

/// From then on, a store that is busy or out of reach is given up immediately.
void RunDriver::cancel(std::string reason)
{
    give(CancelRun{std::move(reason)});
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
    if (std::holds_alternative<StartRun>(input) || std::holds_alternative<ResumeRun>(input))
        askAtBreakpoints();
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
        const auto call = stopped ? m_effects.stopCall(stopped->effect) : std::nullopt;
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
    m_callLater(m_pause, [this] { keepAgain(); });
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

void RunDriver::carryOut(const StopEffect& effect)
{
    m_gate.drop(effect.effect);
    m_effects.carryOut(effect);
}

void RunDriver::stopEverything()
{
    const auto stop = [this](EffectId effect) {
        if (effect.isNone())
            return;
        static_cast<void>(m_effects.stopCall(effect)); // no longer recorded
        carryOut(StopEffect{effect});
    };
    for (const LaneState& lane : m_state.lanes) {
        stop(lane.pending);
        for (const AttemptState& attempt : lane.attempts)
            stop(attempt.reading);
    }
    for (const RoleState& role : m_state.roles)
        stop(role.pending);
    stop(m_state.candidates.comparing);
}

void RunDriver::proceed(ContinueWay way)
{
    const std::vector<EffectId> held = m_gate.held();
    if (held.empty())
        return;
    m_gate.set(way);
    const std::size_t count = way == ContinueWay::step ? 1 : held.size();
    for (std::size_t i = 0; i < count; ++i)
        give(ContinueRun{held[i], way});
}

std::optional<EditRefusal> RunDriver::edit(const EditRun& edit)
{
    const auto facts = factsOfEdit(m_state, m_context, edit);
    if (!facts)
        return facts.error();
    if (!facts->empty())
        give(edit);
    return std::nullopt;
}

std::optional<AcceptanceFailure> RunDriver::accept(const AttemptRef& attempt, Acceptance what)
{
    const auto fact = acceptanceOf(m_state, attempt, what);
    if (!fact)
        return fact.error();
    give(AcceptAttempt{attempt, what});
    return std::nullopt;
}

/// Finds nothing for an edited effect: the edit's decision has replaced it with a new request.
void RunDriver::letGo(EffectId effect)
{
    if (const auto held = m_gate.release(effect))
        std::visit([this](const auto& what) { m_effects.carryOut(what); }, *held);
}

void RunDriver::limitTime(std::chrono::milliseconds time, LaneId lane)
{
    if (time.count() <= 0)
        return;
    m_callLater(time, [this, lane, before = uncounted(lane).total()] { timeIsUp(lane, before); });
}

void RunDriver::timeIsUp(LaneId lane, std::chrono::milliseconds stoppedBefore)
{
    if (m_held.isStopped()) {
        m_late.emplace_back([this, lane, stoppedBefore] { timeIsUp(lane, stoppedBefore); });
        return;
    }
    const std::chrono::milliseconds owed = uncounted(lane).total() - stoppedBefore;
    if (owed.count() > 0)
        return limitTime(owed, lane);
    give(TimeIsUp{lane});
}

/// No limit ends anything while an effect is held back or the user is asked something, whatever else goes on.
void RunDriver::noteStops()
{
    const std::int64_t now = m_recorder.now();
    if (waitsForUser(m_state))
        m_waited.begin(now);
    else
        m_waited.end(now);
    if (m_gate.isHolding() || !m_state.asked.empty())
        return m_held.begin(now);
    m_held.end(now);
    for (const auto& call : std::exchange(m_late, {}))
        call();
}

} // namespace querymend

#include "moc_rundriver.cpp"
