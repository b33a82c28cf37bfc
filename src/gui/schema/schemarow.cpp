#include "schema/schemarow.h"

#include <QStyle>

#include <algorithm>

namespace querymend {

SchemaRow schemaRow(const QRect& row, RowTick tick, int detailWidth, Qt::LayoutDirection direction)
{
    const int side = std::clamp(row.height() - 8, 16, 32); // grows with the text
    constexpr int gap = 4;
    constexpr int end = 8;
    const int top = row.top() + (row.height() - side) / 2;
    SchemaRow made;
    int left = row.left() + gap;
    if (tick == RowTick::shown) {
        made.tick = QRect(left, top, side, side);
        left += side + gap;
    }
    made.icon = QRect(left, top, side, side);
    left += side + gap;
    const int room = std::max(0, row.right() + 1 - end - left);
    const int detail = std::min(detailWidth, room / 2);
    made.detail = QRect(row.right() + 1 - end - detail, row.top(), detail, row.height());
    made.name = QRect(left, row.top(), std::max(0, room - detail - (detail > 0 ? 2 * gap : 0)), row.height());
    for (QRect* part : {&made.tick, &made.icon, &made.name, &made.detail})
        *part = QStyle::visualRect(direction, row, *part);
    return made;
}

} // namespace querymend
