#pragma once

#include "run/event.h"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// A model is to be asked.
struct AskModel {
    EffectId effect;
    AttemptRef attempt;
    std::vector<PromptSection> prompt;
    Level level = Level::basic;
    double temperature = 0;
    std::optional<RoleCall> role = {};  ///< none: the lane's own call; with one, the attempt means nothing
    std::chrono::milliseconds limit{0}; ///< after which nobody waits any more; 0 is never
};

/// A candidate's statement, as the guard lets it through.
struct ComparedCandidate {
    LaneId lane;
    std::string sql;
};

/// An engine is to run several candidates, and their results are to be compared.
struct CompareResults {
    EffectId effect;
    std::vector<ComparedCandidate> candidates;
    RowOrder order = RowOrder::any;
};

/// A lane is to be told when its time is over.
struct LimitLane {
    LaneId lane;
    std::chrono::milliseconds time{0};
};

/// An engine is to go on with a check that has passed all rungs before it.
struct RunCheck {
    EffectId effect;
    AttemptRef attempt;
    std::string given; ///< the SQL as the model wrote it
    Verdict verdict;
};

/// Time is to pass.
struct WaitUntil {
    EffectId effect;
    std::chrono::milliseconds time{0};
};

/// Whatever was started under this number is to stop; nobody waits for its answer.
struct StopEffect {
    EffectId effect;
};

/// What the world is to do.
using Effect = std::variant<AskModel, RunCheck, CompareResults, WaitUntil, LimitLane, StopEffect>;

struct StartRun {
    RunStarted what;
};

struct ModelReply {
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{};
};

struct ModelProblem {
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::optional<bool> shouldRetry{};
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none where the server did nothing that it charges for
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

/// What came of a CompareResults.
struct Comparison {
    std::vector<std::vector<LaneId>> groups;
    std::vector<std::string> notes; ///< why some could not be compared
};

struct ComparisonAnswered {
    EffectId effect;
    Comparison comparison;
};

/// The time of a lane is over, or without one that of the whole run.
struct TimeIsUp {
    LaneId lane = {};
};

struct CancelRun {
    std::string reason = "cancelled";
};

/// A run that was interrupted, or begun with what another run had, is to go on from its state.
struct ResumeRun {};

/// What was to be asked under this number is held back.
struct PauseRun {
    EffectId effect;
    StopReason reason = StopReason::breakpoint;
};

/// What was held back may be asked.
struct ContinueRun {
    EffectId effect;
    ContinueWay way = ContinueWay::onwards;
};

/// The call that is held back is to be made with this.
struct EditRun {
    AttemptRef attempt;
    EditedField field = EditedField::hint;
    std::string value;
    std::optional<RoleCall> role = {};    ///< whose call is held back; then the attempt means nothing
    std::optional<ModelTerms> terms = {}; ///< of the model, where that is the field
};

/// A person takes an attempt for the answer, and the run is over.
struct AcceptAttempt {
    AttemptRef attempt;
    Acceptance what = Acceptance::theAnswer;
};

/// What the world has done.
using Input = std::variant<StartRun, ModelAnswered, CheckAnswered, ComparisonAnswered, WaitPassed, TimeIsUp, CancelRun,
                           ResumeRun, PauseRun, ContinueRun, EditRun, AcceptAttempt>;

} // namespace querymend
