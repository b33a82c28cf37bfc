#pragma once

#include "run/event.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Why an event was not kept.
struct KeepProblem {
    enum class Kind : std::uint8_t {
        lasting,
        passing, ///< the same event may be kept if it is given again after a while
    };

    std::string reason; ///< in English
    Kind kind = Kind::lasting;
};

/// Keeps an event for good, or says why it cannot.
using EventSink = std::function<std::optional<KeepProblem>(const RunEvent& event)>;
/// Milliseconds since 1970.
using WallClock = std::function<std::int64_t()>;

/// Gives the events of one run their number and time, and has each kept before anybody hears of it.
class Recorder : public QObject {
    Q_OBJECT

public:
    /// Goes on behind the run's earlier events, which are kept already.
    Recorder(std::string run, EventSink sink, WallClock now, std::vector<RunEvent> earlier = {});

    /// The problem where the event could not be kept; then it is not announced. Giving the same body again gives the
    /// same event with the same time, because the first try may have reached the store after all.
    [[nodiscard]] std::optional<KeepProblem> record(EventBody body);
    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }
    [[nodiscard]] const std::string& run() const { return m_run; }
    [[nodiscard]] std::int64_t now() const { return m_now(); }

Q_SIGNALS:
    void recorded(const querymend::RunEvent& event);

private:
    std::string m_run;
    EventSink m_sink;
    WallClock m_now;
    std::vector<RunEvent> m_events;
    std::optional<RunEvent> m_unkept; ///< what was tried last, in vain
};

} // namespace querymend
