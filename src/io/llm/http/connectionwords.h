#pragma once

#include "llm/http/httpexchange.h"

#include <QList>
#include <QNetworkReply>
#include <QSslError>
#include <QUrl>

#include <optional>
#include <string>

namespace querymend {

/// Describes what is wrong with a server's certificate and what the user can do about it.
[[nodiscard]] std::string certificateWords(const QList<QSslError>& errors, const std::string& host);
/// Explains a failed TLS handshake that is not the certificate's fault.
[[nodiscard]] std::string handshakeWords(const std::string& error);
/// Explains why a proxy let nothing through; empty if the error does not come from a proxy.
[[nodiscard]] std::optional<HttpFailure> proxyFailure(QNetworkReply::NetworkError error, const std::string& message,
                                                      const QUrl& server, const HttpRoute& route);

} // namespace querymend
