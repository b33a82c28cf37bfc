#include "llm/http/qtrequest.h"

#include "llm/http/bodyunpacker.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QUrl>

namespace querymend {

namespace {

/// Servers close idle connections after five seconds or more; a request sent on a closing connection is lost.
constexpr int secondsKeptOpen = 4;

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

QNetworkRequest qtRequestFor(const HttpRequest& request, const HttpRoute& route)
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
    // Disables Qt's own decompression, which unpacks all that has arrived in one go and gives some encodings 128 MB.
    made.setRawHeader("Accept-Encoding", bytes(unpackedEncodings));
    made.setHeader(QNetworkRequest::UserAgentHeader, QStringLiteral("querymend"));
    for (const WireHeader& header : request.headers)
        made.setRawHeader(bytes(header.name), bytes(header.value));
    // Sent with the first request, because the body cannot be resent once the proxy asks for credentials. Not for
    // https://, where the proxy only tunnels and the header would reach the server instead.
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

std::uint16_t portOfCall(const HttpRequest& request, const HttpRoute& route)
{
    const QUrl url(QString::fromStdString(request.url));
    const bool isHere = url.host() == QLatin1String("localhost") || QHostAddress(url.host()).isLoopback();
    QNetworkProxy proxy = route.proxyUse == ProxyUse::given ? route.proxy : QNetworkProxy(QNetworkProxy::NoProxy);
    if (route.proxyUse == ProxyUse::asTheSystemSays && !isHere)
        proxy = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url)).value(0);
    const bool isDirect = proxy.type() == QNetworkProxy::NoProxy || proxy.type() == QNetworkProxy::DefaultProxy;
    constexpr int usualPort = 80;
    constexpr int securePort = 443;
    return isDirect
        ? static_cast<std::uint16_t>(url.port(url.scheme() == QLatin1String("https") ? securePort : usualPort))
        : proxy.port();
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
    default: // all other errors that are not a server's answer mean that it cannot be reached
        return ModelFault::offline;
    }
}

} // namespace querymend
