// Choosing attempts, by mouse and by keyboard.

#include "timeline/timelinedelegate.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelineview.h"
#include "timeline/timelinewalk.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace querymend {

namespace {

AttemptRef attemptOf(const QModelIndex& index)
{
    return index.data(TimelineModel::AttemptRole).value<AttemptRef>();
}

TimelineZoom zoomedBy(TimelineZoom zoom, int steps)
{
    return static_cast<TimelineZoom>(
        std::clamp(static_cast<int>(zoom) + steps, 0, static_cast<int>(TimelineZoom::full)));
}

} // namespace

void TimelineView::choose(const AttemptRef& attempt)
{
    const QModelIndex index = m_model.indexOf(attempt);
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

void TimelineView::markStep(const QModelIndex& step)
{
    if (m_markedStep == step)
        return;
    m_markedStep = step;
    if (step.isValid())
        scrollTo(step);
    viewport()->update();
}

bool TimelineView::isMarked(const QModelIndex& index) const
{
    return m_markedStep.isValid() ? m_markedStep == index : m_chosen.contains(QPersistentModelIndex(index));
}

std::vector<AttemptRef> TimelineView::chosen() const
{
    std::vector<AttemptRef> attempts;
    for (const QPersistentModelIndex& index : m_chosen)
        attempts.push_back(attemptOf(index));
    return attempts;
}

std::optional<std::pair<AttemptRef, AttemptRef>> TimelineView::pairToCompare() const
{
    const TimelinePlace place = m_model.placeOf(currentIndex());
    if (place.card < 0)
        return std::nullopt;
    const AttemptRef current = attemptOf(currentIndex());
    for (const AttemptRef& other : chosen()) {
        if (other != current)
            return std::pair(other, current);
    }
    if (place.card == 0)
        return std::nullopt;
    return std::pair(attemptOf(m_model.indexOf({place.section, place.lane, place.card - 1})), current);
}

void TimelineView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex index = indexAt(rect.center());
    if (index.isValid())
        selectionModel()->select(index, command);
}

QRegion TimelineView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    const QModelIndexList indexes = selection.indexes();
    for (const QModelIndex& index : indexes)
        region += visualRect(index);
    return region;
}

QItemSelectionModel::SelectionFlags TimelineView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsSelectable))
        return QItemSelectionModel::NoUpdate;
    const auto* const input = event && event->isInputEvent() ? static_cast<const QInputEvent*>(event) : nullptr;
    if (!input || input->modifiers() == Qt::NoModifier)
        return QItemSelectionModel::ClearAndSelect;
    const bool isKey = event->type() == QEvent::KeyPress;
    if (isKey)
        return QItemSelectionModel::NoUpdate;
    return input->modifiers().testFlag(Qt::ControlModifier) ? QItemSelectionModel::Toggle : QItemSelectionModel::Select;
}

/// Two attempts can be compared, so a third replaces the first.
void TimelineView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    const QModelIndexList gone = deselected.indexes();
    for (const QModelIndex& index : gone)
        m_chosen.removeAll(QPersistentModelIndex(index));
    const QModelIndexList come = selected.indexes();
    for (const QModelIndex& index : come)
        m_chosen.append(QPersistentModelIndex(index));
    viewport()->update();
    if (m_chosen.size() > 2)
        return selectionModel()->select(m_chosen.first(), QItemSelectionModel::Deselect); // calls this again
    Q_EMIT choiceChanged();
}

void TimelineView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    const int item = arrangement().indexOf(m_model.placeOf(current));
    if (item < 0)
        return;
    scrollTo(current);
    if (!QAccessible::isActive() || !hasFocus())
        return;
    if (QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(this)) {
        QAccessibleEvent focused(list->child(item), QAccessible::Focus);
        QAccessible::updateAccessibility(&focused);
    }
}

QModelIndex TimelineView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const auto& items = arrangement().items();
    const TimelineWalk walk(m_geometry);
    const int count = static_cast<int>(items.size());
    int item = m_geometry.indexOf(m_model.placeOf(currentIndex()));
    const bool isOverview = isZoomable() && m_frame.zoom == TimelineZoom::overview;
    if (count == 0)
        return {};
    if (item < 0 || action == MoveHome) {
        item = walk.neighbour(-1, 1);
    } else if (action == MoveEnd) {
        item = walk.neighbour(count, -1);
    } else if (action == MovePageUp || action == MovePageDown) {
        item = walk.farAway(item, action == MovePageUp ? -1 : 1, viewport()->height() - 32);
    } else {
        const CursorAction towardsStart = isRightToLeft() ? MoveRight : MoveLeft;
        const bool isBack = action == MoveUp || action == towardsStart || action == MovePrevious;
        const bool isAcross = isOverview ? action == MoveUp || action == MoveDown //
                                         : action == MoveLeft || action == MoveRight;
        item = isAcross ? walk.neighbourLane(item, isBack ? -1 : 1) : walk.neighbour(item, isBack ? -1 : 1);
    }
    return item < 0 || item >= count ? QModelIndex() : m_model.indexOf(items[static_cast<std::size_t>(item)].place);
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex current = currentIndex();
    switch (event->key()) {
    case Qt::Key_Space:
        if (event->modifiers().testFlag(Qt::ShiftModifier))
            Q_EMIT compareAsked();
        else if (current.isValid())
            selectionModel()->select(current, QItemSelectionModel::Toggle);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_frame.shape == TimelineShape::lanes && m_model.placeOf(current).lane < 0)
            toggleStep(current);
        if (current.isValid())
            Q_EMIT activated(current);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return isZoomable() ? setZoom(zoomedBy(m_frame.zoom, 1)) : event->ignore();
    case Qt::Key_Minus:
        return isZoomable() ? setZoom(zoomedBy(m_frame.zoom, -1)) : event->ignore();
    case Qt::Key_Escape: // otherwise taken as a letter to search for
        return event->ignore();
    default:
        QAbstractItemView::keyPressEvent(event);
    }
}

void TimelineView::toggleStep(const QModelIndex& index)
{
    const TimelinePlace place = m_model.placeOf(index);
    if (!index.isValid() || place.lane >= 0)
        return;
    if (!m_open.remove(place.section))
        m_open.insert(place.section);
    m_isStale = true;
    updateGeometries();
    scrollTo(index);
    viewport()->update();
}

bool TimelineView::isOpen(const QModelIndex& index) const
{
    const TimelinePlace place = m_model.placeOf(index);
    return m_frame.shape == TimelineShape::lanes && place.lane < 0 && m_open.contains(place.section);
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractItemView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isStep =
        index.isValid() && static_cast<TimelineRow>(index.data(TimelineModel::RowRole).toInt()) == TimelineRow::step;
    if (m_frame.shape == TimelineShape::lanes && event->button() == Qt::LeftButton && isStep)
        toggleStep(index);
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QAbstractItemView::wheelEvent(event);
    if (event->angleDelta().y() != 0 && isZoomable())
        setZoom(zoomedBy(m_frame.zoom, event->angleDelta().y() > 0 ? 1 : -1));
    event->accept();
}

void TimelineView::focusInEvent(QFocusEvent* event)
{
    QAbstractItemView::focusInEvent(event);
    if (!currentIndex().isValid() && !arrangement().items().empty())
        selectionModel()->setCurrentIndex(moveCursor(MoveHome, Qt::NoModifier), QItemSelectionModel::NoUpdate);
    viewport()->update();
}

} // namespace querymend
