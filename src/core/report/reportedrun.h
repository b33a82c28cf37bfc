#pragma once

#include "report/attemptdetail.h"
#include "report/byhand.h"
#include "report/reporttext.h"
#include "report/timelinerows.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A run as reports show it: its timeline, and the events with the details of its attempts.
struct ReportedRun {
    /// The events must outlive the report. A damaged or unfinished record gives whatever it holds.
    explicit ReportedRun(std::span<const RunEvent> given);

    std::span<const RunEvent> events;
    const RunStarted* start = nullptr; ///< null if the record has none
    TimelineRows rows;
};

/// A lane with the escalation directly before it; null if there is none.
struct ReportedLane {
    const LaneRow* row = nullptr;
    const TimelineStep* escalation = nullptr;
};

/// The lanes in reading order.
[[nodiscard]] std::vector<ReportedLane> lanesIn(const ReportedRun& run);
/// What the user did with the attempt or, without one, with role calls and the run.
[[nodiscard]] std::vector<Intervention> interventionsOn(const ReportedRun& run,
                                                        const std::optional<AttemptRef>& attempt);
/// Question, database, model, outcome, time and usage.
[[nodiscard]] std::vector<ReportFact> runFacts(const ReportedRun& run);
/// Linked tables, examples, role results and failures, the user's edits, timeouts, remaining candidates, equal results
/// and test verdicts.
[[nodiscard]] std::vector<ReportFact> searchFacts(const ReportedRun& run);

/// Why this is the answer; empty if there was no choice.
[[nodiscard]] std::string selectionText(const ReportedRun& run);
/// `Lane 1: basic, query plan, temperature 0.2`
[[nodiscard]] std::string laneHeading(const LaneRow& lane);
/// `Attempt 2`
[[nodiscard]] std::string attemptHeading(const AttemptRef& attempt);
/// The category of the mistake, `PASSED` or `NOT CHECKED`.
[[nodiscard]] std::string_view verdictText(const AttemptDetail& attempt);
/// `Hint, general`, and what is special about it. The attempt has a hint.
[[nodiscard]] std::string hintHeading(const AttemptDetail& attempt);
/// `1.2 s, tokens: 100 in the prompt, 20 in the reply`; empty without a reply.
[[nodiscard]] std::string callsText(const AttemptDetail& attempt, const TokenSum& tokens);

/// The name of the fact about the run's end.
inline constexpr std::string_view outcomeFact = "Outcome";

} // namespace querymend
