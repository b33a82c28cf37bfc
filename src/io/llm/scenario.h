#pragma once

#include "run/effect.h"
#include "run/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// Identifies an attempt in a scenario: lanes are numbered per level. Numbers start at 0, as in records.
struct ScenarioPlace {
    Level level = Level::basic;
    std::uint32_t lane = 0;
    std::uint32_t attempt = 0;

    friend auto operator<=>(const ScenarioPlace&, const ScenarioPlace&) = default;
};

/// The model's scripted answer for an attempt. Several for the same attempt answer its calls in turn.
struct ScriptedReply {
    ScenarioPlace place;
    std::variant<ModelReply, ModelProblem> answer;
};

/// One scripted answer of the model in one of its roles.
struct ScriptedRole {
    RoleCall call;
    std::variant<ModelReply, ModelProblem> answer;
};

enum class DatabaseFile : std::uint8_t { takenAway, putBack };

/// Takes the copy of the database away, or puts it back, before a check of an attempt.
struct ScriptedLoss {
    ScenarioPlace place;
    std::uint32_t check = 0; ///< index in the attempt: a check is repeated if the database is lost
    DatabaseFile file = DatabaseFile::takenAway;
};

/// Expected outcome of one lane, in chronological order.
struct ExpectedLane {
    Level level = Level::basic;
    LaneOutcome outcome = LaneOutcome::failed;
    std::vector<std::optional<ErrorCode>> codes; ///< one per check; empty if nothing was wrong
    std::vector<std::string> hints;              ///< the level of each hint
    std::vector<ErrorCode> notes;                ///< findings noted but accepted
};

/// Expected outcome of the whole run.
struct ExpectedRun {
    RunOutcome outcome = RunOutcome::failed;
    std::uint32_t attempts = 0; ///< over all lanes
    std::vector<ExpectedLane> lanes;
};

/// A demonstration: a question about a sample database with scripted model replies. Everything else is live.
struct Scenario {
    std::string name;
    std::string title;
    std::string shows; ///< what it demonstrates, in one line
    std::string database;
    Question question;
    RunPolicy policy;
    std::vector<ScriptedReply> replies;
    std::vector<ScriptedRole> roleReplies;
    std::vector<ScriptedLoss> losses;
    ExpectedRun expected;
};

/// The policy's lanes and that of the built-in answerer, if there is one, which higher levels do not have.
[[nodiscard]] std::uint32_t lanesOfFirstLevel(const RunPolicy& policy);

/// Locates an attempt in a scenario, given that every level has as many lanes as the policy says.
[[nodiscard]] ScenarioPlace placeOf(const AttemptRef& attempt, const RunPolicy& policy);
/// For display, counted from 1: `attempt 2 of lane 1 at level basic`.
[[nodiscard]] std::string shown(const ScenarioPlace& place);

} // namespace querymend
