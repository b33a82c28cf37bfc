#include "llm/http/modelsearch.h"

#include <QHostAddress>
#include <QUrl>

#include <algorithm>
#include <tuple>
#include <utility>

namespace querymend {

namespace {

constexpr CallTimeLimits shortTime{std::chrono::seconds{2}, std::chrono::seconds{3}, std::chrono::seconds{3},
                                   std::chrono::seconds{5}};

bool isAtHome(const WireFormat& format)
{
    const QString host =
        QUrl(QString::fromUtf8(format.usualBase.data(), static_cast<qsizetype>(format.usualBase.size()))).host();
    return host == QLatin1String("localhost") || QHostAddress(host).isLoopback();
}

} // namespace

ModelSearch::ModelSearch(const std::vector<std::string>& alsoAt, Ended ended) : m_ended(std::move(ended))
{
    for (const WireFormat& format : wireFormats()) {
        if (!isAtHome(format))
            continue;
        look(format, std::string(format.usualBase));
        for (const std::string& place : alsoAt)
            look(format, place);
    }
}

void ModelSearch::look(const WireFormat& format, const std::string& baseUrl)
{
    ModelProfile profile;
    profile.name = "search";
    profile.format = std::string(format.name);
    profile.baseUrl = baseUrl;
    profile.time = shortTime;
    HttpRoute route;
    route.proxyUse = ProxyUse::none;
    auto& endpoint = m_endpoints.emplace_back(
        std::make_unique<ModelEndpoint>(std::move(profile), std::move(route), Secret(), machineTime()));
    ++m_open;
    static_cast<void>(endpoint->listModels(
        [this, at = endpoint.get()](const ModelEndpoint::Names& names, const ModelTraffic&) { take(*at, names); }));
}

void ModelSearch::take(const ModelEndpoint& endpoint, const ModelEndpoint::Names& names)
{
    if (names)
        m_found.push_back({endpoint.profile().format, endpoint.profile().baseUrl, *names});
    if (--m_open > 0)
        return;
    // A server that speaks several formats is listed once for each.
    std::sort(m_found.begin(), m_found.end(), [](const FoundServer& a, const FoundServer& b) {
        return std::tie(a.baseUrl, a.format) < std::tie(b.baseUrl, b.format);
    });
    m_ended(m_found);
}

} // namespace querymend

#include "moc_modelsearch.cpp"
