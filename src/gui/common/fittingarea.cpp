#include "common/fittingarea.h"

#include "common/sidedmargins.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>
#include <QScrollBar>

#include <utility>

namespace querymend {

FittingArea::FittingArea(QWidget* parent) : QScrollArea(parent) {}

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
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fitBarSoon();
    }
    return QScrollArea::eventFilter(watched, event);
}

/// Of the viewport.
void FittingArea::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
    fitBarSoon();
}

/// Fields that grow with their text ask for another height during a resize. Deciding at once would start the next
/// resize before this one ends.
void FittingArea::fitBarSoon()
{
    if (std::exchange(m_isBarAwaited, true))
        return;
    QMetaObject::invokeMethod(this, &FittingArea::fitBar, Qt::QueuedConnection);
}

/// Asks the area itself, because the viewport changes with the bar that this decides about.
bool FittingArea::isTooLow() const
{
    const bool isTooNarrow = widget() && widget()->minimumSizeHint().width() > width() - 2 * frameWidth();
    const int bar = isTooNarrow && horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
        ? horizontalScrollBar()->sizeHint().height()
        : 0;
    return height() < sizeHint().height() + bar;
}

/// Beside a scroll bar, texts may need one more line. Qt would therefore keep a bar that the whole width does not need.
void FittingArea::fitBar()
{
    m_isBarAwaited = false;
    constexpr int beside = 6; // or the fields would touch the scroll bar
    const bool scrolls = isTooLow();
    setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const QMargins wanted = sidedMargins(0, 0, scrolls ? beside : 0, 0);
    if (viewportMargins() != wanted)
        setViewportMargins(wanted);
}

} // namespace querymend

#include "moc_fittingarea.cpp"
