#include "runs/effectrunner.h"

#include <utility>

namespace querymend {

EffectRunner::EffectRunner(RunPorts ports, const RunState& state, std::function<void(RunInput)> answer)
    : m_ports(std::move(ports)), m_state(state), m_answer(std::move(answer))
{}

void EffectRunner::carryOut(const AskModel& effect)
{
    m_ports.model->ask(effect, [tell = m_answer, id = effect.effect](const auto& answer) {
        tell(ModelAnswered{id, answer});
    });
    if (effect.limit.count() > 0)
        limitCall(effect.effect, effect.limit, std::chrono::milliseconds(0));
}

void EffectRunner::limitCall(EffectId effect, std::chrono::milliseconds time, std::chrono::milliseconds waitedBefore)
{
    m_ports.callLater(time, [this, effect, waitedBefore] {
        if (!m_state.waitingFor(effect) && !m_state.roleWaitingFor(effect))
            return;
        const std::chrono::milliseconds waited = m_ports.model->waited(effect);
        if (waited > waitedBefore)
            limitCall(effect, waited - waitedBefore, waited);
        else
            giveUpCall(effect);
    });
}

void EffectRunner::giveUpCall(EffectId effect)
{
    ModelProblem problem = m_ports.model->stop(effect).value_or(ModelProblem{});
    problem.fault = ModelFault::timedOut;
    problem.message = "no reply within the time limit for a call";
    m_answer(ModelAnswered{effect, std::move(problem)});
}

void EffectRunner::carryOut(const RunCheck& effect)
{
    m_ports.check->check(effect, [tell = m_answer, id = effect.effect](const Verdict& verdict) {
        tell(CheckAnswered{id, verdict});
    });
}

void EffectRunner::carryOut(const CompareResults& effect)
{
    const auto answered = [tell = m_answer, id = effect.effect](const Comparison& comparison) {
        tell(ComparisonAnswered{id, comparison});
    };
    if (m_ports.results)
        m_ports.results->compare(effect, answered);
    else
        m_ports.callLater(std::chrono::milliseconds(0), [answered] { answered({}); });
}

void EffectRunner::carryOut(const ReadRows& effect)
{
    const auto answered = [tell = m_answer, id = effect.effect](const ReturnedRows& rows) {
        tell(RowsAnswered{id, rows});
    };
    if (m_ports.results)
        return m_ports.results->read(effect, answered);
    ReturnedRows none;
    none.problem = "its rows cannot be read here";
    m_ports.callLater(std::chrono::milliseconds(0), [answered, none] { answered(none); });
}

void EffectRunner::carryOut(const WaitUntil& effect)
{
    m_ports.callLater(effect.time, [tell = m_answer, id = effect.effect] { tell(WaitPassed{id}); });
}

void EffectRunner::carryOut(const StopEffect& effect)
{
    if (m_ports.check)
        m_ports.check->stop(effect.effect);
    if (m_ports.results)
        m_ports.results->stop(effect.effect);
}

} // namespace querymend
