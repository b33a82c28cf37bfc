#pragma once

#include "run/event.h"

#include <span>
#include <string>
#include <vector>

namespace querymend {

/// What a reader is told of one attempt.
struct AttemptOutline {
    std::uint32_t number = 0;
    const Checked* check = nullptr; ///< the last; null where the attempt was never checked
    const AttemptTested* tested = nullptr;
    const HintChosen* hint = nullptr;
    const Reflected* reflection = nullptr;
    std::vector<const ModelFailed*> faults;
    std::vector<const EventBody*> byHand; ///< what a person did about it
    std::uint32_t replies = 0;
    TokenSum tokens;
    std::chrono::milliseconds modelTime{0};
};

struct LaneOutline {
    LaneId id;
    const CandidateForked* made = nullptr;
    const Escalated* before = nullptr; ///< the escalation that this lane is the first of
    std::vector<AttemptOutline> attempts;
    const LaneEnded* end = nullptr;
};

/// A run in the order in which people read it: by lane and attempt. It points into the events it was made of.
struct RunOutline {
    std::string run;
    const RunStarted* start = nullptr;
    const SchemaLinked* linked = nullptr;
    std::vector<LaneOutline> lanes;
    std::vector<const RoleConcluded*> roles; ///< in the order in which they answered; explanations of the answer only
    std::vector<const RoleFailed*> silentRoles; ///< that had no reply
    std::vector<const RunEdited*> byHand;       ///< what a person changed of roles' calls and of the run
    std::vector<const TimeRanOut*> timeouts;
    std::vector<const CandidatesCleaned*> cleaned; ///< one for each level
    std::vector<std::string> alarms;               ///< on the prompts, each once
    const ResultsCompared* compared = nullptr;
    const TestsJudged* tested = nullptr; ///< the last
    const Selected* selected = nullptr;
    const RunFinished* end = nullptr;
    std::string answer;    ///< what a person accepted last, or else what the run ended with; empty where there is none
    bool isByHand = false; ///< a person put it in the place of the run's own answer
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    TokenSum tokens;
    std::size_t unknownEvents = 0; ///< of a newer version
};

/// The events must outlive the outline. A record that is damaged or not finished gives what it has.
[[nodiscard]] RunOutline outlineOf(std::span<const RunEvent> events);

} // namespace querymend
