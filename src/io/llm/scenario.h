#pragma once

#include "run/effect.h"
#include "run/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// An attempt as scenarios name it: lanes are counted anew at each level. From 0, as in records.
struct ScenarioPlace {
    Level level = Level::basic;
    std::uint32_t lane = 0;
    std::uint32_t attempt = 0;

    friend auto operator<=>(const ScenarioPlace&, const ScenarioPlace&) = default;
};

/// What the model says when it is asked for an attempt. Several of one attempt answer its calls in turn.
struct ScriptedReply {
    ScenarioPlace place;
    std::variant<ModelReply, ModelProblem> answer;
};

/// What the model says in one of its roles, once.
struct ScriptedRole {
    RoleCall call;
    std::variant<ModelReply, ModelProblem> answer;
};

enum class DatabaseFile : std::uint8_t { takenAway, putBack };

/// What becomes of the copy of the database before it is asked about an attempt.
struct ScriptedLoss {
    ScenarioPlace place;
    std::uint32_t check = 0; ///< of the attempt: a lost database is asked again
    DatabaseFile file = DatabaseFile::takenAway;
};

/// What is to come of one lane, in the order in which it happens.
struct ExpectedLane {
    Level level = Level::basic;
    LaneOutcome outcome = LaneOutcome::failed;
    std::vector<std::optional<ErrorCode>> codes; ///< of each check; none where nothing was wrong
    std::vector<std::string> hints;              ///< their levels
    std::vector<ErrorCode> notes;                ///< what was noted and accepted
};

/// What is to come of the whole.
struct ExpectedRun {
    RunOutcome outcome = RunOutcome::failed;
    std::uint32_t attempts = 0; ///< of all lanes
    std::vector<ExpectedLane> lanes;
};

/// A demonstration: a question about a sample database, with the model's words written beforehand. All else is live.
struct Scenario {
    std::string name;
    std::string title;
    std::string shows; ///< in one line
    std::string database;
    Question question;
    RunPolicy policy;
    std::vector<ScriptedReply> replies;
    std::vector<ScriptedRole> roleReplies;
    std::vector<ScriptedLoss> losses;
    ExpectedRun expected;
};

/// The place of a lane's attempt, where every level has as many lanes as the policy says.
[[nodiscard]] ScenarioPlace placeOf(const AttemptRef& attempt, const RunPolicy& policy);
/// For people, who count from 1: `attempt 2 of lane 1 at level basic`.
[[nodiscard]] std::string shown(const ScenarioPlace& place);

} // namespace querymend
