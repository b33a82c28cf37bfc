#include "common/barsheet.h"

#include "common/theme.h"

#include <QWidget>

namespace querymend {

QString barSheet(const QWidget& bar, const QColor& colour, const Theme& theme, int share)
{
    const QColor ground = washed(colour, theme.colour(Tone::panel), share);
    const bool isMirrored = bar.layoutDirection() == Qt::RightToLeft;
    return QStringLiteral("#%1 { background: %2; border: none; border-%3: 3px solid %4; }")
        .arg(bar.objectName(), ground.name(), isMirrored ? QStringLiteral("right") : QStringLiteral("left"),
             colour.name());
}

} // namespace querymend
