#include "results/grid/gridheader.h"

#include <QPainter>
#include <QStyleOption>

namespace querymend {

void GridHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->setLayoutDirection(layoutDirection()); // a painter takes the application's
    QHeaderView::paintSection(painter, rect, section);
}

/// Leaves room for the arrow of a sorted column, which would otherwise be drawn over the end of its name. It points
/// down where values go down, as in spreadsheets; Qt's points up there.
void GridHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const
{
    constexpr int blanks = 4; // that are not broken or dropped
    QHeaderView::initStyleOptionForIndex(option, section);
    if (option->sortIndicator == QStyleOptionHeader::None)
        return;
    const bool isDown = option->sortIndicator == QStyleOptionHeader::SortDown;
    option->sortIndicator = isDown ? QStyleOptionHeader::SortUp : QStyleOptionHeader::SortDown;
    option->text += QString(blanks, QChar(QChar::Nbsp));
}

} // namespace querymend

#include "moc_gridheader.cpp"
