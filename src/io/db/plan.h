#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// One step of a plan with those that feed it.
struct PlanNode {
    std::string operation;
    std::string relation; ///< the table or index it reads; empty where it reads none
    std::optional<double> rows;
    std::optional<double> cost;
    std::vector<std::pair<std::string, std::string>> details;
    std::vector<PlanNode> inputs;
};

/// How an engine would run a statement. A text that no tree can be made of is no fault of the statement: the plan then
/// has no roots, and what the engine gave is shown as it is.
struct Plan {
    std::vector<PlanNode> roots;
    std::string raw; ///< as the engine gave it
};

/// A text that holds more, or more below one another, gets no tree. Trees are walked by recursion.
inline constexpr int deepestPlan = 1000;
inline constexpr std::size_t longestPlan = 8U << 20U;

} // namespace querymend
