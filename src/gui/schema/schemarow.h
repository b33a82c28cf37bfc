#pragma once

#include <QRect>

#include <cstdint>

namespace querymend {

enum class RowTick : std::uint8_t { none, shown };

/// Where the parts of a row of the schema browser are.
struct SchemaRow {
    QRect tick;
    QRect icon;
    QRect name; ///< with the note behind it
    QRect detail;
};

/// What stands at the end is there before the name is cut, but has at most half of the row.
[[nodiscard]] SchemaRow schemaRow(const QRect& row, RowTick tick, int detailWidth, Qt::LayoutDirection direction);

} // namespace querymend
