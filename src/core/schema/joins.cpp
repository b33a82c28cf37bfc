#include "schema/joins.h"

#include <algorithm>
#include <limits>

namespace querymend {

namespace {

constexpr std::uint8_t unreached = std::numeric_limits<std::uint8_t>::max();

} // namespace

JoinGraph::JoinGraph(const Catalog& catalog) : m_catalog(catalog)
{
    std::vector<std::vector<Edge>> edges(catalog.tableCount());
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t)
        addKeys(edges, TableId{t});
    m_starts.push_back(0);
    for (auto& list : edges) {
        std::stable_partition(list.begin(), list.end(), [](const Edge& edge) { return edge.alongKey; });
        m_edges.insert(m_edges.end(), list.begin(), list.end());
        m_starts.push_back(static_cast<std::uint32_t>(m_edges.size()));
    }
}

void JoinGraph::addKeys(std::vector<std::vector<Edge>>& edges, TableId table) const
{
    const std::vector<ForeignKey>& keys = m_catalog.table(table).foreignKeys;
    for (std::uint32_t k = 0; k < keys.size(); ++k) {
        const TableId target = m_catalog.target(table, keys[k]);
        if (target.isNone() || keys[k].columns.size() != m_catalog.targetColumns(keys[k], target).size())
            continue;
        edges[table.value].push_back({target, table, k, true});
        if (target != table)
            edges[target.value].push_back({table, table, k, false});
    }
}

JoinStep JoinGraph::step(TableId from, const Edge& edge) const
{
    const ForeignKey& key = m_catalog.table(edge.owner).foreignKeys[edge.key];
    const TableId keyTarget = edge.alongKey ? edge.to : from;
    const std::vector<std::string>& targets = m_catalog.targetColumns(key, keyTarget);
    JoinStep step{from, edge.to, {}};
    for (std::size_t i = 0; i < key.columns.size(); ++i) {
        if (edge.alongKey)
            step.columns.push_back({key.columns[i], targets[i]});
        else
            step.columns.push_back({targets[i], key.columns[i]});
    }
    return step;
}

std::vector<JoinStep> JoinGraph::stepsFrom(TableId table) const
{
    std::vector<JoinStep> steps;
    for (std::uint32_t e = m_starts[table.value]; e < m_starts[table.value + 1]; ++e)
        steps.push_back(step(table, m_edges[e]));
    return steps;
}

std::vector<JoinPath> JoinGraph::selfJoins(TableId table, std::size_t most) const
{
    std::vector<JoinPath> found;
    for (const JoinStep& step : stepsFrom(table)) {
        if (step.to == table && found.size() < most)
            found.push_back({step});
    }
    return found;
}

JoinGraph::Distances JoinGraph::distancesTo(TableId target, std::size_t limit) const
{
    Distances distances(m_catalog.tableCount(), unreached);
    std::vector<TableId> queue{target};
    distances[target.value] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const TableId at = queue[next];
        if (distances[at.value] >= limit)
            break;
        for (std::uint32_t e = m_starts[at.value]; e < m_starts[at.value + 1]; ++e) {
            const TableId neighbour = m_edges[e].to;
            if (distances[neighbour.value] != unreached)
                continue;
            distances[neighbour.value] = static_cast<std::uint8_t>(distances[at.value] + 1);
            queue.push_back(neighbour);
        }
    }
    return distances;
}

std::vector<JoinPath> JoinGraph::shortestPaths(const std::vector<TableId>& used, TableId target,
                                               JoinLimits limits) const
{
    if (std::find(used.begin(), used.end(), target) != used.end())
        return selfJoins(target, limits.paths);
    const Distances distances = distancesTo(target, std::min<std::size_t>(limits.steps, unreached - 1));
    std::uint8_t shortest = unreached;
    for (const TableId table : used)
        shortest = std::min(shortest, distances[table.value]);
    std::vector<JoinPath> found;
    if (shortest == unreached)
        return found;
    std::vector<TableId> begun;
    for (const TableId table : used) {
        if (distances[table.value] != shortest || std::find(begun.begin(), begun.end(), table) != begun.end())
            continue;
        begun.push_back(table);
        JoinPath path;
        walk(table, distances, path, found, limits.paths);
    }
    return found;
}

void JoinGraph::walk(TableId at, const Distances& distances, JoinPath& path, std::vector<JoinPath>& found,
                     std::size_t most) const
{
    if (distances[at.value] == 0) {
        found.push_back(path);
        return;
    }
    for (std::uint32_t e = m_starts[at.value]; e < m_starts[at.value + 1] && found.size() < most; ++e) {
        if (distances[m_edges[e].to.value] + 1 != distances[at.value])
            continue;
        path.push_back(step(at, m_edges[e]));
        walk(m_edges[e].to, distances, path, found, most);
        path.pop_back();
    }
}

} // namespace querymend
