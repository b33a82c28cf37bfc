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

/// The calls to the server of one model, from whatever run: so many at the same time, the others in the order in which
/// they came. Time limits begin when a call's turn has come.
class HttpCalls : public QObject {
    Q_OBJECT

public:
    HttpCalls(HttpRoute route, HttpLimits limits, TimeSource time);
    ~HttpCalls() override;

    /// Who hears of a call: never from within `start`.
    struct Listener {
        std::function<void(const HttpResponse& response, std::string_view bytes)> received;
        std::function<void(const HttpEnd& end)> ended;
        std::function<void()> begun = {}; ///< its turn has come; may be empty
    };

    [[nodiscard]] HttpCallId start(HttpRequest request, Listener listener);
    /// Breaks the call off; its listener hears no more. What had come up to then, where it had begun.
    std::optional<HttpEnd> stop(HttpCallId id);
    /// The listener has what it needs; the rest may still come, so that the connection can be used again. What had come
    /// up to then.
    std::optional<HttpEnd> drain(HttpCallId id);

private:
    struct Entry {
        HttpRequest request;
        std::shared_ptr<const Listener> listener;       ///< held also while it is called; none where nobody listens
        std::unique_ptr<QNetworkAccessManager> manager; ///< none while it waits
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
    std::vector<std::unique_ptr<QNetworkAccessManager>> m_free; ///< the last used one last
    std::uint32_t m_open = 0;
    std::uint32_t m_nextId = 0;
};

} // namespace querymend
