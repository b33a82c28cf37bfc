#pragma once

#include "common/icon.h"
#include "timeline/cardgrounds.h"
#include "timeline/paintedtexts.h"

#include <QColor>
#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QPixmap>

namespace querymend {

/// A timeline's fonts, icons, texts and grounds of cards, created once, because making them takes longer than painting
/// a card.
class TimelineStyle {
public:
    TimelineStyle();

    QFont work;
    QFont strong;
    QFont meta;
    QFont band;
    QFont code;
    QFontMetrics workMetrics;
    QFontMetrics strongMetrics;
    QFontMetrics metaMetrics;
    QFontMetrics codeMetrics;
    PaintedTexts strongTexts;
    PaintedTexts metaTexts;
    PaintedTexts codeTexts;
    PaintedTexts struckTexts;
    CardGrounds grounds;
    int iconSide;      ///< beside work text
    int smallIconSide; ///< beside meta text

    [[nodiscard]] const QPixmap& icon(Icon icon, const QColor& colour, int size, qreal pixelRatio);

private:
    QHash<quint64, QPixmap> m_icons;
};

} // namespace querymend
