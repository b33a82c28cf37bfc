#pragma once

#include "timeline/sidedpainter.h"

#include <QModelIndex>
#include <QRect>
#include <QSize>

namespace querymend {

class Theme;
class TimelineStyle;

/// Paints what is around the cards of lanes side by side: the lanes themselves, hints, and steps as pills.
class LanePainter {
public:
    LanePainter(const SidedPainter& painter, const Theme& theme, TimelineStyle& style)
        : m_painter(painter), m_theme(theme), m_style(style)
    {}

    void paintBox(const QRect& box, const QModelIndex& lane);
    void paintShelf(const QRect& shelf);
    void paintHeading(const QRect& rect, const QModelIndex& lane);
    void paintHint(const QRect& rect, const QModelIndex& card);
    /// Paints the correction that the card offers, above its hint.
    void paintOffer(const QRect& rect, const QModelIndex& card);
    void paintPill(const QRect& rect, const QModelIndex& step, bool isOpen, bool isFocused);
    /// An open pill has its details below its title.
    [[nodiscard]] static QSize pillSize(const TimelineStyle& style, const QModelIndex& step, bool isOpen, int width);

private:
    SidedPainter m_painter;
    const Theme& m_theme;
    TimelineStyle& m_style;
};

} // namespace querymend
