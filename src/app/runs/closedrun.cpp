#include "runs/closedrun.h"

#include "run/decide.h"

#include <QDateTime>

#include <utility>

namespace querymend {

std::optional<std::string> closeInterrupted(std::vector<RunEvent> events, const EventSink& keep)
{
    if (events.empty())
        return std::nullopt;
    const Decision decision = decide(stateAfter(events), CancelRun{"closed after an interruption"}, RunContext{});
    const std::string run = events.front().run;
    Recorder recorder(
        run, keep, [] { return QDateTime::currentMSecsSinceEpoch(); }, std::move(events));
    for (const EventBody& fact : decision.facts) {
        if (auto problem = recorder.record(fact))
            return std::move(problem->reason);
    }
    return std::nullopt;
}

} // namespace querymend
