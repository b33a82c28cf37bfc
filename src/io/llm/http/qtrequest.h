#pragma once

#include "llm/http/httpexchange.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <cstdint>

namespace querymend {

/// The Qt request, without its body.
[[nodiscard]] QNetworkRequest qtRequestFor(const HttpRequest& request, const HttpRoute& route);
/// The port that the request connects to: the server's or the proxy's.
[[nodiscard]] std::uint16_t portOfCall(const HttpRequest& request, const HttpRoute& route);
/// Maps Qt's error code to a fault.
[[nodiscard]] ModelFault faultOf(QNetworkReply::NetworkError error);

} // namespace querymend
