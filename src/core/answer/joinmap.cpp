#include "answer/joinmap.h"

#include "schema/impliedkeys.h"
#include "schema/namewords.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t longestPath = 5;
constexpr std::size_t mostPaths = 16;

bool joins(const JoinStep& step, TableId a, TableId b)
{
    return (step.from == a && step.to == b) || (step.from == b && step.to == a);
}

/// The schema with the approved joins as keys, instead of those between the same tables.
Catalog withKeys(const Catalog& catalog, const std::vector<JoinStep>& approved)
{
    Snapshot snapshot = catalog.snapshot();
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        std::erase_if(snapshot.tables[t].foreignKeys, [&](const ForeignKey& key) {
            const TableId target = catalog.target(TableId{t}, key);
            return std::any_of(approved.begin(), approved.end(),
                               [&](const JoinStep& step) { return joins(step, TableId{t}, target); });
        });
    }
    for (const JoinStep& step : approved) {
        const Table& target = catalog.table(step.to);
        ForeignKey key{{}, target.schema, target.name, {}};
        for (const JoinColumns& columns : step.columns) {
            key.columns.push_back(columns.from);
            key.targetColumns.push_back(columns.to);
        }
        snapshot.tables[step.from.value].foreignKeys.push_back(std::move(key));
    }
    return {std::move(snapshot), catalog.rules()};
}

} // namespace

JoinMap::JoinMap(const Catalog& original, const TwinTables* twins, const std::vector<JoinStep>& approved)
    : m_catalog(original), m_twins(twins), m_approved(approved), m_implied(withImpliedKeys(original))
{
    if (!approved.empty())
        m_implied = withKeys(keys(), approved);
    m_graph = std::make_unique<JoinGraph>(keys());
    m_edges.resize((twins ? twins->catalog() : original).tableCount());
    for (std::uint32_t t = 0; t < original.tableCount(); ++t) {
        for (JoinStep& step : m_graph->stepsFrom(TableId{t})) {
            const bool isAlong = readIsAlongKey(step);
            const bool isNatural = readIsNatural(step, isAlong);
            m_edges[t].push_back({std::move(step), isAlong, isNatural});
        }
        std::vector<Edge>& edges = m_edges[t];
        for (std::size_t i = 0; i < edges.size(); ++i) {
            for (std::size_t j = i + 1; j < edges.size(); ++j) {
                if (edges[i].step.to == edges[j].step.to && placeOf(edges[j].step) < placeOf(edges[i].step))
                    std::swap(edges[i], edges[j]);
            }
        }
    }
    if (twins)
        addTwins();
}

/// The join along a twin's key, from the table that has the key.
JoinStep JoinMap::stepTo(const TwinTables::Twin& twin, TableId table) const
{
    return {twin.owner, table, {{m_catalog.column(twin.key).name, twin.target}}};
}

void JoinMap::addTwins()
{
    for (std::uint32_t t = m_twins->ownCount(); t < m_edges.size(); ++t) {
        const TableId table{t};
        const JoinStep to = stepTo(*m_twins->find(table), table);
        const JoinStep back{table, to.from, {{to.columns.front().to, to.columns.front().from}}};
        m_edges[to.from.value].push_back({to, true, true});
        m_edges[t].push_back({back, false, true});
    }
}

/// Where a step's first column is in its table: of two keys, the first is the one that is meant.
std::size_t JoinMap::placeOf(const JoinStep& step) const
{
    const std::vector<Column>& columns = keys().table(step.from).columns;
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const Column& column) { return column.name == step.columns.front().from; });
    return static_cast<std::size_t>(found - columns.begin());
}

bool JoinMap::readIsAlongKey(const JoinStep& step) const
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

bool JoinMap::readIsNatural(const JoinStep& step, bool isAlongKey) const
{
    const bool isApproved = std::any_of(m_approved.begin(), m_approved.end(),
                                        [&](const JoinStep& own) { return joins(own, step.from, step.to); });
    if (isApproved)
        return true;
    const std::vector<std::string> words = nameStems(keys().table(isAlongKey ? step.to : step.from).name);
    const std::vector<std::string> own = nameStems(isAlongKey ? step.columns.front().from : step.columns.front().to);
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return std::find(own.begin(), own.end(), word) != own.end(); });
}

const JoinMap::Edge& JoinMap::edgeOf(const JoinStep& step) const
{
    const std::vector<Edge>& edges = m_edges[step.from.value];
    return *std::find_if(edges.begin(), edges.end(), [&](const Edge& edge) { return edge.step == step; });
}

bool JoinMap::isAlongKey(const JoinStep& step) const
{
    return edgeOf(step).isAlongKey;
}

std::optional<JoinPath> JoinMap::path(TableId from, TableId to) const
{
    if (from == to)
        return JoinPath{};
    if (m_twins && m_twins->isTwin(from)) {
        const JoinStep& back = m_edges[from.value].front().step;
        auto rest = path(back.to, to);
        if (rest)
            rest->insert(rest->begin(), back);
        return rest;
    }
    if (const TwinTables::Twin* const twin = m_twins ? m_twins->find(to) : nullptr) {
        auto toOwner = path(from, twin->owner);
        if (toOwner)
            toOwner->push_back(stepTo(*twin, to));
        return toOwner;
    }
    // What two tables refer to says less of how they belong together than what refers to both of them.
    std::vector<JoinPath> paths = m_graph->shortestPaths({from}, to, {longestPath, mostPaths});
    const auto doubts = [&](const JoinPath& path) {
        std::size_t count = 0;
        for (std::size_t i = 1; i < path.size(); ++i)
            count += isAlongKey(path[i - 1]) && !isAlongKey(path[i]) ? 2 : 0;
        for (const JoinStep& step : path)
            count += edgeOf(step).isNatural ? 0 : 1;
        return count;
    };
    const auto places = [&](const JoinPath& path) {
        std::size_t sum = 0;
        for (const JoinStep& step : path) {
            const JoinColumns& columns = step.columns.front();
            sum += isAlongKey(step) ? placeOf(step) : placeOf({step.to, step.from, {{columns.to, columns.from}}});
        }
        return sum;
    };
    const auto isOverTheSame = [](const JoinPath& a, const JoinPath& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [](const JoinStep& x, const JoinStep& y) { return x.to == y.to; });
    };
    const auto best = std::min_element(paths.begin(), paths.end(), [&](const JoinPath& a, const JoinPath& b) {
        return doubts(a) < doubts(b) || (doubts(a) == doubts(b) && isOverTheSame(a, b) && places(a) < places(b));
    });
    return best == paths.end() ? std::nullopt : std::optional(std::move(*best));
}

bool JoinMap::isNaturalAlongKeys(TableId from, TableId to) const
{
    const auto path = pathAlongKeys(from, to);
    return path
        && std::all_of(path->begin(), path->end(), [&](const JoinStep& step) { return edgeOf(step).isNatural; });
}

std::optional<JoinPath> JoinMap::pathAlongKeys(TableId from, TableId to) const
{
    if (from == to)
        return JoinPath{};
    std::map<std::uint32_t, const JoinStep*> reached;
    std::deque<TableId> open{from};
    while (!open.empty() && !reached.contains(to.value)) {
        const TableId at = open.front();
        open.pop_front();
        for (const Edge& edge : m_edges[at.value]) {
            if (!edge.isAlongKey || edge.step.to == from || reached.contains(edge.step.to.value))
                continue;
            reached.emplace(edge.step.to.value, &edge.step);
            open.push_back(edge.step.to);
        }
    }
    if (!reached.contains(to.value))
        return std::nullopt;
    JoinPath path;
    for (TableId at = to; at != from; at = path.back().from)
        path.push_back(*reached.at(at.value));
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<std::pair<TableId, std::size_t>> JoinMap::reachedAlongKeys(TableId from) const
{
    std::vector<std::pair<TableId, std::size_t>> reached{{from, 0}};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto [at, steps] = reached[i];
        for (const Edge& edge : m_edges[at.value]) {
            const bool isKnown = std::any_of(reached.begin(), reached.end(),
                                             [&](const auto& known) { return known.first == edge.step.to; });
            if (edge.isAlongKey && !isKnown)
                reached.emplace_back(edge.step.to, steps + 1);
        }
    }
    reached.erase(reached.begin());
    return reached;
}

std::size_t JoinMap::distance(TableId from, TableId to) const
{
    std::vector<TableId> level{from};
    std::vector<bool> isReached(m_edges.size(), false);
    isReached[from.value] = true;
    for (std::size_t distance = 0; distance <= longestPath && !level.empty(); ++distance) {
        std::vector<TableId> next;
        for (const TableId at : level) {
            if (at == to)
                return distance;
            for (const Edge& edge : m_edges[at.value]) {
                if (!isReached[edge.step.to.value]) {
                    isReached[edge.step.to.value] = true;
                    next.push_back(edge.step.to);
                }
            }
        }
        level = std::move(next);
    }
    return far;
}

std::size_t JoinMap::keysTo(TableId from, TableId to) const
{
    const std::vector<Edge>& edges = m_edges[from.value];
    return static_cast<std::size_t>(std::count_if(
        edges.begin(), edges.end(), [&](const Edge& edge) { return edge.isAlongKey && edge.step.to == to; }));
}

std::vector<TableId> JoinMap::referringTo(TableId table) const
{
    std::vector<TableId> tables;
    for (const Edge& edge : m_edges[table.value]) {
        if (!edge.isAlongKey && edge.step.to != table
            && std::find(tables.begin(), tables.end(), edge.step.to) == tables.end())
            tables.push_back(edge.step.to);
    }
    return tables;
}

} // namespace querymend
