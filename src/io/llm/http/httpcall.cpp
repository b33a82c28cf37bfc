#include "llm/http/httpcall.h"

#include "llm/http/connectionwords.h"
#include "llm/http/qtrequest.h"
#include "llm/http/singleusebody.h"
#include "llm/wire/wirejson.h"
#include "run/enumnames.h"

#include <QLoggingCategory>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QScopedValueRollback>
#include <QSslError>
#include <QUrl>

#include <algorithm>
#include <charconv>
#include <utility>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(modelLog, "querymend.model", QtWarningMsg)

/// Qt's read buffer; bounded, so that a fast server has to wait instead of filling the memory.
constexpr qint64 mostUnread = qint64{256} << 10U;
constexpr qint64 pieceBytes = qint64{64} << 10U;
/// Bytes examined after a call was aborted, for the token counts they may contain.
constexpr std::size_t mostUnheard = std::size_t{1} << 20U;
/// Limit of a redirect target in messages.
constexpr std::size_t longestPlace = 300;
constexpr std::chrono::milliseconds drainTime{1000};
constexpr std::chrono::milliseconds lookTime{1000};
constexpr std::chrono::milliseconds floodTime{10};

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

std::string wordsFor(std::chrono::milliseconds time)
{
    return time.count() % 1000 == 0 ? std::to_string(time.count() / 1000) + " s" : std::to_string(time.count()) + " ms";
}

std::string whatTookTooLong(CallPhase phase)
{
    switch (phase) {
    case CallPhase::connecting:
        return "No connection was made within ";
    case CallPhase::waiting:
        return "The server did not begin to answer within ";
    case CallPhase::receiving:
        return "The server stalled in the middle of its answer for ";
    case CallPhase::whole:
        break;
    }
    return "The answer was not complete within ";
}

} // namespace

std::string_view headerValue(const std::vector<WireHeader>& headers, std::string_view name)
{
    const QByteArray wanted = bytes(name);
    for (const WireHeader& header : headers) {
        if (wanted.compare(bytes(header.name), Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return {};
}

namespace {

/// Why a body is shorter than its Content-Length; empty if it is not.
std::optional<HttpFailure> whyTooShort(const HttpResponse& response, std::uint64_t received)
{
    const std::string_view told = headerValue(response.headers, "content-length");
    std::uint64_t length = 0;
    std::from_chars(told.data(), told.data() + told.size(), length);
    if (received >= length)
        return std::nullopt;
    return HttpFailure{ModelFault::cutOff,
                       "The connection ended after " + std::to_string(received) + " of " + std::to_string(length)
                           + " bytes"};
}

HttpFailure redirection(const HttpResponse& response)
{
    const std::string place = shown(headerValue(response.headers, "location"), longestPlace);
    return {ModelFault::redirected,
            "The server redirects the call to " + (place.empty() ? "an unspecified address" : place)
                + "; the redirect was not followed, so that the key goes nowhere else"};
}

} // namespace

HttpCall::HttpCall(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route,
                   const HttpLimits& limits, TimeSource time)
    : m_limits(limits), m_time(std::move(time)), m_watch(limits.time, m_time.now()), m_route(route),
      m_flood(portOfCall(request, route)), m_kept(limits.keptBytes), m_self(std::make_shared<HttpCall*>(this))
{
    qCDebug(modelLog) << this << "begun with" << request.body.size() << "bytes";
    send(manager, request, route);
    armWatch();
    lookAgain();
    connect(&m_floodTimer, &QTimer::timeout, this, &HttpCall::lookForFlood);
    m_floodTimer.start(floodTime);
}

HttpCall::~HttpCall()
{
    *m_self = nullptr;
    stop();
}

void HttpCall::stop()
{
    if (!m_reply)
        return;
    m_floodTimer.stop();
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
    qCDebug(modelLog) << this << "ended with status" << m_end.response.status << "and" << m_received << "bytes"
                      << (m_end.failure ? std::string(recordName(m_end.failure->fault)) : std::string()).c_str();
}

HttpEnd HttpCall::breakOff()
{
    if (m_reply) {
        handleHead();
        m_isHeard = false;
        take();
    }
    stop();
    return soFar();
}

HttpEnd HttpCall::soFar() const
{
    HttpEnd end = m_end;
    end.response.body = m_kept.text();
    end.response.cut = m_kept.cut();
    return end;
}

void HttpCall::send(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route)
{
    QNetworkRequest made = qtRequestFor(request, route);
    if (request.method == HttpMethod::get) {
        m_reply = manager.get(made);
    } else {
        auto* const body = new SingleUseBody(bytes(request.body)); // owned and read by the reply
        const auto wantedAgain = [this] {
            if (m_reply)
                fail(ModelFault::cutOff, "The server closed the connection instead of answering");
        };
        connect(body, &SingleUseBody::wantedAgain, this, wantedAgain, Qt::QueuedConnection);
        made.setHeader(QNetworkRequest::ContentLengthHeader, static_cast<qint64>(request.body.size()));
        m_reply = manager.post(made, body);
        body->setParent(m_reply);
    }
    // Set again once Qt has started the request, because only then does it take effect. A server that never pauses
    // would keep Qt from noticing it any later.
    m_reply->setReadBufferSize(mostUnread);
    QMetaObject::invokeMethod(
        m_reply, [reply = m_reply] { reply->setReadBufferSize(mostUnread); }, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_end.isSent = true;
        m_watch.sent(m_time.now());
        armWatch();
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &HttpCall::handleHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpCall::take);
    // Queued, because Qt reports some errors before it has returned the reply.
    connect(m_reply, &QNetworkReply::finished, this, &HttpCall::handleEnd, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
        m_sslProblem = certificateWords(errors, m_reply->url().host().toStdString());
    });
}

HttpEnd HttpCall::drain()
{
    HttpEnd end = soFar();
    m_watch.shorten(m_time.now(), drainTime);
    armWatch();
    return end;
}

void HttpCall::handleHead()
{
    if (!m_reply)
        return;
    m_end.response.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_end.response.status != 0) // from here on, the buffer size limits what Qt reads
        m_floodTimer.stop();
    m_end.response.headers.clear();
    for (const auto& [name, value] : m_reply->rawHeaderPairs())
        m_end.response.headers.push_back({name.toStdString(), value.toStdString()});
    if (!m_unpacker && m_received == 0)
        m_unpacker = BodyUnpacker::forEncoding(headerValue(m_end.response.headers, "content-encoding"));
}

void HttpCall::take()
{
    if (m_isTaking) // a slot that receives a piece breaks the call off
        return;
    const QScopedValueRollback<bool> taking(m_isTaking, true);
    while (m_reply) { // a slot that receives a piece may end the call
        const QByteArray read = m_reply->read(pieceBytes);
        if (read.isEmpty())
            return;
        const CallPhase before = m_watch.phase();
        m_watch.received(m_time.now());
        if (m_watch.phase() != before)
            armWatch();
        m_received += static_cast<std::uint64_t>(read.size());
        const std::string_view piece(read.constData(), static_cast<std::size_t>(read.size()));
        if (!m_unpacker)
            handlePiece(piece);
        else if (!m_unpacker->unpack(piece, [this](std::string_view part) { return handlePiece(part); }))
            fail(ModelFault::wrongServer, "The server's answer is compressed in an unreadable format");
    }
}

/// Returns whether more is wanted.
bool HttpCall::handlePiece(std::string_view piece)
{
    if (!m_isHeard) {
        m_kept.add(piece);
        m_end.unheard += piece;
        if (m_end.unheard.size() >= mostUnheard)
            stop();
        return m_reply;
    }
    if (piece.size() > m_limits.replyBytes - std::min<std::uint64_t>(m_kept.size(), m_limits.replyBytes)) {
        fail(ModelFault::malformed, "The answer has more than " + std::to_string(m_limits.replyBytes) + " bytes");
        return false;
    }
    m_kept.add(piece);
    if (m_end.response.status >= 300 && m_kept.size() > m_limits.keptBytes) { // enough of an error page
        endAsAnswer();
        return false;
    }
    Q_EMIT received(m_end.response, piece);
    return m_reply;
}

void HttpCall::handleEnd()
{
    if (!m_reply)
        return;
    take();
    if (!m_reply) // take() may have ended the call
        return;
    handleHead();
    const int status = m_end.response.status;
    const QNetworkReply::NetworkError error = m_reply->error();
    // Qt reports each status from 400 on as an error, numbered above network errors; its body may be incomplete.
    const bool isAnswer = error == QNetworkReply::NoError
        || (status >= 400
            && (error > QNetworkReply::UnknownProxyError || error == QNetworkReply::RemoteHostClosedError));
    if (isAnswer)
        return endAsAnswer();
    m_end.failure = failureOfReply();
    stop();
    Q_EMIT ended(soFar());
}

void HttpCall::endAsAnswer()
{
    const int status = m_end.response.status;
    if (status >= 300 && status < 400)
        m_end.failure = redirection(m_end.response);
    else if (status < 300)
        m_end.failure = m_unpacker && !m_unpacker->isWhole()
            ? HttpFailure{ModelFault::cutOff, "The connection ended in the middle of the compressed answer"}
            : whyTooShort(m_end.response, m_received);
    stop();
    Q_EMIT ended(soFar());
}

HttpFailure HttpCall::failureOfReply() const
{
    const QNetworkReply::NetworkError error = m_reply->error();
    std::string message = m_reply->errorString().toStdString();
    if (error == QNetworkReply::SslHandshakeFailedError)
        message = m_sslProblem.empty() ? handshakeWords(message) : m_sslProblem;
    if (auto failure = proxyFailure(error, message, m_reply->url(), m_route))
        return *std::move(failure);
    return {faultOf(error), std::move(message)};
}

void HttpCall::armWatch()
{
    const auto deadline = m_watch.next();
    if (!deadline || !m_reply)
        return;
    const auto rest = std::max(deadline->at - m_time.now(), std::chrono::milliseconds{0});
    m_time.callLater(rest, [self = m_self] {
        if (*self)
            (*self)->lookAtWatch();
    });
}

void HttpCall::lookAtWatch()
{
    const auto deadline = m_watch.next();
    if (!m_reply || !deadline)
        return;
    if (m_time.now() < deadline->at)
        return armWatch();
    fail(ModelFault::timedOut, whatTookTooLong(deadline->phase) + wordsFor(m_watch.timeOf(deadline->phase)));
}

/// Qt may notice the end of the connection while it reads a chunk's size, and not report it; setting the buffer size
/// makes Qt check the socket again.
void HttpCall::lookAgain()
{
    m_time.callLater(lookTime, [self = m_self] {
        if (!*self || !(*self)->m_reply)
            return;
        (*self)->m_reply->setReadBufferSize(mostUnread);
        (*self)->lookAgain();
    });
}

void HttpCall::lookForFlood()
{
    if (m_reply && m_flood.endFlood())
        fail(ModelFault::wrongServer, "The server keeps sending data, but no answer");
}

void HttpCall::fail(ModelFault fault, std::string message)
{
    m_end.failure = HttpFailure{fault, std::move(message)};
    stop();
    Q_EMIT ended(soFar());
}

} // namespace querymend

#include "moc_httpcall.cpp"
