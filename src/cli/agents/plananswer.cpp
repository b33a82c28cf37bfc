#include "agents/plananswer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t mostSteps = 200;
constexpr std::size_t longestDetail = 200;

std::string rounded(double number)
{
    return std::to_string(std::llround(std::clamp(number, 0.0, 1e18)));
}

/// Writes the tree, a step per line, and notes what each step costs by itself.
class PlanLines {
public:
    void add(const PlanNode& node, std::size_t depth)
    {
        ++m_steps;
        if (m_lines.size() < mostSteps)
            m_lines.push_back(std::string(2 * std::min<std::size_t>(depth, 40), ' ') + lineOf(node));
        noteCost(node);
        for (const PlanNode& input : node.inputs)
            add(input, depth + 1);
    }

    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::vector<std::string> lines = m_lines;
        if (m_steps > m_lines.size())
            lines.push_back("… and " + std::to_string(m_steps - m_lines.size()) + " more steps");
        return lines;
    }

    /// The steps that have at least a quarter of the cost, or that read a whole table where the engine tells no cost.
    [[nodiscard]] std::vector<std::string> expensive() const
    {
        std::vector<std::string> found = m_scans;
        double all = 0;
        for (const auto& [cost, line] : m_costs)
            all += cost;
        for (const auto& [cost, line] : m_costs) {
            if (all > 0 && cost * 4 >= all)
                found.push_back(line + ": " + rounded(100 * cost / all) + " % of the cost");
        }
        constexpr std::size_t most = 10;
        found.resize(std::min(found.size(), most));
        return found;
    }

private:
    static std::string lineOf(const PlanNode& node)
    {
        std::string line = node.operation;
        if (!node.relation.empty() && line.find(node.relation) == std::string::npos)
            line += ' ' + node.relation;
        if (node.rows)
            line += ", about " + rounded(*node.rows) + " rows";
        if (node.cost)
            line += ", cost " + rounded(*node.cost);
        for (const auto& [key, value] : node.details)
            line += "; " + key + ": " + cutText(value, longestDetail);
        return cutText(line, 4 * longestDetail);
    }

    void noteCost(const PlanNode& node)
    {
        const std::string name =
            cutText(node.operation + (node.relation.empty() ? "" : " " + node.relation), longestDetail);
        if (!node.cost) {
            if (node.operation.starts_with("SCAN"))
                m_scans.push_back(name + ": reads the whole table");
            return;
        }
        double inputs = 0;
        for (const PlanNode& input : node.inputs)
            inputs += input.cost.value_or(0);
        m_costs.emplace_back(inputs <= *node.cost ? *node.cost - inputs : *node.cost, name);
    }

    std::size_t m_steps = 0;
    std::vector<std::string> m_lines;
    std::vector<std::string> m_scans;
    std::vector<std::pair<double, std::string>> m_costs;
};

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; lines.size() < mostSteps && std::getline(in, line);)
        lines.push_back(cutText(line, 4 * longestDetail));
    return lines;
}

} // namespace

ToolAnswer planAnswer(const Plan& plan)
{
    PlanLines tree;
    for (const PlanNode& root : plan.roots)
        tree.add(root, 0);
    const std::vector<std::string> lines = plan.roots.empty() ? linesOf(plan.raw) : tree.lines();
    ToolAnswer answer;
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    constexpr std::size_t longestTree = 20'000;
    answer.structured["status"] = "ok";
    answer.structured["plan"] = cutText(text, longestTree);
    answer.structured["expensive"] = tree.expensive();
    answer.text = framedData("steps of the plan", lines);
    for (const std::string& step : tree.expensive())
        answer.text += "Expensive: " + step + '\n';
    return answer;
}

ToolAnswer planFailure(const std::string& reason)
{
    constexpr std::size_t longestReason = 2000;
    ToolAnswer answer;
    answer.outcome = ToolOutcome::failed;
    answer.structured["status"] = "failed";
    answer.text = cutText(reason, longestReason) + "\ncheck_sql says more about what is wrong.\n";
    return answer;
}

} // namespace querymend
