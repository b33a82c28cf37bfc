#include "run/fork.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Of the events that decide what follows; none for all others.
std::optional<AttemptRef> attemptOf(const EventBody& body)
{
    if (const auto* const hint = std::get_if<HintChosen>(&body))
        return hint->attempt;
    if (const auto* const reflected = std::get_if<Reflected>(&body))
        return reflected->attempt;
    return std::nullopt;
}

auto findAsking(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return std::find_if(run.begin(), run.end(), [&](const RunEvent& event) {
        const auto* const asked = std::get_if<ModelAsked>(&event.body);
        return asked && asked->attempt == attempt;
    });
}

/// Where it begins to be decided what follows from a check; the end where there was none.
auto findDecision(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    const auto isOfIt = [&](const RunEvent& event) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        return checked && checked->attempt == attempt;
    };
    const auto last = std::find_if(run.rbegin(), run.rend(), isOfIt);
    return std::find_if(last.base(), run.end(), [&](const RunEvent& event) {
        const auto* const asked = std::get_if<ModelAsked>(&event.body);
        const auto* const ended = std::get_if<LaneEnded>(&event.body);
        const bool isOfLane = (asked && asked->attempt.lane == attempt.lane) || (ended && ended->lane == attempt.lane);
        return isOfLane || std::holds_alternative<RunFinished>(event.body) || attemptOf(event.body) == attempt;
    });
}

std::vector<EventBody> keptOf(std::span<const RunEvent> events, RunStarted start)
{
    std::vector<EventBody> kept{std::move(start)};
    for (const RunEvent& event : events) {
        if (!std::holds_alternative<RunStarted>(event.body) && !std::holds_alternative<UnknownEvent>(event.body))
            kept.push_back(event.body);
    }
    return kept;
}

} // namespace

std::vector<EventBody> retryOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& after,
                               std::string hint)
{
    if (!parent.empty())
        start.parent = RunParent{parent.front().run, AttemptRef{after.lane, after.number + 1}};
    std::vector<EventBody> kept =
        keptOf(parent.first(static_cast<std::size_t>(findDecision(parent, after) - parent.begin())), std::move(start));
    kept.emplace_back(RetryAsked{after, std::move(hint)});
    return kept;
}

bool hasChecked(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return std::any_of(run.begin(), run.end(), [&](const RunEvent& event) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        return checked && checked->attempt == attempt;
    });
}

std::vector<EventBody> forkOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& from)
{
    if (!parent.empty())
        start.parent = RunParent{parent.front().run, from};
    return keptOf(parent.first(static_cast<std::size_t>(findAsking(parent, from) - parent.begin())), std::move(start));
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
