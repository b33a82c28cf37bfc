#include "report/timelineboard.h"

#include <algorithm>
#include <chrono>

namespace querymend {

void TimelineBoard::clear()
{
    m_rows = {};
    m_lanes.clear();
}

TimelinePlace TimelineBoard::placeOf(const AttemptRef& attempt) const
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

void TimelineBoard::addStep(TimelineStep step)
{
    TimelineSection made;
    made.kind = SectionKind::step;
    made.step = std::move(step);
    made.step.firstAt = m_at;
    made.step.lastAt = m_at;
    append(m_rows.sections, std::move(made), {static_cast<int>(m_rows.sections.size()), -1, -1});
}

/// A wait that was cut short did not take the time that was planned for it.
void TimelineBoard::cutShort(TimelineStep& step) const
{
    step.isUnderWay = false;
    if (step.kind == StepKind::waited)
        step.time = std::min(step.time, std::chrono::milliseconds(std::max<std::int64_t>(0, m_at - step.firstAt)));
}

void TimelineBoard::endSteps()
{
    onAllSteps([this](TimelineStep& step) {
        if (!step.isUnderWay)
            return false;
        cutShort(step);
        return true;
    });
}

void TimelineBoard::interrupt()
{
    if (headline().outcome || !headline().clock.hasBegun)
        return;
    headline().isInterrupted = true;
    onAllCards([this](AttemptCard& card) {
        if (!isUnderWay(card.phase))
            return false;
        card.phase = CardPhase::interrupted;
        card.stoppedBefore.reset();
        card.stopped.end(m_at);
        card.endSpan();
        return true;
    });
    endSteps();
}

void TimelineBoard::endSmallSteps(LaneId lane)
{
    onAllSteps([&](TimelineStep& step) {
        if (!isSmall(step.kind) || !step.isUnderWay || !step.attempt || step.attempt->lane != lane)
            return false;
        cutShort(step);
        step.lastAt = m_at;
        return true;
    });
}

TimelinePlace TimelineBoard::cardPlace(const AttemptRef& attempt)
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

TimelinePlace TimelineBoard::lanePlace(LaneId id, std::optional<Level> level)
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

TimelinePlace TimelineBoard::bandPlace(std::optional<Level> level)
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

template <class Row>
void TimelineBoard::append(std::vector<Row>& rows, Row row, const TimelinePlace& place)
{
    if (m_watcher)
        m_watcher->aboutToAdd(place);
    rows.push_back(std::move(row));
    if (m_watcher)
        m_watcher->added(place);
}

LaneRow& TimelineBoard::lane(const TimelinePlace& place)
{
    return m_rows.sections[static_cast<std::size_t>(place.section)].lanes[static_cast<std::size_t>(place.lane)];
}

AttemptCard& TimelineBoard::card(const TimelinePlace& place)
{
    return lane(place).cards[static_cast<std::size_t>(place.card)];
}

} // namespace querymend
