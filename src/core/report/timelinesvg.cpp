#include "report/timelinesvg.h"

#include "base/utf8.h"
#include "diagnose/excerpt.h"
#include "report/markup.h"
#include "report/reporttext.h"
#include "report/steptexts.h"
#include "run/enumnames.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

constexpr int margin = 16;
constexpr int cardWidth = 248;
constexpr int cardHeight = 64;
constexpr int cardGap = 12;
constexpr int lanesInRow = 4;
constexpr int laneGap = 16;
constexpr int headingHeight = 24;
constexpr int stepHeight = 28;

/// The text cut to `most` characters. Widths are not measured, so callers must leave room for wide letters.
std::string cut(std::string_view text, std::size_t most)
{
    const std::string shown = printable(text);
    if (characterCount(shown) <= most)
        return shown;
    std::size_t end = 0;
    for (std::size_t characters = 0; end < shown.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(shown[end]) & 0xC0U) != 0x80U;
        if (begins && characters++ == most - 1)
            break;
    }
    return shown.substr(0, end) + "…";
}

std::string_view kindText(const AttemptCard& card)
{
    if (card.kind == CardKind::accepted)
        return "PASSED";
    if (card.kind == CardKind::unjudged)
        return card.faults.empty() ? "NOT CHECKED" : "NO REPLY";
    return label(static_cast<Category>(card.kind));
}

std::string_view signOf(CardKind kind)
{
    return kind == CardKind::accepted ? "✓" : kind == CardKind::unjudged ? "–" : "✗";
}

/// Lays out shapes and text.
class Drawing {
public:
    explicit Drawing(const DrawingColours& colours) : m_colours(colours) {}

    void add(const TimelineSection& section)
    {
        if (section.kind == SectionKind::step)
            return addStep(section.step);
        text(margin, m_y + 16, plainWord(recordName(section.level)), m_colours.dim, 12, "600");
        m_y += headingHeight;
        for (std::size_t i = 0; i < section.lanes.size(); i += lanesInRow) {
            const std::size_t end = std::min(section.lanes.size(), i + lanesInRow);
            int bottom = m_y;
            for (std::size_t k = i; k < end; ++k) {
                const int x = margin + static_cast<int>(k - i) * (cardWidth + laneGap);
                bottom = std::max(bottom, addLane(section.lanes[k], x));
            }
            m_width = std::max(m_width, 2 * margin + static_cast<int>(end - i) * (cardWidth + laneGap) - laneGap);
            m_y = bottom + cardGap;
        }
    }

    [[nodiscard]] std::string finish() const
    {
        const std::string size =
            "width=\"" + std::to_string(m_width) + "\" height=\"" + std::to_string(m_y + margin) + '"';
        const std::string box = "viewBox=\"0 0 " + std::to_string(m_width) + ' ' + std::to_string(m_y + margin) + '"';
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" font-family=\"sans-serif\" " + size + ' ' + box
            + ">\n<title>Timeline</title>\n<rect width=\"100%\" height=\"100%\" fill=\"" + m_colours.page + "\"/>\n"
            + m_out + "</svg>\n";
    }

private:
    /// Returns the lane's bottom edge.
    int addLane(const LaneRow& lane, int x)
    {
        std::string name = "Lane " + std::to_string(std::uint64_t{lane.id.value} + 1);
        if (lane.isForked)
            name += " · " + plainWord(recordName(lane.method));
        if (lane.outcome)
            name += " · " + plainWord(recordName(*lane.outcome));
        text(x, m_y + 15, cut(name, 40), m_colours.dim, 12, "400");
        int y = m_y + headingHeight;
        for (std::size_t i = 0; i < lane.cards.size(); ++i) {
            if (i > 0)
                line(x + 24, y - cardGap, x + 24, y, m_colours.dim);
            addCard(lane.cards[i], x, y);
            y += cardHeight + cardGap;
        }
        return y - cardGap;
    }

    void addCard(const AttemptCard& card, int x, int y)
    {
        const std::string& tone = m_colours.kinds[static_cast<std::size_t>(card.kind)];
        rect(x, y, cardWidth, cardHeight, m_colours.card, m_colours.line);
        rect(x, y, 4, cardHeight, tone, tone);
        text(x + 14, y + 20, std::to_string(std::uint64_t{card.ref.number} + 1), m_colours.text, 13, "600");
        text(x + 34, y + 20, std::string(signOf(card.kind)) + ' ' + std::string(kindText(card)), tone, 12, "600");
        addRungs(card, x + cardWidth - 12, y + 15, tone);
        std::string told = card.hintLevel.empty() ? std::string() : "hint " + card.hintLevel;
        if (card.decision)
            told += (told.empty() ? "" : " · ") + plainWord(recordName(*card.decision)) + ", score "
                + std::to_string(card.score);
        text(x + 14, y + 38, cut(told, 38), m_colours.text, 12, "400");
        std::string cost = secondsText(card.duration());
        if (card.tokens.all() > 0)
            cost += (card.tokens.untold > 0 ? " · at least " : " · ") + std::to_string(card.tokens.all()) + " tokens";
        if (const auto money = card.tokens.cost())
            cost += " · " + costText(*money);
        text(x + 14, y + 55, (card.isSelected ? "★ answer · " : "") + cost, m_colours.dim, 11, "400");
    }

    /// A low bar means passed, a tall one failed, a line skipped or not reached.
    void addRungs(const AttemptCard& card, int right, int middle, const std::string& tone)
    {
        const bool hasTests = card.rungs.back() != RungMark::notReached;
        const int count = static_cast<int>(rungCount) - (hasTests ? 0 : 1);
        constexpr int width = 5;
        constexpr int step = 7;
        for (int i = 0; i < count; ++i) {
            const int x = right - (count - i) * step;
            const RungMark mark = card.rungs[static_cast<std::size_t>(i)];
            if (mark == RungMark::passed)
                rect(x, middle - 2, width, 4, m_colours.kinds[static_cast<std::size_t>(CardKind::accepted)], "none");
            else if (mark == RungMark::failed)
                rect(x, middle - 6, width, 12, tone, "none");
            else
                line(x, middle, x + width, middle, m_colours.dim);
        }
    }

    void addStep(const TimelineStep& step)
    {
        const int width = std::max(m_width, narrowest) - 2 * margin;
        m_width = std::max(m_width, narrowest);
        rect(margin, m_y, width, stepHeight - 4, m_colours.card, m_colours.line);
        const StepTexts texts = stepTexts(step);
        const auto room = static_cast<std::size_t>(width / 8);
        text(margin + 12, m_y + 16, cut(withReason(texts.title, texts.detail), room), m_colours.text, 12, "400");
        m_y += stepHeight;
    }

    void rect(int x, int y, int width, int height, const std::string& fill, const std::string& stroke)
    {
        m_out += "<rect x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" width=\""
            + std::to_string(width) + "\" height=\"" + std::to_string(height) + "\" fill=\"" + fill + "\" stroke=\""
            + stroke + "\"/>\n";
    }

    void line(int x, int y, int toX, int toY, const std::string& stroke)
    {
        m_out += "<line x1=\"" + std::to_string(x) + "\" y1=\"" + std::to_string(y) + "\" x2=\"" + std::to_string(toX)
            + "\" y2=\"" + std::to_string(toY) + "\" stroke=\"" + stroke + "\"/>\n";
    }

    void text(int x, int y, const std::string& words, const std::string& fill, int size, std::string_view weight)
    {
        if (words.empty())
            return;
        m_out += "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" fill=\"" + fill
            + "\" font-size=\"" + std::to_string(size) + "\" font-weight=\"" + std::string(weight) + "\">"
            + escapedMarkup(printable(words)) + "</text>\n";
    }

    static constexpr int narrowest = 560;

    const DrawingColours& m_colours;
    std::string m_out;
    int m_width = narrowest;
    int m_y = margin;
};

} // namespace

DrawingColours paperColours()
{
    return {"#ffffff", "#ffffff",
            "#c4ccd6", "#1b2430",
            "#5a6675", {"#a1369b", "#a34a07", "#c2302e", "#0b6579", "#6d4bd1", "#5a6675", "#167043", "#5a6675"}};
}

DrawingColours pageColours()
{
    return {"var(--page)",
            "var(--card)",
            "var(--line)",
            "var(--text)",
            "var(--dim)",
            {"var(--syntax)", "var(--schema)", "var(--execution)", "var(--empty)", "var(--validation)", "var(--other)",
             "var(--good)", "var(--other)"}};
}

std::string timelineSvg(const TimelineRows& rows, const DrawingColours& colours)
{
    Drawing drawing(colours);
    for (const TimelineSection& section : rows.sections)
        drawing.add(section);
    return drawing.finish();
}

} // namespace querymend
