#pragma once

#include "db/plans/plan.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Parses a plan's JSON; nothing if the text is no JSON, or too long or too deep for a tree.
[[nodiscard]] std::optional<nlohmann::json> readPlanJson(std::string_view text);

/// Returns a number; some engines write theirs as text.
[[nodiscard]] std::optional<double> planNumber(const nlohmann::json& value);

/// Returns a detail of a step for display: text as it is, list entries separated by commas.
[[nodiscard]] std::string planDetail(const nlohmann::json& value);

/// Where an engine's JSON keeps what is known of a step.
struct PlanKeys {
    const char* operation;             ///< a step without this text makes the tree incomplete, so there is none
    std::vector<const char*> relation; ///< the first of them that a step has
    const char* rows;
    const char* cost; ///< null if the engine does not tell
    const char* inputs;
    const char* details; ///< the object that holds all but the operation and the inputs; null if that is the step
};

/// Returns a step with its inputs. Everything that no key names is a detail.
[[nodiscard]] std::optional<PlanNode> readPlanStep(const nlohmann::json& step, const PlanKeys& keys);

/// A step of a plan that comes as a list, with its own number and that of the step it feeds.
struct PlanLine {
    int id = 0;
    int parent = 0;
    PlanNode node;
};

/// Returns the steps whose parent is `root`, which is no step itself, each with its inputs. A parent must come before
/// the steps that feed it. Nothing if one does not, or if there are too many or too deep.
[[nodiscard]] std::optional<std::vector<PlanNode>> planTree(std::vector<PlanLine> lines, int root);

} // namespace querymend
