#include "db/duckdb/duckdbplan.h"

#include "base/ascii.h"
#include "db/planreading.h"

#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

/// Returns the table of `catalog.schema.table`; a name with any other number of dots stays as it is.
std::string relationIn(std::string text)
{
    const std::size_t first = text.find('.');
    const std::size_t second = first == std::string::npos ? first : text.find('.', first + 1);
    const bool hasThreeParts = second != std::string::npos && text.find('.', second + 1) == std::string::npos;
    return hasThreeParts ? text.substr(second + 1) : text;
}

std::optional<double> numberIn(const std::string& text)
{
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

void readDetails(const json& details, PlanNode& node)
{
    for (const auto& [key, value] : details.items()) {
        const std::string text = planDetail(value);
        if (key == "Table")
            node.relation = relationIn(text);
        else if (key == "Estimated Cardinality")
            node.rows = numberIn(text);
        else
            node.details.emplace_back(key, text);
    }
}

std::optional<PlanNode> nodeIn(const json& plan)
{
    const auto name = plan.is_object() ? plan.find("name") : plan.end();
    if (!plan.is_object() || name == plan.end() || !name->is_string())
        return std::nullopt;
    PlanNode node;
    node.operation = std::string(asciiTrimmed(name->get_ref<const std::string&>()));
    const auto details = plan.find("extra_info");
    if (details != plan.end() && details->is_object())
        readDetails(*details, node);
    const auto inputs = plan.find("children");
    if (inputs == plan.end() || !inputs->is_array())
        return node;
    for (const json& input : *inputs) {
        auto read = nodeIn(input);
        if (!read)
            return std::nullopt;
        node.inputs.push_back(std::move(*read));
    }
    return node;
}

std::vector<PlanNode> rootsOf(const json& steps)
{
    std::vector<PlanNode> roots;
    for (const json& step : steps) {
        auto node = nodeIn(step);
        if (!node)
            return {};
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
