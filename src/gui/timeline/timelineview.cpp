#include "timeline/timelineview.h"

#include "common/theme.h"
#include "timeline/timelineaccess.h"
#include "timeline/timelinedelegate.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepainting.h"

#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace querymend {

namespace {

using namespace std::chrono_literals;

// A run may produce a thousand events a second, far more than the eye can follow.
constexpr auto pace = 50ms;
constexpr auto beat = 60ms;

} // namespace

TimelineView::TimelineView(TimelineModel& model, const Theme& theme, QWidget* parent)
    : QAbstractItemView(parent), m_model(model), m_delegate(new TimelineDelegate(theme, this))
{
    installTimelineAccess();
    m_frame.metrics = m_delegate->metrics();
    setItemDelegate(m_delegate);
    setModel(&m_model);
    setAccessibleName(tr("Attempts"));
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(pace);
    m_animation.setInterval(beat);
    connect(&m_refresh, &QTimer::timeout, this, &TimelineView::refresh);
    connect(&m_animation, &QTimer::timeout, this, &TimelineView::animate);
    connect(&theme, &Theme::changed, this, &TimelineView::applyTheme);
}

template <class Change>
void TimelineView::rearrange(Change change)
{
    const TimelineGeometry& before = arrangement();
    const int top = verticalOffset();
    TimelinePlace anchor;
    int offset = 0;
    before.visit(top, top + viewport()->height(), [&](const TimelineItem& item, int) {
        if (anchor.section < 0 && item.row == TimelineRow::card && item.rect.top() >= top) {
            anchor = item.place;
            offset = item.rect.top() - top;
        }
    });
    change();
    m_isStale = true;
    updateGeometries();
    const int kept = arrangement().indexOf(anchor);
    if (kept >= 0 && top > 0)
        verticalScrollBar()->setValue(m_geometry.items()[static_cast<std::size_t>(kept)].rect.top() - offset);
    viewport()->update();
}

/// Fonts may have another size; colours are looked up while painting.
void TimelineView::applyTheme()
{
    rearrange([this] {
        m_delegate->readFonts();
        m_frame.metrics = m_delegate->metrics();
    });
}

void TimelineView::setZoom(TimelineZoom zoom)
{
    if (zoom == m_frame.zoom)
        return;
    rearrange([&] {
        m_frame.zoom = zoom;
        m_delegate->setZoom(zoom); // heights depend on it
    });
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    Q_EMIT zoomChanged(zoom);
}

/// The current attempt stays in sight.
void TimelineView::setShape(TimelineShape shape)
{
    if (shape == m_frame.shape)
        return;
    m_frame.shape = shape;
    m_delegate->setShape(shape);
    setHorizontalScrollBarPolicy(shape == TimelineShape::lanes ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_isStale = true;
    updateGeometries();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    viewport()->update();
    Q_EMIT shapeChanged(shape);
}

void TimelineView::setShownKinds(CardKinds kinds)
{
    if (kinds != m_frame.shown)
        rearrange([&] { m_frame.shown = kinds; });
}

const TimelineGeometry& TimelineView::arrangement() const
{
    if (m_isStale) {
        TimelineFrame frame = m_frame;
        frame.width = viewport()->width();
        frame.height = viewport()->height();
        frame.pill = [this](int section, int width) {
            return m_delegate->pillSize(m_model.indexOf(TimelinePlace{section, -1, -1}), m_open.contains(section),
                                        width);
        };
        frame.stepLines = [this](int section, int width) {
            return m_delegate->stepLines(m_model.indexOf(TimelinePlace{section, -1, -1}), width);
        };
        frame.clockLabel = [this](int section) {
            return m_delegate->clockLabel(m_model.indexOf(TimelinePlace{section, -1, -1}));
        };
        m_geometry = timelineLayout(m_model.rows(), frame);
        m_isStale = false;
    }
    return m_geometry;
}

void TimelineView::noteAnswer()
{
    const std::optional<AttemptRef>& answer = m_model.rows().headline.selected;
    m_answer = answer ? m_model.placeOf(m_model.indexOf(*answer)) : TimelinePlace();
}

TimelineSight TimelineView::sight() const
{
    return {arrangement(), m_frame, m_answer, viewport()->size(), QPoint(horizontalOffset(), verticalOffset())};
}

QRect TimelineView::sided(const QRect& rect) const
{
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QRect TimelineView::placeOf(const QModelIndex& index) const
{
    const int item = arrangement().indexOf(m_model.placeOf(index));
    return item < 0 ? QRect() : sight().placed(m_geometry.items()[static_cast<std::size_t>(item)]);
}

QRect TimelineView::visualRect(const QModelIndex& index) const
{
    const QRect rect = placeOf(index);
    return rect.isNull() ? rect : sided(rect);
}

QModelIndex TimelineView::indexAt(const QPoint& seen) const
{
    return m_model.indexOf(sight().placeAt(sided(QRect(seen, QSize(1, 1))).topLeft()));
}

void TimelineView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const int item = arrangement().indexOf(m_model.placeOf(index));
    if (item < 0)
        return;
    const QRect rect = sight().reached(m_geometry.items()[static_cast<std::size_t>(item)]);
    constexpr int usualAir = 12;
    const int room = viewport()->height();
    const int air = std::clamp((room - rect.height()) / 2, 0, usualAir); // a low view is for the whole attempt
    QScrollBar* const bar = verticalScrollBar();
    if (hint == PositionAtCenter)
        bar->setValue(bar->value() + rect.center().y() - room / 2);
    else if (hint == PositionAtTop || rect.top() < air)
        bar->setValue(bar->value() + rect.top() - air);
    else if (hint == PositionAtBottom || rect.bottom() + 1 > room - air)
        bar->setValue(bar->value() + rect.bottom() + 1 - room + air);
    QScrollBar* const across = horizontalScrollBar();
    across->setValue(across->value() + sight().wayAcrossTo(m_geometry.items()[static_cast<std::size_t>(item)]));
}

int TimelineView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

int TimelineView::horizontalOffset() const
{
    return m_frame.shape == TimelineShape::lanes ? horizontalScrollBar()->value() : 0;
}

bool TimelineView::isIndexHidden(const QModelIndex& index) const
{
    return arrangement().indexOf(m_model.placeOf(index)) < 0;
}

void TimelineView::reset()
{
    ++m_generation;
    m_isStale = true;
    m_chosen.clear();
    m_open.clear();
    noteAnswer();
    QAbstractItemView::reset();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    updateGeometries();
}

void TimelineView::doItemsLayout()
{
    m_isStale = true;
    QAbstractItemView::doItemsLayout();
}

void TimelineView::updateGeometries()
{
    QScrollBar* const bar = verticalScrollBar();
    const int room = viewport()->height();
    bar->setRange(0, std::max(0, arrangement().height() - room));
    bar->setPageStep(room);
    bar->setSingleStep(32);
    const bool isWide = m_frame.shape == TimelineShape::lanes;
    QScrollBar* const across = horizontalScrollBar();
    across->setRange(0, isWide ? std::max(0, arrangement().width() - viewport()->width()) : 0);
    across->setPageStep(viewport()->width());
    across->setSingleStep(32);
    QAbstractItemView::updateGeometries();
}

void TimelineView::dataChanged(const QModelIndex& from, const QModelIndex&, const QList<int>& roles)
{
    if (roles == QList<int>{TimelineModel::WrittenRole}) // arrives all the time, and moves nothing
        return viewport()->update(visualRect(from));
    const bool isOfSection = m_model.placeOf(from).lane < 0; // a step may need more lines
    m_isStale = m_isStale || isOfSection || m_frame.shown != allCardKinds;
    if (!m_refresh.isActive())
        m_refresh.start();
}

void TimelineView::rowsInserted(const QModelIndex&, int, int)
{
    m_isStale = true;
    if (!m_refresh.isActive())
        m_refresh.start();
}

/// Stays at the end of a run if it was there before.
void TimelineView::refresh()
{
    const QScrollBar* const bar = verticalScrollBar();
    const bool wasAtEnd = bar->value() == bar->maximum();
    noteAnswer();
    updateGeometries();
    if (wasAtEnd && !m_model.rows().headline.outcome && !m_model.rows().headline.isInterrupted)
        verticalScrollBar()->setValue(bar->maximum());
    viewport()->update();
    animate();
    Q_EMIT refreshed();
}

QList<QRect> TimelineView::underWay() const
{
    QList<QRect> rects;
    const TimelineSight seen = sight();
    const int top = verticalOffset();
    arrangement().visit(top, top + viewport()->height(), [&](const TimelineItem& item, int) {
        const AttemptCard* const card = cardAt(m_model.rows(), item.place);
        if (card && isUnderWay(card->phase) && card->phase != CardPhase::stopped)
            rects.append(sided(seen.placed(item)));
    });
    return rects;
}

/// Moves the progress bars of visible attempts; if there are none, the timer stops.
void TimelineView::animate()
{
    const QList<QRect> rects = isVisible() ? underWay() : QList<QRect>();
    const bool mayMove = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (rects.isEmpty() || !mayMove)
        return m_animation.stop();
    if (!m_animation.isActive())
        m_animation.start();
    constexpr int there = 100;
    m_progress = (m_progress + 5) % (2 * there); // there and back again
    m_delegate->setProgress(m_progress <= there ? m_progress : 2 * there - m_progress);
    for (const QRect& rect : rects)
        viewport()->update(rect);
}

void TimelineView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setLayoutDirection(layoutDirection()); // a painter takes the application's
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const TimelineSight seen = sight();
    TimelinePainting(*this, m_model, *m_delegate, seen, m_frame).paint(painter, event->rect(), option);
}

/// An attempt that was in sight stays there, for example when a form about it opens below.
void TimelineView::resizeEvent(QResizeEvent* event)
{
    const QModelIndex current = currentIndex();
    const bool wasSeen = current.isValid() && QRect(QPoint(), event->oldSize()).intersects(placeOf(current));
    const bool isOther = event->size().width() != event->oldSize().width();
    if (isOther || m_frame.shape == TimelineShape::lanes) // lanes reach down to the lower edge
        rearrange([] {});
    QAbstractItemView::resizeEvent(event);
    if (wasSeen)
        scrollTo(current);
}

void TimelineView::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    animate();
}

void TimelineView::hideEvent(QHideEvent* event)
{
    m_animation.stop();
    QAbstractItemView::hideEvent(event);
}

} // namespace querymend

#include "moc_timelineview.cpp"
