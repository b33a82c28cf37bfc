#pragma once

#include "schema/catalog.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// Two columns that a join equates.
struct JoinColumns {
    std::string from;
    std::string to;

    friend bool operator==(const JoinColumns&, const JoinColumns&) = default;
};

/// One join along a foreign key, in either direction.
struct JoinStep {
    TableId from;
    TableId to;
    std::vector<JoinColumns> columns;

    friend bool operator==(const JoinStep&, const JoinStep&) = default;
};

using JoinPath = std::vector<JoinStep>;

struct JoinLimits {
    std::size_t steps = 4;
    std::size_t paths = 4;
};

/// The foreign keys of a catalog as a graph, without those whose target or target columns are unknown.
class JoinGraph {
public:
    /// The catalog must outlive the graph.
    explicit JoinGraph(const Catalog& catalog);

    /// All shortest paths from any used table to the target, up to the limits; those of an earlier table come first,
    /// then those of an earlier key. If the target is itself used, these are its keys to itself.
    [[nodiscard]] std::vector<JoinPath> shortestPaths(const std::vector<TableId>& used, TableId target,
                                                      JoinLimits limits = {}) const;
    /// The single joins that start at a table: along its own keys first, then along those that reference it.
    [[nodiscard]] std::vector<JoinStep> stepsFrom(TableId table) const;

private:
    struct Edge {
        TableId to;
        TableId owner;
        std::uint32_t key;
        bool alongKey;
    };
    using Distances = std::vector<std::uint8_t>;

    void addKeys(std::vector<std::vector<Edge>>& edges, TableId table) const;
    [[nodiscard]] Distances distancesTo(TableId target, std::size_t limit) const;
    void walk(TableId at, const Distances& distances, JoinPath& path, std::vector<JoinPath>& found,
              std::size_t most) const;
    [[nodiscard]] JoinStep step(TableId from, const Edge& edge) const;
    [[nodiscard]] std::vector<JoinPath> selfJoins(TableId table, std::size_t most) const;

    const Catalog& m_catalog;
    /// The edges of table t are [m_starts[t] … m_starts[t + 1]) in m_edges.
    std::vector<std::uint32_t> m_starts;
    std::vector<Edge> m_edges;
};

} // namespace querymend
