#include "db/postgres/postgresplan.h"

#include "db/plans/planreading.h"

#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

const PlanKeys& keysOfPostgres()
{
    static const PlanKeys keys{"Node Type", {"Relation Name", "CTE Name", "Function Name", "Table Function Name"},
                               "Plan Rows", "Total Cost",
                               "Plans",     nullptr};
    return keys;
}

std::vector<PlanNode> rootsOf(const json& statements)
{
    std::vector<PlanNode> roots;
    for (const json& statement : statements) {
        const auto root = statement.is_object() ? statement.find("Plan") : statement.end();
        auto node = root == statement.end() ? std::nullopt : readPlanStep(*root, keysOfPostgres());
        if (!node)
            return {};
        roots.push_back(std::move(*node));
    }
    return roots;
}

} // namespace

Plan readPostgresPlan(std::string text)
{
    Plan plan{{}, std::move(text)};
    if (const auto document = readPlanJson(plan.raw); document && document->is_array())
        plan.roots = rootsOf(*document);
    return plan;
}

} // namespace querymend
