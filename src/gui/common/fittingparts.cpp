#include "common/fittingparts.h"

#include <QFontMetrics>

#include <algorithm>

namespace querymend {

QString fittingParts(const QString& text, const QFontMetrics& metrics, int width, LeastPart least)
{
    QString shown = text;
    while (!shown.isEmpty() && metrics.horizontalAdvance(shown) > width)
        shown.truncate(std::max<qsizetype>(0, shown.lastIndexOf(QStringLiteral(" · "))));
    return shown.isEmpty() && least == LeastPart::first ? text.section(QStringLiteral(" · "), 0, 0) : shown;
}

} // namespace querymend
