#include "timeline/changepainter.h"

#include "common/theme.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinestyle.h"

#include <QRect>

namespace querymend {

void paintChanges(const SidedPainter& painter, const Theme& theme, TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes)
{
    struct Part {
        QString shown;
        PaintedTexts* texts;
        Tone tone;
    };
    const QString separator(QChar(0xB7));
    const QRect place = painter.placed(line);
    QList<Part> parts;
    int used = 0;
    const int letter = style.codeMetrics.averageCharWidth();
    constexpr int legible = 8; // letters of a name that is shortened to have the count after it
    const auto part = [&](const QString& said, PaintedTexts& texts, Tone tone, int least, int after = 0) {
        int room = place.width() - 1 - used;
        if (room - after >= legible * letter)
            room -= after;
        const QString shown = room >= least * letter ? texts.elided(said, room) : QString();
        if (shown.isEmpty())
            return;
        parts.append({shown, &texts, tone});
        used += texts.widthOf(shown) + letter;
    };
    for (qsizetype i = 0; i < changes.size(); ++i) {
        if (i > 0)
            part(separator, style.codeTexts, Tone::muted, 6);
        const QString times = timesOf(changes[i]).trimmed();
        const int count = times.isEmpty() ? 0 : (static_cast<int>(times.size()) + 2) * letter;
        part(changes[i].before, style.struckTexts, Tone::execution, 3, changes[i].now.isEmpty() ? count : 0);
        part(changes[i].now, style.codeTexts, Tone::accepted, 3, count);
        part(times, style.codeTexts, Tone::text, static_cast<int>(times.size()) + 1); // whole or not at all
    }
    // They are code, and read from left to right, but are beside what they belong to.
    int x = painter.isMirrored() ? place.right() + 1 - std::max(0, used - letter) : place.left();
    for (const Part& one : parts) {
        const int width = one.texts->widthOf(one.shown);
        one.texts->paint(painter.plain(), QRect(x, place.top(), width, place.height()), one.shown,
                         theme.colour(one.tone));
        x += width + letter;
    }
}

} // namespace querymend
