#include "timeline/lanelayout.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace querymend {

namespace {

constexpr int margin = 12;
constexpr int boxGap = 12;
constexpr int boxPadding = 10;
constexpr int pillGap = 8;

int narrowestBox(const TimelineMetrics& metrics)
{
    return onGrid(metrics.line * 14);
}

int cardHeightIn(int width, const TimelineMetrics& metrics)
{
    const int rungs = isNarrowLane(width, metrics) ? 12 : 0;
    return onGrid(metrics.line + 2 * metrics.meta + 30 + rungs);
}

/// About how many lines so many letters take, but no more than are readable below a card. Lines that end with a word
/// are not full, so that several take more than the letters alone.
int linesOf(int letters, int width, int line)
{
    constexpr int indent = 28;
    const int room = std::max(1, width - indent);
    if (letters * line * 2 / 5 <= room)
        return 1;
    const int length = letters * line * 9 / 20;
    return std::clamp((length + room - 1) / room, 2, mostLinesBelow);
}

} // namespace

bool isNarrowLane(int cardWidth, const TimelineMetrics& metrics)
{
    return cardWidth < metrics.line * 17;
}

/// About as many in each language.
int offerLetters(const AttemptCard& card)
{
    constexpr int before = 50; // "proposed without a model, 0.3 ms · confidence 77%"
    constexpr std::size_t most = 200;
    const CardMending* const offered = card.offered();
    if (!offered)
        return 0;
    std::size_t letters = 0;
    for (const std::string& reason : offered->reasons)
        letters += 3 + reason.size();
    return before + static_cast<int>(std::min(letters, most));
}

/// The change has a line, and what is said of it one or more.
int offerHeight(int letters, int width, int line)
{
    return letters == 0 ? 0 : onGrid((linesOf(letters, width, line) + 1) * line + 16);
}

/// The number of lines is estimated, because measuring every hint takes too long.
int hintHeight(const AttemptCard& card, int width, const TimelineMetrics& metrics)
{
    constexpr int before = 18; // "specific hint: "
    const int letters = before + static_cast<int>(std::min<std::size_t>(card.hintNews.size(), 200));
    const int offer = offerHeight(offerLetters(card), width, metrics.meta);
    const int lines = linesOf(letters, width, metrics.meta);
    return offer + (card.hintLevel.empty() ? boxPadding - 2 : onGrid(lines * metrics.meta + 14));
}

/// Lays out the levels in turn. Items are sorted by place in the end, because the pills of a level, which are above its
/// lanes, may come after them in the record.
class LaneArranger {
public:
    explicit LaneArranger(const TimelineFrame& frame) : m_frame(frame) {}

    void addPills(const std::vector<int>& steps)
    {
        if (steps.empty())
            return;
        const int room = std::max(1, m_frame.width - 2 * margin);
        int x = margin;
        int bottom = m_y;
        openStrip();
        for (const int step : steps) {
            const QSize size = pillSize(step, room);
            if (x > margin && x + size.width() > margin + room) {
                closeStrip(bottom + pillGap);
                openStrip();
                x = margin;
                bottom = m_y;
            }
            m_columns.push_back(
                {{{{step, -1, -1}, TimelineRow::step, QRect(QPoint(x, m_y), size)}}, {}, m_strips.size()});
            x += size.width() + pillGap;
            bottom = std::max(bottom, m_y + size.height());
        }
        closeStrip(bottom + pillGap);
    }

    void addLanes(const TimelineSection& section, int index)
    {
        std::vector<int> lanes;
        for (std::size_t i = 0; i < section.lanes.size(); ++i) {
            if (isShown(section.lanes[i], m_frame.shown))
                lanes.push_back(static_cast<int>(i));
        }
        if (lanes.empty())
            return;
        addBand(index);
        const auto count = static_cast<int>(lanes.size());
        const int room = m_frame.width - 2 * margin - (count - 1) * boxGap;
        const int width = std::max(narrowestBox(m_frame.metrics), room / count);
        openStrip();
        const std::size_t first = m_columns.size();
        int bottom = m_y;
        for (int i = 0; i < count; ++i) {
            const int x = margin + i * (width + boxGap);
            const int lane = lanes[static_cast<std::size_t>(i)];
            bottom = std::max(
                bottom, addLane(section.lanes[static_cast<std::size_t>(lane)], {index, lane, -1}, {x, m_y}, width));
        }
        m_made.m_width = std::max(m_made.m_width, 2 * margin + count * width + (count - 1) * boxGap);
        for (std::size_t c = first; c < m_columns.size(); ++c)
            m_columns[c].box.setBottom(bottom);
        closeStrip(bottom + boxGap);
    }

    /// Makes the last lanes reach down to the lower edge, if there is room.
    [[nodiscard]] TimelineGeometry finish()
    {
        const int lowest = m_frame.height - margin;
        if (!m_strips.empty() && m_y - boxGap < lowest) {
            for (Column& column : m_columns) {
                if (column.strip == m_strips.size() && !column.box.isNull())
                    column.box.setBottom(lowest);
            }
            m_y = lowest + boxGap;
            m_strips.back().bottom = m_y;
        }
        sortItems();
        m_made.m_height = m_made.m_items.empty() ? 0 : m_y;
        return std::move(m_made);
    }

private:
    struct Column {
        std::vector<TimelineItem> items;
        QRect box;
        std::size_t strip = 0; ///< counted from 1
    };

    [[nodiscard]] QSize pillSize(int step, int room) const
    {
        return m_frame.pill ? m_frame.pill(step, room) : QSize(std::min(room, 120), onGrid(m_frame.metrics.meta + 8));
    }

    void addBand(int index)
    {
        const int height = onGrid(m_frame.metrics.meta + 10);
        openStrip();
        const QRect rect(margin, m_y, std::max(0, m_frame.width - 2 * margin), height);
        m_columns.push_back({{{{index, -1, -1}, TimelineRow::band, rect}}, {}, m_strips.size()});
        closeStrip(m_y + height);
    }

    /// Returns the lane's lower edge.
    int addLane(const LaneRow& lane, TimelinePlace place, QPoint at, int width)
    {
        const int inner = width - 2 * boxPadding;
        const int heading = onGrid(m_frame.metrics.meta + 14);
        Column column{{{place, TimelineRow::lane, QRect(at.x() + boxPadding, at.y(), inner, heading)}},
                      QRect(at.x(), at.y(), width, 0),
                      m_strips.size()};
        int y = at.y() + heading;
        const int height = cardHeightIn(inner, m_frame.metrics);
        for (std::size_t i = 0; i < lane.cards.size(); ++i) {
            if ((m_frame.shown & bitOf(lane.cards[i].kind)) == 0)
                continue;
            place.card = static_cast<int>(i);
            const int below = hintHeight(lane.cards[i], inner, m_frame.metrics);
            column.items.push_back({place, TimelineRow::card, QRect(at.x() + boxPadding, y, inner, height), below});
            y += height + below;
        }
        m_columns.push_back(std::move(column));
        return y + 4;
    }

    void openStrip() { m_strips.push_back({m_y, m_y, m_columns.size(), 0}); }

    void closeStrip(int bottom)
    {
        m_strips.back().bottom = bottom;
        m_strips.back().endColumn = m_columns.size();
        m_y = bottom;
    }

    void sortItems()
    {
        for (const Column& column : m_columns)
            m_made.m_items.insert(m_made.m_items.end(), column.items.begin(), column.items.end());
        const auto order = [](const TimelineItem& item) {
            return std::tuple(item.place.section, item.place.lane, item.place.card);
        };
        std::sort(m_made.m_items.begin(), m_made.m_items.end(),
                  [&](const auto& one, const auto& other) { return order(one) < order(other); });
        for (const Column& column : m_columns) {
            const auto first = static_cast<std::size_t>(m_made.indexOf(column.items.front().place));
            m_made.m_columns.push_back({first, first + column.items.size(), column.box});
        }
        m_made.m_strips = std::move(m_strips);
    }

    const TimelineFrame& m_frame;
    TimelineGeometry m_made;
    std::vector<Column> m_columns;
    std::vector<TimelineGeometry::Strip> m_strips;
    int m_y = 8;
};

/// The steps before the first level, and those after each level up to the next, are pills of the level that they led
/// to; those after the last level are its own. Small steps belong to attempts, so they stay with the level before them;
/// so does what comes of the last of several levels.
TimelineGeometry laneLayout(const TimelineRows& rows, const TimelineFrame& frame)
{
    LaneArranger arranger(frame);
    std::vector<int> bands;
    std::vector<std::vector<int>> pills(1);
    std::vector<std::vector<int>> below;
    for (std::size_t i = 0; i < rows.sections.size(); ++i) {
        const TimelineSection& section = rows.sections[i];
        if (section.kind == SectionKind::band) {
            bands.push_back(static_cast<int>(i));
            pills.emplace_back();
            below.emplace_back();
        } else if (isSmall(section.step.kind) && !below.empty()) {
            below.back().push_back(static_cast<int>(i));
        } else {
            pills.back().push_back(static_cast<int>(i));
        }
    }
    if (!bands.empty()) {
        const std::vector<int> last = std::move(pills.back());
        pills.pop_back();
        for (const int step : last) {
            const StepKind kind = rows.sections[static_cast<std::size_t>(step)].step.kind;
            const bool isEnd = kind == StepKind::selected || kind == StepKind::finished;
            (isEnd && bands.size() > 1 ? below : pills).back().push_back(step);
        }
    }
    for (std::size_t i = 0; i < pills.size(); ++i) {
        arranger.addPills(pills[i]);
        if (i >= bands.size())
            continue;
        arranger.addLanes(rows.sections[static_cast<std::size_t>(bands[i])], bands[i]);
        arranger.addPills(below[i]);
    }
    return arranger.finish();
}

} // namespace querymend
