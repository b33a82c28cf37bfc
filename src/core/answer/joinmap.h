#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace querymend {

/// How the tables of a schema are joined: along its keys or, where a table declares none, those that names suggest.
class JoinMap {
public:
    /// The catalog must outlive this object.
    explicit JoinMap(const Catalog& catalog);
    JoinMap(const JoinMap&) = delete; // m_graph refers to m_implied
    JoinMap& operator=(const JoinMap&) = delete;

    /// The shortest way from one table to another; empty from a table to itself, nothing if there is none.
    [[nodiscard]] std::optional<JoinPath> path(TableId from, TableId to) const;
    /// The same along keys only, so that each row is joined to at most one.
    [[nodiscard]] std::optional<JoinPath> pathAlongKeys(TableId from, TableId to) const;
    /// The number of joins between two tables; far if there is no way.
    [[nodiscard]] std::size_t distance(TableId from, TableId to) const;
    /// Whether each row of the first table is joined to at most one of the second.
    [[nodiscard]] bool isAlongKey(const JoinStep& step) const;
    /// The same along keys that are called after the tables that they reference.
    [[nodiscard]] bool isNaturalAlongKeys(TableId from, TableId to) const;
    /// The tables whose keys reference this one.
    [[nodiscard]] std::vector<TableId> referringTo(TableId table) const;

    static constexpr std::size_t far = 99;

private:
    [[nodiscard]] bool isNamedForTable(const JoinStep& step) const;
    [[nodiscard]] const Catalog& keys() const { return m_implied ? *m_implied : m_catalog; }

    const Catalog& m_catalog;
    std::optional<Catalog> m_implied;
    std::unique_ptr<JoinGraph> m_graph;
};

} // namespace querymend
