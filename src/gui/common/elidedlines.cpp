#include "common/elidedlines.h"

#include <QFontMetrics>
#include <QTextLayout>

namespace querymend {

QStringList elidedLines(const QString& text, const QFont& font, int width, qsizetype most)
{
    QStringList lines;
    if (text.isEmpty())
        return lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid() && width > 0; line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == most;
        const QString part = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        lines.append(QFontMetrics(font).elidedText(part.trimmed(), Qt::ElideRight, width));
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

} // namespace querymend
