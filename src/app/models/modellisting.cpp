#include "models/modellisting.h"

#include <utility>

namespace querymend {

ModelListing::ModelListing(ModelProfile profile, HttpRoute route, const ModelKeys& keys, Ended ended)
    : m_profile(std::move(profile)), m_route(std::move(route)), m_ended(std::move(ended))
{
    const auto look = [this, &keys] {
        keys.find(m_profile, this, [this](const Result<Secret, std::string>& key) { open(key); });
    };
    QMetaObject::invokeMethod(this, look, Qt::QueuedConnection); // find() may answer immediately
}

void ModelListing::open(const Result<Secret, std::string>& key)
{
    if (!key) {
        WireFailure failure;
        failure.fault = ModelFault::auth;
        failure.message = key.error();
        return m_ended(Failure{std::move(failure)});
    }
    m_endpoint = std::make_unique<ModelEndpoint>(m_profile, m_route, *key, machineTime());
    static_cast<void>(
        m_endpoint->listModels([this](const ModelEndpoint::Names& names, const ModelTraffic&) { m_ended(names); }));
}

} // namespace querymend

#include "moc_modellisting.cpp"
