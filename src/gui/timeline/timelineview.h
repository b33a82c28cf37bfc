#pragma once

#include "run/event.h"
#include "timeline/timelinesight.h"

#include <QAbstractItemView>
#include <QSet>
#include <QTimer>

#include <optional>
#include <utility>

namespace querymend {

class Theme;
class TimelineDelegate;
class TimelineModel;

/// Shows a run: paints only what is visible, lays out on demand, and limits how often it updates during a run.
class TimelineView : public QAbstractItemView {
    Q_OBJECT

public:
    /// Both must outlive the view.
    TimelineView(TimelineModel& model, const Theme& theme, QWidget* parent = nullptr);

    void setZoom(TimelineZoom zoom);
    [[nodiscard]] TimelineZoom zoom() const { return m_frame.zoom; }
    /// Whether the zoom applies to the shape.
    [[nodiscard]] bool isZoomable() const { return shape() == TimelineShape::flow || shape() == TimelineShape::list; }
    void setShape(TimelineShape shape);
    [[nodiscard]] TimelineShape shape() const { return m_frame.shape; }
    /// Between lanes side by side, a step is a pill, which shows its details when it is open.
    void toggleStep(const QModelIndex& index);
    [[nodiscard]] bool isOpen(const QModelIndex& index) const;
    void setShownKinds(CardKinds kinds);
    [[nodiscard]] CardKinds shownKinds() const { return m_frame.shown; }
    [[nodiscard]] const TimelineGeometry& arrangement() const;

    /// Makes it the only chosen attempt, and scrolls to it.
    void choose(const AttemptRef& attempt);
    /// Paints a step as what is looked at, instead of the chosen attempts, and scrolls to it; if invalid, none any
    /// more.
    void markStep(const QModelIndex& step);
    [[nodiscard]] const QPersistentModelIndex& markedStep() const { return m_markedStep; }
    /// Whether it is painted as what is looked at.
    [[nodiscard]] bool isMarked(const QModelIndex& index) const;
    /// Returns at most two attempts, in the order in which they were chosen.
    [[nodiscard]] std::vector<AttemptRef> chosen() const;
    /// Returns the current attempt, as the second of the pair, and what to compare it with: the other chosen attempt,
    /// or else the previous one.
    [[nodiscard]] std::optional<std::pair<AttemptRef, AttemptRef>> pairToCompare() const;
    /// Incremented by each reset, which makes all earlier rows invalid.
    [[nodiscard]] int generation() const { return m_generation; }

    /// The geometry is from left to right. Returns where a part of it is in a view from right to left, and the reverse.
    [[nodiscard]] QRect sided(const QRect& rect) const;
    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& seen) const override;
    /// Shows pending changes immediately.
    void refresh();
    void reset() override;
    void doItemsLayout() override;

Q_SIGNALS:
    void zoomChanged(querymend::TimelineZoom zoom);
    void shapeChanged(querymend::TimelineShape shape);
    /// Pending changes have been laid out.
    void refreshed();
    void choiceChanged();
    void compareAsked();

protected:
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override;
    [[nodiscard]] int verticalOffset() const override;
    [[nodiscard]] bool isIndexHidden(const QModelIndex& index) const override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                                       const QEvent* event) const override;
    void updateGeometries() override;

    void dataChanged(const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// Makes a change and lays out again, keeping the topmost visible attempt in place.
    template <class Change>
    void rearrange(Change change);
    void animate();
    void applyTheme();
    [[nodiscard]] TimelineSight sight() const;
    [[nodiscard]] QRect placeOf(const QModelIndex& index) const;
    void noteAnswer();
    [[nodiscard]] QList<QRect> underWay() const;

    TimelineModel& m_model;
    TimelineDelegate* m_delegate;
    TimelineFrame m_frame;
    mutable TimelineGeometry m_geometry;
    mutable bool m_isStale = true; ///< the geometry is older than the rows
    QList<QPersistentModelIndex> m_chosen;
    QPersistentModelIndex m_markedStep;
    QSet<int> m_open;       ///< sections of steps whose details are shown
    TimelinePlace m_answer; ///< of the attempt that was selected
    QTimer m_refresh;
    QTimer m_animation;
    int m_progress = 0;
    int m_generation = 0;
};

} // namespace querymend
