#pragma once

#include <QRect>

#include <cstdint>

namespace querymend {

enum class RowTick : std::uint8_t { none, shown };

/// The rectangles of the parts of a row in the schema browser.
struct SchemaRow {
    QRect tick;
    QRect icon;
    QRect name; ///< with the note after it
    QRect detail;
};

/// The detail takes precedence over the name, but has at most half of their room.
[[nodiscard]] SchemaRow schemaRow(const QRect& row, RowTick tick, int detailWidth, Qt::LayoutDirection direction);

} // namespace querymend
