#pragma once

#include "llm/http/contextlookup.h"
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

/// Calls a model over the network, for one run. It sends a request again by itself only if it can do so in another way,
/// without an optional part that was refused or with a larger limit for the reply, and while the server is loading the
/// model. All other retries are up to the loop.
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
    /// The server is loading the model; the call waits for it. Emitted each time the server says so.
    void loading(querymend::EffectId effect);

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
        std::optional<std::chrono::milliseconds> loadingSince{}; ///< when the server first said that it loads the model
        bool hasLargerLimit = false;                             ///< than the first request
        std::size_t fallback = 0;                                ///< the next of the profile's
        TokenCounts spent;                                       ///< by replies that were of no use
        bool isCharged = false;                                  ///< for such a reply
    };

    void prepare(EffectId effect);
    [[nodiscard]] bool waitUntilLoaded(EffectId effect, const WireFailure& failure);
    [[nodiscard]] bool sendOtherwise(EffectId effect, const WireFailure& failure);
    [[nodiscard]] bool sendToFallback(EffectId effect, const WireFailure& failure);
    [[nodiscard]] ModelProblem problemOf(const Question& question, const WireFailure& failure) const;

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
    std::uint32_t m_leastLimit = 0;  ///< of a reply's tokens, once one needed more
    ContextLookup m_contexts;
};

} // namespace querymend
