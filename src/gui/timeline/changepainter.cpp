#include "timeline/changepainter.h"

#include "common/theme.h"
#include "timeline/timelinestyle.h"

#include <QFontMetrics>
#include <QPainter>

namespace querymend {

void paintChanges(QPainter& painter, const Theme& theme, const TimelineStyle& style, const QRect& line,
                  const QList<ShownChange>& changes)
{
    QFont struck = style.code;
    struck.setStrikeOut(true);
    int x = line.left();
    const QFontMetrics& metrics = style.codeMetrics;
    const auto part = [&](const QString& said, const QFont& font, Tone tone) {
        const int room = line.right() - x;
        const bool isSeen = room >= 3 * metrics.averageCharWidth();
        const QString shown = isSeen ? metrics.elidedText(said, Qt::ElideRight, room) : QString();
        painter.setFont(font);
        painter.setPen(theme.colour(tone));
        painter.drawText(QRect(x, line.top(), room + 1, line.height()),
                         static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter)
                             | static_cast<int>(Qt::TextSingleLine),
                         shown);
        x += shown.isEmpty() ? 0 : metrics.horizontalAdvance(shown) + metrics.averageCharWidth();
    };
    for (const ShownChange& change : changes) {
        part(change.before, struck, Tone::execution);
        part(change.now, style.code, Tone::accepted);
    }
}

} // namespace querymend
