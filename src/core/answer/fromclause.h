#pragma once

#include "answer/joinmap.h"
#include "dialect/dialect.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace querymend {

/// A new name in lower case, in quotes only if it is a reserved word: where names are folded, no other name is meant.
[[nodiscard]] std::string newName(const Dialect& dialect, const std::string& lowerCase);

/// The names that tables go by in one statement, subqueries included.
class TableAliases {
public:
    explicit TableAliases(const Dialect& dialect) : m_dialect(dialect) {}
    [[nodiscard]] std::string next(const Table& table);

private:
    const Dialect& m_dialect;
    std::set<std::string> m_used;
};

/// The tables of a query and how they are joined, starting from one of them.
class FromClause {
public:
    /// All must outlive this object.
    FromClause(const TwinTables& tables, const JoinMap& joins, const Dialect& dialect, TableAliases& aliases,
               TableId base);

    /// Joins a table by the shortest way from those that are there. Returns false if there is none.
    bool join(TableId table);
    /// The same, but keeps rows that have none there.
    bool joinIfAny(TableId table);
    bool joinAll(const std::vector<TableId>& tables);
    [[nodiscard]] bool has(TableId table) const { return m_aliases.contains(table.value); }
    [[nodiscard]] TableId base() const { return m_base; }
    /// Whether a join gives several rows for one of the base.
    [[nodiscard]] bool multiplies() const { return m_multiplies; }
    /// `c.country_code`; the table must be there.
    [[nodiscard]] std::string column(ColumnId column) const;
    [[nodiscard]] std::string column(TableId table, const std::string& name) const;
    [[nodiscard]] const std::string& alias(TableId table) const { return m_aliases.at(table.value); }
    /// `FROM customers AS c JOIN …`, without a line break at its end.
    [[nodiscard]] std::string text(const std::string& indent) const;

private:
    [[nodiscard]] std::string named(TableId table) const;
    [[nodiscard]] bool mayBeMissing(const JoinStep& step) const;

    const TwinTables& m_tables;
    const Catalog& m_catalog;
    const JoinMap& m_joins;
    const Dialect& m_dialect;
    TableAliases& m_names;
    TableId m_base;
    std::map<std::uint32_t, std::string> m_aliases;
    std::vector<JoinStep> m_steps;
    std::set<std::uint32_t> m_optional; ///< tables that rows may have nothing in
    bool m_multiplies = false;
};

} // namespace querymend
