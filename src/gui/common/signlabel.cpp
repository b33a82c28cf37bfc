#include "common/signlabel.h"

#include "common/scaled.h"
#include "common/theme.h"

#include <algorithm>

namespace querymend {

void SignLabel::show(Icon icon, const QColor& colour)
{
    const int side = scaled(16);
    setPixmap(iconPixmap(icon, colour, QSize(side, side), devicePixelRatioF()));
    setMinimumHeight(QFontMetrics(Theme::workFont()).height() + contentsMargins().top());
    setAlignment(Qt::AlignCenter);
}

void alignWithFirstLine(SignLabel& sign, QLabel& text, int line)
{
    const int above = std::max(0, (line - QFontMetrics(Theme::workFont()).height()) / 2);
    sign.setContentsMargins(0, above, 0, 0);
    text.setContentsMargins(0, above, 0, above);
    text.setAlignment(Qt::AlignLeading | Qt::AlignTop);
}

} // namespace querymend
