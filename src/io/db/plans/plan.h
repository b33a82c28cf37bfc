#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// One step of a plan with the steps that feed it.
struct PlanNode {
    std::string operation;
    std::string relation; ///< the table or index it reads, if any
    std::optional<double> rows;
    std::optional<double> cost;
    std::vector<std::pair<std::string, std::string>> details;
    std::vector<PlanNode> inputs;
};

/// How an engine would run a statement. If no tree can be built from the engine's output, that is no fault of the
/// statement: `roots` is empty, and the output is shown as it is.
struct Plan {
    std::vector<PlanNode> roots;
    std::string raw; ///< the engine's own output
};

/// Longer or more deeply nested plans get no tree, because trees are walked recursively.
inline constexpr int deepestPlan = 1000;
inline constexpr std::size_t longestPlan = 8U << 20U;

} // namespace querymend
