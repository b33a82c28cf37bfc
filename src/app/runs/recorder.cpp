#include "runs/recorder.h"

#include "run/eventrecord.h"

#include <QLoggingCategory>

#include <utility>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(runLog, "querymend.run", QtWarningMsg)

} // namespace

Recorder::Recorder(std::string run, EventSink sink, WallClock now, std::vector<RunEvent> earlier)
    : m_run(std::move(run)), m_sink(std::move(sink)), m_now(std::move(now)), m_events(std::move(earlier))
{}

std::optional<KeepProblem> Recorder::record(EventBody body)
{
    RunEvent event{m_run, m_events.empty() ? 1 : m_events.back().seq + 1, m_now(), std::move(body)};
    if (m_unkept) {
        const std::int64_t now = std::exchange(event.at, m_unkept->at);
        if (toRecord(event) != toRecord(*m_unkept))
            event.at = now;
    }
    auto problem = m_sink(event);
    qCDebug(runLog) << m_run.c_str() << "event" << event.seq << std::string(typeOf(event.body)).c_str()
                    << (problem ? "not stored" : "stored");
    if (problem) {
        m_unkept = std::move(event);
        return problem;
    }
    m_unkept.reset();
    m_events.push_back(std::move(event));
    const RunEvent kept = m_events.back(); // a copy, because slots may record more
    Q_EMIT recorded(kept);
    return std::nullopt;
}

} // namespace querymend

#include "moc_recorder.cpp"
