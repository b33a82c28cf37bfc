#pragma once

#include "common/mirroredtexts.h"

#include <QProxyStyle>

namespace querymend {

/// Fusion without the light edge along tabs and their corner widgets, with a plain line as the focus frame, with our
/// own icons, and with texts that are readable from right to left.
class PlainStyle : public QProxyStyle {
    Q_OBJECT

public:
    PlainStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole textRole) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

private:
    MirroredTexts m_texts;
};

} // namespace querymend
