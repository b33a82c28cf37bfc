#pragma once

#include "db/plans/plan.h"

#include <string>
#include <vector>

namespace querymend {

/// The operators of a plan and the relations they read, one per line, inputs indented.
[[nodiscard]] inline std::string planText(const std::vector<PlanNode>& nodes, const std::string& indent = {})
{
    std::string text;
    for (const PlanNode& node : nodes)
        text += indent + node.operation + ' ' + node.relation + '\n' + planText(node.inputs, indent + "  ");
    return text;
}

} // namespace querymend
