#include "common/signlabel.h"

#include "common/scaled.h"
#include "common/theme.h"

namespace querymend {

void SignLabel::show(Icon icon, const QColor& colour)
{
    const int side = scaled(16);
    setPixmap(iconPixmap(icon, colour, QSize(side, side), devicePixelRatioF()));
    setMinimumHeight(QFontMetrics(Theme::workFont()).height());
    setAlignment(Qt::AlignCenter);
}

} // namespace querymend
