#pragma once

#include "report/timelinerows.h"

#include <QPoint>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <functional>
#include <vector>

namespace querymend {

/// What a timeline looks like: lanes one below the other, or side by side as far as there is room; always side by side,
/// in boxes; everything on one time axis; or always one below the other.
enum class TimelineShape : std::uint8_t { flow, lanes, clock, list };

/// Levels of detail of a list, from one mark per attempt to full cards.
enum class TimelineZoom : std::uint8_t { overview, compact, detail, full };

enum class TimelineRow : std::uint8_t { band, lane, card, step };

/// The kinds of cards that are shown, one bit each.
using CardKinds = std::uint32_t;

inline constexpr CardKinds allCardKinds = (1U << cardKindCount) - 1;

[[nodiscard]] constexpr CardKinds bitOf(CardKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}

/// Sizes that depend on the fonts, in pixels.
struct TimelineMetrics {
    int line = 16; ///< height of a line in the work font
    int meta = 15; ///< height of a line in the meta font
};

/// What the layout of a timeline depends on.
struct TimelineFrame {
    int width = 300;
    TimelineZoom zoom = TimelineZoom::detail;
    CardKinds shown = allCardKinds;
    TimelineMetrics metrics;
    TimelineShape shape = TimelineShape::flow;
    int height = 0; ///< lanes reach down to it
    /// Returns the size of a step as a pill, closed or open, within a width. Without it, pills have a usual size.
    std::function<QSize(int section, int width)> pill{};
    /// Returns how many lines the details of a step need below its title, within a width; 0 if they are beside it.
    /// Without it, they always are.
    std::function<int(int section, int width)> stepLines{};
    /// Returns how wide the label of a step is before the axis of a clock. Without it, labels have a usual width.
    std::function<int(int section)> clockLabel{};
};

struct TimelineItem {
    TimelinePlace place;
    TimelineRow row = TimelineRow::card;
    QRect rect;
    int below = 0; ///< height of the hint below a card between lanes
};

/// The positions of all items, in row order. Lanes are side by side if there is room.
class TimelineGeometry {
public:
    [[nodiscard]] const std::vector<TimelineItem>& items() const { return m_items; }
    [[nodiscard]] int height() const { return m_height; }
    /// The width of lanes side by side, which may exceed that of the view.
    [[nodiscard]] int width() const { return m_width; }
    /// The width of the widest label of a step before the axis of a clock; 0 if it is not known.
    [[nodiscard]] int clockLabels() const { return m_clockLabels; }
    /// The whole of a lane that is side by side with others; null if there is none.
    [[nodiscard]] QRect laneBox(const TimelinePlace& lane) const;

    /// Calls `visit` with each item that overlaps the range from top to bottom, and its index, in row order.
    template <class Visit>
    void visit(int top, int bottom, Visit visit) const;
    /// Calls `visit` with the box of each lane that overlaps the range, and its place.
    template <class Visit>
    void visitBoxes(int top, int bottom, Visit visit) const;
    /// Returns the index of the item at a point, or -1.
    [[nodiscard]] int itemAt(QPoint point) const;
    /// Returns the index of a row's item, or -1 if it is not shown.
    [[nodiscard]] int indexOf(const TimelinePlace& place) const;

private:
    friend class TimelineArranger;
    friend class LaneArranger;

    /// Items one below the other.
    struct Column {
        std::size_t first = 0;
        std::size_t end = 0;
        QRect box = {}; ///< of a lane that is side by side with others
    };

    /// Columns side by side.
    struct Strip {
        int top = 0;
        int bottom = 0;
        std::size_t firstColumn = 0;
        std::size_t endColumn = 0;
    };

    [[nodiscard]] std::size_t firstStripBelow(int y) const;
    [[nodiscard]] std::size_t firstItemBelow(const Column& column, int y) const;

    std::vector<TimelineItem> m_items;
    std::vector<Column> m_columns;
    std::vector<Strip> m_strips;
    int m_height = 0;
    int m_width = 0;
    int m_clockLabels = 0;
};

/// Rounds up to the grid of four pixels what depends on fonts.
[[nodiscard]] constexpr int onGrid(int pixels)
{
    return (pixels + 3) / 4 * 4;
}

/// The height of a step whose details are on one line with its title.
[[nodiscard]] int stepHeight(StepKind kind, const TimelineMetrics& metrics);

/// Whether a lane is shown; one without attempts only if no kind is filtered out.
[[nodiscard]] bool isShown(const LaneRow& lane, CardKinds shown);

[[nodiscard]] TimelineGeometry timelineLayout(const TimelineRows& rows, const TimelineFrame& frame);

template <class Visit>
void TimelineGeometry::visit(int top, int bottom, Visit visit) const
{
    for (std::size_t s = firstStripBelow(top); s < m_strips.size() && m_strips[s].top < bottom; ++s) {
        for (std::size_t c = m_strips[s].firstColumn; c < m_strips[s].endColumn; ++c) {
            const Column& column = m_columns[c];
            for (std::size_t i = firstItemBelow(column, top); i < column.end && m_items[i].rect.top() < bottom; ++i)
                visit(m_items[i], static_cast<int>(i));
        }
    }
}

template <class Visit>
void TimelineGeometry::visitBoxes(int top, int bottom, Visit visit) const
{
    for (std::size_t s = firstStripBelow(top); s < m_strips.size() && m_strips[s].top < bottom; ++s) {
        for (std::size_t c = m_strips[s].firstColumn; c < m_strips[s].endColumn; ++c) {
            if (!m_columns[c].box.isNull())
                visit(m_columns[c].box, m_items[m_columns[c].first].place);
        }
    }
}

} // namespace querymend
