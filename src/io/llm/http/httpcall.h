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

/// One request on its way, sent once and never again on its own account, within its limits of time and size. When it
/// ends before its answer, the connection is closed. That a body in chunks is whole is not known here: Qt may take one
/// that was cut for a whole one.
class HttpCall : public QObject {
    Q_OBJECT

public:
    HttpCall(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route,
             const HttpLimits& limits, TimeSource time);
    ~HttpCall() override;

    /// Breaks it off; nothing more is told.
    void stop();
    /// The same, with what had come up to then.
    [[nodiscard]] HttpEnd breakOff();
    /// Nobody needs what is still to come; the connection is left in order if the server ends soon. What had come.
    HttpEnd drain();

Q_SIGNALS:
    /// Some of the body; the status and the headers are there, and nothing else.
    void received(const querymend::HttpResponse& response, std::string_view bytes);
    /// Once, and never from within the constructor.
    void ended(const querymend::HttpEnd& end);

private:
    void send(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route);
    void takeHead();
    void take();
    bool takePiece(std::string_view piece);
    void takeEnd();
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
    QNetworkReply* m_reply = nullptr; ///< null when the call has ended
    FloodWatch m_flood;
    QTimer m_floodTimer; ///< while Qt tells nothing
    std::string m_sslProblem;
    HttpEnd m_end; ///< but for the body
    KeptBody m_kept;
    std::uint64_t m_received = 0;               ///< of the body, as it was packed
    std::unique_ptr<BodyUnpacker> m_unpacker{}; ///< null where nothing is packed
    bool m_isHeard = true;                      ///< somebody is told of what comes
    std::shared_ptr<HttpCall*> m_self;          ///< emptied when this object ends
};

} // namespace querymend
