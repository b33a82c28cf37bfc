#pragma once

#include "schema/catalog.h"

#include <optional>
#include <vector>

namespace querymend {

/// A schema in which tables also go by the names that keys give to their rows: employees as manager, teams as
/// home_team. Such a twin has the columns of its table and is reached only along that key.
class TwinTables {
public:
    /// The catalog must outlive this object.
    explicit TwinTables(const Catalog& original);

    /// A table under the name of a key.
    struct Twin {
        TableId owner;      ///< of the key
        ColumnId key;       ///< manager_id
        TableId original;   ///< the table that it references
        std::string target; ///< its referenced column
    };

    /// The tables of the schema, with the same ids, and then the twins.
    [[nodiscard]] const Catalog& catalog() const { return m_withTwins ? *m_withTwins : m_original; }
    [[nodiscard]] const Catalog& own() const { return m_original; }
    /// How many tables are no twins: the first ones.
    [[nodiscard]] std::uint32_t ownCount() const { return static_cast<std::uint32_t>(m_original.tableCount()); }
    /// Null if the table is none.
    [[nodiscard]] const Twin* find(TableId table) const;
    [[nodiscard]] bool isTwin(TableId table) const { return find(table) != nullptr; }
    /// The table whose rows a twin has; any other table itself.
    [[nodiscard]] TableId original(TableId table) const;
    /// The twins of a table along keys of another.
    [[nodiscard]] std::vector<TableId> between(TableId owner, TableId original) const;

private:
    const Catalog& m_original;
    std::vector<Twin> m_twins;
    std::optional<Catalog> m_withTwins;
};

} // namespace querymend
