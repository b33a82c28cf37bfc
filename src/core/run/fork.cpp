#include "run/fork.h"

#include "run/calls.h"
#include "run/steeringstate.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The attempt of a hint or reflection, which decide what follows it; none for other events.
std::optional<AttemptRef> attemptOf(const EventBody& body)
{
    if (const auto* const hint = std::get_if<HintChosen>(&body))
        return hint->attempt;
    if (const auto* const reflected = std::get_if<Reflected>(&body))
        return reflected->attempt;
    return std::nullopt;
}

/// The attempt that a correction becomes, if the event says so.
std::optional<AttemptRef> begunByCorrection(const EventBody& body)
{
    const auto* const taken = std::get_if<MendingTaken>(&body);
    return taken ? std::optional(AttemptRef{taken->attempt.lane, taken->attempt.number + 1}) : std::nullopt;
}

/// The model request that was really sent or, if the user wrote the statement instead, the first that was held back.
auto findAsking(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    auto found = run.end();
    for (auto event = run.begin(); event != run.end(); ++event) {
        if (begunByCorrection(event->body) == attempt)
            return event;
        const auto asked = requestIn(event->body);
        if (!asked || asked->kind != CallKind::attempt || asked->attempt != attempt)
            continue;
        if (!isReplaced(run, asked->effect))
            return event;
        found = found == run.end() ? event : found;
    }
    return found;
}

/// The first event of the decision after the attempt's last check, which must exist; the end if there is none.
auto findDecision(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    const auto isOfIt = [&](const RunEvent& event) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        return checked && checked->attempt == attempt;
    };
    const auto last = std::find_if(run.rbegin(), run.rend(), isOfIt);
    return std::find_if(last.base(), run.end(), [&](const RunEvent& event) {
        const auto asked = requestIn(event.body);
        const bool isNext = asked && asked->kind == CallKind::attempt && asked->attempt.lane == attempt.lane;
        const auto* const ended = std::get_if<LaneEnded>(&event.body);
        return isNext || (ended && ended->lane == attempt.lane) || std::holds_alternative<RunFinished>(event.body)
            || attemptOf(event.body) == attempt;
    });
}

bool isChangeOfModel(const EventBody& body)
{
    const auto* const edited = std::get_if<RunEdited>(&body);
    return edited && edited->field == EditedField::model;
}

bool isSame(const AskedModel& one, const AskedModel& other)
{
    return one.name == other.name && one.terms.kind == other.terms.kind && one.terms.price == other.terms.price;
}

/// `first` is the first attempt that the fork makes itself.
std::vector<EventBody> keptOf(std::span<const RunEvent> events, RunStarted start, const AttemptRef& first)
{
    AskedModel wanted;
    wanted.take(start);
    const bool isAnswered = std::any_of(events.begin(), events.end(),
                                        [](const RunEvent& event) { return answerIn(event.body).has_value(); });
    AskedModel asked = wanted;
    if (const RunStarted* const parent = isAnswered ? startOf(events) : nullptr) {
        asked.take(*parent);
        putInto(start, asked);
    }
    std::vector<EventBody> kept{std::move(start)};
    for (const RunEvent& event : events) {
        if (std::holds_alternative<RunStarted>(event.body) || std::holds_alternative<UnknownEvent>(event.body)
            || (!isAnswered && isChangeOfModel(event.body)))
            continue;
        asked.take(event.body);
        kept.push_back(event.body);
    }
    if (!isSame(asked, wanted))
        kept.emplace_back(RunEdited{first, EditedField::model, asked.name, wanted.name, {}, wanted.terms});
    return kept;
}

/// Where the attempt begins: with its model request, or with the check of a statement that the user wrote.
auto findFirstOf(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    const auto asked = findAsking(run, attempt);
    if (asked != run.end())
        return asked;
    return std::find_if(run.begin(), run.end(), [&](const RunEvent& event) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        const auto begun = requestIn(event.body);
        return (checked && checked->attempt == attempt)
            || (begun && begun->kind == CallKind::check && begun->attempt == attempt);
    });
}

std::span<const RunEvent> upTo(std::span<const RunEvent> run, std::span<const RunEvent>::iterator end)
{
    return run.first(static_cast<std::size_t>(end - run.begin()));
}

} // namespace

std::vector<EventBody> retryOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& after,
                               std::string hint)
{
    const AttemptRef first{after.lane, after.number + 1};
    if (!parent.empty())
        start.parent = RunParent{parent.front().run, first};
    std::vector<EventBody> kept = keptOf(upTo(parent, findDecision(parent, after)), std::move(start), first);
    kept.emplace_back(RetryAsked{after, std::move(hint)});
    return kept;
}

std::vector<EventBody> mendedOf(std::span<const RunEvent> parent, RunStarted start, const AttemptRef& after)
{
    const AttemptRef first{after.lane, after.number + 1};
    if (!parent.empty())
        start.parent = RunParent{parent.front().run, first};
    std::vector<EventBody> kept = keptOf(upTo(parent, findDecision(parent, after)), std::move(start), first);
    kept.emplace_back(MendingTaken{after, MendedBy::person});
    return kept;
}

/// A fork's own events begin with the last RunResumed before its first attempt; earlier ones are the parent's.
std::size_t ownBegin(std::span<const RunEvent> run)
{
    const RunStarted* const started = startOf(run);
    if (!started || !started->parent || !started->parent->attempt)
        return 0;
    const auto before = upTo(run, findFirstOf(run, *started->parent->attempt));
    for (std::size_t i = before.size(); i > 0; --i) {
        if (std::holds_alternative<RunResumed>(before[i - 1].body))
            return i - 1;
    }
    return before.size();
}

RunState stateOnResuming(std::span<const EventBody> inherited)
{
    return querymend::apply(stateAfter(inherited), RunResumed{});
}

bool beginsWriting(const EventBody& body)
{
    return std::holds_alternative<RunStarted>(body) || std::holds_alternative<RunResumed>(body);
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
    return keptOf(upTo(parent, findAsking(parent, from)), std::move(start), from);
}

AskedModel modelBefore(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return askedModelOf(upTo(run, findAsking(run, attempt)));
}

AskedModel modelBehind(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return askedModelOf(upTo(run, findDecision(run, attempt)));
}

bool hasAskedFor(std::span<const RunEvent> run, const AttemptRef& attempt)
{
    return findAsking(run, attempt) != run.end();
}

std::uint32_t lanesBegun(std::span<const RunEvent> run)
{
    return static_cast<std::uint32_t>(stateAfter(run).lanes.size());
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
