#include "report/timelineprojector.h"

#include "run/acceptance.h"

#include <algorithm>
#include <utility>

namespace querymend {

void TimelineProjector::add(const RunEvent& event)
{
    m_at = event.at;
    RunHeadline& headline = m_rows.headline;
    if (headline.firstAt == 0)
        headline.firstAt = event.at;
    if (!mayFollowTheEnd(event.body)) // what follows the end takes no time of the run
        headline.lastAt = event.at;
    std::visit([this](const auto& body) { take(body); }, event.body);
}

void TimelineProjector::clear()
{
    m_rows = {};
    m_model = {};
    m_lanes.clear();
    m_leftAt.reset();
    m_isResumed = false;
}

TimelinePlace TimelineProjector::placeOf(const AttemptRef& attempt) const
{
    const auto known = m_lanes.find(attempt.lane.value);
    if (known == m_lanes.end())
        return {};
    TimelinePlace place = known->second;
    const std::vector<AttemptCard>& cards = laneAt(m_rows, place)->cards;
    const auto card = std::find_if(cards.rbegin(), cards.rend(), // recent attempts are looked up most
                                   [&](const AttemptCard& c) { return c.ref.number == attempt.number; });
    if (card == cards.rend())
        return {};
    place.card = static_cast<int>(cards.rend() - card) - 1;
    return place;
}

void TimelineProjector::take(const RunStarted& body)
{
    m_rows.headline.maxRetries = body.policy.maxRetries;
    m_model.take(body);
    m_leftAt = body.parent ? body.parent->attempt : std::nullopt;
}

void TimelineProjector::take(const CandidateForked& body)
{
    const TimelinePlace place = lanePlace(body.lane, body.level);
    LaneRow& made = lane(place);
    made.isForked = true;
    made.method = body.method;
    made.temperature = body.temperature;
    tellChanged(place);
}

void TimelineProjector::turnTo(const AttemptRef& attempt)
{
    if (m_isResumed && m_leftAt == attempt)
        m_leftAt.reset();
}

void TimelineProjector::take(const ModelAsked& body)
{
    turnTo(body.attempt);
    const TimelinePlace place = cardPlace(body.attempt);
    settle(place, static_cast<std::size_t>(place.card));
    onCard(body.attempt, [](AttemptCard& card) { card.phase = CardPhase::asking; });
}

void TimelineProjector::take(const ModelReplied& body)
{
    onCard(body.attempt, [&](AttemptCard& card) {
        charge(card.tokens, body.tokens);
        card.phase = CardPhase::judging;
    });
}

void TimelineProjector::take(const ModelFailed& body)
{
    onCard(body.attempt, [&](AttemptCard& card) {
        card.faults.push_back(body.fault);
        if (body.tokens)
            charge(card.tokens, *body.tokens);
        card.phase = CardPhase::judging;
    });
}

/// Adds usage to a part of the run and to its total.
void TimelineProjector::charge(TokenSum& of, const TokenCounts& counts)
{
    of.add(counts, m_model.terms);
    m_rows.headline.tokens.add(counts, m_model.terms);
}

void TimelineProjector::take(const WaitStarted& body)
{
    onCard(body.attempt, [&](AttemptCard& card) {
        ++card.waits;
        card.waited += std::clamp(body.time, std::chrono::milliseconds(0), std::chrono::milliseconds(86'400'000));
        card.phase = CardPhase::waiting;
    });
}

void TimelineProjector::take(const WaitEnded& body)
{
    onCard(body.attempt, [](AttemptCard& card) { card.phase = CardPhase::judging; });
}

void TimelineProjector::take(const CheckStarted& body)
{
    turnTo(body.attempt);
    onCard(body.attempt, [](AttemptCard& card) { card.phase = CardPhase::checking; });
}

void TimelineProjector::take(const Checked& body)
{
    turnTo(body.attempt);
    onCard(body.attempt, [&](AttemptCard& card) {
        card.judge(body);
        card.phase = CardPhase::judging;
    });
}

void TimelineProjector::take(const Diagnosed& body)
{
    const TimelinePlace place = cardPlace(body.attempt);
    std::optional<std::uint32_t> same;
    for (const AttemptCard& earlier : lane(place).cards) {
        if (body.fingerprint != 0 && earlier.fingerprint == body.fingerprint
            && earlier.ref.number < body.attempt.number)
            same = earlier.ref.number;
    }
    onCard(body.attempt, [&](AttemptCard& card) {
        card.fingerprint = body.fingerprint;
        card.sameAs = same;
    });
}

void TimelineProjector::take(const AttemptTested& body)
{
    onCard(body.attempt, [&](AttemptCard& card) { card.judge(body); });
}

void TimelineProjector::take(const HintChosen& body)
{
    onCard(body.attempt, [&](AttemptCard& card) {
        card.hintLevel = body.level;
        card.isHintRaised = body.isRaised;
    });
}

void TimelineProjector::take(const Reflected& body)
{
    onCard(body.attempt, [&](AttemptCard& card) {
        card.decision = body.reflection.decision;
        card.score = body.reflection.score;
        card.phase = CardPhase::done;
    });
}

void TimelineProjector::take(const LaneEnded& body)
{
    const TimelinePlace place = lanePlace(body.lane, std::nullopt);
    LaneRow& ended = lane(place);
    ended.outcome = body.outcome;
    ended.reason = body.reason;
    settle(place, ended.cards.size());
    TimelinePlace best = placeOf({body.lane, body.best});
    if (best.card >= 0) {
        card(best).isBest = true;
        tellChanged(best);
    }
    tellChanged(place);
}

void TimelineProjector::take(const UnknownEvent&)
{
    ++m_rows.headline.unknownEvents;
}

TimelinePlace TimelineProjector::cardPlace(const AttemptRef& attempt)
{
    TimelinePlace place = placeOf(attempt);
    if (place.card >= 0)
        return place;
    place = lanePlace(attempt.lane, std::nullopt);
    std::vector<AttemptCard>& cards = lane(place).cards;
    place.card = static_cast<int>(cards.size());
    AttemptCard made;
    made.ref = attempt;
    made.firstAt = m_at;
    made.lastAt = m_at;
    ++m_rows.headline.attempts;
    append(cards, std::move(made), place);
    return place;
}

TimelinePlace TimelineProjector::lanePlace(LaneId id, std::optional<Level> level)
{
    const auto known = m_lanes.find(id.value);
    if (known != m_lanes.end())
        return known->second;
    TimelinePlace place = bandPlace(level);
    std::vector<LaneRow>& lanes = m_rows.sections[static_cast<std::size_t>(place.section)].lanes;
    place.lane = static_cast<int>(lanes.size());
    LaneRow made;
    made.id = id;
    ++m_rows.headline.lanes;
    append(lanes, std::move(made), place);
    m_lanes.emplace(id.value, place);
    return place;
}

/// The last band if its level matches, otherwise a new one.
TimelinePlace TimelineProjector::bandPlace(std::optional<Level> level)
{
    std::vector<TimelineSection>& sections = m_rows.sections;
    const auto band = std::find_if(sections.rbegin(), sections.rend(),
                                   [](const TimelineSection& section) { return section.kind == SectionKind::band; });
    if (band != sections.rend() && (!level || band->level == *level))
        return {static_cast<int>(sections.rend() - band) - 1, -1, -1};
    TimelineSection made;
    made.level = level.value_or(Level::basic);
    const TimelinePlace place{static_cast<int>(sections.size()), -1, -1};
    append(sections, std::move(made), place);
    return place;
}

/// Marks the first `cards` cards of a lane as done.
void TimelineProjector::settle(const TimelinePlace& place, std::size_t cards)
{
    for (std::size_t i = 0; i < cards; ++i) {
        AttemptCard& settled = lane(place).cards[i];
        if (settled.phase == CardPhase::done)
            continue;
        settled.phase = CardPhase::done;
        settled.stoppedBefore.reset();
        tellChanged({place.section, place.lane, static_cast<int>(i)});
    }
}

LaneRow& TimelineProjector::lane(const TimelinePlace& place)
{
    return m_rows.sections[static_cast<std::size_t>(place.section)].lanes[static_cast<std::size_t>(place.lane)];
}

AttemptCard& TimelineProjector::card(const TimelinePlace& place)
{
    return lane(place).cards[static_cast<std::size_t>(place.card)];
}

void TimelineProjector::tellChanged(const TimelinePlace& place)
{
    if (m_watcher)
        m_watcher->changed(place);
}

} // namespace querymend
