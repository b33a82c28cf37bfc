#pragma once

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

/// How an engine would run a statement.
struct Plan {
    std::vector<PlanNode> roots;
    std::string raw; ///< as the engine gave it
};

} // namespace querymend
