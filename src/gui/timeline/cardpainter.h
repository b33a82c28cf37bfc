#pragma once

#include "common/icon.h"
#include "common/tone.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinelayout.h"

#include <QColor>
#include <QModelIndex>
#include <QRect>
#include <QString>

namespace querymend {

class Theme;
class TimelineStyle;

/// The state of a card in its view.
struct CardState {
    bool isChosen = false;
    bool isFocused = false;
    int progress = 0; ///< position of the progress bar, in percent
};

/// Paints one attempt: a mark in the overview, else a card of one, two or more lines.
class CardPainter {
public:
    CardPainter(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QModelIndex& card,
                CardState state);

    void paint(const QRect& rect, TimelineZoom zoom);
    /// Paints a card of a lane side by side with others: with what its statement changed.
    void paintInLane(const QRect& rect);

private:
    void paintMark(const QRect& rect);
    void paintGround(const QRect& rect);
    enum class Rungs : std::uint8_t { beside, elsewhere };
    void paintFirstLine(const QRect& line, TimelineZoom zoom, Rungs place = Rungs::beside);
    void paintSecondLine(const QRect& line);
    void paintMessage(const QRect& lines);
    void paintChange(const QRect& line);
    void paintConclusion(const QRect& line);
    void paintWritten(const QRect& line);
    [[nodiscard]] int decisionWidth() const;
    int paintDecision(const QRect& line, int x);
    /// Along the lower edge.
    void paintProgress(const QRect& rect);
    /// Returns the left edge of what was painted.
    int paintRungs(const QRect& line, int width);
    void paintIcon(Icon icon, const QRect& rect, const QColor& colour);

    [[nodiscard]] QString words(int role) const { return m_card.data(role).toString(); }
    [[nodiscard]] int number(int role) const { return m_card.data(role).toInt(); }
    [[nodiscard]] CardPhase phase() const;

    SidedPainter m_painter;
    const Theme& m_theme;
    TimelineStyle& m_style;
    QModelIndex m_card;
    CardState m_state;
    CardKind m_kind;
    QColor m_tone;
};

} // namespace querymend
