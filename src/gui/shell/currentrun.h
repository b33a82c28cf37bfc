#pragma once

#include "report/timelinerows.h"
#include "run/event.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

class Workbench;

/// A run as recorded, and as panels may see it.
class RunRecord {
public:
    using Mask = std::function<RunEvent(const RunEvent&)>;
    /// Returns whether something makes or plays this run now.
    using Maker = std::function<bool(const std::string& run)>;

    void show(std::vector<RunEvent> events);
    void append(const RunEvent& event);
    /// If empty, nothing is masked.
    void setMask(Mask mask);
    /// Finds out whether the run goes on; if it has no events, they are still to come. Returns whether that is news.
    bool judge(const std::vector<Maker>& makers);
    [[nodiscard]] RunLiveness liveness() const { return m_liveness; }
    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }
    [[nodiscard]] const std::vector<RunEvent>& displayed() const { return m_mask ? m_masked : m_events; }
    /// An event that is not in the record yet, as panels may see it.
    [[nodiscard]] RunEvent displayed(const RunEvent& event) const { return m_mask ? m_mask(event) : event; }

private:
    std::vector<RunEvent> m_events;
    std::vector<RunEvent> m_masked; ///< empty without a mask
    Mask m_mask;
    RunLiveness m_liveness = RunLiveness::live;
};

/// An attempt, and its run.
struct ChosenAttempt {
    const std::vector<RunEvent>& run;
    AttemptRef attempt;
};

/// The run that the window shows, and the attempt of it that is looked at. Everything that panels show of a run is of
/// this one, or of its parent if that is shown beside it.
class CurrentRun {
public:
    /// Asked of every run that is shown and has no end. A run of which no maker knows was interrupted.
    void addMaker(RunRecord::Maker maker) { m_makers.push_back(std::move(maker)); }
    /// Asks the makers again; returns whether a run goes on that did not, or the other way round.
    bool judge();
    /// Shows another run; if empty, the next run whose beginning is appended.
    void show(std::vector<RunEvent> events);
    /// Shows a run whose events will be appended.
    void begin(std::string run);
    void showBeside(std::vector<RunEvent> earlier);
    /// Adds an event and returns where it belongs; null if it belongs to neither run.
    const RunRecord* append(const RunEvent& event);
    void setMask(const RunRecord::Mask& mask);

    [[nodiscard]] const RunRecord& shown() const { return m_shown; }
    [[nodiscard]] const RunRecord& beside() const { return m_beside; }
    /// Empty if there is none.
    [[nodiscard]] const std::string& id() const { return m_id; }
    [[nodiscard]] const RunStarted* start() const;
    [[nodiscard]] std::optional<RunOutcome> outcome() const;
    [[nodiscard]] RunLiveness liveness() const { return m_shown.liveness(); }
    /// The attempt that is the answer; none while there is no answer.
    [[nodiscard]] std::optional<AttemptRef> answer() const;

    void choose(const RunRecord& of, const AttemptRef& attempt);
    void chooseNone() { m_chosen.reset(); }
    [[nodiscard]] const std::optional<AttemptRef>& chosen() const { return m_chosen; }
    [[nodiscard]] const RunRecord& chosenOf() const { return *m_chosenOf; }

private:
    std::vector<RunRecord::Maker> m_makers;
    std::string m_id;
    RunRecord m_shown;
    RunRecord m_beside; ///< empty if only one run is shown
    std::optional<AttemptRef> m_chosen;
    const RunRecord* m_chosenOf = &m_shown;
};

/// Whether the run was made on the database that is open.
[[nodiscard]] bool isOnOpenDatabase(const RunStarted& run, const Workbench& workbench);

/// Tells runs apart: `shop.sqlite · 14:02`; with the date if it is not today's.
[[nodiscard]] QString originWord(const std::vector<RunEvent>& run);

} // namespace querymend
