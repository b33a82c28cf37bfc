#pragma once

#include "base/strongid.h"
#include "llm/http/httpcall.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

class QNetworkAccessManager;

namespace querymend {

using HttpCallId = StrongId<struct HttpCallTag>;

/// Queues the calls of all runs to the server of one model: a limited number run in parallel, the others wait in order.
/// Time limits begin when a call leaves the queue.
class HttpCalls : public QObject {
    Q_OBJECT

public:
    HttpCalls(HttpRoute route, HttpLimits limits, TimeSource time);
    ~HttpCalls() override;

    /// The callbacks of a call; never invoked from within `start`.
    struct Listener {
        std::function<void(const HttpResponse& response, std::string_view bytes)> received;
        std::function<void(const HttpEnd& end)> ended;
        std::function<void()> begun = {}; ///< the call leaves the queue; may be empty
    };

    [[nodiscard]] HttpCallId start(HttpRequest request, Listener listener);
    /// Aborts the call without further callbacks. Returns what had arrived, if the call had begun.
    std::optional<HttpEnd> stop(HttpCallId id);
    /// Ends the callbacks but lets the rest arrive, so that the connection can be reused. Returns what has arrived so
    /// far, if the call has begun.
    std::optional<HttpEnd> drain(HttpCallId id);

private:
    struct Entry {
        HttpRequest request;
        std::shared_ptr<const Listener> listener;       ///< shared, to survive its own callbacks; null after drain()
        std::unique_ptr<QNetworkAccessManager> manager; ///< null while the call waits
        std::unique_ptr<HttpCall> call;
    };

    void startNext();
    void startLater();
    void open(HttpCallId id, Entry& entry);
    void ended(HttpCallId id, const HttpEnd& end);
    void close(HttpCallId id);
    [[nodiscard]] std::unique_ptr<QNetworkAccessManager> freeManager();
    [[nodiscard]] std::unique_ptr<QNetworkAccessManager> newManager() const;

    HttpRoute m_route;
    HttpLimits m_limits;
    TimeSource m_time;
    std::map<std::uint32_t, Entry> m_entries;
    std::deque<HttpCallId> m_waiting;
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_free; ///< most recently used last
    std::uint32_t m_open = 0;
    std::uint32_t m_nextId = 0;
};

} // namespace querymend
