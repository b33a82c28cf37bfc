#include "db/postgres/postgresplan.h"

#include "db/planreading.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

std::optional<double> numberIn(const json& node, const char* key)
{
    const auto found = node.find(key);
    if (found == node.end() || !found->is_number())
        return std::nullopt;
    return found->get<double>();
}

std::string textIn(const json& node, const char* key)
{
    const auto found = node.find(key);
    return found == node.end() ? std::string() : planDetail(*found);
}

PlanNode nodeIn(const json& plan)
{
    constexpr std::array<const char*, 4> relations{"Relation Name", "CTE Name", "Function Name", "Table Function Name"};
    constexpr std::array<const char*, 4> elsewhere{"Node Type", "Plans", "Plan Rows", "Total Cost"};
    const auto isOneOf = [](const std::array<const char*, 4>& keys, const std::string& key) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    PlanNode node;
    node.operation = textIn(plan, "Node Type");
    node.rows = numberIn(plan, "Plan Rows");
    node.cost = numberIn(plan, "Total Cost");
    for (const auto& [key, value] : plan.items()) {
        if (isOneOf(relations, key) && node.relation.empty())
            node.relation = planDetail(value);
        else if (!isOneOf(elsewhere, key))
            node.details.emplace_back(key, planDetail(value));
    }
    const auto inputs = plan.find("Plans");
    if (inputs == plan.end() || !inputs->is_array())
        return node;
    for (const json& input : *inputs) {
        if (input.is_object())
            node.inputs.push_back(nodeIn(input));
    }
    return node;
}

std::vector<PlanNode> rootsOf(const json& statements)
{
    std::vector<PlanNode> roots;
    for (const json& statement : statements) {
        const auto root = statement.is_object() ? statement.find("Plan") : statement.end();
        if (root == statement.end() || !root->is_object())
            return {};
        roots.push_back(nodeIn(*root));
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
