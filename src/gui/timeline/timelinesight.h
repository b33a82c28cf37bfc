#pragma once

#include "timeline/timelinelayout.h"

#include <QPoint>
#include <QRect>
#include <QSize>

namespace querymend {

/// Where items are seen in a view that is scrolled. Between lanes side by side, the lane of the answer stays in sight,
/// and so does the answer. Like the geometry, from left to right.
class TimelineSight {
public:
    /// The geometry and the frame must outlive this object. Without an answer, its place has no card.
    TimelineSight(const TimelineGeometry& geometry, const TimelineFrame& frame, const TimelinePlace& answer,
                  const QSize& view, const QPoint& offset)
        : m_geometry(geometry), m_frame(frame), m_answer(answer), m_view(view), m_offset(offset)
    {}

    [[nodiscard]] const TimelineGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] const TimelinePlace& answer() const { return m_answer; }
    [[nodiscard]] const QPoint& offset() const { return m_offset; }

    [[nodiscard]] bool isInAnswersLane(const TimelinePlace& place) const;
    /// Where an item would be if nothing stayed in sight.
    [[nodiscard]] QRect scrolled(const TimelineItem& item) const;
    /// Where an item is.
    [[nodiscard]] QRect placed(const TimelineItem& item) const;
    /// Whether the upper edge of the view, or the axis of a clock there, would cut off the text of a heading.
    [[nodiscard]] bool isHeadingCut(const TimelineItem& item) const;
    /// What to scroll to for an item: with the heading of its lane if that is just above it and there is room for both,
    /// and with what of the answer may cover it.
    [[nodiscard]] QRect reached(const TimelineItem& item) const;
    /// How far to scroll across until the lane of an item is in sight.
    [[nodiscard]] int wayAcrossTo(const TimelineItem& item) const;
    /// The lane of the answer; null if there is none.
    [[nodiscard]] QRect boxOfAnswer() const;
    /// The ground of the answer where it is kept in sight, below which the rest of its lane passes; null elsewhere.
    [[nodiscard]] QRect shelfOfAnswer() const;
    /// The place of the item at a point; that of nothing if there is none.
    [[nodiscard]] TimelinePlace placeAt(const QPoint& point) const;

private:
    [[nodiscard]] QRect withHeading(const TimelineItem& item) const;
    [[nodiscard]] QPoint shiftOfAnswer(const TimelinePlace& place) const;

    const TimelineGeometry& m_geometry;
    const TimelineFrame& m_frame;
    TimelinePlace m_answer;
    QSize m_view;
    QPoint m_offset; ///< how far it is scrolled
};

} // namespace querymend
