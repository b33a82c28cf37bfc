#pragma once

#include "llm/http/httpmodelclient.h"
#include "models/modelkeys.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// The outcome of trying a model.
struct ModelTrialResult {
    std::optional<std::vector<std::string>> models; ///< none if the server does not list them
    std::variant<ModelReply, ModelProblem> answer;
    std::uint32_t contextTokens = 0; ///< of the model, as its server tells; 0 if it does not
};

/// Tries a model as a run would use it: finds its key, asks its server for its models, and requests a statement.
class ModelTrial : public QObject {
    Q_OBJECT

public:
    using Ended = std::function<void(const ModelTrialResult&)>;

    /// The profile must be valid; the keys must outlive this object.
    ModelTrial(ModelProfile profile, HttpRoute route, const ModelKeys& keys, Ended ended);

private:
    void open(const Result<Secret, std::string>& key);
    void lookUpContext();
    void ask();

    ModelProfile m_profile;
    HttpRoute m_route;
    const ModelKeys& m_keys;
    Ended m_ended;
    ModelTrialResult m_result;
    std::unique_ptr<ModelEndpoint> m_endpoint;
    std::unique_ptr<HttpModelClient> m_client; // uses the endpoint, so it is destroyed first
    std::unique_ptr<ContextLookup> m_contexts; // does too
};

} // namespace querymend
