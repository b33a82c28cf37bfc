#pragma once

#include "common/changewords.h"
#include "common/tone.h"

#include <QList>
#include <QRect>
#include <QString>

#include <cstdint>

namespace querymend {

class PaintedTexts;
class SidedPainter;
class Theme;
class TimelineStyle;

enum class LineFont : std::uint8_t { code, struck };

/// A piece of a line of changes; a blank separates it from the next.
struct LinePart {
    QString text;
    LineFont font = LineFont::code;
    Tone tone = Tone::text;
};

[[nodiscard]] PaintedTexts& textsOf(TimelineStyle& style, LineFont font);

/// The changes as they are painted in a width: whole or shortened, always with the number of their places, and at the
/// end `+2` if two have no room.
[[nodiscard]] QList<LinePart> fittingChanges(TimelineStyle& style, const QList<ShownChange>& changes, int width);

/// Paints changes on one line, as far as there is room: what was taken out, struck through, and what was put in.
/// They are code, which goes from left to right in every view.
void paintChanges(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes);

} // namespace querymend
