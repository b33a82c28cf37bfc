#include "common/fittingcolumn.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace querymend {

bool FittingColumn::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    const bool mayNeedMore = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
    if (mayNeedMore && layout())
        setMinimumHeight(std::max(0, layout()->totalMinimumHeightForWidth(width()))); // -1: independent of the width
    return isDone;
}

} // namespace querymend

#include "moc_fittingcolumn.cpp"
