#pragma once

#include "run/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// One SQL text of a lane and what became of it.
struct AttemptState {
    std::string sql;
    std::optional<Verdict> verdict; ///< none before it was checked
    ErrorCode code = ErrorCode::unclassified;
    std::string signature; ///< of what is wrong; empty where nothing is
    std::uint64_t fingerprint = 0;
    std::string hintLevel;
    std::string hint;
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
    std::optional<LaneEnded> end;

    [[nodiscard]] bool isOpen() const { return !end.has_value(); }
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
    TokenCounts tokens;
    std::uint32_t nextEffect = 1;
    std::optional<AttemptRef> selected;
    std::optional<RunFinished> end;

    [[nodiscard]] LaneState& lane(LaneId id) { return lanes[id.value]; }
    [[nodiscard]] const LaneState& lane(LaneId id) const { return lanes[id.value]; }
    /// The lane that waits for this, or null: then an answer comes too late for anybody.
    [[nodiscard]] const LaneState* waitingFor(EffectId effect) const;
};

/// The state after one more event. Events that do not fit, as a damaged record may hold, change nothing.
[[nodiscard]] RunState apply(RunState state, const EventBody& body);

} // namespace querymend
