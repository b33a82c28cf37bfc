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

/// Calls a model over the network, for one run. It only retries a request that was refused because of an optional part,
/// which it leaves out; waiting and all other retries are up to the loop.
class HttpModelClient : public QObject, public ModelPort {
    Q_OBJECT

public:
    /// The endpoint must outlive this object.
    explicit HttpModelClient(ModelEndpoint& endpoint);
    ~HttpModelClient() override;

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override;
    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override;

Q_SIGNALS:
    /// A piece of a reply as it arrives: for display only, never recorded.
    void pieceArrived(querymend::EffectId effect, const querymend::ReplyPiece& piece);

private:
    /// A request that has not been answered yet.
    struct Question {
        ModelCall call;
        bool isRole = false;
        WireRequest wire;
        Answered answered;
        HttpCallId http;
        std::unique_ptr<ReplyReader> reader; ///< null before the body begins
        bool isListing = false;              ///< it failed, and the server's models are being listed
        StreamMask mask;                     ///< for the pieces that are emitted
        std::vector<ModelTraffic> traffic;
        std::chrono::milliseconds queued{0}; ///< when it was last queued
        std::chrono::milliseconds waited{0}; ///< total time in the queue
        std::chrono::milliseconds sent{0};
        bool isQueued = false;
    };

    void send(EffectId effect);
    void noteSent(EffectId effect);
    void take(EffectId effect, const HttpResponse& response, std::string_view bytes);
    void handleEnd(EffectId effect, const HttpEnd& end);
    void conclude(EffectId effect, const Result<WholeReply, WireFailure>& result);
    void tell(EffectId effect, const ReplyPiece& piece);
    [[nodiscard]] ReplyReader& readerOf(Question& question, const HttpResponse& response) const;
    [[nodiscard]] std::optional<TokenCounts> chargedOf(Question& question, const HttpEnd& end) const;
    void fail(EffectId effect, const WireFailure& failure);
    void failListing(EffectId effect, const WireFailure& failure);
    void answer(EffectId effect, const std::variant<ModelReply, ModelProblem>& answer);

    ModelEndpoint& m_endpoint;
    std::map<std::uint32_t, Question> m_questions;
    std::vector<CallPart> m_refused; ///< by the server; left out of later requests
};

} // namespace querymend
