#pragma once

#include "llm/http/httpexchange.h"

#include <QList>
#include <QNetworkReply>
#include <QSslError>
#include <QUrl>

#include <optional>
#include <string>

namespace querymend {

/// What is wrong with a server's certificate, and what a person can do about it.
[[nodiscard]] std::string certificateWords(const QList<QSslError>& errors, const std::string& host);
/// Why no connection could be made secure, where no certificate is to blame.
[[nodiscard]] std::string handshakeWords(const std::string& error);
/// Why a proxy lets nothing through; none where the error is not of a proxy.
[[nodiscard]] std::optional<HttpFailure> proxyFailure(QNetworkReply::NetworkError error, const std::string& message,
                                                      const QUrl& server, const HttpRoute& route);

} // namespace querymend
