#include "llm/http/httpcall.h"

#include "llm/http/connectionwords.h"
#include "llm/http/oncebody.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslError>
#include <QUrl>

#include <algorithm>
#include <charconv>
#include <utility>

namespace querymend {

namespace {

/// What is left unread in Qt's hands, so that a fast server waits for us instead of filling the memory.
constexpr qint64 mostUnread = qint64{1} << 20U;
constexpr std::chrono::milliseconds drainTime{1000};
constexpr std::chrono::milliseconds lookTime{1000};
/// Servers close what is idle after five seconds and more; a request into a connection that is closing is lost.
constexpr int secondsKeptOpen = 4;

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QNetworkRequest requestFor(const HttpRequest& request, const HttpRoute& route)
{
    QNetworkRequest made(QUrl(QString::fromStdString(request.url)));
    made.setSslConfiguration(route.ssl);
    made.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    made.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    made.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    made.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    made.setAttribute(QNetworkRequest::ConnectionCacheExpiryTimeoutSecondsAttribute, secondsKeptOpen);
    made.setDecompressedSafetyCheckThreshold(-1); // we count the bytes ourselves
    made.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("querymend"));
    for (const WireHeader& header : request.headers)
        made.setRawHeader(bytes(header.name), bytes(header.value));
    // The body is sent once, so a proxy that only then asks who calls would get no second request. Behind one that
    // leads to a secure server nobody but the server would see this.
    const bool isSeenByProxy = route.proxyUse == ProxyUse::given && route.proxy.type() == QNetworkProxy::HttpProxy
        && !route.proxy.user().isEmpty() && made.url().scheme() == QLatin1String("http");
    if (isSeenByProxy)
        made.setRawHeader("Proxy-Authorization",
                          "Basic "
                              + (route.proxy.user() + QLatin1Char(':') + route.proxy.password()).toUtf8().toBase64());
    if (!request.keyHeader.empty() && !request.key.empty())
        made.setRawHeader(bytes(request.keyHeader), bytes(request.keyPrefix + request.key.reveal()));
    return made;
}

std::string shown(std::chrono::milliseconds time)
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
        return "The server stopped in the middle of its answer for ";
    case CallPhase::whole:
        break;
    }
    return "The answer was not complete within ";
}

ModelFault faultOf(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::ProxyConnectionRefusedError:
        return ModelFault::refused;
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return ModelFault::auth;
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::ProxyNotFoundError:
        return ModelFault::nameNotFound;
    case QNetworkReply::SslHandshakeFailedError:
        return ModelFault::tls;
    case QNetworkReply::TimeoutError:
        return ModelFault::timedOut;
    case QNetworkReply::RemoteHostClosedError:
        return ModelFault::cutOff;
    case QNetworkReply::UnknownContentError:
    case QNetworkReply::ProtocolUnknownError:
    case QNetworkReply::ProtocolFailure:
    case QNetworkReply::ProtocolInvalidOperationError:
        return ModelFault::wrongServer;
    default: // of Qt's many others, all that are no answer of the server mean that it cannot be reached
        return ModelFault::offline;
    }
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

/// Why a body is not whole whose length was told, and that was not packed.
std::optional<HttpFailure> whyTooShort(const HttpResponse& response)
{
    const std::string_view told = headerValue(response.headers, "content-length");
    std::size_t length = 0;
    std::from_chars(told.data(), told.data() + told.size(), length);
    if (response.body.size() >= length || !headerValue(response.headers, "content-encoding").empty())
        return std::nullopt;
    return HttpFailure{ModelFault::cutOff,
                       "The connection ended after " + std::to_string(response.body.size()) + " of "
                           + std::to_string(length) + " bytes"};
}

} // namespace

HttpCall::HttpCall(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route,
                   const HttpLimits& limits, TimeSource time)
    : m_limits(limits), m_time(std::move(time)), m_watch(limits.time, m_time.now()), m_route(route),
      m_self(std::make_shared<HttpCall*>(this))
{
    send(manager, request, route);
    armWatch();
    lookAgain();
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
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

HttpEnd HttpCall::breakOff()
{
    if (m_reply) {
        takeHead();
        m_end.response.body += m_reply->readAll().toStdString();
    }
    stop();
    return m_end;
}

void HttpCall::send(QNetworkAccessManager& manager, const HttpRequest& request, const HttpRoute& route)
{
    QNetworkRequest made = requestFor(request, route);
    if (request.method == HttpMethod::get) {
        m_reply = manager.get(made);
    } else {
        auto* const body = new OnceBody(bytes(request.body)); // the reply's, which reads it
        const auto wantedAgain = [this] {
            if (m_reply)
                fail(ModelFault::cutOff, "The server closed the connection instead of answering");
        };
        connect(body, &OnceBody::wantedAgain, this, wantedAgain, Qt::QueuedConnection);
        made.setHeader(QNetworkRequest::ContentLengthHeader, static_cast<qint64>(request.body.size()));
        m_reply = manager.post(made, body);
        body->setParent(m_reply);
    }
    // Told again when Qt has begun, because it hears of it then alone; a server that never pauses would keep Qt from
    // hearing anything later.
    m_reply->setReadBufferSize(mostUnread);
    QMetaObject::invokeMethod(
        m_reply, [reply = m_reply] { reply->setReadBufferSize(mostUnread); }, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::requestSent, this, [this] {
        m_end.isSent = true;
        m_watch.sent(m_time.now());
        armWatch();
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &HttpCall::takeHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpCall::take);
    // Queued, because Qt reports some mistakes before it has returned the reply.
    connect(m_reply, &QNetworkReply::finished, this, &HttpCall::takeEnd, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError>& errors) {
        m_sslProblem = certificateWords(errors, m_reply->url().host().toStdString());
    });
}

void HttpCall::drain()
{
    m_watch.shorten(m_time.now(), drainTime);
    armWatch();
}

void HttpCall::takeHead()
{
    if (!m_reply)
        return;
    m_end.response.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    m_end.response.headers.clear();
    for (const auto& [name, value] : m_reply->rawHeaderPairs())
        m_end.response.headers.push_back({name.toStdString(), value.toStdString()});
}

void HttpCall::take()
{
    if (!m_reply)
        return;
    const QByteArray read = m_reply->readAll();
    if (read.isEmpty())
        return;
    const CallPhase before = m_watch.phase();
    m_watch.received(m_time.now());
    if (m_watch.phase() != before)
        armWatch();
    std::string& body = m_end.response.body;
    const auto size = static_cast<std::size_t>(read.size());
    if (size > m_limits.replyBytes - std::min(body.size(), m_limits.replyBytes))
        return fail(ModelFault::malformed,
                    "The answer has more than " + std::to_string(m_limits.replyBytes) + " bytes");
    const std::string_view piece(read.constData(), size);
    body += piece;
    Q_EMIT received(m_end.response, piece);
}

void HttpCall::takeEnd()
{
    if (!m_reply)
        return;
    take();
    if (!m_reply) // taking the rest may have ended it
        return;
    takeHead();
    const int status = m_end.response.status;
    const QNetworkReply::NetworkError error = m_reply->error();
    // Qt makes an error of each status from 400 on, behind those of the network; such an answer needs no whole body.
    const bool isAnswer = error == QNetworkReply::NoError
        || (status >= 400
            && (error > QNetworkReply::UnknownProxyError || error == QNetworkReply::RemoteHostClosedError));
    if (!isAnswer)
        m_end.failure = failureOfReply();
    else if (status >= 300 && status < 400)
        m_end.failure = HttpFailure{ModelFault::redirected,
                                    "The server sends the call on to "
                                        + (headerValue(m_end.response.headers, "location").empty()
                                               ? std::string("an address that it does not say")
                                               : std::string(headerValue(m_end.response.headers, "location")))
                                        + "; it was not followed, so that the key goes nowhere else"};
    else if (status < 300)
        m_end.failure = whyTooShort(m_end.response);
    stop();
    Q_EMIT ended(m_end);
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
    fail(ModelFault::timedOut, whatTookTooLong(deadline->phase) + shown(m_watch.timeOf(deadline->phase)));
}

/// Qt's socket may see the connection's end while it looks for a chunk's size, and tells nobody; setting the size of
/// the buffer makes Qt look at the socket.
void HttpCall::lookAgain()
{
    m_time.callLater(lookTime, [self = m_self] {
        if (!*self || !(*self)->m_reply)
            return;
        (*self)->m_reply->setReadBufferSize(mostUnread);
        (*self)->lookAgain();
    });
}

void HttpCall::fail(ModelFault fault, std::string message)
{
    m_end.failure = HttpFailure{fault, std::move(message)};
    stop();
    Q_EMIT ended(m_end);
}

} // namespace querymend
