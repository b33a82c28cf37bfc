#pragma once

#include "report/reportedrun.h"
#include "report/runmoments.h"
#include "report/storyfacts.h"
#include "report/svgcanvas.h"
#include "report/timelinesvg.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// `✓ Accepted`, `✗ Schema reference`: what a card is, as the window says it.
[[nodiscard]] std::string kindText(const AttemptCard& card);

/// Draws attempts as the window shows them: number, kind, rungs, what changed, what was wrong, decision and cost. All
/// references must outlive it.
class CardDrawing {
public:
    CardDrawing(const ReportedRun& run, const DrawingColours& colours, const RunMoments* moments)
        : m_run(run), m_colours(colours), m_moments(moments), m_facts(factsOf(run.events))
    {}

    [[nodiscard]] const std::string& tone(CardKind kind) const
    {
        return m_colours.kinds[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] double heightOf(const AttemptCard& card, double width) const;
    void draw(SvgCanvas& canvas, const AttemptCard& card, const Box& box) const;
    /// What the next attempt was told; 0 if there is nothing to say.
    [[nodiscard]] double noteHeight(const AttemptCard& card, double width) const;
    void drawNote(SvgCanvas& canvas, const AttemptCard& card, const Box& gap) const;

private:
    using Lines = std::vector<std::vector<DrawnPiece>>;

    [[nodiscard]] Lines changeLines(const AttemptCard& card, double width) const;
    [[nodiscard]] Lines messageLines(const AttemptCard& card, double width) const;
    [[nodiscard]] Lines noteLines(const AttemptCard& card, double width) const;
    [[nodiscard]] CardMoments momentsOf(const AttemptCard& card) const;
    void drawRungs(SvgCanvas& canvas, const AttemptCard& card, double right, double middle) const;

    const ReportedRun& m_run;
    const DrawingColours& m_colours;
    const RunMoments* m_moments;
    RunFacts m_facts;
};

} // namespace querymend
