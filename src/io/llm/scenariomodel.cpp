#include "llm/scenariomodel.h"

#include <utility>

namespace querymend {

void ScenarioModel::ask(const AskModel& request, Answered answered)
{
    m_answers.post(request.effect, answerTo(placeOf(request.attempt, m_scenario.policy)), std::move(answered));
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
