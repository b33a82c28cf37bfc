#pragma once

#include "prompt/memory/runmemory.h"
#include "prompt/promptsection.h"
#include "run/attemptevents.h"
#include "run/attemptref.h"
#include "run/linkedschema.h"
#include "run/modeltraffic.h"
#include "run/policy.h"
#include "run/role.h"
#include "run/steering.h"
#include "run/tokensum.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

/// What the user wants to know from a database.
struct Question {
    std::string text;
    std::string evidence;                              ///< domain hints; may be empty
    std::string directives = {};                       ///< the workspace's rules; may be empty
    std::optional<std::vector<TableName>> tables = {}; ///< only these are shown to models; unset means all

    friend bool operator==(const Question&, const Question&) = default;
};

/// The run that this one was forked from, and where; without an attempt, the question was asked again from the start.
struct RunParent {
    std::string run;
    std::optional<AttemptRef> attempt; ///< the fork's first own attempt

    friend bool operator==(const RunParent&, const RunParent&) = default;
};

struct RunStarted {
    static constexpr std::string_view recordType = "run_started";
    Question question;
    std::string database; ///< for display, without secrets
    std::string dialect;
    std::string model;
    ModelKind modelKind = ModelKind::live;
    RunPolicy policy;
    std::optional<RunParent> parent = {};
    RunMemory memory = {};
    std::optional<ModelPrice> price = {}; ///< of the model, if known
    std::string address = {};             ///< the database's URL without secrets; empty in older records
    std::string preset = {};              ///< whose settings the policy is; empty if it is none's
};

/// The run continues from the events before this one, some of which may come from its parent. Work that was pending
/// starts again.
struct RunResumed {
    static constexpr std::string_view recordType = "run_resumed";
};

/// A model is called in a helper role.
struct RoleAsked {
    static constexpr std::string_view recordType = "role_asked";
    EffectId effect;
    RoleCall call;
    std::vector<PromptSection> prompt;
    std::vector<std::string> notes{};
    std::vector<PromptAlarm> alarms{};
};

struct RoleReplied {
    static constexpr std::string_view recordType = "role_replied";
    EffectId effect;
    RoleCall call;
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{};
    ReplyDetail detail{};
};

struct RoleFailed {
    static constexpr std::string_view recordType = "role_failed";
    EffectId effect;
    RoleCall call;
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none if the server did no billable work
    ContextSizes context{};              ///< if the context was too long
};

/// What the run takes from a role's reply: the translated question, tests, a verdict on each test, keywords, an
/// explanation, or why the question cannot be answered.
struct RoleConcluded {
    static constexpr std::string_view recordType = "role_concluded";
    RoleCall call;
    RoleOutcome outcome = RoleOutcome::useful;
    std::vector<std::string> results;
    /// For each test of a generator, the words of the evidence that it comes from; empty if it comes from the question.
    std::vector<std::string> evidence{};
    std::optional<UnclearQuestion> unclear{}; ///< found by the validator
};

/// A lane that is not a candidate, and why.
struct DroppedLane {
    LaneId lane;
    std::string reason;

    friend bool operator==(const DroppedLane&, const DroppedLane&) = default;
};

/// A lane with the same statement as another, literals included.
struct DuplicateLane {
    LaneId lane;
    LaneId of;

    friend bool operator==(const DuplicateLane&, const DuplicateLane&) = default;
};

/// The candidates among a level's lanes.
struct CandidatesCleaned {
    static constexpr std::string_view recordType = "candidates_cleaned";
    std::vector<LaneId> kept;
    std::vector<DroppedLane> dropped;
    std::vector<DuplicateLane> duplicates;
};

/// Whether the order of result rows matters.
enum class RowOrder : std::uint8_t { any, asGiven };

/// The engine runs several candidates to compare their results.
struct ComparisonStarted {
    static constexpr std::string_view recordType = "comparison_started";
    EffectId effect;
    std::vector<LaneId> lanes;
    RowOrder order = RowOrder::any;
};

/// Lanes grouped by equal results; a lane whose result is unknown is in a group of its own.
struct ResultsCompared {
    static constexpr std::string_view recordType = "results_compared";
    EffectId effect;
    std::vector<std::vector<LaneId>> groups;
    std::vector<std::string> notes;
};

struct TestedLane {
    LaneId lane;
    std::vector<TestVerdict> verdicts; ///< one for each test

    friend bool operator==(const TestedLane&, const TestedLane&) = default;
};

/// Which generated tests each candidate lane passes.
struct TestsJudged {
    static constexpr std::string_view recordType = "tests_judged";
    std::vector<std::string> tests;
    std::vector<TestedLane> lanes;
    std::vector<std::string> evidence{}; ///< for each test, the words that it comes from; may be empty
};

struct Escalated {
    static constexpr std::string_view recordType = "escalated";
    Level from = Level::basic;
    Level to = Level::advanced;
    std::string context; ///< goes into the next level's prompts
    /// The best attempt so far, which failed tests that it has to pass. It is the answer if no later one is better.
    std::optional<AttemptRef> kept{};
};

struct Selected {
    static constexpr std::string_view recordType = "selected";
    AttemptRef attempt;
    std::string reason;
};

struct CancelAsked {
    static constexpr std::string_view recordType = "cancel_asked";
    std::string reason;
};

/// A lane's or the whole run's time limit has expired.
struct TimeRanOut {
    static constexpr std::string_view recordType = "time_ran_out";
    LaneId lane; ///< none: the whole run
};

/// `unanswerable`: models agree, and the schema bears out, that it does not hold what is asked. `unanswered`: the user
/// was asked something and could not answer.
enum class RunOutcome : std::uint8_t { solved, gaveUp, cancelled, failed, unanswerable, unanswered };

struct RunFinished {
    static constexpr std::string_view recordType = "run_finished";
    RunOutcome outcome = RunOutcome::failed;
    std::string sql; ///< empty if there is no answer
    std::string reason;
    std::optional<TokenSum> tokens{}; ///< of all calls; none in older records
};

/// An event of a newer version, kept unchanged.
struct UnknownEvent {
    std::string type;
    std::string json;
};

using EventVariant =
    std::variant<RunStarted, CandidateForked, ModelAsked, ModelReplied, ModelFailed, WaitStarted, WaitEnded,
                 CheckStarted, Checked, Diagnosed, HintChosen, Reflected, LaneEnded, Escalated, Selected, CancelAsked,
                 RunFinished, RunResumed, TimeRanOut, RoleAsked, RoleReplied, RoleFailed, RoleConcluded,
                 CandidatesCleaned, ComparisonStarted, ResultsCompared, TestsJudged, SchemaLinked, AttemptTested,
                 RunPaused, RunContinued, RunEdited, RetryAsked, AttemptAccepted, EmptinessConfirmed, AttemptMended,
                 MendingTaken, RowsAsked, RowsReturned, PersonAsked, PersonAnswered, QuestionRead, UnknownEvent>;

/// What happened. The variant's special members are compiled once, in event.cpp: generated in every file that copies
/// events, they took a third of its compile time.
struct EventBody : EventVariant {
    using EventVariant::EventVariant;
    using EventVariant::operator=;

    EventBody();
    EventBody(const EventBody& other);
    EventBody(EventBody&& other) noexcept;
    EventBody& operator=(const EventBody& other);
    EventBody& operator=(EventBody&& other) noexcept;
    ~EventBody();
};

/// Something that happened in a run. Everything known of a run is in its events.
struct RunEvent {
    std::string run;
    std::uint64_t seq = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    EventBody body;
};

} // namespace querymend
