#include "common/fittingarea.h"

#include "common/sidedmargins.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollBar>

namespace querymend {

FittingArea::FittingArea(QWidget* parent) : QScrollArea(parent)
{
    constexpr int beside = 6; // or the fields would touch the scroll bar
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { setViewportMargins(sidedMargins(0, 0, most > least ? beside : 0, 0)); });
}

/// Measured without a scroll bar, which there is none of if the area is as high as it wants.
QSize FittingArea::sizeHint() const
{
    const QSize usual = QScrollArea::sizeHint();
    if (!widget())
        return usual;
    const int frame = 2 * frameWidth();
    const QLayout* const layout = widget()->layout();
    const bool isWrapped = layout && layout->hasHeightForWidth();
    const int height = isWrapped ? layout->totalHeightForWidth(width() - frame) : widget()->sizeHint().height();
    return {usual.width(), height + frame};
}

/// Of the contents: QScrollArea watches them.
bool FittingArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void FittingArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

} // namespace querymend

#include "moc_fittingarea.cpp"
