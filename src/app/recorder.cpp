#include "recorder.h"

#include <utility>

namespace querymend {

Recorder::Recorder(std::string run, EventSink sink, WallClock now, std::vector<RunEvent> earlier)
    : m_run(std::move(run)), m_sink(std::move(sink)), m_now(std::move(now)), m_events(std::move(earlier))
{}

std::optional<std::string> Recorder::record(EventBody body)
{
    RunEvent event{m_run, m_events.empty() ? 1 : m_events.back().seq + 1, m_now(), std::move(body)};
    if (auto problem = m_sink(event))
        return problem;
    m_events.push_back(std::move(event));
    const RunEvent kept = m_events.back(); // whoever listens may make more
    Q_EMIT recorded(kept);
    return std::nullopt;
}

} // namespace querymend
