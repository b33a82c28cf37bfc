#pragma once

#include "common/changewords.h"

#include <QList>
#include <QRect>

class QPainter;

namespace querymend {

class Theme;
class TimelineStyle;

/// Paints changes on one line, as far as there is room: what was taken out, struck through, and what was put in.
void paintChanges(QPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes);

} // namespace querymend
