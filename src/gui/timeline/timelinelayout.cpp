#include "timeline/timelinelayout.h"

#include "timeline/lanelayout.h"
#include "timeline/timelineclock.h"

#include <algorithm>
#include <compare>

namespace querymend {

namespace {

constexpr int margin = 12;
constexpr int columnGap = 16;
constexpr int markGap = 2;

/// Of the marks for attempts in the overview, which are as high as the number before them.
int markHeight(const TimelineMetrics& metrics)
{
    constexpr int usual = 20;
    return std::max(usual, onGrid(metrics.meta + 2));
}

int markWidth(const TimelineMetrics& metrics)
{
    return markHeight(metrics) - 4;
}

/// Room for the number of a lane in the overview: two digits, and a blank beside the marks.
int gutterFor(const TimelineMetrics& metrics)
{
    constexpr int usual = 28;
    return std::max(usual, 12 + metrics.meta * 11 / 10);
}

int narrowestColumn(TimelineZoom zoom, const TimelineMetrics& metrics)
{
    switch (zoom) {
    case TimelineZoom::overview:
        return gutterFor(metrics) + 11 * (markWidth(metrics) + markGap); // enough for the most attempts of a lane
    case TimelineZoom::compact:
        return 208;
    case TimelineZoom::detail:
        return 288;
    case TimelineZoom::full:
        break;
    }
    return 340;
}

int cardHeight(const TimelineFrame& frame)
{
    const TimelineMetrics& metrics = frame.metrics;
    switch (frame.zoom) {
    case TimelineZoom::overview:
        return markHeight(metrics);
    case TimelineZoom::compact:
        return onGrid(metrics.line + 10);
    case TimelineZoom::detail:
        return onGrid(metrics.line + metrics.meta + 22);
    case TimelineZoom::full:
        break;
    }
    return onGrid(metrics.line + 4 * metrics.meta + 36);
}

int cardGap(TimelineZoom zoom)
{
    switch (zoom) {
    case TimelineZoom::overview:
        return markGap;
    case TimelineZoom::compact:
        return 4;
    case TimelineZoom::detail:
    case TimelineZoom::full:
        break;
    }
    return 12; // room for an arrow
}

std::strong_ordering compare(const TimelinePlace& a, const TimelinePlace& b)
{
    if (a.section != b.section)
        return a.section <=> b.section;
    return a.lane != b.lane ? a.lane <=> b.lane : a.card <=> b.card;
}

} // namespace

/// Lays out the sections in turn.
class TimelineArranger {
public:
    explicit TimelineArranger(const TimelineFrame& frame) : m_frame(frame)
    {
        if (!isClock())
            return;
        m_frame.zoom = TimelineZoom::compact;
        m_y = clockAxisHeight(frame.metrics);
    }

    void add(const TimelineSection& section, int index)
    {
        if (section.kind == SectionKind::step)
            addStep(section.step, index);
        else
            addBand(section, index);
    }

    [[nodiscard]] TimelineGeometry finish()
    {
        m_made.m_height = m_made.m_items.empty() ? 0 : m_y + margin;
        return std::move(m_made);
    }

private:
    [[nodiscard]] bool isClock() const { return m_frame.shape == TimelineShape::clock; }

    void addStep(const TimelineStep& step, int index)
    {
        const int width = std::max(0, m_frame.width - 2 * margin);
        const int lines = isClock() || !m_frame.stepLines ? 0 : m_frame.stepLines(index, width);
        const int height = isClock() ? cardHeight(m_frame) : stepHeight(step.kind, m_frame.metrics);
        const int below = lines > 0 ? onGrid(lines * m_frame.metrics.meta + 4) : 0;
        if (isClock() && m_frame.clockLabel)
            m_made.m_clockLabels = std::max(m_made.m_clockLabels, m_frame.clockLabel(index));
        addWide({index, -1, -1}, TimelineRow::step, height + below, isClock() || isSmall(step.kind) ? 4 : 8);
    }

    void addBand(const TimelineSection& section, int index)
    {
        std::vector<int> lanes;
        for (std::size_t i = 0; i < section.lanes.size(); ++i) {
            if (isShown(section.lanes[i], m_frame.shown))
                lanes.push_back(static_cast<int>(i));
        }
        if (lanes.empty())
            return;
        addWide({index, -1, -1}, TimelineRow::band, onGrid(m_frame.metrics.meta + 14), 0);
        const int inner = m_frame.width - 2 * margin;
        const int room = m_frame.shape == TimelineShape::flow
            ? (inner + columnGap) / (narrowestColumn(m_frame.zoom, m_frame.metrics) + columnGap)
            : 1;
        const int columns = std::clamp(room, 1, static_cast<int>(lanes.size()));
        const int width = (inner - (columns - 1) * columnGap) / columns;
        for (std::size_t i = 0; i < lanes.size(); i += static_cast<std::size_t>(columns)) {
            const std::size_t end = std::min(lanes.size(), i + static_cast<std::size_t>(columns));
            openStrip();
            int bottom = m_y;
            for (std::size_t k = i; k < end; ++k) {
                const int x = margin + static_cast<int>(k - i) * (width + columnGap);
                const LaneRow& lane = section.lanes[static_cast<std::size_t>(lanes[k])];
                bottom = std::max(bottom, addLane(lane, {index, lanes[k], -1}, x, width));
            }
            closeStrip(bottom + (m_frame.zoom == TimelineZoom::overview ? 4 : 8));
        }
    }

    /// Returns the lane's lower edge.
    int addLane(const LaneRow& lane, TimelinePlace place, int x, int width)
    {
        const std::size_t first = m_made.m_items.size();
        const bool isOverview = m_frame.zoom == TimelineZoom::overview;
        const int gutter = gutterFor(m_frame.metrics);
        const int heading = isOverview ? markHeight(m_frame.metrics) : onGrid(m_frame.metrics.meta + 8);
        m_made.m_items.push_back({place, TimelineRow::lane, QRect(x, m_y, isOverview ? gutter : width, heading)});
        int bottom = m_y + heading;
        int left = isOverview ? x + gutter : x;
        int top = isOverview ? m_y : bottom;
        const int height = cardHeight(m_frame);
        for (std::size_t i = 0; i < lane.cards.size(); ++i) {
            if ((m_frame.shown & bitOf(lane.cards[i].kind)) == 0)
                continue;
            place.card = static_cast<int>(i);
            const int wide = isOverview ? markWidth(m_frame.metrics) : width;
            if (isOverview && left + wide > x + width && left > x + gutter) {
                left = x + gutter;
                top += height + markGap;
            }
            m_made.m_items.push_back({place, TimelineRow::card, QRect(left, top, wide, height)});
            bottom = std::max(bottom, top + height);
            if (isOverview)
                left += wide + markGap;
            else
                top += height + cardGap(m_frame.zoom);
        }
        m_made.m_columns.push_back({first, m_made.m_items.size()});
        return bottom;
    }

    void addWide(const TimelinePlace& place, TimelineRow row, int height, int space)
    {
        openStrip();
        const int width = std::max(0, m_frame.width - 2 * margin);
        m_made.m_items.push_back({place, row, QRect(margin, m_y, width, height)});
        m_made.m_columns.push_back({m_made.m_items.size() - 1, m_made.m_items.size()});
        closeStrip(m_y + height + space);
    }

    void openStrip() { m_made.m_strips.push_back({m_y, m_y, m_made.m_columns.size(), 0}); }

    void closeStrip(int bottom)
    {
        m_made.m_strips.back().bottom = bottom;
        m_made.m_strips.back().endColumn = m_made.m_columns.size();
        m_y = bottom;
    }

    TimelineFrame m_frame;
    TimelineGeometry m_made;
    int m_y = 4;
};

int stepHeight(StepKind kind, const TimelineMetrics& metrics)
{
    return isSmall(kind) ? onGrid(metrics.meta + 6) : onGrid(metrics.line + 14);
}

bool isShown(const LaneRow& lane, CardKinds shown)
{
    const auto isOne = [shown](const AttemptCard& card) { return (shown & bitOf(card.kind)) != 0; };
    return shown == allCardKinds || std::any_of(lane.cards.begin(), lane.cards.end(), isOne);
}

TimelineGeometry timelineLayout(const TimelineRows& rows, const TimelineFrame& frame)
{
    if (frame.shape == TimelineShape::lanes)
        return laneLayout(rows, frame);
    TimelineArranger arranger(frame);
    for (std::size_t i = 0; i < rows.sections.size(); ++i)
        arranger.add(rows.sections[i], static_cast<int>(i));
    return arranger.finish();
}

int TimelineGeometry::itemAt(QPoint point) const
{
    int found = -1;
    visit(point.y(), point.y() + 1, [&](const TimelineItem& item, int index) {
        if (item.rect.contains(point))
            found = index;
    });
    return found;
}

int TimelineGeometry::indexOf(const TimelinePlace& place) const
{
    const auto item =
        std::lower_bound(m_items.begin(), m_items.end(), place, [](const auto& known, const auto& wanted) {
            return compare(known.place, wanted) == std::strong_ordering::less;
        });
    return item != m_items.end() && item->place == place ? static_cast<int>(item - m_items.begin()) : -1;
}

QRect TimelineGeometry::laneBox(const TimelinePlace& lane) const
{
    const int heading = indexOf({lane.section, lane.lane, -1});
    if (heading < 0)
        return {};
    const QRect& rect = m_items[static_cast<std::size_t>(heading)].rect;
    QRect found;
    visitBoxes(rect.top(), rect.bottom() + 1, [&](const QRect& box, const TimelinePlace& place) {
        if (place.section == lane.section && place.lane == lane.lane)
            found = box;
    });
    return found;
}

std::size_t TimelineGeometry::firstStripBelow(int y) const
{
    const auto strip =
        std::partition_point(m_strips.begin(), m_strips.end(), [y](const Strip& s) { return s.bottom <= y; });
    return static_cast<std::size_t>(strip - m_strips.begin());
}

std::size_t TimelineGeometry::firstItemBelow(const Column& column, int y) const
{
    const auto begin = m_items.begin();
    const auto item = std::partition_point(begin + static_cast<std::ptrdiff_t>(column.first),
                                           begin + static_cast<std::ptrdiff_t>(column.end),
                                           [y](const TimelineItem& i) { return i.rect.bottom() < y; });
    return static_cast<std::size_t>(item - begin);
}

} // namespace querymend
