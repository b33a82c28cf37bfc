// What a person does, on the cards.

#include "report/timelineprojector.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// What a forked run has until then is its parent's, also where the parent was resumed itself. Once the fork has turned
/// to its first attempt, all that follows is its own.
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
                continue; // what is changed of it before it is asked for
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

/// One attempt is the answer; who accepts another has thought again.
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
