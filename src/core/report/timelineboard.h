#pragma once

#include "report/timelinerows.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace querymend {

/// Notified of every change to the rows. Rows are only ever appended to their siblings.
class TimelineWatcher {
public:
    TimelineWatcher() = default;
    TimelineWatcher(const TimelineWatcher&) = delete;
    TimelineWatcher& operator=(const TimelineWatcher&) = delete;
    virtual ~TimelineWatcher() = default;

    virtual void aboutToAdd(const TimelinePlace& place) = 0;
    virtual void added(const TimelinePlace& place) = 0;
    virtual void changed(const TimelinePlace& place) = 0;
};

/// The rows of a timeline while they are made: finds them, adds those that are missing, and tells every change.
class TimelineBoard {
public:
    explicit TimelineBoard(TimelineWatcher* watcher) : m_watcher(watcher) {}

    /// Sets the time of the changes that follow.
    void moveTo(std::int64_t at) { m_at = at; }
    [[nodiscard]] std::int64_t now() const { return m_at; }
    void clear();
    [[nodiscard]] const TimelineRows& rows() const { return m_rows; }
    [[nodiscard]] RunHeadline& headline() { return m_rows.headline; }
    /// All -1 if the attempt has no card.
    [[nodiscard]] TimelinePlace placeOf(const AttemptRef& attempt) const;

    /// Changes an attempt's card, adding it first if needed.
    template <class Change>
    void onCard(const AttemptRef& attempt, Change change)
    {
        const TimelinePlace place = cardPlace(attempt);
        AttemptCard& known = card(place);
        known.lastAt = m_at;
        change(known);
        tellChanged(place);
    }

    /// Marks an attempt's card, if there is one.
    template <class Change>
    void onKnownCard(const AttemptRef& attempt, Change change)
    {
        const TimelinePlace place = placeOf(attempt);
        if (place.card < 0)
            return;
        change(card(place));
        tellChanged(place);
    }

    /// Calls `change`, which says whether it changed the card, with each card of a lane.
    template <class Change>
    void onCardsOf(LaneId id, Change change)
    {
        const auto known = m_lanes.find(id.value);
        for (std::size_t i = 0; known != m_lanes.end() && i < lane(known->second).cards.size(); ++i) {
            if (change(lane(known->second).cards[i]))
                tellChanged({known->second.section, known->second.lane, static_cast<int>(i)});
        }
    }

    template <class Change>
    void onAllCards(Change change)
    {
        for (const auto& [id, place] : m_lanes)
            onCardsOf(LaneId{id}, change);
    }

    /// Changes a lane, adding it first if needed: to the last band or, if that has another level, to a new one.
    template <class Change>
    void onLane(LaneId id, std::optional<Level> level, Change change)
    {
        const TimelinePlace place = lanePlace(id, level);
        change(lane(place));
        tellChanged(place);
    }

    /// Changes each lane of the last band.
    template <class Change>
    void onLastBand(Change change)
    {
        std::vector<TimelineSection>& sections = m_rows.sections;
        const auto band =
            std::ranges::find(sections.rbegin(), sections.rend(), SectionKind::band, &TimelineSection::kind);
        const int section = static_cast<int>(sections.rend() - band) - 1;
        for (std::size_t i = 0; band != sections.rend() && i < band->lanes.size(); ++i) {
            change(band->lanes[i]);
            tellChanged({section, static_cast<int>(i), -1});
        }
    }

    void addStep(TimelineStep step);

    /// Changes the last step of this kind and call that is under way, or adds one.
    template <class Change>
    void onStep(StepKind kind, const RoleCall& call, Change change)
    {
        std::vector<TimelineSection>& sections = m_rows.sections;
        const auto open = std::find_if(sections.rbegin(), sections.rend(), [&](const TimelineSection& section) {
            const TimelineStep& step = section.step;
            return section.kind == SectionKind::step && step.kind == kind && step.isUnderWay && step.call == call;
        });
        if (open == sections.rend()) {
            TimelineStep made{.kind = kind, .call = call};
            change(made);
            return addStep(std::move(made));
        }
        const std::int64_t began = open->step.firstAt;
        change(open->step);
        open->step.firstAt = began;
        open->step.lastAt = m_at;
        tellChanged({static_cast<int>(sections.rend() - open) - 1, -1, -1});
    }

    /// Steps that are still pending when the run ends get no answer.
    void endSteps();

    /// Ends what is under way in a run that has no end and is not continued.
    void interrupt();

    /// Ends the small steps that a lane still waited for.
    void endSmallSteps(LaneId lane);

    /// Calls `change`, which says whether it changed the step, with each step.
    template <class Change>
    void onAllSteps(Change change)
    {
        for (std::size_t i = 0; i < m_rows.sections.size(); ++i) {
            if (m_rows.sections[i].kind == SectionKind::step && change(m_rows.sections[i].step))
                tellChanged({static_cast<int>(i), -1, -1});
        }
    }

private:
    TimelinePlace cardPlace(const AttemptRef& attempt);
    TimelinePlace lanePlace(LaneId id, std::optional<Level> level);
    TimelinePlace bandPlace(std::optional<Level> level);
    template <class Row>
    void append(std::vector<Row>& rows, Row row, const TimelinePlace& place);
    [[nodiscard]] LaneRow& lane(const TimelinePlace& place);
    [[nodiscard]] AttemptCard& card(const TimelinePlace& place);
    void cutShort(TimelineStep& step) const;
    void tellChanged(const TimelinePlace& place)
    {
        if (m_watcher)
            m_watcher->changed(place);
    }

    TimelineWatcher* m_watcher;
    TimelineRows m_rows;
    std::unordered_map<std::uint32_t, TimelinePlace> m_lanes; ///< by lane id
    std::int64_t m_at = 0;
};

} // namespace querymend
