#pragma once

#include "answer/twintables.h"
#include "schema/catalog.h"
#include "schema/joins.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace querymend {

/// How the tables of a schema are joined: along its keys or, where a table declares none, those that names suggest.
class JoinMap {
public:
    /// The tables must outlive this object; null if twins do not matter. Approved joins are along keys too, and the
    /// only ones between their tables.
    explicit JoinMap(const Catalog& original, const TwinTables* twins = nullptr,
                     const std::vector<JoinStep>& approved = {});
    JoinMap(const JoinMap&) = delete; // m_graph refers to m_implied
    JoinMap& operator=(const JoinMap&) = delete;

    /// The shortest way from one table to another; empty from a table to itself, nothing if there is none.
    [[nodiscard]] std::optional<JoinPath> path(TableId from, TableId to) const;
    /// The same along keys only, so that each row is joined to at most one.
    [[nodiscard]] std::optional<JoinPath> pathAlongKeys(TableId from, TableId to) const;
    /// The tables that a table's rows belong to, and over how many joins, the nearest first.
    [[nodiscard]] std::vector<std::pair<TableId, std::size_t>> reachedAlongKeys(TableId from) const;
    /// The number of joins between two tables; far if there is no way.
    [[nodiscard]] std::size_t distance(TableId from, TableId to) const;
    /// Whether each row of the first table is joined to at most one of the second.
    [[nodiscard]] bool isAlongKey(const JoinStep& step) const;
    /// The same along keys that are called after the tables that they reference.
    [[nodiscard]] bool isNaturalAlongKeys(TableId from, TableId to) const;
    /// How many keys of a table reference another.
    [[nodiscard]] std::size_t keysTo(TableId from, TableId to) const;
    /// The tables whose keys reference this one.
    [[nodiscard]] std::vector<TableId> referringTo(TableId table) const;

    static constexpr std::size_t far = 99;

private:
    /// A join that starts at a table.
    struct Edge {
        JoinStep step;
        bool isAlongKey = false; ///< each row has at most one row there
        bool isNatural = false;  ///< its key is called after what it references: department_id rather than manager_id
    };

    [[nodiscard]] const Catalog& keys() const { return m_implied ? *m_implied : m_catalog; }
    [[nodiscard]] JoinStep stepTo(const TwinTables::Twin& twin, TableId table) const;
    void addTwins();
    [[nodiscard]] std::size_t placeOf(const JoinStep& step) const;
    [[nodiscard]] bool readIsAlongKey(const JoinStep& step) const;
    [[nodiscard]] bool readIsNatural(const JoinStep& step, bool isAlongKey) const;
    [[nodiscard]] const Edge& edgeOf(const JoinStep& step) const;

    const Catalog& m_catalog; ///< without twins
    const TwinTables* m_twins;
    std::vector<JoinStep> m_approved;
    std::optional<Catalog> m_implied; ///< the tables with implied and approved keys, if there are any
    std::unique_ptr<JoinGraph> m_graph;
    std::vector<std::vector<Edge>> m_edges; ///< by the table that they start at
};

} // namespace querymend
