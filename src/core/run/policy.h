#pragma once

#include "check/checkpolicy.h"
#include "diagnose/hints/datavalues.h"
#include "prompt/method.h"
#include "run/modelterms.h"
#include "run/role.h"
#include "schema/examples.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class EmptyRows : std::uint8_t { areFine, areAnError };

/// How much of the schema a lane is shown.
enum class SchemaScope : std::uint8_t { whole, linked };

/// How lanes get their SchemaScope. `automatic` shows a small schema whole; of a larger one, the first level sees the
/// linked part, and higher levels see all, since the first may have failed for lack of a table.
enum class SchemaChoice : std::uint8_t { automatic, whole, linked };

/// Whether the keyword role's words are added to those found without it or replace them.
enum class KeywordUse : std::uint8_t { added, instead };

/// What the mechanic does with a failed statement: nothing; propose its correction; have it tried before the model is
/// asked again if it is certain, or whenever there is one.
enum class MendingUse : std::uint8_t { off, suggest, certain, beforeModel };

/// Which of the generated tests an answer has to pass for the run to end while it may still escalate: none; those that
/// come from the evidence; or these and the others, of which the policy may allow some to fail.
enum class NeededTests : std::uint8_t { none, evidence, all };

/// When the run waits for an answer from the user: the question has several readings; valid statements return different
/// rows, and neither tests nor most of them decide; a statement failed; it failed and the lane has no retry left.
enum class AskMoment : std::uint8_t { ambiguous, disagreement, failure, lastFailure };

/// Whether hints have the question too, which prompts have above them. Runs that were recorded without it are replayed
/// as they were.
enum class HintQuestion : std::uint8_t { leftOut, repeated };

/// What writes the statements of a lane: the run's model or the built-in answerer, which costs nothing.
enum class LaneSource : std::uint8_t { model, builtIn };

/// The values from which lanes take their temperatures in turn.
enum class TemperatureBand : std::uint8_t { low, medium, high };

/// A model other than the run's that a helper role asks.
struct RoleModel {
    ModelRole role = ModelRole::validator;
    std::string model;                 ///< the name of its profile
    std::optional<ModelPrice> price{}; ///< if known

    friend bool operator==(const RoleModel&, const RoleModel&) = default;
};

/// A run's limits and settings.
struct RunPolicy {
    std::uint32_t lanes = 1;      ///< per level, 1 to 16
    std::uint32_t maxRetries = 3; ///< per lane, 0 to 10
    Level level = Level::basic;   ///< the first level
    std::uint32_t maxEscalations = 2;
    std::uint32_t malformedReplies = 2; ///< per lane
    std::uint32_t transportRetries = 2; ///< per call or check
    std::uint64_t tokens = 0;           ///< over all calls; 0 is no limit
    std::chrono::milliseconds time{0};  ///< of the whole run; 0 is no limit
    CheckPolicy checks = CheckPolicy::analyst;
    EmptyRows emptyRows = EmptyRows::areFine;
    DataValues values = DataValues::mayBeNamed;
    std::uint64_t seed = 1;                ///< for everything that is shuffled
    std::uint32_t concurrency = 0;         ///< simultaneous model calls; 0 is no limit
    std::chrono::milliseconds callTime{0}; ///< per model call; 0 is no limit for lanes, 60 s for roles
    std::chrono::milliseconds laneTime{0}; ///< per lane; 0 is no limit
    std::vector<ModelRole> roles = {};     ///< the roles that are on
    SchemaChoice schema = SchemaChoice::automatic;
    std::uint32_t schemaTokens = 12'000; ///< estimate, for the schema in a prompt; 0 is no limit
    std::uint32_t contextTokens = 0;     ///< of the model, prompt and reply together; 0 if unknown
    KeywordUse keywords = KeywordUse::added;
    MendingUse mending = MendingUse::suggest;
    WantedReply reply = WantedReply::json; ///< the form that lanes ask for
    Examples samples = Examples::shown;    ///< in prompts, if the schema has any and values may be named
    NeededTests neededTests = NeededTests::all;
    std::uint32_t failedTests = 0;           ///< how many of the tests that are not from the evidence may fail
    std::vector<AskMoment> asks = {};        ///< when the user is asked
    std::vector<Method> methods = {};        ///< of lanes, in turn; empty: all
    std::vector<TemperatureBand> bands = {}; ///< of lanes, in turn; empty: all, or 0.2 for a single lane
    double cost = 0;                         ///< over all calls, in the currency of the model's price; 0 is no limit
    std::vector<RoleModel> roleModels = {};  ///< roles that are not here ask the run's model
    HintQuestion hintQuestion = HintQuestion::leftOut;
    LaneSource firstLane = LaneSource::model; ///< built-in: a lane before those of the model, at the first level

    friend bool operator==(const RunPolicy&, const RunPolicy&) = default;
};

inline constexpr std::uint32_t mostLanes = 16;
inline constexpr std::uint32_t mostRetriesOfLane = 10;

} // namespace querymend
