#pragma once

#include "llm/http/modelendpoint.h"
#include "llm/http/streammask.h"
#include "run/ports.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace querymend {

/// Asks a model over the network, for one run. It tries nothing again on its own account but what a server refused for
/// a part of the request that it can do without; waiting and trying again are the loop's.
class HttpModelClient : public QObject, public ModelPort {
    Q_OBJECT

public:
    /// The endpoint outlives it.
    explicit HttpModelClient(ModelEndpoint& endpoint);
    ~HttpModelClient() override;

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override;
    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override;

Q_SIGNALS:
    /// Some of a reply, as it came: for whoever watches, and never recorded.
    void pieceArrived(querymend::EffectId effect, const querymend::ReplyPiece& piece);

private:
    /// What was asked, until it is answered.
    struct Question {
        ModelCall call;
        bool isRole = false;
        WireRequest wire;
        Answered answered;
        HttpCallId http;
        std::unique_ptr<ReplyReader> reader; ///< none before the body begins
        bool isListing = false;              ///< the server was asked which models it has instead
        StreamMask mask;                     ///< of the pieces that are told
        std::vector<ModelTraffic> traffic;
        std::chrono::milliseconds queued{0}; ///< when it was last given to be sent
        std::chrono::milliseconds waited{0}; ///< before it was sent, each time
        std::chrono::milliseconds sent{0};
        bool isQueued = false;
    };

    void send(EffectId effect);
    void noteSent(EffectId effect);
    void take(EffectId effect, const HttpResponse& response, std::string_view bytes);
    void takeEnd(EffectId effect, const HttpEnd& end);
    void conclude(EffectId effect, const Result<WholeReply, WireFailure>& result);
    void tell(EffectId effect, const ReplyPiece& piece);
    [[nodiscard]] ReplyReader& readerOf(Question& question, const HttpResponse& response) const;
    [[nodiscard]] std::optional<TokenCounts> chargedOf(Question& question, const HttpEnd& end) const;
    void fail(EffectId effect, const WireFailure& failure);
    void failListing(EffectId effect, const WireFailure& failure);
    void answer(EffectId effect, const std::variant<ModelReply, ModelProblem>& answer);

    ModelEndpoint& m_endpoint;
    std::map<std::uint32_t, Question> m_questions;
    std::vector<CallPart> m_refused; ///< by the server; left out from then on
};

} // namespace querymend
