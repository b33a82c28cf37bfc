#include "answer/joinmap.h"

#include "schema/impliedkeys.h"
#include "schema/namewords.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace querymend {

namespace {

constexpr std::size_t longestPath = 5;
constexpr std::size_t mostPaths = 16;

} // namespace

JoinMap::JoinMap(const Catalog& catalog) : m_catalog(catalog), m_implied(withImpliedKeys(catalog))
{
    m_graph = std::make_unique<JoinGraph>(keys());
}

std::optional<JoinPath> JoinMap::path(TableId from, TableId to) const
{
    if (from == to)
        return JoinPath{};
    // What two tables refer to says less of how they belong together than what refers to both of them.
    std::vector<JoinPath> paths = m_graph->shortestPaths({from}, to, {longestPath, mostPaths});
    const auto doubts = [&](const JoinPath& path) {
        std::size_t count = 0;
        for (std::size_t i = 1; i < path.size(); ++i)
            count += isAlongKey(path[i - 1]) && !isAlongKey(path[i]) ? 2 : 0;
        for (const JoinStep& step : path)
            count += isNamedForTable(step) ? 0 : 1;
        return count;
    };
    const auto best = std::min_element(paths.begin(), paths.end(),
                                       [&](const JoinPath& a, const JoinPath& b) { return doubts(a) < doubts(b); });
    return best == paths.end() ? std::nullopt : std::optional(std::move(*best));
}

/// Whether the key of a join is called after what it references: department_id rather than manager_id.
bool JoinMap::isNamedForTable(const JoinStep& step) const
{
    const bool isAlong = isAlongKey(step);
    const std::vector<std::string> words = nameStems(keys().table(isAlong ? step.to : step.from).name);
    const std::vector<std::string> own = nameStems(isAlong ? step.columns.front().from : step.columns.front().to);
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return std::find(own.begin(), own.end(), word) != own.end(); });
}

bool JoinMap::isNaturalAlongKeys(TableId from, TableId to) const
{
    const auto path = pathAlongKeys(from, to);
    return path && std::all_of(path->begin(), path->end(), [&](const JoinStep& step) { return isNamedForTable(step); });
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
