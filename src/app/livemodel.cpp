#include "livemodel.h"

#include <algorithm>

namespace querymend {

LiveModel::LiveModel(ModelProfile profile, HttpRoute route, const ModelKeys& keys)
    : m_profile(std::move(profile)), m_route(std::move(route)), m_keys(keys)
{}

void LiveModel::ask(const AskModel& request, Answered answered)
{
    if (m_client)
        return m_client->ask(request, std::move(answered));
    m_early.emplace_back(request, std::move(answered));
    if (m_early.size() > 1)
        return;
    const auto look = [this] {
        m_keys.find(m_profile, this, [this](const Result<Secret, std::string>& key) { open(key); });
    };
    QMetaObject::invokeMethod(this, look, Qt::QueuedConnection); // a key may be there at once
}

std::optional<ModelProblem> LiveModel::stop(EffectId effect)
{
    if (m_client)
        return m_client->stop(effect);
    // One remains, so that the key is not looked for twice; nobody hears of its answer.
    for (auto& [request, answered] : m_early) {
        if (request.effect == effect)
            answered = nullptr;
    }
    return std::nullopt;
}

void LiveModel::open(const Result<Secret, std::string>& key)
{
    if (key) {
        m_endpoint = std::make_unique<ModelEndpoint>(m_profile, m_route, *key, machineTime());
        m_client = std::make_unique<HttpModelClient>(*m_endpoint);
        connect(m_client.get(), &HttpModelClient::pieceArrived, this, &LiveModel::pieceArrived);
    }
    for (auto& [request, answered] : std::exchange(m_early, {})) {
        if (answered && key)
            m_client->ask(request, std::move(answered));
        else if (answered)
            answered(ModelProblem{ModelFault::auth, key.error(), {}});
    }
}

} // namespace querymend
