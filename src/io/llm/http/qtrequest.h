#pragma once

#include "llm/http/httpexchange.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <cstdint>

namespace querymend {

/// A request as Qt sends it, without its body.
[[nodiscard]] QNetworkRequest qtRequestFor(const HttpRequest& request, const HttpRoute& route);
/// To which port connections are made for it.
[[nodiscard]] std::uint16_t portOfCall(const HttpRequest& request, const HttpRoute& route);
/// What Qt's word for a failure means.
[[nodiscard]] ModelFault faultOf(QNetworkReply::NetworkError error);

} // namespace querymend
