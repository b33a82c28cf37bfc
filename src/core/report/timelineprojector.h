#pragma once

#include "report/timelinerows.h"
#include "run/askedmodel.h"

#include <unordered_map>
#include <utility>

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

/// Builds a run's rows event by event, also while it runs. A damaged or unfinished record gives whatever it holds.
class TimelineProjector {
public:
    /// The watcher must outlive the projector; it may be null.
    explicit TimelineProjector(TimelineWatcher* watcher = nullptr) : m_watcher(watcher) {}

    void add(const RunEvent& event);
    void clear();
    [[nodiscard]] const TimelineRows& rows() const { return m_rows; }
    /// The place of an attempt's card; all -1 if there is none.
    [[nodiscard]] TimelinePlace placeOf(const AttemptRef& attempt) const;

private:
    void take(const RunStarted& body);
    void take(const CandidateForked& body);
    void take(const ModelAsked& body);
    void take(const ModelReplied& body);
    void take(const ModelFailed& body);
    void take(const WaitStarted& body);
    void take(const WaitEnded& body);
    void take(const CheckStarted& body);
    void take(const Checked& body);
    void take(const Diagnosed& body);
    void take(const AttemptTested& body);
    void take(const HintChosen& body);
    void take(const Reflected& body);
    void take(const LaneEnded& body);
    void take(const SchemaLinked& body);
    void take(const Escalated& body);
    void take(const Selected& body);
    void take(const CancelAsked& body);
    void take(const RunResumed& body);
    void take(const RunPaused& body);
    void take(const RunContinued& body);
    void take(const RunEdited& body);
    void take(const RetryAsked& body);
    void take(const AttemptAccepted& body);
    void take(const EmptinessConfirmed& body);
    void take(const TimeRanOut& body);
    void take(const RoleAsked& body);
    void take(const RoleReplied& body);
    void take(const RoleFailed& body);
    void take(const RoleConcluded& body);
    void take(const CandidatesCleaned& body);
    void take(const ComparisonStarted& body);
    void take(const ResultsCompared& body);
    void take(const TestsJudged& body);
    void take(const RunFinished& body);
    void take(const UnknownEvent& body);
    /// Events without a row are ignored.
    template <class Other>
    void take(const Other&)
    {}

    /// Changes an attempt's card, adding it first if needed, and notifies the watcher.
    template <class Change>
    void onCard(const AttemptRef& attempt, Change change)
    {
        const TimelinePlace place = cardPlace(attempt);
        AttemptCard& known = card(place);
        known.lastAt = m_at;
        change(known);
        tellChanged(place);
    }
    TimelinePlace cardPlace(const AttemptRef& attempt);
    TimelinePlace lanePlace(LaneId lane, std::optional<Level> level);
    TimelinePlace bandPlace(std::optional<Level> level);
    void addStep(TimelineStep step);
    /// Changes the last pending step of the kind for which `isIt` holds, or adds a new one.
    template <class IsIt, class Change>
    void onStep(StepKind kind, IsIt isIt, Change change);
    template <class Change>
    void onRole(const RoleCall& call, Change change);
    void noteEdit(const RoleCall& call, EditedField field);
    void settleSteps();
    void charge(TokenSum& of, const TokenCounts& counts);
    void settle(const TimelinePlace& lane, std::size_t cards);
    void accept(const AttemptRef& attempt, Acceptance what);
    void turnTo(const AttemptRef& attempt);
    void noteAnswer(const AttemptRef& answer);

    template <class Row>
    void append(std::vector<Row>& rows, Row row, const TimelinePlace& place);
    [[nodiscard]] LaneRow& lane(const TimelinePlace& place);
    [[nodiscard]] AttemptCard& card(const TimelinePlace& place);
    void tellChanged(const TimelinePlace& place);

    TimelineWatcher* m_watcher;
    TimelineRows m_rows;
    AskedModel m_model;
    std::unordered_map<std::uint32_t, TimelinePlace> m_lanes; ///< by lane id
    std::optional<AttemptRef> m_leftAt;                       ///< the fork's first own attempt, until it begins
    bool m_isResumed = false;
    std::int64_t m_at = 0; ///< the time of the current event
};

template <class Row>
void TimelineProjector::append(std::vector<Row>& rows, Row row, const TimelinePlace& place)
{
    if (m_watcher)
        m_watcher->aboutToAdd(place);
    rows.push_back(std::move(row));
    if (m_watcher)
        m_watcher->added(place);
}

} // namespace querymend
