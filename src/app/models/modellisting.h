#pragma once

#include "llm/http/modelendpoint.h"
#include "models/modelkeys.h"

#include <QObject>

#include <functional>
#include <memory>

namespace querymend {

/// Asks a model's server which models it offers, using the profile's key.
class ModelListing : public QObject {
    Q_OBJECT

public:
    using Ended = std::function<void(const ModelEndpoint::Names&)>;

    /// The profile must be valid; the keys must outlive this object.
    ModelListing(ModelProfile profile, HttpRoute route, const ModelKeys& keys, Ended ended);

private:
    void open(const Result<Secret, std::string>& key);

    ModelProfile m_profile;
    HttpRoute m_route;
    Ended m_ended;
    std::unique_ptr<ModelEndpoint> m_endpoint;
};

} // namespace querymend
