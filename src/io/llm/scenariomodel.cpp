#include "llm/scenariomodel.h"

#include "run/enumnames.h"

#include <utility>

namespace querymend {

void ScenarioModel::ask(const AskModel& request, Answered answered)
{
    auto answer = request.role ? answerTo(*request.role) : answerTo(placeOf(request.attempt, m_scenario.policy));
    m_answers.post(request.effect, std::move(answer), std::move(answered));
}

/// An evaluator is called for each attempt of its lane: replies are used in turn, and the last one is repeated.
std::variant<ModelReply, ModelProblem> ScenarioModel::answerTo(const RoleCall& call)
{
    const std::size_t before = m_roleCalls[{call.role, call.number}]++;
    const ScriptedRole* last = nullptr;
    std::size_t found = 0;
    for (const ScriptedRole& reply : m_scenario.roleReplies) {
        if (reply.call == call && found++ <= before)
            last = &reply;
    }
    if (last)
        return last->answer;
    return ModelProblem{ModelFault::notRecorded,
                        "The scenario \"" + m_scenario.name + "\" has no reply for the role "
                            + std::string(recordName(call.role)) + ' ' + std::to_string(call.number + 1) + '.',
                        {}};
}

std::variant<ModelReply, ModelProblem> ScenarioModel::answerTo(const ScenarioPlace& place)
{
    const std::size_t call = m_calls[place]++;
    std::size_t found = 0;
    for (const ScriptedReply& reply : m_scenario.replies) {
        if (reply.place == place && found++ == call)
            return reply.answer;
    }
    return ModelProblem{ModelFault::notRecorded,
                        "The scenario \"" + m_scenario.name + "\" has no reply to call " + std::to_string(call + 1)
                            + " for " + shown(place) + '.',
                        {}};
}

} // namespace querymend
