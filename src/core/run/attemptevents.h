#pragma once

#include "answer/questionreading.h"
#include "base/errorcode.h"
#include "check/mending/mendinground.h"
#include "check/verdict.h"
#include "diagnose/reflection.h"
#include "prompt/promptsection.h"
#include "run/attemptref.h"
#include "run/modeltraffic.h"
#include "run/policy.h"
#include "run/returnedrows.h"
#include "run/role.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// What happens to lanes and their attempts.

struct CandidateForked {
    static constexpr std::string_view recordType = "candidate_forked";
    LaneId lane;
    Level level = Level::basic;
    Method method = Method::queryPlan;
    double temperature = 0.2;
    std::uint64_t shuffleSeed = 0; ///< 0: in stored order
    SchemaScope schema = SchemaScope::whole;
    LaneSource source = LaneSource::model; ///< built-in beside a model; the model of the run may be built-in itself
};

struct ModelAsked {
    static constexpr std::string_view recordType = "model_asked";
    EffectId effect;
    AttemptRef attempt;
    std::vector<PromptSection> prompt;
    std::vector<std::string> notes{}; ///< what the prompt had no room for
    std::vector<PromptAlarm> alarms{};
    std::optional<double> temperature{}; ///< if it is not the lane's, because the model repeats itself
    std::optional<Method> method{};      ///< likewise
};

struct ModelReplied {
    static constexpr std::string_view recordType = "model_replied";
    EffectId effect;
    AttemptRef attempt;
    std::string text;
    TokenCounts tokens;
    std::chrono::milliseconds time{0};
    std::vector<ModelTraffic> traffic{}; ///< empty if no server was called
    ReplyDetail detail{};
};

/// How the built-in answerer understood the question, for one attempt.
struct QuestionRead {
    static constexpr std::string_view recordType = "question_read";
    AttemptRef attempt;
    std::vector<ReadWord> words;
    std::vector<std::string> unread; ///< words that were not understood
    double confidence = 0;           ///< from 0 to 1
    /// What distinguishes the readings that are almost as likely.
    std::vector<WordsApart> others{};
};

struct ModelFailed {
    static constexpr std::string_view recordType = "model_failed";
    EffectId effect;
    AttemptRef attempt;
    ModelFault fault = ModelFault::offline;
    std::string message;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::optional<bool> shouldRetry{}; ///< if the server said so; overrides the fault's default
    std::vector<ModelTraffic> traffic{};
    std::optional<TokenCounts> tokens{}; ///< none if the server did no billable work
    ContextSizes context{};              ///< if the context was too long
};

/// The loop waits before it continues with an attempt.
struct WaitStarted {
    static constexpr std::string_view recordType = "wait_started";
    EffectId effect;
    AttemptRef attempt;
    std::chrono::milliseconds time{0};
    std::string reason;
};

struct WaitEnded {
    static constexpr std::string_view recordType = "wait_ended";
    EffectId effect;
    AttemptRef attempt;
};

/// The engine checks what the static checks have passed or could not read.
struct CheckStarted {
    static constexpr std::string_view recordType = "check_started";
    EffectId effect;
    AttemptRef attempt;
    std::string sql;
};

/// The ladder's verdict on the attempt's SQL, or why there is none.
struct Checked {
    static constexpr std::string_view recordType = "check_passed"; ///< or `check_failed`, by its verdict
    EffectId effect;                                               ///< none if no engine was queried
    AttemptRef attempt;
    std::string sql; ///< as the model wrote it
    Verdict verdict;
};

struct Diagnosed {
    static constexpr std::string_view recordType = "diagnosed";
    AttemptRef attempt;
    std::optional<ErrorCode> code; ///< none if nothing is wrong with it
    std::string identifier;
    std::string signature;
    std::uint64_t fingerprint = 0; ///< of the SQL
};

struct HintChosen {
    static constexpr std::string_view recordType = "hint_chosen";
    AttemptRef attempt; ///< the failed attempt that it is about
    std::string level;
    std::string text;
    bool isRaised = false;              ///< to a higher level, because the lane is stuck
    std::vector<std::string> lessons{}; ///< offered along with the hint
};

struct Reflected {
    static constexpr std::string_view recordType = "reflected";
    AttemptRef attempt;
    Reflection reflection;
};

/// The last rung of an attempt: the evaluator's verdict on each test, and the findings of failed tests.
struct AttemptTested {
    static constexpr std::string_view recordType = "attempt_tested";
    AttemptRef attempt;
    std::vector<TestVerdict> verdicts;
    std::vector<Finding> findings;
};

/// The engine runs an attempt's statement, so that helper roles see what it returns.
struct RowsAsked {
    static constexpr std::string_view recordType = "rows_asked";
    EffectId effect;
    AttemptRef attempt;
    std::string sql;
    std::uint32_t rows = 0; ///< whose values are shown; 0 if values must stay on the machine
};

struct RowsReturned {
    static constexpr std::string_view recordType = "rows_returned";
    EffectId effect;
    AttemptRef attempt;
    ReturnedRows rows;
};

/// The mechanic found a correction of a failed attempt, which passes the checks that need no engine.
struct AttemptMended {
    static constexpr std::string_view recordType = "attempt_mended";
    AttemptRef attempt; ///< the failed one
    std::string sql;    ///< corrected
    std::vector<MendingRound> rounds;
    std::chrono::microseconds time{0};
};

/// Who had a correction tried.
enum class MendedBy : std::uint8_t { policy, person };

/// The correction of an attempt becomes the lane's next attempt, without a call to a model.
struct MendingTaken {
    static constexpr std::string_view recordType = "mending_taken";
    AttemptRef attempt; ///< the failed one
    MendedBy by = MendedBy::policy;
};

/// How a lane ended.
enum class LaneOutcome : std::uint8_t { valid, failed, databaseLost, modelLost, cancelled };

struct LaneEnded {
    static constexpr std::string_view recordType = "lane_ended";
    LaneId lane;
    LaneOutcome outcome = LaneOutcome::failed;
    std::uint32_t best = 0; ///< the number of the lane's best attempt
    std::string reason;
};

} // namespace querymend
