#pragma once

#include "common/icon.h"
#include "schema/catalog.h"

#include <QString>

namespace querymend {

/// Icons and texts for tables and columns in the schema browser.
struct SchemaWords {
    [[nodiscard]] static Icon iconOf(const Table& table);
    [[nodiscard]] static Icon iconOf(const Catalog& catalog, ColumnId column);
    /// `→ customers`, or `customers ←` from right to left, for a column of a foreign key; otherwise empty.
    [[nodiscard]] static QString target(const Catalog& catalog, ColumnId column);
    [[nodiscard]] static QString toolTip(const Catalog& catalog, TableId table);
    [[nodiscard]] static QString toolTip(const Catalog& catalog, ColumnId column);
    [[nodiscard]] static QString tokens(std::uint64_t count);
    [[nodiscard]] static QString kind(TableKind kind);
};

} // namespace querymend
