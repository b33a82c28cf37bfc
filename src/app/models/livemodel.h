#pragma once

#include "llm/http/httpmodelclient.h"
#include "models/modelkeys.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The model of a profile, for one run. Its key is looked up on the first call.
class LiveModel : public QObject, public ModelPort {
    Q_OBJECT

public:
    /// The profile must be valid; the keys must outlive this object.
    LiveModel(ModelProfile profile, HttpRoute route, const ModelKeys& keys);

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override;
    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override;

Q_SIGNALS:
    void pieceArrived(querymend::EffectId effect, const querymend::ReplyPiece& piece);
    void loading(querymend::EffectId effect);

private:
    /// A call made before the key was found.
    struct EarlyCall {
        AskModel request;
        Answered answered;
        std::chrono::milliseconds since{0};
    };

    void open(const Result<Secret, std::string>& key);

    ModelProfile m_profile;
    HttpRoute m_route;
    const ModelKeys& m_keys;
    std::unique_ptr<ModelEndpoint> m_endpoint; ///< null until the key is found
    std::unique_ptr<HttpModelClient> m_client; // uses the endpoint, so it is destroyed first
    TimeSource m_time = machineTime();
    std::vector<EarlyCall> m_early;
    std::map<std::uint32_t, std::chrono::milliseconds> m_waitedForKey; ///< by effect
};

} // namespace querymend
