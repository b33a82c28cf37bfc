#include "db/duckdb/duckdbplan.h"

#include "db/plans/planreading.h"

#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

const PlanKeys& keysOfDuckdb()
{
    static const PlanKeys keys{"name", {"Table"}, "Estimated Cardinality", nullptr, "children", "extra_info"};
    return keys;
}

/// Leaves out the catalog of `catalog.schema.table`; a name with any other number of dots stays as it is.
void shortenRelations(PlanNode& node)
{
    std::string& relation = node.relation;
    const std::size_t first = relation.find('.');
    const std::size_t second = first == std::string::npos ? first : relation.find('.', first + 1);
    if (second != std::string::npos && relation.find('.', second + 1) == std::string::npos)
        relation.erase(0, second + 1);
    for (PlanNode& input : node.inputs)
        shortenRelations(input);
}

std::vector<PlanNode> rootsOf(const json& steps)
{
    std::vector<PlanNode> roots;
    for (const json& step : steps) {
        auto node = readPlanStep(step, keysOfDuckdb());
        if (!node)
            return {};
        shortenRelations(*node);
        roots.push_back(std::move(*node));
    }
    return roots;
}

} // namespace

Plan readDuckdbPlan(std::string text)
{
    Plan plan{{}, std::move(text)};
    if (const auto document = readPlanJson(plan.raw); document && document->is_array())
        plan.roots = rootsOf(*document);
    return plan;
}

} // namespace querymend
