#include "report/carddrawing.h"

#include "report/audittext.h"
#include "report/reporttext.h"
#include "report/sqlchange.h"
#include "run/enumnames.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr double inset = 15;
constexpr double firstLine = 30;
constexpr double codeLine = 17;
constexpr double noteLine = 15;
constexpr double lastLine = 24;

constexpr std::array<std::string_view, cardKindCount> kindWords{
    "Syntax", "Schema reference", "Execution", "Empty result", "Validation", "Other error", "Accepted", "Not checked"};

std::string costText(const AttemptCard& card)
{
    const auto time = card.duration().count();
    std::string cost = time < 1000 ? std::to_string(time) + " ms" : secondsText(card.duration());
    if (card.tokens.all() > 0)
        cost += (card.tokens.untold > 0 ? " · at least " : " · ") + std::to_string(card.tokens.all()) + " tok";
    if (const auto money = card.tokens.cost())
        cost += " · " + querymend::costText(*money);
    return cost;
}

std::string decisionText(const AttemptCard& card)
{
    if (card.accepted)
        return "accepted by hand";
    if (!card.decision)
        return {};
    const bool isComplete = *card.decision == ReflectionDecision::complete;
    return (isComplete ? "⚑ " : "↻ ") + plainWord(recordName(*card.decision)) + " · " + std::to_string(card.score);
}

} // namespace

std::string kindText(const AttemptCard& card)
{
    if (card.kind == CardKind::accepted)
        return "✓ Accepted";
    if (card.kind == CardKind::unjudged)
        return card.faults.empty() ? "– Not checked" : "– No reply";
    return "✗ " + std::string(kindWords[static_cast<std::size_t>(card.kind)]);
}

CardMoments CardDrawing::momentsOf(const AttemptCard& card) const
{
    return m_moments ? m_moments->of(card.ref) : CardMoments();
}

/// What differs from the lane's previous statement, or the beginning of the first.
CardDrawing::Lines CardDrawing::changeLines(const AttemptCard& card, double width) const
{
    const AttemptDetail attempt = attemptDetail(m_run.events, card.ref);
    if (attempt.sql().empty())
        return {};
    constexpr double size = 11.5;
    const double room = width - 2 * inset;
    const std::vector<Replacement> changes = replacementsIn(m_run, attempt);
    std::vector<DrawnPiece> pieces;
    const auto add = [&](const std::string& text, CardKind kind, bool isStruck) {
        if (text.empty())
            return;
        const TextLook look{tone(kind), size, Face::code};
        if (!pieces.empty())
            pieces.push_back({" ", {m_colours.dim, size, Face::code}});
        pieces.push_back({fitted(text, look, room * 0.75), look, isStruck});
    };
    for (const Replacement& change : changes) {
        add(change.before, CardKind::executionError, true);
        add(change.now, CardKind::accepted, false);
    }
    if (changes.empty()) {
        const TextLook look{m_colours.dim, size, Face::code};
        const std::string first = card.sameAs ? "same as " + std::to_string(std::uint64_t{*card.sameAs} + 1)
            : attempt.previous                ? std::string("same statement")
                                              : onOneLine(attempt.sql());
        return {{{fitted(first, look, room), look}}};
    }
    return wrapped(pieces, room, 3);
}

CardDrawing::Lines CardDrawing::messageLines(const AttemptCard& card, double width) const
{
    const bool isFailed = card.kind != CardKind::accepted && card.kind != CardKind::unjudged;
    std::string message = isFailed ? card.message : std::string();
    if (card.kind == CardKind::unjudged && !card.faults.empty())
        message = plainWord(recordName(card.faults.back()));
    Lines lines;
    if (card.mending)
        lines = wrapped({{mendingText(*card.mending), {m_colours.dim, 12, Face::plain}}}, width - 2 * inset, 1);
    if (!message.empty()) {
        Lines ofMistake = wrapped({{message, {m_colours.text, 12, Face::plain}}}, width - 2 * inset, 2);
        std::move(ofMistake.begin(), ofMistake.end(), std::back_inserter(lines));
    }
    if (const std::string audit = card.audit ? auditLine(*card.audit) : std::string(); !audit.empty())
        lines.push_back(
            {{fitted(audit, {m_colours.dim, 12, Face::plain}, width - 2 * inset), {m_colours.dim, 12, Face::plain}}});
    return lines;
}

double CardDrawing::heightOf(const AttemptCard& card, double width) const
{
    const auto changes = static_cast<double>(changeLines(card, width).size());
    const auto message = static_cast<double>(messageLines(card, width).size());
    return firstLine + changes * codeLine + message * noteLine + lastLine;
}

void CardDrawing::draw(SvgCanvas& canvas, const AttemptCard& card, const Box& box) const
{
    const CardMoments moments = momentsOf(card);
    const double left = box.x + inset;
    const double right = box.x + box.width - 12;
    const TextLook dim{m_colours.dim, 12, Face::plain};
    canvas.beginGroup(moments.asked);
    canvas.rect(box, 6, m_colours.card, m_colours.line);
    canvas.text(left, box.y + 20, std::to_string(std::uint64_t{card.ref.number} + 1),
                {m_colours.text, 13, Face::strong});
    canvas.beginGroup(moments.verdict);
    canvas.rect({box.x, box.y, 4, box.height}, 2, tone(card.kind), {});
    canvas.text(left + 18, box.y + 20, kindText(card), {tone(card.kind), 12.5, Face::strong});
    drawRungs(canvas, card, right, box.y + 16);
    double y = box.y + firstLine;
    for (const auto& line : changeLines(card, box.width)) {
        canvas.text(left, y + 12, line);
        y += codeLine;
    }
    for (const auto& line : messageLines(card, box.width)) {
        canvas.text(left, y + 11, line);
        y += noteLine;
    }
    canvas.endGroup();
    const std::string cost = costText(card);
    canvas.beginGroup(moments.decision);
    canvas.text(left, y + 14, fitted(decisionText(card), dim, box.width - 2 * inset - 8 - widthOf(cost, dim)), dim);
    canvas.endGroup();
    canvas.beginGroup(moments.cost);
    canvas.textTo(right, y + 14, cost, dim);
    canvas.endGroup();
    canvas.endGroup();
}

/// A low bar means passed, a block failed, a thin line skipped or not reached.
void CardDrawing::drawRungs(SvgCanvas& canvas, const AttemptCard& card, double right, double middle) const
{
    const bool hasTests = card.rungs.back() != RungMark::notReached;
    const std::size_t count = rungCount - (hasTests ? 0 : 1);
    constexpr double width = 8;
    constexpr double step = 11;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = right + 3 - static_cast<double>(count - i) * step;
        if (card.rungs[i] == RungMark::passed)
            canvas.rect({x, middle - 2, width, 4}, 1, tone(CardKind::accepted), {});
        else if (card.rungs[i] == RungMark::failed)
            canvas.rect({x, middle - 4, width, 8}, 1, tone(card.kind), {});
        else
            canvas.rect({x, middle - 0.5, width, 1}, 0, m_colours.line, {});
    }
}

CardDrawing::Lines CardDrawing::noteLines(const AttemptCard& card, double width) const
{
    if (card.hintLevel.empty())
        return {};
    const TextLook dim{m_colours.dim, 11.5, Face::plain};
    const StoryFacts facts = m_facts.of(card.ref);
    std::vector<DrawnPiece> pieces;
    if (card.isHintRaised)
        pieces.push_back({"stuck → ", dim});
    pieces.push_back({plainWord(card.hintLevel), {m_colours.text, 11.5, Face::strong}});
    pieces.push_back({" hint", dim});
    if (!facts.named.empty() || !facts.marked.empty()) {
        pieces.push_back({facts.named.empty() ? ": marks " : ": names ", dim});
        pieces.push_back({facts.named.empty() ? facts.marked : facts.named, {m_colours.text, 11, Face::code}});
    }
    return wrapped(pieces, width - 34, 2);
}

double CardDrawing::noteHeight(const AttemptCard& card, double width) const
{
    return static_cast<double>(noteLines(card, width).size()) * noteLine;
}

void CardDrawing::drawNote(SvgCanvas& canvas, const AttemptCard& card, const Box& gap) const
{
    const Lines lines = noteLines(card, gap.width);
    if (lines.empty())
        return canvas.line(gap.x + 16, gap.y, gap.x + 16, gap.y + gap.height, m_colours.line);
    canvas.beginGroup(momentsOf(card).hint);
    canvas.rect({gap.x + 16, gap.y + 6, 2, gap.height - 12}, 0, m_colours.line, {});
    for (std::size_t i = 0; i < lines.size(); ++i)
        canvas.text(gap.x + 26, gap.y + 16.5 + noteLine * static_cast<double>(i), lines[i]);
    canvas.endGroup();
}

} // namespace querymend
