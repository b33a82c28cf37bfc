#include "timeline/changepainter.h"

#include "common/theme.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinestyle.h"

#include <QRect>

namespace querymend {

void paintChanges(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes)
{
    const QString separator(QChar(0xB7));
    const QRect place = painter.placed(line);
    int x = place.left();
    const int letter = style.codeMetrics.averageCharWidth();
    const auto part = [&](const QString& said, PaintedTexts& texts, Tone tone, int least) {
        const int room = place.right() - x;
        const QString shown = room >= least * letter ? texts.elided(said, room) : QString();
        texts.paint(painter.plain(), QRect(x, place.top(), room + 1, place.height()), shown, theme.colour(tone));
        x += shown.isEmpty() ? 0 : texts.widthOf(shown) + letter;
    };
    for (qsizetype i = 0; i < changes.size(); ++i) {
        if (i > 0)
            part(separator, style.codeTexts, Tone::muted, 6);
        part(changes[i].before, style.struckTexts, Tone::execution, 3);
        part(changes[i].now, style.codeTexts, Tone::accepted, 3);
    }
}

} // namespace querymend
