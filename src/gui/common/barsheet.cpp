#include "common/barsheet.h"

#include "common/theme.h"

#include <QWidget>

namespace querymend {

QString barSheet(const QWidget& bar, const QColor& colour, const Theme& theme, int share)
{
    const QColor ground = washed(colour, theme.colour(Tone::panel), share);
    const bool isMirrored = bar.layoutDirection() == Qt::RightToLeft;
    const QString around = theme.isHighContrast() // whose quiet grounds have no edge
        ? QStringLiteral("1px solid %1").arg(theme.colour(Tone::line).name())
        : QStringLiteral("none");
    return QStringLiteral("#%1 { background: %2; border: %5; border-%3: 3px solid %4; }")
        .arg(bar.objectName(), ground.name(), isMirrored ? QStringLiteral("right") : QStringLiteral("left"),
             colour.name(), around);
}

} // namespace querymend
