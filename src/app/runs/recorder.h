#pragma once

#include "run/event.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Why an event could not be stored.
struct KeepProblem {
    enum class Kind : std::uint8_t {
        lasting,
        passing, ///< the same event may be stored if it is retried later
    };

    std::string reason; ///< in English
    Kind kind = Kind::lasting;
};

/// Stores an event permanently, or returns why it cannot.
using EventSink = std::function<std::optional<KeepProblem>(const RunEvent& event)>;
/// For the events of demonstrations.
[[nodiscard]] inline EventSink discardingSink()
{
    return [](const RunEvent&) { return std::nullopt; };
}
/// Milliseconds since 1970.
using WallClock = std::function<std::int64_t()>;

/// Numbers and timestamps the events of a run, and has each one stored before announcing it.
class Recorder : public QObject {
    Q_OBJECT

public:
    /// Continues after the run's earlier events, which are already stored.
    Recorder(std::string run, EventSink sink, WallClock now, std::vector<RunEvent> earlier = {});

    /// Returns the problem if the event could not be stored; it is not announced then. Retrying the same body gives the
    /// same event with the same time, because the first attempt may have reached the store after all.
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
    std::optional<RunEvent> m_unkept; ///< the last event, if it could not be stored
};

} // namespace querymend
