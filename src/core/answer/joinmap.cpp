#include "answer/joinmap.h"

#include "schema/impliedkeys.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace querymend {

namespace {

constexpr std::size_t longestPath = 5;

} // namespace

JoinMap::JoinMap(const Catalog& catalog) : m_catalog(catalog), m_implied(withImpliedKeys(catalog))
{
    m_graph = std::make_unique<JoinGraph>(keys());
}

std::optional<JoinPath> JoinMap::path(TableId from, TableId to) const
{
    if (from == to)
        return JoinPath{};
    std::vector<JoinPath> paths = m_graph->shortestPaths({from}, to, {longestPath, 1});
    return paths.empty() ? std::nullopt : std::optional(std::move(paths.front()));
}

std::optional<JoinPath> JoinMap::pathAlongKeys(TableId from, TableId to) const
{
    if (from == to)
        return JoinPath{};
    std::map<std::uint32_t, JoinStep> reached;
    std::deque<TableId> open{from};
    while (!open.empty() && !reached.contains(to.value)) {
        const TableId at = open.front();
        open.pop_front();
        for (const JoinStep& step : m_graph->stepsFrom(at)) {
            if (!isAlongKey(step) || step.to == from || reached.contains(step.to.value))
                continue;
            reached.emplace(step.to.value, step);
            open.push_back(step.to);
        }
    }
    if (!reached.contains(to.value))
        return std::nullopt;
    JoinPath path;
    for (TableId at = to; at != from; at = path.back().from)
        path.push_back(reached.at(at.value));
    std::reverse(path.begin(), path.end());
    return path;
}

std::size_t JoinMap::distance(TableId from, TableId to) const
{
    const auto found = path(from, to);
    return found ? found->size() : far;
}

bool JoinMap::isAlongKey(const JoinStep& step) const
{
    const Table& table = keys().table(step.from);
    return std::any_of(table.foreignKeys.begin(), table.foreignKeys.end(), [&](const ForeignKey& key) {
        if (keys().target(step.from, key) != step.to || key.columns.size() != step.columns.size())
            return false;
        const std::vector<std::string>& targets = keys().targetColumns(key, step.to);
        for (std::size_t i = 0; i < key.columns.size(); ++i) {
            if (key.columns[i] != step.columns[i].from || i >= targets.size() || targets[i] != step.columns[i].to)
                return false;
        }
        return true;
    });
}

std::vector<TableId> JoinMap::referringTo(TableId table) const
{
    std::vector<TableId> tables;
    for (const JoinStep& step : m_graph->stepsFrom(table)) {
        if (!isAlongKey(step) && step.to != table && std::find(tables.begin(), tables.end(), step.to) == tables.end())
            tables.push_back(step.to);
    }
    return tables;
}

} // namespace querymend
