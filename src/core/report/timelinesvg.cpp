#include "report/timelinesvg.h"

#include "report/carddrawing.h"
#include "report/reportedrun.h"
#include "report/steptexts.h"
#include "report/storytext.h"
#include "report/svgcanvas.h"
#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr double margin = 20;
constexpr double laneGap = 14;
constexpr double lanePadding = 10;
constexpr double laneHead = 32;
constexpr double cardGap = 12;
constexpr std::size_t lanesInRow = 4;
constexpr double narrowest = 680;

/// The page around the lanes, from top to bottom.
class Picture {
public:
    Picture(const ReportedRun& run, const DrawingColours& colours, const DrawingExtras& extras)
        : m_run(run), m_colours(colours), m_extras(extras), m_cards(run, colours, extras.moments)
    {
        std::size_t most = 1;
        for (const TimelineSection& section : run.rows.sections)
            most = std::max(most, std::min(section.lanes.size(), lanesInRow));
        m_width = std::max({narrowest, extras.leastWidth, 2 * margin + static_cast<double>(most) * 330 - laneGap});
    }

    std::string draw()
    {
        if (!m_extras.isFigure)
            drawHead();
        for (std::size_t i = 0; i < m_run.rows.sections.size(); ++i) {
            const TimelineSection& section = m_run.rows.sections[i];
            m_canvas.beginGroup(momentOf(i));
            if (section.kind == SectionKind::step)
                drawStep(section.step);
            else
                drawBand(section);
            m_canvas.endGroup();
        }
        if (!m_extras.isFigure) {
            drawAnswer();
            drawFoot();
        }
        return m_canvas.finish(m_width, m_y + margin, m_colours.page, "Timeline");
    }

private:
    [[nodiscard]] double inner() const { return m_width - 2 * margin; }
    [[nodiscard]] TextLook look(const std::string& colour, double size, Face face = Face::plain) const
    {
        return {colour, size, face};
    }
    [[nodiscard]] std::size_t momentOf(std::size_t section) const
    {
        return m_extras.moments ? m_extras.moments->ofSection(section) : 0;
    }

    void drawHead()
    {
        const bool isAsked = m_run.start && !m_run.start->question.text.empty();
        const std::string question = isAsked ? m_run.start->question.text : "A run without a question";
        for (const auto& line : wrapped({{question, look(m_colours.text, 16, Face::strong)}}, inner(), 3)) {
            m_y += 20;
            m_canvas.text(margin, m_y - 4, line);
        }
        m_y += 6;
        drawStory();
    }

    void drawStory()
    {
        const RunStory story = runStory(m_run.rows, factsOf(m_run.events));
        std::vector<DrawnPiece> pieces;
        std::vector<StoryPhrase> phrases = m_extras.language.phrases(story);
        if (m_extras.leastWidth > 0 && !phrases.empty() && story.parts.back().end == StoryEnd::open)
            phrases.back().before = "…";
        for (const StoryPhrase& phrase : phrases) {
            if (!pieces.empty())
                pieces.push_back({" → ", look(m_colours.dim, 13)});
            const bool isPlain = phrase.kind == CardKind::unjudged;
            pieces.push_back(
                {phrase.before,
                 look(isPlain ? m_colours.text : m_cards.tone(phrase.kind), 13, isPlain ? Face::plain : Face::strong)});
            pieces.push_back({phrase.name, look(m_colours.text, 12.5, Face::code)});
            pieces.push_back({phrase.after, look(m_colours.text, 13)});
        }
        std::erase_if(pieces, [](const DrawnPiece& piece) { return piece.text.empty(); });
        if (pieces.empty())
            return;
        pieces.push_back({" · " + m_extras.language.cost(story), look(m_colours.dim, 12)});
        const auto lines = wrapped(pieces, inner() - 30, 5);
        const StoryPart& end = story.parts.back();
        const std::string& tone = m_cards.tone(end.kind);
        const Box box{margin, m_y, inner(), 16 + 20 * static_cast<double>(lines.size())};
        m_canvas.wash(box, 4, tone, 0.1);
        m_canvas.rect({box.x, box.y, 3, box.height}, 0, tone, {});
        for (std::size_t i = 0; i < lines.size(); ++i)
            m_canvas.text(margin + 15, m_y + 22 + 20 * static_cast<double>(i), lines[i]);
        m_y += box.height + 16;
    }

    void drawStep(const TimelineStep& step)
    {
        const StepTexts texts = stepTexts(step);
        if (isSmall(step.kind))
            return drawSmallStep(texts);
        std::vector<DrawnPiece> pieces{{texts.title, look(m_colours.text, 12, Face::strong)}};
        if (!texts.detail.empty())
            pieces.push_back({"  " + texts.detail, look(m_colours.dim, 12)});
        const auto lines = wrapped(pieces, inner() - 28, 3);
        const Box box{margin, m_y, inner(), 10 + 16 * static_cast<double>(lines.size())};
        m_canvas.rect(box, 13, m_colours.card, m_colours.line);
        for (std::size_t i = 0; i < lines.size(); ++i)
            m_canvas.text(margin + 14, m_y + 17 + 16 * static_cast<double>(i), lines[i]);
        m_y += box.height + 8;
    }

    /// A line without a box.
    void drawSmallStep(const StepTexts& texts)
    {
        std::vector<DrawnPiece> pieces{{texts.title, look(m_colours.dim, 11, Face::strong)}};
        if (!texts.detail.empty())
            pieces.push_back({"  " + texts.detail, look(m_colours.dim, 11)});
        m_canvas.text(margin + 14, m_y + 11, wrapped(pieces, inner() - 28, 1).front());
        m_y += 20;
    }

    void drawBand(const TimelineSection& band)
    {
        const TextLook title = look(m_colours.dim, 11, Face::strong);
        std::string level = plainWord(recordName(band.level));
        std::transform(level.begin(), level.end(), level.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        m_canvas.text(margin, m_y + 14, level, title);
        m_canvas.line(margin + widthOf(level, title) + 10, m_y + 10.5, m_width - margin, m_y + 10.5, m_colours.line);
        m_y += 24;
        for (std::size_t i = 0; i < band.lanes.size(); i += lanesInRow)
            drawLanes(std::span(band.lanes).subspan(i, std::min(lanesInRow, band.lanes.size() - i)));
    }

    /// Lanes side by side share the width, and end at the same height.
    void drawLanes(std::span<const LaneRow> lanes)
    {
        const auto count = static_cast<double>(lanes.size());
        const double width = (inner() - (count - 1) * laneGap) / count;
        double height = 0;
        for (const LaneRow& lane : lanes)
            height = std::max(height, heightOf(lane, width));
        for (std::size_t i = 0; i < lanes.size(); ++i)
            drawLane(lanes[i], {margin + static_cast<double>(i) * (width + laneGap), m_y, width, height});
        m_y += height + 16;
    }

    [[nodiscard]] double heightOf(const LaneRow& lane, double width) const
    {
        double height = laneHead + 2;
        for (const AttemptCard& card : lane.cards) {
            height += m_cards.heightOf(card, width - 2 * lanePadding);
            height += &card == &lane.cards.back() ? lanePadding : gapAfter(card, width);
        }
        return height;
    }

    [[nodiscard]] double gapAfter(const AttemptCard& card, double width) const
    {
        const double note = m_cards.noteHeight(card, width - 2 * lanePadding);
        return note > 0 ? note + cardGap : cardGap;
    }

    void drawLane(const LaneRow& lane, const Box& box)
    {
        const auto isAnswer = [](const AttemptCard& card) { return card.accepted || card.isSelected; };
        const bool hasAnswer = std::any_of(lane.cards.begin(), lane.cards.end(), isAnswer);
        m_canvas.rect(box, 8, m_colours.page, m_colours.line);
        if (hasAnswer) { // like its outcome, not known before the end
            m_canvas.beginGroup(m_extras.moments ? m_extras.moments->count() : 0);
            m_canvas.rect(box, 8, "none", m_cards.tone(CardKind::accepted), 2);
            m_canvas.endGroup();
        }
        const TextLook dim = look(m_colours.dim, 12);
        const TextLook strong = look(m_colours.text, 12, Face::strong);
        const std::string end = hasAnswer ? "★ answer" : lane.outcome ? plainWord(recordName(*lane.outcome)) : "";
        const std::string name = "Lane " + std::to_string(std::uint64_t{lane.id.value} + 1);
        m_canvas.text(box.x + 12, box.y + 20, name, strong);
        const double used = 12 + widthOf(name, strong) + 6;
        const std::string writer =
            lane.hasMethod ? plainWord(recordName(lane.method)) + " · T " + oneDecimal(lane.temperature) : lane.agent;
        if (!writer.empty())
            m_canvas.text(box.x + used, box.y + 20,
                          fitted("· " + writer, dim, box.width - used - 24 - widthOf(end, strong)), dim);
        m_canvas.beginGroup(m_extras.moments ? m_extras.moments->count() : 0);
        m_canvas.textTo(box.x + box.width - 12, box.y + 20, end,
                        hasAnswer ? look(m_cards.tone(CardKind::accepted), 12, Face::strong) : dim);
        m_canvas.endGroup();
        double y = box.y + laneHead;
        for (const AttemptCard& card : lane.cards) {
            const Box place{box.x + lanePadding, y, box.width - 2 * lanePadding,
                            m_cards.heightOf(card, box.width - 2 * lanePadding)};
            m_cards.draw(m_canvas, card, place);
            if (&card == &lane.cards.back())
                break;
            m_cards.drawNote(m_canvas, card, {place.x, y + place.height, place.width, gapAfter(card, box.width)});
            y += place.height + gapAfter(card, box.width);
        }
    }

    void drawAnswer()
    {
        const AnswerRows& answer = m_extras.answer;
        if (answer.columns.empty())
            return;
        constexpr std::size_t mostRows = 10;
        constexpr std::size_t mostColumns = 8;
        constexpr double rowHeight = 22;
        const std::size_t columns = std::min(answer.columns.size(), mostColumns);
        const std::size_t rows = std::min(answer.rows.size(), mostRows);
        const bool isCut = answer.hasMore || rows < answer.rows.size();
        const Box box{margin, m_y, inner(), rowHeight * static_cast<double>(rows + (isCut ? 2 : 1)) + 4};
        m_canvas.rect(box, 8, m_colours.card, m_colours.line);
        const double width = (inner() - 24) / static_cast<double>(columns);
        const TextLook heading = look(m_colours.dim, 12, Face::strong);
        for (std::size_t c = 0; c < columns; ++c)
            m_canvas.text(margin + 12 + width * static_cast<double>(c), m_y + 17,
                          fitted(answer.columns[c], heading, width - 12), heading);
        for (std::size_t r = 0; r < rows; ++r) {
            const double y = m_y + rowHeight * static_cast<double>(r + 1) + 2;
            m_canvas.line(margin, y, margin + inner(), y, m_colours.line);
            for (std::size_t c = 0; c < std::min(columns, answer.rows[r].size()); ++c) {
                const std::optional<std::string>& value = answer.rows[r][c];
                const TextLook cell = look(value ? m_colours.text : m_colours.dim, 12, Face::code);
                m_canvas.text(margin + 12 + width * static_cast<double>(c), y + 16,
                              fitted(value.value_or("NULL"), cell, width - 12), cell);
            }
        }
        if (isCut)
            m_canvas.text(margin + 12, m_y + rowHeight * static_cast<double>(rows + 1) + 17, "more rows",
                          look(m_colours.dim, 12));
        m_y += box.height + 16;
    }

    void drawFoot()
    {
        std::string foot;
        const auto add = [&](const std::string& part) { foot += (foot.empty() || part.empty() ? "" : " · ") + part; };
        if (m_run.start) {
            add(m_run.start->database.substr(m_run.start->database.find_last_of('/') + 1));
            add(m_run.start->model);
        }
        add(momentText(m_run.rows.headline.clock.firstAt));
        const TextLook dim = look(m_colours.dim, 11);
        m_y += 8;
        m_canvas.text(margin, m_y + 8, fitted(foot, dim, inner() - 80), dim);
        m_canvas.textTo(m_width - margin, m_y + 8, "Querymend", dim);
        m_y += 8;
    }

    const ReportedRun& m_run;
    const DrawingColours& m_colours;
    const DrawingExtras& m_extras;
    CardDrawing m_cards;
    SvgCanvas m_canvas;
    double m_width = narrowest;
    double m_y = margin;
};

} // namespace

std::string timelineSvg(std::span<const RunEvent> events, const DrawingColours& colours, const DrawingExtras& extras)
{
    const ReportedRun run(events);
    return Picture(run, colours, extras).draw();
}

} // namespace querymend
