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

/// Stands for every column of this name if the search was over all tables.
struct NearColumn {
    ColumnId column;
    Resemblance resemblance = Resemblance::same;
    float score = 0;
};

/// Finds what a name that is not in the catalog may have meant. Costs more to make than a catalog, so
/// it is made when the first name is missed.
class Suggester {
public:
    /// The catalog must outlive it.
    explicit Suggester(const Catalog& catalog);

    [[nodiscard]] std::vector<NearTable> tables(std::string_view name, std::size_t max) const;
    /// Over all tables; one column for each different name.
    [[nodiscard]] std::vector<NearColumn> columns(std::string_view name, std::size_t max) const;
    /// Over these tables only; a name that several of them have comes as often.
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
