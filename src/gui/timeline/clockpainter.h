#pragma once

#include "report/timelinerows.h"
#include "timeline/cardpainter.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelineclock.h"

#include <QColor>
#include <QModelIndex>
#include <QRect>

#include <chrono>

namespace querymend {

class Theme;
class TimelineStyle;

/// Paints a timeline on one time axis: what calls to the model or waits for an agent, checks
/// and the database took, and other waits.
class ClockPainter {
public:
    /// What the label of a step needs in a row besides its icon and its text.
    static constexpr int aroundLabel = 24;

    ClockPainter(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const ClockScale& scale)
        : m_painter(painter), m_theme(theme), m_style(style), m_scale(scale)
    {}

    /// Paints the lines of the axis behind the rows.
    void paintMarks(const QRect& view);
    /// Paints the axis with its times, and what the bars mean, above the rows.
    void paintAxis(const QRect& view, const RunHeadline& run);
    void paintRow(const QRect& rect, const QModelIndex& row, const CardState& state);

private:
    void paintLabel(const QRect& rect, const QModelIndex& row, const QColor& ground);
    void paintTime(int left, const QRect& row, std::chrono::milliseconds took, const QColor& ground);
    void paintSpan(const CardSpan& span, const QRect& row);
    void paintBar(const QRect& bar, TimeUse kind);
    void paintLegend(const QRect& line, const RunHeadline& run);

    SidedPainter m_painter;
    const Theme& m_theme;
    TimelineStyle& m_style;
    const ClockScale& m_scale;
};

} // namespace querymend
