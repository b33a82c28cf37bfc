#pragma once

#include "schema/catalog.h"
#include "schema/nearest.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace querymend {

struct NearTable {
    TableId table;
    Resemblance resemblance = Resemblance::same;
    float score = 0;
};

/// Represents every column of this name if all tables were searched.
struct NearColumn {
    ColumnId column;
    Resemblance resemblance = Resemblance::same;
    float score = 0;
};

/// Finds what a name that is not in the catalog may have meant. Costlier to build than a catalog, so build it only once
/// a name is missing.
class Suggester {
public:
    /// The catalog must outlive the suggester.
    explicit Suggester(const Catalog& catalog);

    [[nodiscard]] std::vector<NearTable> tables(std::string_view name, std::size_t max) const;
    /// Searches all tables; one column for each distinct name.
    [[nodiscard]] std::vector<NearColumn> columns(std::string_view name, std::size_t max) const;
    /// Searches these tables only; a name appears once for each table that has it.
    [[nodiscard]] std::vector<NearColumn> columnsOf(const std::vector<TableId>& tables, std::string_view name,
                                                    std::size_t max) const;

private:
    const Catalog& m_catalog;
    NearestNames m_tableNames;
    NearestNames m_columnNames;
    std::vector<TableId> m_tablesByName;
    std::vector<ColumnId> m_columnsByName;
};

} // namespace querymend
