#include "timeline/changepainter.h"

#include "common/theme.h"
#include "timeline/timelinestyle.h"

#include <QRect>

namespace querymend {

void paintChanges(QPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes)
{
    int x = line.left();
    const int letter = style.codeMetrics.averageCharWidth();
    const auto part = [&](const QString& said, PaintedTexts& texts, Tone tone) {
        const int room = line.right() - x;
        const QString shown = room >= 3 * letter ? texts.elided(said, room) : QString();
        texts.paint(painter, QRect(x, line.top(), room + 1, line.height()), shown, theme.colour(tone));
        x += shown.isEmpty() ? 0 : texts.widthOf(shown) + letter;
    };
    for (const ShownChange& change : changes) {
        part(change.before, style.struckTexts, Tone::execution);
        part(change.now, style.codeTexts, Tone::accepted);
    }
}

} // namespace querymend
