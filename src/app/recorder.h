#pragma once

#include "run/event.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Keeps an event for good, or says in English why it cannot.
using EventSink = std::function<std::optional<std::string>(const RunEvent& event)>;
/// Milliseconds since 1970.
using WallClock = std::function<std::int64_t()>;

/// Gives the events of one run their number and time, and has each kept before anybody hears of it.
class Recorder : public QObject {
    Q_OBJECT

public:
    /// Goes on behind the run's earlier events, which are kept already.
    Recorder(std::string run, EventSink sink, WallClock now, std::vector<RunEvent> earlier = {});

    /// The reason where the event could not be kept: then nobody hears of it.
    [[nodiscard]] std::optional<std::string> record(EventBody body);
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
};

} // namespace querymend
