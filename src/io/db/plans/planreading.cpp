#include "db/plans/planreading.h"

#include "base/ascii.h"
#include "base/json.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

bool isDeeperThan(const json& value, int levels)
{
    if (!value.is_structured() || value.empty())
        return false;
    return levels == 0
        || std::any_of(value.begin(), value.end(), [&](const json& inner) { return isDeeperThan(inner, levels - 1); });
}

/// Index of each line's parent, or -1 for a root. Nothing if the lines form no tree.
std::optional<std::vector<int>> parentsOf(const std::vector<PlanLine>& lines, int root)
{
    std::vector<int> parents;
    std::vector<int> depths;
    std::unordered_map<int, int> places;
    for (const PlanLine& line : lines) {
        const auto parent = places.find(line.parent);
        if (parent == places.end() && line.parent != root)
            return std::nullopt;
        const int place = parent == places.end() ? -1 : parent->second;
        const int depth = place < 0 ? 0 : depths[static_cast<std::size_t>(place)] + 1;
        if (depth >= deepestPlan)
            return std::nullopt;
        places[line.id] = static_cast<int>(parents.size());
        parents.push_back(place);
        depths.push_back(depth);
    }
    return parents;
}

void readDetails(const json& details, const PlanKeys& keys, PlanNode& node)
{
    for (const auto& detail : details.items()) {
        const std::string& key = detail.key();
        const json& value = detail.value();
        const bool isRelation =
            std::any_of(keys.relation.begin(), keys.relation.end(), [&](const char* name) { return key == name; });
        if (isRelation && node.relation.empty())
            node.relation = planDetail(value);
        else if (key == keys.rows)
            node.rows = planNumber(value);
        else if (keys.cost && key == keys.cost)
            node.cost = planNumber(value);
        else if (keys.details || (key != keys.operation && key != keys.inputs))
            node.details.emplace_back(key, planDetail(value));
    }
}

} // namespace

std::optional<json> readPlanJson(std::string_view text)
{
    if (text.size() > longestPlan)
        return std::nullopt;
    auto parsed = parseJson(text);
    if (!parsed || isDeeperThan(*parsed, deepestPlan))
        return std::nullopt;
    return std::move(parsed).value();
}

std::string planDetail(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_array())
        return toJsonLine(value);
    std::string list;
    for (const json& entry : value)
        list += (list.empty() ? "" : ", ") + planDetail(entry);
    return list;
}

std::optional<double> planNumber(const json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (!value.is_string())
        return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::optional<PlanNode> readPlanStep(const json& step, const PlanKeys& keys)
{
    const auto operation = step.is_object() ? step.find(keys.operation) : step.end();
    if (!step.is_object() || operation == step.end() || !operation->is_string())
        return std::nullopt;
    PlanNode node;
    node.operation = std::string(asciiTrimmed(operation->get_ref<const std::string&>()));
    if (!keys.details)
        readDetails(step, keys, node);
    else if (const auto details = step.find(keys.details); details != step.end() && details->is_object())
        readDetails(*details, keys, node);
    const auto inputs = step.find(keys.inputs);
    if (inputs == step.end() || !inputs->is_array())
        return node;
    for (const json& input : *inputs) {
        auto read = readPlanStep(input, keys);
        if (!read)
            return std::nullopt;
        node.inputs.push_back(std::move(*read));
    }
    return node;
}

std::optional<std::vector<PlanNode>> planTree(std::vector<PlanLine> lines, int root)
{
    constexpr std::size_t mostSteps = 100'000;
    const auto parents = lines.size() > mostSteps ? std::nullopt : parentsOf(lines, root);
    if (!parents)
        return std::nullopt;
    std::vector<PlanNode> roots;
    // In reverse, so that a step is complete before it is moved into the one it feeds.
    for (std::size_t i = lines.size(); i-- > 0;) {
        PlanNode& node = lines[i].node;
        std::reverse(node.inputs.begin(), node.inputs.end());
        const int parent = (*parents)[i];
        (parent < 0 ? roots : lines[static_cast<std::size_t>(parent)].node.inputs).push_back(std::move(node));
    }
    std::reverse(roots.begin(), roots.end());
    return roots;
}

} // namespace querymend
