#pragma once

#include "db/plan.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Parses a plan's JSON; nothing if the text is no JSON, or too long or too deep for a tree.
[[nodiscard]] std::optional<nlohmann::json> readPlanJson(std::string_view text);

/// Returns a detail of a step for display: text as it is, list entries separated by commas.
[[nodiscard]] std::string planDetail(const nlohmann::json& value);

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
