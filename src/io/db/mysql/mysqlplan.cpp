#include "db/mysql/mysqlplan.h"

#include "db/mysql/mysqlplantext.h"
#include "db/plans/planreading.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

template <std::size_t size>
std::optional<double> firstNumber(const json& object, const std::array<const char*, size>& keys)
{
    for (const char* key : keys) {
        const auto found = object.find(key);
        if (found != object.end()) {
            if (const auto number = planNumber(*found))
                return number;
        }
    }
    return std::nullopt;
}

std::optional<double> rowsOf(const json& object)
{
    return firstNumber(object,
                       std::array{"rows", "rows_examined_per_scan", "rows_produced_per_join", "estimated_rows"});
}

std::optional<double> costOf(const json& object)
{
    if (const auto cost = firstNumber(object, std::array{"cost", "estimated_total_cost"}))
        return cost;
    const auto info = object.find("cost_info");
    if (info == object.end() || !info->is_object())
        return std::nullopt;
    return firstNumber(*info, std::array{"query_cost", "prefix_cost", "sort_cost", "read_cost"});
}

PlanNode nodeOf(const std::string& name, const json& object);

/// A list element is often an object that only names the step inside it.
PlanNode elementOf(const std::string& list, const json& element)
{
    if (element.size() == 1 && element.begin()->is_object())
        return nodeOf(element.begin().key(), *element.begin());
    return nodeOf(list, element);
}

bool holdsSteps(const json& value)
{
    return value.is_array() && !value.empty() && value.front().is_object();
}

void addSteps(PlanNode& node, const std::string& name, const json& list)
{
    PlanNode* parent = &node;
    const bool isJoin = name == "nested_loop" && list.size() > 1;
    if (isJoin) {
        node.inputs.emplace_back();
        parent = &node.inputs.back();
        parent->operation = name;
    }
    for (const json& element : list) {
        if (element.is_object())
            parent->inputs.push_back(elementOf(name, element));
    }
}

PlanNode nodeOf(const std::string& name, const json& object)
{
    PlanNode node;
    node.operation = name;
    node.rows = rowsOf(object);
    node.cost = costOf(object);
    for (const auto& [key, value] : object.items()) {
        if (key == "table_name" && value.is_string())
            node.relation = value.get<std::string>();
        else if (key == "access_type" && name == "table")
            node.operation = planDetail(value);
        else if (key == "operation" && (name == "inputs" || name == "query_plan"))
            node.operation = planDetail(value);
        else if (key == "cost_info" && value.is_object()) {
            for (const auto& [part, amount] : value.items())
                node.details.emplace_back(part, planDetail(amount));
        } else if (value.is_object())
            node.inputs.push_back(nodeOf(key, value));
        else if (holdsSteps(value))
            addSteps(node, key, value);
        else
            node.details.emplace_back(key, planDetail(value));
    }
    return node;
}

std::optional<json> jsonOf(std::string_view text)
{
    if (auto parsed = readPlanJson(text))
        return parsed;
    const auto escaped = text.size() > longestPlan ? std::nullopt : escapedMariadbPlan(text);
    return escaped ? readPlanJson(*escaped) : std::nullopt;
}

std::vector<PlanNode> rootsOf(const json& document)
{
    std::vector<PlanNode> roots;
    // Since 8.3, MySQL may put the plan beside the query's text.
    for (const char* root : {"query_block", "query_plan"}) {
        const auto found = document.find(root);
        if (found != document.end() && found->is_object())
            roots.push_back(nodeOf(root, *found));
    }
    if (roots.empty() && document.contains("operation"))
        roots.push_back(nodeOf("query_plan", document));
    return roots;
}

} // namespace

Plan readMysqlPlan(std::string text)
{
    Plan plan{{}, std::move(text)};
    if (const auto document = jsonOf(plan.raw); document && document->is_object())
        plan.roots = rootsOf(*document);
    return plan;
}

} // namespace querymend
