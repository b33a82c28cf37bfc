#include "common/plancosts.h"

namespace querymend {

double ownCost(const PlanNode& node)
{
    double inputs = 0;
    for (const PlanNode& input : node.inputs)
        inputs += input.cost.value_or(0);
    const double cost = node.cost.value_or(0);
    return inputs <= cost ? cost - inputs : cost;
}

double sumOfCosts(const std::vector<PlanNode>& nodes)
{
    double sum = 0;
    for (const PlanNode& node : nodes)
        sum += ownCost(node) + sumOfCosts(node.inputs);
    return sum;
}

} // namespace querymend
