#pragma once

#include "timeline/timelinesight.h"

#include <QRect>

class QModelIndex;
class QPainter;
class QStyleOptionViewItem;

namespace querymend {

class TimelineDelegate;
class TimelineModel;
class TimelineView;

/// Paints what is seen of a timeline, from what is below other things to what is above them.
class TimelinePainting {
public:
    /// All must outlive this object; the frame is that of the sight.
    TimelinePainting(const TimelineView& view, const TimelineModel& model, TimelineDelegate& delegate,
                     const TimelineSight& sight, const TimelineFrame& frame)
        : m_view(view), m_model(model), m_delegate(delegate), m_sight(sight), m_frame(frame)
    {}

    /// Paints a part of the view, with items like `like`.
    void paint(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like);

private:
    void paintRows(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like) const;
    void paintClock(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like);
    void paintLanes(QPainter& painter, const QRect& part, const QStyleOptionViewItem& like) const;
    void paintItem(QPainter& painter, const TimelineItem& item, const QStyleOptionViewItem& like) const;
    [[nodiscard]] int roomForHint(const TimelineItem& item, const QModelIndex& index) const;

    const TimelineView& m_view;
    const TimelineModel& m_model;
    TimelineDelegate& m_delegate;
    const TimelineSight& m_sight;
    const TimelineFrame& m_frame;
};

} // namespace querymend
