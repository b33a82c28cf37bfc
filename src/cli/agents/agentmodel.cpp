#include "agents/agentmodel.h"

#include "base/json.h"

#include <nlohmann/json.hpp>

#include <QTimer>

#include <utility>

namespace querymend {

void AgentModel::ask(const AskModel&, Answered answered)
{
    m_answered = std::move(answered);
    if (m_said)
        QTimer::singleShot(0, this, [this] { answer(); }); // a port never answers from within `ask`
    else if (m_whenAsked)
        m_whenAsked();
}

std::optional<ModelProblem> AgentModel::stop(EffectId)
{
    m_answered = {};
    return {};
}

void AgentModel::say(const std::string& sql)
{
    // A reply of this form is taken as it is: nothing in it is read as prose around a statement.
    m_said = toJsonLine({{"sql", sql}});
    answer();
}

void AgentModel::answer()
{
    if (!m_answered || !m_said)
        return;
    ModelReply reply;
    reply.text = *std::exchange(m_said, std::nullopt);
    std::exchange(m_answered, {})(reply);
}

} // namespace querymend
