#pragma once

#include "run/event.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A lane's attempt at a statement, and what is known of it.
struct AttemptState {
    std::string sql;
    std::optional<Verdict> verdict; ///< none until it was checked
    ErrorCode code = ErrorCode::unclassified;
    std::string signature; ///< of the mistake; empty if there is none
    std::uint64_t fingerprint = 0;
    bool isDiagnosed = false;       ///< with the current verdict
    std::vector<TestVerdict> tests; ///< one per generated test; empty until tested
    std::uint32_t testScore = 0;    ///< the weights of the tests that it passes
    EffectId reading;               ///< of its rows
    std::optional<ReturnedRows> rows;
    std::string hintLevel;
    std::string hint;
    std::vector<std::string> lessons; ///< offered along with the hint
    std::optional<Reflection> reflection;
    std::string correction;        ///< found by the mechanic; empty if there is none
    double confidence = 0;         ///< in the correction, as low as that of its least certain round
    bool isMended = false;         ///< its statement is such a correction
    bool isAskedAbout = false;     ///< the user was asked about its failure, and answered
    std::string advice;            ///< the answer
    std::vector<ReadWord> words;   ///< how the built-in answerer understood the question
    std::size_t closeReadings = 0; ///< how many other readings are almost as likely
};

/// What a lane waits for.
enum class LanePhase : std::uint8_t { deciding, asking, waiting, checking, ended };

struct LaneState {
    CandidateForked made;
    std::vector<AttemptState> attempts;
    LanePhase phase = LanePhase::deciding;
    EffectId pending;
    std::uint32_t retries = 0;           ///< corrections spent
    std::uint32_t malformedReplies = 0;  ///< over the whole lane
    std::uint32_t transportFailures = 0; ///< of the current call or check
    std::uint64_t promptEstimate = 0;    ///< tokens of the current call's prompt
    std::uint32_t shortenings = 0;       ///< of prompts that a server found too long
    std::optional<LaneEnded> end;

    [[nodiscard]] bool isOpen() const { return !end.has_value(); }
};

/// A role call and its outcome.
struct RoleState {
    RoleCall call;
    EffectId pending;
    std::uint64_t promptEstimate = 0;
    std::uint32_t shortenings = 0;     ///< of prompts that a server found too long
    std::optional<double> temperature; ///< if the user chose one
    std::optional<RoleOutcome> outcome;
    std::vector<std::string> results;
    std::optional<UnclearQuestion> unclear;
    std::vector<std::string> evidence; ///< of a generator's tests
};

/// What is known of a level's candidates once its lanes have ended.
struct Candidates {
    std::optional<CandidatesCleaned> cleaned;
    EffectId comparing; ///< the comparison in progress
    std::optional<ResultsCompared> compared;
    std::optional<TestsJudged> tested;
    bool isAnswered = false;      ///< the user was asked which result is meant, and answered
    std::optional<LaneId> chosen; ///< the lane of the result that is meant
};

/// An effect that is held back until the user continues.
struct RunStop {
    RunPaused what;
    bool isEdited = false;
};

enum class RunPhase : std::uint8_t { notStarted, running, finished };

/// A run's current state: the fold of its events and nothing else.
struct RunState {
    RunPhase phase = RunPhase::notStarted;
    RunStarted start;
    Level level = Level::basic;
    std::uint32_t firstLane = 0; ///< of the current level
    std::uint32_t escalations = 0;
    std::string escalationContext;
    std::optional<AttemptRef> kept; ///< the best attempt of the levels below, which failed tests
    std::vector<LaneState> lanes;
    std::vector<RoleState> roles;
    std::optional<SchemaLinked> linked; ///< none until linked, and without a schema
    Candidates candidates;              ///< of the current level
    TokenSum tokens;
    std::uint64_t estimatedTokens = 0; ///< not reported by servers, if the policy limits tokens
    /// What prompt and reply may have together, by our own estimate, since a server found a prompt too long; 0 if none
    /// did.
    std::uint64_t fittingTokens = 0;
    std::uint32_t nextEffect = 1;
    std::optional<AttemptRef> selected;
    std::vector<RunStop> stops;         ///< oldest first
    std::vector<PersonQuestion> asked;  ///< and not answered, oldest first
    bool isClarified = false;           ///< the user was asked which reading of the question is meant, and answered
    std::optional<AttemptRef> accepted; ///< by the user, possibly after the end
    std::optional<RunFinished> end;

    [[nodiscard]] LaneState& lane(LaneId id) { return lanes[id.value]; }
    [[nodiscard]] const LaneState& lane(LaneId id) const { return lanes[id.value]; }
    /// The lane that waits for this effect; null if its answer comes too late.
    [[nodiscard]] const LaneState* waitingFor(EffectId effect) const;
    /// The role that waits for this effect, or null.
    [[nodiscard]] const RoleState* roleWaitingFor(EffectId effect) const;
    /// The attempt whose rows are awaited with this effect.
    [[nodiscard]] std::optional<AttemptRef> readingFor(EffectId effect) const;
    /// Null if no effect with this id is held back.
    [[nodiscard]] const RunStop* stopOf(EffectId effect) const;
    /// Null if the user is not asked anything with this id.
    [[nodiscard]] const PersonQuestion* askedWith(EffectId effect) const;
    /// Null if it was never called.
    [[nodiscard]] const RoleState* role(const RoleCall& call) const;
    [[nodiscard]] RoleState* role(const RoleCall& call);
    /// Null if there is no such attempt, as in a damaged record.
    [[nodiscard]] AttemptState* attempt(const AttemptRef& attempt);
};

/// The question for prompts: translated, or as it was asked.
[[nodiscard]] std::string_view questionIn(const RunState& state);

/// A test that an answer to the question should pass.
struct GeneratedTest {
    std::string text;
    std::string evidence; ///< the words of the evidence that it comes from; empty if it comes from none

    friend bool operator==(const GeneratedTest&, const GeneratedTest&) = default;
};

/// The generated tests, without duplicates.
[[nodiscard]] std::vector<GeneratedTest> testsOf(const RunState& state);

/// The state after one more event. Events that do not fit, as in a damaged record, change nothing.
[[nodiscard]] RunState apply(RunState state, const EventBody& body);
/// The state after all these events.
[[nodiscard]] RunState stateAfter(std::span<const RunEvent> events);
[[nodiscard]] RunState stateAfter(std::span<const EventBody> bodies, RunState before = {});

} // namespace querymend
