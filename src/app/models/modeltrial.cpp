#include "models/modeltrial.h"

#include "base/utf8.h"
#include "check/reply/reply.h"

#include <utility>

namespace querymend {

namespace {

using Answer = std::variant<ModelReply, ModelProblem>;

/// A reply without a statement means that a run would fail too.
Answer judged(const Answer& answer)
{
    const auto* const reply = std::get_if<ModelReply>(&answer);
    if (!reply || extractSql(reply->text, {}))
        return answer;
    constexpr std::size_t mostShown = 200;
    ModelProblem problem;
    problem.fault = ModelFault::malformed;
    problem.message = "The model was asked for SQL, but replied: "
        + reply->text.substr(0, byteOffsetOfCharacter(reply->text, mostShown));
    problem.tokens = reply->tokens;
    problem.traffic = reply->traffic;
    return problem;
}

} // namespace

ModelTrial::ModelTrial(ModelProfile profile, HttpRoute route, const ModelKeys& keys, Ended ended)
    : m_profile(std::move(profile)), m_route(std::move(route)), m_keys(keys), m_ended(std::move(ended))
{
    const auto look = [this] {
        m_keys.find(m_profile, this, [this](const Result<Secret, std::string>& key) { open(key); });
    };
    QMetaObject::invokeMethod(this, look, Qt::QueuedConnection);
}

void ModelTrial::open(const Result<Secret, std::string>& key)
{
    if (!key) {
        m_result.answer = ModelProblem{ModelFault::auth, key.error(), {}};
        return m_ended(m_result);
    }
    m_endpoint = std::make_unique<ModelEndpoint>(m_profile, m_route, *key, machineTime());
    m_client = std::make_unique<HttpModelClient>(*m_endpoint);
    static_cast<void>(m_endpoint->listModels([this](const ModelEndpoint::Names& names, const ModelTraffic&) {
        if (names)
            m_result.models = *names;
        ask();
    }));
}

/// Called even if listing failed: not all servers support it.
void ModelTrial::ask()
{
    AskModel request;
    request.effect = EffectId{0};
    request.prompt = {{ChatRole::system, "task", "You write SQL. Answer with one statement."},
                      {ChatRole::user, "question", "Write a statement that selects the number 1."}};
    m_client->ask(request, [this](const std::variant<ModelReply, ModelProblem>& answer) {
        m_result.answer = judged(answer);
        m_ended(m_result);
    });
}

} // namespace querymend

#include "moc_modeltrial.cpp"
