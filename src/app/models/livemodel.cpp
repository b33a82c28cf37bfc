#include "models/livemodel.h"

#include <algorithm>

namespace querymend {

LiveModel::LiveModel(ModelProfile profile, HttpRoute route, const ModelKeys& keys)
    : m_profile(std::move(profile)), m_route(std::move(route)), m_keys(keys)
{}

void LiveModel::ask(const AskModel& request, Answered answered)
{
    if (m_client)
        return m_client->ask(request, std::move(answered));
    m_early.push_back({request, std::move(answered), m_time.now()});
    if (m_early.size() > 1)
        return;
    const auto look = [this] {
        m_keys.find(m_profile, this, [this](const Result<Secret, std::string>& key) { open(key); });
    };
    QMetaObject::invokeMethod(this, look, Qt::QueuedConnection); // find() may answer immediately
}

std::optional<ModelProblem> LiveModel::stop(EffectId effect)
{
    if (m_client)
        return m_client->stop(effect);
    // The entry stays, so that the key is not looked up twice; its answer is dropped.
    for (EarlyCall& call : m_early) {
        if (call.request.effect == effect)
            call.answered = nullptr;
    }
    return std::nullopt;
}

std::chrono::milliseconds LiveModel::waited(EffectId effect) const
{
    for (const EarlyCall& call : m_early) {
        if (call.request.effect == effect)
            return m_time.now() - call.since;
    }
    const auto known = m_waitedForKey.find(effect.value);
    const std::chrono::milliseconds forKey =
        known == m_waitedForKey.end() ? std::chrono::milliseconds(0) : known->second;
    return m_client ? forKey + m_client->waited(effect) : forKey;
}

void LiveModel::open(const Result<Secret, std::string>& key)
{
    if (key) {
        m_endpoint = std::make_unique<ModelEndpoint>(m_profile, m_route, *key, m_time);
        m_client = std::make_unique<HttpModelClient>(*m_endpoint);
        connect(m_client.get(), &HttpModelClient::pieceArrived, this, &LiveModel::pieceArrived);
        connect(m_client.get(), &HttpModelClient::loading, this, &LiveModel::loading);
    }
    for (EarlyCall& call : std::exchange(m_early, {})) {
        m_waitedForKey[call.request.effect.value] = m_time.now() - call.since;
        if (call.answered && key)
            m_client->ask(call.request, std::move(call.answered));
        else if (call.answered)
            call.answered(ModelProblem{ModelFault::auth, key.error(), {}});
    }
}

} // namespace querymend

#include "moc_livemodel.cpp"
