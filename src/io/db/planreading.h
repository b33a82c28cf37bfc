#pragma once

#include "db/plan.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The JSON of a plan; nothing where the text is no JSON, or too much of it for a tree.
[[nodiscard]] std::optional<nlohmann::json> readPlanJson(std::string_view text);

/// What an engine's plan says of a step, for people: a text as it is, entries of a list with commas between them.
[[nodiscard]] std::string planDetail(const nlohmann::json& value);

/// A step of a plan that comes as a list, with its number and that of the step that it feeds.
struct PlanLine {
    int id = 0;
    int parent = 0;
    PlanNode node;
};

/// The steps that feed none, each with those that feed it; a parent must come first, and `root` is no step. Nothing
/// where one does not, or where they are too many or too deep.
[[nodiscard]] std::optional<std::vector<PlanNode>> planTree(std::vector<PlanLine> lines, int root);

} // namespace querymend
