#pragma once

#include "run/event.h"

#include <span>
#include <string>
#include <vector>

namespace querymend {

/// What reports say about one attempt.
struct AttemptOutline {
    std::uint32_t number = 0;
    const Checked* check = nullptr; ///< the last one; null if never checked
    const AttemptTested* tested = nullptr;
    const HintChosen* hint = nullptr;
    const Reflected* reflection = nullptr;
    std::vector<const ModelFailed*> faults;
    std::vector<const EventBody*> byHand; ///< the user's interventions
    std::uint32_t replies = 0;
    TokenSum tokens;
    std::chrono::milliseconds modelTime{0};
};

struct LaneOutline {
    LaneId id;
    const CandidateForked* made = nullptr;
    const Escalated* before = nullptr; ///< the escalation directly before this lane
    std::vector<AttemptOutline> attempts;
    const LaneEnded* end = nullptr;
};

/// A run in reading order: by lane and attempt. Points into the events that it was made from.
struct RunOutline {
    std::string run;
    const RunStarted* start = nullptr;
    const SchemaLinked* linked = nullptr;
    std::vector<LaneOutline> lanes;
    std::vector<const RoleConcluded*> roles;    ///< in order of reply; explanations of the answer only
    std::vector<const RoleFailed*> silentRoles; ///< without a reply
    std::vector<const RunEdited*> byHand;       ///< the user's edits of role calls and of the run
    std::vector<const TimeRanOut*> timeouts;
    std::vector<const CandidatesCleaned*> cleaned; ///< one per level
    std::vector<std::string> alarms;               ///< of prompts, without duplicates
    const ResultsCompared* compared = nullptr;
    const TestsJudged* tested = nullptr; ///< the last one
    const Selected* selected = nullptr;
    const RunFinished* end = nullptr;
    std::string answer;       ///< what the user accepted last, else what the run ended with; may be empty
    bool isByHand = false;    ///< the user replaced the run's own answer
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    TokenSum tokens;
    std::size_t unknownEvents = 0; ///< of a newer version
};

/// The events must outlive the outline. A damaged or unfinished record gives whatever it holds.
[[nodiscard]] RunOutline outlineOf(std::span<const RunEvent> events);

} // namespace querymend
