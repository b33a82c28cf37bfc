#pragma once

#include <QProxyStyle>

namespace querymend {

/// Fusion without the light edge that it draws along tabs and what stands in their corner.
class PlainStyle : public QProxyStyle {
public:
    PlainStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace querymend
