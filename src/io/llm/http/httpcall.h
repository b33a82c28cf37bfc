#pragma once

#include "llm/http/bodyunpacker.h"
#include "llm/http/floodwatch.h"
#include "llm/http/httpexchange.h"
#include "llm/http/keptbody.h"
#include "llm/http/timesource.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <string_view>

class QNetworkAccessManager;
class QNetworkReply;

namespace querymend {

/// One HTTP request, sent once and never retried, within limits of time and size. If it ends before the answer is
/// complete, the connection is closed. It cannot tell whether a chunked body is complete: Qt may accept a truncated
/// one.
class HttpCall : public QObject {
    Q_OBJECT

public:
    HttpCall(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route,
             const HttpLimits& limits, TimeSource time);
    ~HttpCall() override;

    /// Aborts the call; no signals follow.
    void stop();
    /// Aborts the call and returns what had arrived.
    [[nodiscard]] HttpEnd breakOff();
    /// The rest is not needed, but the server gets a short time to send it, so that the connection can be reused.
    /// Returns what has arrived so far.
    HttpEnd drain();

Q_SIGNALS:
    /// A piece of the body; only the status and the headers of the response are set.
    void received(const querymend::HttpResponse& response, std::string_view bytes);
    /// Emitted once, never from within the constructor.
    void ended(const querymend::HttpEnd& end);

private:
    void send(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route);
    void handleHead();
    void take();
    bool handlePiece(std::string_view piece);
    void handleEnd();
    void endAsAnswer();
    void armWatch();
    void lookAtWatch();
    void lookAgain();
    void lookForFlood();
    void fail(ModelFault fault, std::string message);
    [[nodiscard]] HttpFailure failureOfReply() const;
    [[nodiscard]] HttpEnd soFar() const;

    HttpLimits m_limits;
    TimeSource m_time;
    CallWatch m_watch;
    HttpRoute m_route;
    QNetworkReply* m_reply = nullptr; ///< null once the call has ended
    FloodWatch m_flood;
    QTimer m_floodTimer; ///< runs until Qt reports a status
    std::string m_sslProblem;
    HttpEnd m_end; ///< without the body
    KeptBody m_kept;
    std::uint64_t m_received = 0;               ///< bytes of the body, still compressed
    std::unique_ptr<BodyUnpacker> m_unpacker{}; ///< null if the body is not compressed
    bool m_isHeard = true;                      ///< pieces are reported as they arrive
    bool m_isTaking = false;                    ///< within take()
    std::shared_ptr<HttpCall*> m_self;          ///< points to null once this object is destroyed
};

} // namespace querymend
