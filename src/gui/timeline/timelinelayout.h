#pragma once

#include "report/timelinerows.h"

#include <QPoint>
#include <QRect>

#include <cstdint>
#include <vector>

namespace querymend {

/// Levels of detail, from one mark per attempt to full cards.
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
};

struct TimelineItem {
    TimelinePlace place;
    TimelineRow row = TimelineRow::card;
    QRect rect;
};

/// The positions of all items, in row order. Lanes are side by side if there is room.
class TimelineGeometry {
public:
    [[nodiscard]] const std::vector<TimelineItem>& items() const { return m_items; }
    [[nodiscard]] int height() const { return m_height; }

    /// Calls `visit` with each item that overlaps the range from top to bottom, and its index, in row order.
    template <class Visit>
    void visit(int top, int bottom, Visit visit) const;
    /// Returns the index of the item at a point, or -1.
    [[nodiscard]] int itemAt(QPoint point) const;
    /// Returns the index of a row's item, or -1 if it is not shown.
    [[nodiscard]] int indexOf(const TimelinePlace& place) const;

private:
    friend class TimelineArranger;

    /// Items one below the other.
    struct Column {
        std::size_t first = 0;
        std::size_t end = 0;
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
};

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

} // namespace querymend
