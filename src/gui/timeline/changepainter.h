#pragma once

#include "common/changewords.h"

#include <QList>
#include <QRect>

namespace querymend {

class SidedPainter;
class Theme;
class TimelineStyle;

/// Paints changes on one line, as far as there is room: what was taken out, struck through, and what was put in.
/// They are code, which goes from left to right in every view.
void paintChanges(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes);

} // namespace querymend
