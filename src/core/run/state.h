#pragma once

#include "run/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One SQL text of a lane and what became of it.
struct AttemptState {
    std::string sql;
    std::optional<Verdict> verdict; ///< none before it was checked
    ErrorCode code = ErrorCode::unclassified;
    std::string signature; ///< of what is wrong; empty where nothing is
    std::uint64_t fingerprint = 0;
    bool isDiagnosed = false;       ///< as the verdict is now
    std::vector<TestVerdict> tests; ///< on each generated test; empty before it was tested
    std::string hintLevel;
    std::string hint;
    std::vector<std::string> lessons; ///< that are offered beside the hint
    std::optional<Reflection> reflection;
};

/// What a lane waits for.
enum class LanePhase : std::uint8_t { deciding, asking, waiting, checking, ended };

struct LaneState {
    CandidateForked made;
    std::vector<AttemptState> attempts;
    LanePhase phase = LanePhase::deciding;
    EffectId pending;
    std::uint32_t retries = 0;           ///< corrections that were spent
    std::uint32_t malformedReplies = 0;  ///< of the lane
    std::uint32_t transportFailures = 0; ///< of the call or check that is under way
    std::uint64_t promptEstimate = 0;    ///< of the call that is under way, where the policy limits tokens
    std::optional<LaneEnded> end;

    [[nodiscard]] bool isOpen() const { return !end.has_value(); }
};

/// A role that was asked, and what came of it.
struct RoleState {
    RoleCall call;
    EffectId pending;
    std::uint64_t promptEstimate = 0;  ///< as that of a lane
    std::optional<double> temperature; ///< where a person chose one
    std::optional<RoleOutcome> outcome;
    std::vector<std::string> results;
};

/// What is known of a level's candidates once its lanes have ended.
struct Candidates {
    std::optional<CandidatesCleaned> cleaned;
    EffectId comparing; ///< the comparison that is under way
    std::optional<ResultsCompared> compared;
    std::optional<TestsJudged> tested;
};

/// What waits for a person.
struct RunStop {
    RunPaused what;
    bool isEdited = false;
};

enum class RunPhase : std::uint8_t { notStarted, running, finished };

/// A run as far as it has come: nothing but the fold of its events.
struct RunState {
    RunPhase phase = RunPhase::notStarted;
    RunStarted start;
    Level level = Level::basic;
    std::uint32_t firstLane = 0; ///< of this level
    std::uint32_t escalations = 0;
    std::string escalationContext;
    std::vector<LaneState> lanes;
    std::vector<RoleState> roles;
    std::optional<SchemaLinked> linked; ///< none before, and where no schema is known
    Candidates candidates;              ///< of this level
    TokenSum tokens;
    std::uint64_t estimatedTokens = 0; ///< of what servers did not tell, where the policy limits tokens
    std::uint32_t nextEffect = 1;
    std::optional<AttemptRef> selected;
    std::vector<RunStop> stops;         ///< the oldest first
    std::optional<AttemptRef> accepted; ///< by a person, perhaps when the run was over
    std::optional<RunFinished> end;

    [[nodiscard]] LaneState& lane(LaneId id) { return lanes[id.value]; }
    [[nodiscard]] const LaneState& lane(LaneId id) const { return lanes[id.value]; }
    /// The lane that waits for this, or null: then an answer comes too late for anybody.
    [[nodiscard]] const LaneState* waitingFor(EffectId effect) const;
    /// The role that waits for this, or null.
    [[nodiscard]] const RoleState* roleWaitingFor(EffectId effect) const;
    /// Null where nothing is held back under this number.
    [[nodiscard]] const RunStop* stopOf(EffectId effect) const;
    /// Null where it was never asked.
    [[nodiscard]] const RoleState* role(const RoleCall& call) const;
};

/// The question as it is worked with: as the translator put it, or as it was asked.
[[nodiscard]] std::string_view questionIn(const RunState& state);
/// The tests that the generators wrote, each once.
[[nodiscard]] std::vector<std::string> testsOf(const RunState& state);

/// The state after one more event. Events that do not fit, as a damaged record may hold, change nothing.
[[nodiscard]] RunState apply(RunState state, const EventBody& body);

} // namespace querymend
