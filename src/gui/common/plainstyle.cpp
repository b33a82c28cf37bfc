#include "common/plainstyle.h"

namespace querymend {

PlainStyle::PlainStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void PlainStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (element != PE_FrameTabBarBase)
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

} // namespace querymend
