// The user's interventions, on the cards.

#include "report/timelineprojector.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// In a fork, everything until now is inherited, even if the parent was itself resumed. Once the fork has begun its
/// first own attempt, all that follows is its own.
void TimelineProjector::take(const RunResumed&)
{
    const std::optional<AttemptRef>& leftAt = m_leftAt;
    if (!leftAt)
        return;
    m_isResumed = true;
    for (const auto& [id, place] : m_lanes) {
        for (std::size_t i = 0; i < lane(place).cards.size(); ++i) {
            const AttemptRef& ref = lane(place).cards[i].ref;
            if (ref.lane == leftAt->lane && ref.number >= leftAt->number)
                continue; // edited before it was requested
            lane(place).cards[i].isInherited = true;
            tellChanged({place.section, place.lane, static_cast<int>(i)});
        }
    }
}

void TimelineProjector::take(const RunPaused& body)
{
    if (!body.attempt)
        return;
    onCard(*body.attempt, [&](AttemptCard& card) {
        card.phase = CardPhase::stopped;
        card.stoppedBefore = body.before;
    });
}

void TimelineProjector::take(const RunContinued& body)
{
    if (!body.attempt)
        return;
    onCard(*body.attempt, [](AttemptCard& card) {
        card.phase = card.stoppedBefore == StopPlace::database ? CardPhase::checking : CardPhase::asking;
        card.stoppedBefore.reset();
    });
}

void TimelineProjector::take(const RunEdited& body)
{
    m_model.take(body);
    if (body.role)
        return noteEdit(*body.role, body.field);
    if (body.attempt.lane.isNone())
        return;
    onCard(body.attempt, [&](AttemptCard& card) {
        if (std::find(card.edits.begin(), card.edits.end(), body.field) == card.edits.end())
            card.edits.push_back(body.field);
    });
}

void TimelineProjector::take(const RetryAsked& body)
{
    onCard(body.attempt, [](AttemptCard& card) {
        card.isRetried = true;
        card.phase = CardPhase::done;
    });
}

void TimelineProjector::take(const AttemptAccepted& body)
{
    accept(body.attempt, Acceptance::theAnswer);
}

void TimelineProjector::take(const EmptinessConfirmed& body)
{
    accept(body.attempt, Acceptance::trulyEmpty);
}

/// Only one attempt is accepted: accepting another replaces it.
void TimelineProjector::accept(const AttemptRef& attempt, Acceptance what)
{
    noteAnswer(attempt);
    for (const auto& [id, place] : m_lanes) {
        for (std::size_t i = 0; i < lane(place).cards.size(); ++i) {
            AttemptCard& known = lane(place).cards[i];
            const bool isMeant = known.ref == attempt;
            if (!isMeant && !known.accepted)
                continue;
            known.accepted = isMeant ? std::optional(what) : std::nullopt;
            tellChanged({place.section, place.lane, static_cast<int>(i)});
        }
    }
}

} // namespace querymend
