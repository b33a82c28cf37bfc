#include "timeline/timelinestyle.h"

#include "common/scaled.h"
#include "common/theme.h"

namespace querymend {

namespace {

QFont strongOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont bandOf(QFont font)
{
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6);
    return strongOf(font);
}

QFont smallCode()
{
    QFont font = Theme::codeFont();
    font.setPixelSize(Theme::metaFont().pixelSize());
    return font;
}

QFont struckOut(QFont font)
{
    font.setStrikeOut(true);
    return font;
}

} // namespace

TimelineStyle::TimelineStyle()
    : work(Theme::workFont()), strong(strongOf(work)), meta(Theme::metaFont()), band(bandOf(meta)), code(smallCode()),
      workMetrics(work), strongMetrics(strong), metaMetrics(meta), codeMetrics(code), strongTexts(strong),
      metaTexts(meta), codeTexts(code), struckTexts(struckOut(code)), iconSide(scaled(14)), smallIconSide(scaled(12))
{}

const QPixmap& TimelineStyle::icon(Icon icon, const QColor& colour, int size, qreal pixelRatio)
{
    constexpr qreal steps = 16; // per unit of the ratio
    const quint64 key = (static_cast<quint64>(colour.rgb() & 0xFFFFFFU) << 32U) | (static_cast<quint64>(icon) << 24U)
        | (static_cast<quint64>(size) << 12U) | static_cast<quint64>(pixelRatio * steps);
    const auto known = m_icons.constFind(key);
    if (known != m_icons.constEnd())
        return *known;
    return *m_icons.insert(key, iconPixmap(icon, colour, QSize(size, size), pixelRatio));
}

} // namespace querymend
