#pragma once

#include "base/errorcode.h"
#include "check/ladder.h"
#include "diagnose/reflection.h"
#include "prompt/memory/runmemory.h"
#include "prompt/prompt.h"
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
#include <variant>
#include <vector>

namespace querymend {

/// What somebody wants to know of a database.
struct Question {
    std::string text;
    std::string evidence;                              ///< hints on the domain; may be empty
    std::string directives = {};                       ///< rules of the workspace; may be empty
    std::optional<std::vector<TableName>> tables = {}; ///< only these are shown; none given means all

    friend bool operator==(const Question&, const Question&) = default;
};

/// The run that another was forked off, and where; without an attempt it was asked anew from the start.
struct RunParent {
    std::string run;
    std::optional<AttemptRef> attempt; ///< the first that is not the parent's own

    friend bool operator==(const RunParent&, const RunParent&) = default;
};

struct RunStarted {
    Question question;
    std::string database; ///< for people: without secrets
    std::string dialect;
    std::string model;
    ModelKind modelKind = ModelKind::live;
    RunPolicy policy;
    std::optional<RunParent> parent = {};
    RunMemory memory = {};
    std::optional<ModelPrice> price = {}; ///< of the model, where it is known
    std::string address = {};             ///< of the database, as a URL without secrets; empty in older records
};

/// The run goes on from the events before this, of which some may be another run's. Whatever was under way is begun
/// again.
struct RunResumed {};

struct CandidateForked {
    LaneId lane;
    Level level = Level::basic;
    Method method = Method::queryPlan;
    double temperature = 0.2;
    std::uint64_t shuffleSeed = 0;
    SchemaScope schema = SchemaScope::whole;
};

struct ModelAsked {
    EffectId effect;
    AttemptRef attempt;
    std::vector<PromptSection> prompt;
    std::vector<std::string> notes{}; ///< on what the prompt had no room for
    std::vector<PromptAlarm> alarms{};
};

struct ModelReplied {
    EffectId effect;
    AttemptRef attempt;
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{}; ///< none where no server was asked
};

struct ModelFailed {
    EffectId effect;
    AttemptRef attempt;
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::optional<bool> shouldRetry{}; ///< where the server said so; it wins over the fault
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none where the server did nothing that it charges for
};

/// The loop lets time pass before it goes on with an attempt.
struct WaitStarted {
    EffectId effect;
    AttemptRef attempt;
    std::chrono::milliseconds time{0};
    std::string reason;
};

struct WaitEnded {
    EffectId effect;
    AttemptRef attempt;
};

/// The engine is asked about what passed all that can be checked without it.
struct CheckStarted {
    EffectId effect;
    AttemptRef attempt;
    std::string sql;
};

/// What the ladder said of the attempt's SQL, or why there was none.
struct Checked {
    EffectId effect; ///< none where no engine was asked
    AttemptRef attempt;
    std::string sql; ///< as the model wrote it
    Verdict verdict;
};

struct Diagnosed {
    AttemptRef attempt;
    ErrorCode code = ErrorCode::unclassified;
    std::string identifier;
    std::string signature;
    std::uint64_t fingerprint = 0; ///< of the SQL
};

struct HintChosen {
    AttemptRef attempt; ///< that it is about
    std::string level;
    std::string text;
    bool isRaised = false;              ///< because the lane is stuck
    std::vector<std::string> lessons{}; ///< that are offered beside it
};

struct Reflected {
    AttemptRef attempt;
    Reflection reflection;
};

/// A model is asked in a role of its own.
struct RoleAsked {
    EffectId effect;
    RoleCall call;
    std::vector<PromptSection> prompt;
    std::vector<std::string> notes{};
    std::vector<PromptAlarm> alarms{};
};

struct RoleReplied {
    EffectId effect;
    RoleCall call;
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{};
};

struct RoleFailed {
    EffectId effect;
    RoleCall call;
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none where the server did nothing that it charges for
};

/// What the run takes from a role's reply: the question in other words, tests, a verdict on each test, an explanation,
/// or why the question cannot be answered.
struct RoleConcluded {
    RoleCall call;
    RoleOutcome outcome = RoleOutcome::useful;
    std::vector<std::string> results;
};

/// Why a lane is no candidate.
struct DroppedLane {
    LaneId lane;
    std::string reason;

    friend bool operator==(const DroppedLane&, const DroppedLane&) = default;
};

/// A lane with the very statement of another, literals included.
struct DuplicateLane {
    LaneId lane;
    LaneId of;

    friend bool operator==(const DuplicateLane&, const DuplicateLane&) = default;
};

/// What is left of a level's lanes.
struct CandidatesCleaned {
    std::vector<LaneId> kept;
    std::vector<DroppedLane> dropped;
    std::vector<DuplicateLane> duplicates;
};

/// Whether the order of a result's rows means something.
enum class RowOrder : std::uint8_t { any, asGiven };

/// The engine is asked for the results of several candidates.
struct ComparisonStarted {
    EffectId effect;
    std::vector<LaneId> lanes;
    RowOrder order = RowOrder::any;
};

/// Lanes with the same result stand together; those of which nothing is known stand alone.
struct ResultsCompared {
    EffectId effect;
    std::vector<std::vector<LaneId>> groups;
    std::vector<std::string> notes;
};

/// The last rung of an attempt: what the evaluator says of each test, and what is found wrong by it.
struct AttemptTested {
    AttemptRef attempt;
    std::vector<TestVerdict> verdicts;
    std::vector<Finding> findings;
};

struct TestedLane {
    LaneId lane;
    std::vector<TestVerdict> verdicts; ///< one for each test

    friend bool operator==(const TestedLane&, const TestedLane&) = default;
};

/// The lanes and the tests that they pass.
struct TestsJudged {
    std::vector<std::string> tests;
    std::vector<TestedLane> lanes;
};

/// How a lane ended.
enum class LaneOutcome : std::uint8_t { valid, failed, databaseLost, modelLost, cancelled };

struct LaneEnded {
    LaneId lane;
    LaneOutcome outcome = LaneOutcome::failed;
    std::uint32_t best = 0; ///< the attempt that the lane stands for
    std::string reason;
};

struct Escalated {
    Level from = Level::basic;
    Level to = Level::advanced;
    std::string context; ///< what the next level is told
};

struct Selected {
    AttemptRef attempt;
    std::string reason;
};

struct CancelAsked {
    std::string reason;
};

/// The time of a lane is over, or that of the whole run.
struct TimeRanOut {
    LaneId lane; ///< none: of the run
};

enum class RunOutcome : std::uint8_t { solved, gaveUp, cancelled, failed };

struct RunFinished {
    RunOutcome outcome = RunOutcome::failed;
    std::string sql; ///< empty where there is no answer
    std::string reason;
    std::optional<TokenSum> tokens{}; ///< of all calls; none in older records
};

/// Written by a newer version: kept as it is.
struct UnknownEvent {
    std::string type;
    std::string json;
};

using EventBody =
    std::variant<RunStarted, CandidateForked, ModelAsked, ModelReplied, ModelFailed, WaitStarted, WaitEnded,
                 CheckStarted, Checked, Diagnosed, HintChosen, Reflected, LaneEnded, Escalated, Selected, CancelAsked,
                 RunFinished, RunResumed, TimeRanOut, RoleAsked, RoleReplied, RoleFailed, RoleConcluded,
                 CandidatesCleaned, ComparisonStarted, ResultsCompared, TestsJudged, SchemaLinked, AttemptTested,
                 RunPaused, RunContinued, RunEdited, RetryAsked, AttemptAccepted, EmptinessConfirmed, UnknownEvent>;

/// Something that happened in a run. Whatever is known of a run is in its events.
struct RunEvent {
    std::string run;
    std::uint64_t seq = 0;
    std::int64_t at = 0; ///< milliseconds since 1970
    EventBody body;
};

} // namespace querymend
