#include "run/fork.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

auto findAsking(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return std::find_if(run.begin(), run.end(), [&](const RunEvent& event) {
        const auto* const asked = std::get_if<ModelAsked>(&event.body);
        return asked && asked->attempt == attempt;
    });
}

} // namespace

std::vector<EventBody> forkOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& from)
{
    if (!parent.empty())
        start.parent = RunParent{parent.front().run, from};
    std::vector<EventBody> kept{std::move(start)};
    const auto end = findAsking(parent, from);
    for (auto event = parent.begin(); event != end; ++event) {
        if (!std::holds_alternative<RunStarted>(event->body) && !std::holds_alternative<UnknownEvent>(event->body))
            kept.push_back(event->body);
    }
    return kept;
}

bool hasAskedFor(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return findAsking(run, attempt) != run.end();
}

const RunStarted* startOf(std::span<const RunEvent> run)
{
    for (const RunEvent& event : run) {
        if (const auto* const started = std::get_if<RunStarted>(&event.body))
            return started;
    }
    return nullptr;
}

} // namespace querymend
