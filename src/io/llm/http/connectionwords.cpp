#include "llm/http/connectionwords.h"

#include <QSslCertificate>

namespace querymend {

namespace {

std::string namesIn(const QSslCertificate& certificate)
{
    QStringList names = certificate.subjectInfo(QSslCertificate::CommonName);
    for (const QString& name : certificate.subjectAlternativeNames())
        names.append(name);
    names.removeDuplicates();
    return names.join(QStringLiteral(", ")).toStdString();
}

std::string remedyFor(const QSslError& error, const std::string& host)
{
    switch (error.error()) {
    case QSslError::CertificateExpired:
        return "the server's administrator must renew it; or is this machine's clock wrong?";
    case QSslError::CertificateNotYetValid:
        return "is this machine's clock wrong?";
    case QSslError::HostNameMismatch:
        return "it is for " + namesIn(error.certificate()) + " and not for " + host
            + ": base_url must name the server as its certificate does";
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return "no authority known to this machine vouches for it: to trust it, name its issuer's file in ca_file";
    default: // the user cannot fix any of Qt's many other errors from here
        return "the server's administrator must fix it";
    }
}

bool holds(const std::string& text, const char* words)
{
    return text.find(words) != std::string::npos;
}

} // namespace

std::string certificateWords(const QList<QSslError>& errors, const std::string& host)
{
    std::string words;
    std::string lastRemedy;
    for (const QSslError& error : errors) {
        std::string remedy = remedyFor(error, host);
        words += (words.empty() ? "" : "; ") + error.errorString().toStdString();
        if (remedy != lastRemedy)
            words += " (" + remedy + ')';
        lastRemedy = std::move(remedy);
    }
    return words;
}

std::string handshakeWords(const std::string& error)
{
    if (holds(error, "wrong version number") || holds(error, "http request") || holds(error, "packet length too long"))
        return error + ": whatever answers on this port does not speak TLS; should base_url begin with http://?";
    if (holds(error, "protocol version") || holds(error, "unsupported protocol"))
        return error + ": the server speaks no version of TLS that is still considered secure, and needs an upgrade";
    return error;
}

std::optional<HttpFailure> proxyFailure(QNetworkReply::NetworkError error, const std::string& message,
                                        const QUrl& server, const HttpRoute& route)
{
    const bool isOfProxy =
        error >= QNetworkReply::ProxyConnectionRefusedError && error <= QNetworkReply::UnknownProxyError;
    const bool isGiven = route.proxyUse == ProxyUse::given;
    // Qt has no code for most proxy errors, and with an http:// server it reports those of an HTTP proxy as the
    // server's.
    const bool isMeant = error == QNetworkReply::UnknownNetworkError;
    const bool isInPlaceOfServer = route.proxy.type() == QNetworkProxy::HttpProxy
        && server.scheme() == QLatin1String("http")
        && (error == QNetworkReply::ConnectionRefusedError || error == QNetworkReply::HostNotFoundError);
    if (!isOfProxy && !(isGiven && (isMeant || isInPlaceOfServer)))
        return std::nullopt;
    const std::string place = isGiven
        ? "The proxy " + route.proxy.hostName().toStdString() + ':' + std::to_string(route.proxy.port())
        : "The proxy";
    if (error == QNetworkReply::ProxyAuthenticationRequiredError)
        return HttpFailure{ModelFault::auth,
                           place
                               + " wants a different user or password: proxy has the user, and its password_env "
                                 "names the variable with the password ("
                               + message + ')'};
    const bool isNameUnknown = error == QNetworkReply::ProxyNotFoundError || error == QNetworkReply::HostNotFoundError;
    const bool isRefused = isInPlaceOfServer || error == QNetworkReply::ProxyConnectionRefusedError
        || message.find("refused") != std::string::npos;
    return HttpFailure{isNameUnknown   ? ModelFault::nameNotFound
                           : isRefused ? ModelFault::refused
                                       : ModelFault::offline,
                       place
                           + " cannot be reached or does not let the call through: is it running, and is proxy its "
                             "address? ("
                           + message + ')'};
}

} // namespace querymend
