#include "models/modeltrial.h"

#include "base/utf8.h"
#include "check/reply/reply.h"
#include "llm/wire/contextsize.h"

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
    const auto listed = [this](const ModelEndpoint::Names& names, const ModelTraffic& traffic) {
        if (names) {
            m_result.models = *names;
            m_result.contextTokens = contextSizeIn(traffic.body, m_profile.model).value_or(0);
        }
        lookUpContext();
    };
    static_cast<void>(m_endpoint->listModels(listed));
}

/// Some servers tell the size of the context in the list of their models.
void ModelTrial::lookUpContext()
{
    const WireFormat& format = m_endpoint->format();
    const bool isListed =
        format.encodeContext && format.encodeContext(m_profile.model).path == format.encodeModels().path;
    if (m_result.contextTokens > 0 || !format.encodeContext || isListed)
        return ask();
    m_contexts = std::make_unique<ContextLookup>(*m_endpoint);
    m_contexts->find(m_profile.model, [this] {
        m_result.contextTokens = m_contexts->known(m_profile.model).value_or(0);
        ask();
    });
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
