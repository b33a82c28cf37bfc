#include "llm/http/httpcalls.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The system's proxies, but never for this machine itself: a proxy cannot reach local models.
class SystemProxies : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override
    {
        const QString host = query.peerHostName();
        if (host == QLatin1String("localhost") || QHostAddress(host).isLoopback())
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        return systemProxyForQuery(query);
    }
};

} // namespace

HttpCalls::HttpCalls(HttpRoute route, HttpLimits limits, TimeSource time)
    : m_route(std::move(route)), m_limits(limits), m_time(std::move(time))
{}

HttpCalls::~HttpCalls() = default;

HttpCallId HttpCalls::start(HttpRequest request, Listener listener)
{
    const HttpCallId id{m_nextId++};
    m_entries[id.value] = {std::move(request), std::make_shared<const Listener>(std::move(listener)), nullptr, nullptr};
    m_waiting.push_back(id);
    startLater();
    return id;
}

std::optional<HttpEnd> HttpCalls::stop(HttpCallId id)
{
    const auto found = m_entries.find(id.value);
    if (found == m_entries.end())
        return std::nullopt;
    if (!found->second.call) {
        m_waiting.erase(std::find(m_waiting.begin(), m_waiting.end(), id));
        m_entries.erase(found);
        return std::nullopt;
    }
    found->second.call->disconnect(this); // what it still reads must not end it a second time
    HttpEnd end = found->second.call->breakOff();
    close(id);
    return end;
}

std::optional<HttpEnd> HttpCalls::drain(HttpCallId id)
{
    const auto found = m_entries.find(id.value);
    if (found == m_entries.end())
        return std::nullopt;
    found->second.listener.reset();
    return found->second.call ? std::optional(found->second.call->drain()) : std::nullopt;
}

/// Deferred, so that no callback is invoked from within a call by its owner.
void HttpCalls::startLater()
{
    QMetaObject::invokeMethod(this, &HttpCalls::startNext, Qt::QueuedConnection);
}

void HttpCalls::startNext()
{
    while (!m_waiting.empty() && m_open < m_limits.concurrency) {
        const HttpCallId id = m_waiting.front();
        m_waiting.pop_front();
        Entry& entry = m_entries.at(id.value);
        if (entry.request.body.size() <= m_limits.requestBytes) {
            open(id, entry);
            continue;
        }
        const auto listener = entry.listener;
        const std::size_t size = entry.request.body.size();
        m_entries.erase(id.value);
        listener->ended({{},
                         HttpFailure{ModelFault::contextTooLong,
                                     "The request has " + std::to_string(size) + " bytes, more than the limit of "
                                         + std::to_string(m_limits.requestBytes)}});
    }
}

void HttpCalls::open(HttpCallId id, Entry& entry)
{
    ++m_open;
    if (entry.listener && entry.listener->begun)
        entry.listener->begun();
    entry.manager = freeManager();
    entry.call = std::make_unique<HttpCall>(*entry.manager, entry.request, m_route, m_limits, m_time);
    entry.request = {};
    connect(entry.call.get(), &HttpCall::received, this,
            [this, id](const HttpResponse& response, std::string_view bytes) {
                if (const auto listener = m_entries.at(id.value).listener) // a copy, because it may stop the call
                    listener->received(response, bytes);
            });
    connect(entry.call.get(), &HttpCall::ended, this, [this, id](const HttpEnd& end) { ended(id, end); });
}

void HttpCalls::ended(HttpCallId id, const HttpEnd& end)
{
    const auto listener = m_entries.at(id.value).listener;
    close(id);
    if (listener)
        listener->ended(end);
}

/// Recycles the manager, because it holds the open connections.
void HttpCalls::close(HttpCallId id)
{
    const auto found = m_entries.find(id.value);
    Entry entry = std::move(found->second);
    m_entries.erase(found);
    --m_open;
    entry.call->disconnect(this);
    entry.call->stop();
    entry.call.release()->deleteLater(); // it may be the caller
    m_free.push_back(std::move(entry.manager));
    startLater();
}

/// One manager per call: Qt gives each six connections, and when one call waiting for a connection fails, so do all.
std::unique_ptr<QNetworkAccessManager> HttpCalls::freeManager()
{
    if (m_free.empty())
        return newManager();
    auto manager = std::move(m_free.back());
    m_free.pop_back();
    return manager;
}

std::unique_ptr<QNetworkAccessManager> HttpCalls::newManager() const
{
    auto manager = std::make_unique<QNetworkAccessManager>();
    switch (m_route.proxyUse) {
    case ProxyUse::asTheSystemSays:
        manager->setProxyFactory(new SystemProxies);
        break;
    case ProxyUse::none:
        manager->setProxy(QNetworkProxy::NoProxy);
        break;
    case ProxyUse::given:
        manager->setProxy(m_route.proxy);
        break;
    }
    return manager;
}

} // namespace querymend

#include "moc_httpcalls.cpp"
