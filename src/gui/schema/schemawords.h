#pragma once

#include "common/icon.h"
#include "schema/catalog.h"

#include <QString>

namespace querymend {

/// What the schema browser says of tables and columns beside their names.
struct SchemaWords {
    [[nodiscard]] static Icon iconOf(const Table& table);
    [[nodiscard]] static Icon iconOf(const Catalog& catalog, ColumnId column);
    /// For a column that points elsewhere: `→ customers`.
    [[nodiscard]] static QString target(const Catalog& catalog, ColumnId column);
    [[nodiscard]] static QString toolTip(const Catalog& catalog, TableId table);
    [[nodiscard]] static QString toolTip(const Catalog& catalog, ColumnId column);
    [[nodiscard]] static QString tokens(std::uint64_t count);
    [[nodiscard]] static QString kind(TableKind kind);
};

} // namespace querymend
