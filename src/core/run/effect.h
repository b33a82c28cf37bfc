#pragma once

#include "answer/questionreading.h"
#include "run/event.h"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// Requests a model call.
struct AskModel {
    EffectId effect;
    AttemptRef attempt;
    std::vector<PromptSection> prompt;
    Level level = Level::basic;
    double temperature = 0;
    std::optional<RoleCall> role = {};  ///< none: a lane's call; if set, ignore the attempt
    std::chrono::milliseconds limit{0}; ///< timeout; 0 is none
    LaneSource source = LaneSource::model;
    std::uint32_t reading = 0; ///< of the question, that the built-in answerer takes; 0 is the likeliest
};

/// A candidate's statement in the form that the guard allows.
struct ComparedCandidate {
    LaneId lane;
    std::string sql;
};

/// Requests that an engine run several candidates and compare their results.
struct CompareResults {
    EffectId effect;
    std::vector<ComparedCandidate> candidates;
    RowOrder order = RowOrder::any;
};

/// Requests that an engine run a statement and return its first rows.
struct ReadRows {
    EffectId effect;
    AttemptRef attempt;
    std::string sql;
    std::uint32_t rows = 0; ///< whose values are wanted
};

/// Starts a lane's time limit; TimeIsUp follows when it expires.
struct LimitLane {
    LaneId lane;
    std::chrono::milliseconds time{0};
};

/// Requests the engine's part of a check, after the static rungs have passed or could not read the statement.
struct RunCheck {
    EffectId effect;
    AttemptRef attempt;
    std::string given; ///< the SQL as the model wrote it
    Verdict verdict;
    std::string question = {};
};

/// Requests a WaitPassed after this time.
struct WaitUntil {
    EffectId effect;
    std::chrono::milliseconds time{0};
};

/// Cancels the effect with this id; its answer is no longer wanted.
struct StopEffect {
    EffectId effect;
};

/// Work that the loop requests from outside.
using Effect = std::variant<AskModel, RunCheck, CompareResults, ReadRows, WaitUntil, LimitLane, StopEffect>;

struct StartRun {
    RunStarted what;
};

struct ModelReply {
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{};
    ReplyDetail detail{};
    std::optional<QuestionReading> reading{}; ///< of the built-in answerer
};

struct ModelProblem {
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::optional<bool> shouldRetry{};
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none if the server did no billable work
    ContextSizes context{};              ///< if the context was too long
};

struct ModelAnswered {
    EffectId effect;
    std::variant<ModelReply, ModelProblem> answer;
};

struct CheckAnswered {
    EffectId effect;
    Verdict verdict;
};

struct WaitPassed {
    EffectId effect;
};

/// The outcome of a CompareResults.
struct Comparison {
    std::vector<std::vector<LaneId>> groups;
    std::vector<std::string> notes; ///< why some could not be compared
};

struct ComparisonAnswered {
    EffectId effect;
    Comparison comparison;
};

struct RowsAnswered {
    EffectId effect;
    ReturnedRows rows;
};

/// A time limit has expired: the lane's or, if no lane is set, the whole run's.
struct TimeIsUp {
    LaneId lane = {};
};

struct CancelRun {
    std::string reason = "cancelled";
};

/// Continues a run that was interrupted, or one that begins with another run's events.
struct ResumeRun {};

/// Holds back the effect with this id.
struct PauseRun {
    EffectId effect;
    StopReason reason = StopReason::breakpoint;
};

/// Releases an effect that was held back.
struct ContinueRun {
    EffectId effect;
    ContinueWay way = ContinueWay::onwards;
};

/// Changes one field of a call that is held back.
struct EditRun {
    AttemptRef attempt;
    EditedField field = EditedField::hint;
    std::string value;
    std::optional<RoleCall> role = {};    ///< the role whose call it is; if set, ignore the attempt
    std::optional<ModelTerms> terms = {}; ///< of the new model, if that is the field
};

/// The user accepts an attempt as the answer, which ends the run.
struct AcceptAttempt {
    AttemptRef attempt;
    Acceptance what = Acceptance::theAnswer;
};

/// The user has the correction of a lane's last attempt tried instead of asking the model.
struct TakeMending {
    AttemptRef attempt;
};

/// The user's answer to what was asked; with neither a text nor a reading, the run goes on as if it had not asked.
struct AnswerQuestion {
    EffectId effect;
    std::string answer = {};
    std::optional<std::uint32_t> reading = {};
};

/// No user can answer, so the run ends.
struct LeaveUnanswered {
    EffectId effect;
};

/// What the loop reacts to: answers, timers and the user's actions.
using RunInput = std::variant<StartRun, ModelAnswered, CheckAnswered, ComparisonAnswered, RowsAnswered, WaitPassed,
                              TimeIsUp, CancelRun, ResumeRun, PauseRun, ContinueRun, EditRun, AcceptAttempt,
                              TakeMending, AnswerQuestion, LeaveUnanswered>;

} // namespace querymend
